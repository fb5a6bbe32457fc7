import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from './administrator.ts'
import { printedCode, startServerProcess } from './server-process.ts'
import { expectAccessible, expectFits, hydrated, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()

/** A server of its own, because the one of all other tests has its administrator already. */
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-code-'))
let server: StartedProcess

beforeAll(async () => {
  server = await startServerProcess(dataDir, { ADMIN_EMAILS: administrator.email })
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('as whoever runs a new server', () => {
  it('I sign up, and am an administrator once I have entered what the terminal says', async () => {
    const { page } = await visit('/sign-up', { baseURL: server.origin })
    await page.getByLabel('Name', { exact: true }).fill(administrator.name)
    await page.getByLabel('E-mail', { exact: true }).fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('button', { name: /Boss\b.*credits/ }).waitFor()
    expect((await page.request.get('/api/v1/admin/queue')).status()).toBe(403)

    await page.goto('/account')
    await hydrated(page)
    const code = page.getByLabel('Code from the terminal')
    await code.fill('0000-0000-0000-0000')
    await page.getByRole('button', { name: 'Enter code' }).click()
    await page.getByText('Code from the terminal is not the one the server printed').waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'account-pages-administrator-code')

    await code.fill(printedCode(server).toLowerCase())
    await page.getByRole('button', { name: 'Enter code' }).click()
    await page.locator('[data-sonner-toast]').filter({ hasText: 'You are an administrator' }).waitFor()
    expect(await code.count(), 'there is nothing to enter any more').toBe(0)
    expect((await page.request.get('/api/v1/admin/queue')).status()).toBe(200)
  })
})
