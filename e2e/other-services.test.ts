import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServerProcess } from './server-process.ts'
import { expectAccessible, screenshots, useVisitors } from './visitor.ts'

const visit = useVisitors()

/** A server of its own, because the one of all other tests signs in with nobody else. */
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-services-'))
let server: StartedProcess

beforeAll(async () => {
  server = await startServerProcess(dataDir, {
    // Nothing is made here.
    ROLE: 'web',
    GOOGLE_CLIENT_ID: 'google-id',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: 'github-id',
    GITHUB_CLIENT_SECRET: 'github-secret',
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('signing in with another service', () => {
  it.each([
    ['Google', 'https://accounts.google.com/'],
    ['GitHub', 'https://github.com/'],
  ])('I can continue with %s when this server offers it', async (name, address) => {
    const { page } = await visit('/sign-up?next=/account', { baseURL: server.origin })
    await page.route(`${address}**`, (route) => route.fulfill({ body: 'Who are you?' }))
    await page.getByRole('button', { name: `Continue with ${name}` }).click()
    await page.waitForURL(`${address}**`)
    const query = new URL(page.url()).searchParams
    expect(query.get('redirect_uri')).toContain(server.origin)
  })

  it('I hear why it failed, and still get to where I was going', async () => {
    const { page } = await visit('/sign-in?next=/account', { baseURL: server.origin })
    await page.route('https://github.com/**', (route) => {
      const asked = new URL(route.request().url()).searchParams
      const state = encodeURIComponent(asked.get('state') ?? '')
      const location = `${asked.get('redirect_uri')}?error=access_denied&state=${state}`
      return route.fulfill({ status: 302, headers: { location } })
    })
    await page.getByRole('button', { name: 'Continue with GitHub' }).click()
    await page.getByRole('alert').getByText('You did not allow the other service').waitFor()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/account')
    await expectAccessible(page)
    await screenshots(page, 'account-pages-other-services')
  })
})
