import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@makebelieve/server/database/connect'
import { startPostgres } from '@makebelieve/server/database/postgres'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import { quietLog } from '@makebelieve/server/testing/quiet-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { printedCode, startServerProcess } from './server-process.ts'
import { expectAccessible, expectFits, hydrated, screenshots, useVisitors, widths } from './visitor.ts'

const visit = useVisitors()

/**
 * A server of its own: that of all other tests has its administrator already, knows no other service to sign in with,
 * and asks no AI service. Nothing is made here.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-own-'))
const key = 'the-key-of-this-installation'
let server: StartedProcess

beforeAll(async () => {
  server = await startServerProcess(dataDir, {
    ROLE: 'web',
    ADMIN_EMAILS: administrator.email,
    AI_PROVIDER: 'openai',
    AI_MODEL: 'gpt-large',
    AI_MODEL_PLAN: 'gpt-small',
    AI_API_KEY: key,
    IMAGE_PROVIDER: 'fal',
    IMAGE_API_KEY: key,
    MODERATION_URL: 'https://moderation.example/v1/moderations',
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
    await page.getByText("Code from the terminal isn't the one the server last printed").waitFor()
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
    await screenshots(page, 'account-pages-administrator-code')

    await code.fill(printedCode(server).toLowerCase())
    await page.getByRole('button', { name: 'Enter code' }).click()
    await page.locator('[data-sonner-toast]').filter({ hasText: "You're an administrator" }).waitFor()
    expect(await code.count(), 'there is nothing to enter any more').toBe(0)
    expect((await page.request.get('/api/v1/admin/queue')).status()).toBe(200)
  })

  it('I see which AI services are set up, how they do, what they cost and what they proved', async () => {
    await beenUsed()
    // Since the test before, this server has its administrator.
    const { page } = await visit('/admin/queue', { baseURL: server.origin, returning: administrator })
    const desks = page.getByRole('navigation', { name: 'Administration' })
    await desks.getByRole('link', { name: 'Providers' }).click()
    await page.getByRole('heading', { name: 'Providers', level: 1 }).waitFor()

    const services = page.getByRole('region', { name: 'Services' })
    const language = services.getByRole('listitem').filter({ hasText: 'Language' })
    for (const text of ['OpenAI', 'gpt-small', 'OpenAI has too much to do right now.'])
      await language.getByText(text, { exact: true }).waitFor()
    // This process makes nothing: it asks for pictures itself, and cannot know how workers fare.
    await language.getByText('Only the workers know').waitFor()
    await services.getByRole('listitem').filter({ hasText: 'Pictures' }).getByText('working').waitFor()
    await services.getByText('moderation.example').first().waitFor()
    expect(await page.content()).not.toContain(key)

    const calls = page.getByRole('region', { name: 'Calls' })
    for (const text of ['101', '1 (1 %)', '1,200,000', '80,000', '$1.00', '1.05 s'])
      await calls.getByText(text, { exact: true }).first().waitFor()
    expect(await calls.getByText("users' own keys").count()).toBe(0)
    await page.getByRole('region', { name: 'Proven' }).getByText('88 % · 7 of 8').first().waitFor()

    await page.getByRole('navigation', { name: 'Figures for the last' }).getByText('7 days').click()
    await calls.getByText("users' own keys").waitFor()
    await screenshots(page, 'admin-providers')
    await expectAccessible(page)
    for (const width of Object.values(widths)) await expectFits(page, width)
  })
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

  it.runIf(isThorough('own-server'))('I hear why it failed, and still get to where I was going', async () => {
    const { page } = await visit('/sign-in?next=/account', { baseURL: server.origin })
    await page.route('https://github.com/**', (route) => {
      const asked = new URL(route.request().url()).searchParams
      const state = encodeURIComponent(asked.get('state') ?? '')
      const location = `${asked.get('redirect_uri')}?error=access_denied&state=${state}`
      return route.fulfill({ status: 302, headers: { location } })
    })
    await page.getByRole('button', { name: 'Continue with GitHub' }).click()
    await page.getByRole('alert').getByText("You didn't let the other service").waitFor()
    expect(new URL(page.url()).searchParams.get('next')).toBe('/account')
    await expectAccessible(page)
    await screenshots(page, 'account-pages-other-services')
  })
})

/** As if AI services had been at work for days. */
async function beenUsed(): Promise<void> {
  const { connection } = await startPostgres({ dataDir, log: quietLog, guest: true })
  const pool = await openPool(connection, quietLog)
  await pool.query(
    `insert into provider_call (at, service, model, role, own_key, outcome, error, milliseconds, input_tokens, output_tokens, cost)
     select now() - i * interval '1 minute', 'OpenAI', 'gpt-large', 'code', false, 'answered', null, 1000 + i, 12000, 800, 0.01
     from generate_series(1, 100) as i
     union all values
       (now() - interval '3 hours', 'OpenAI', 'gpt-large', 'repair', false, 'failed', 'OpenAI has too much to do right now.', 40, 0, 0, null::numeric),
       (now() - interval '50 hours', 'Anthropic', 'claude-with-a-rather-long-name-2026-11-16', 'plan', true, 'answered', null, 4000, 900, 300, null)`,
  )
  await pool.query(
    `insert into provider_result (run_id, service, model, kind, proven)
     select gen_random_uuid(), 'OpenAI', 'gpt-large', 'agent', i > 1 from generate_series(1, 8) as i`,
  )
  await pool.end()
}
