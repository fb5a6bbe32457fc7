import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headers } from '@makebelieve/contract/constants'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { openPool } from '@makebelieve/server/database/connect'
import { startPostgres } from '@makebelieve/server/database/postgres'
import type { StartedProcess } from '@makebelieve/server/testing/process'
import { quietLog } from '@makebelieve/server/testing/quiet-log'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administrator } from './administrator.ts'
import { openWorkspace } from './game-workspace.ts'
import { callAs } from './published-games.ts'
import { signUpAdministrator, startServerProcess } from './server-process.ts'
import {
  expectAccessible,
  expectFits,
  framesPass,
  hydrated,
  newPerson,
  screenshots,
  signUp,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

const expectGood = async (page: Page, name: string) => {
  await screenshots(page, name)
  await expectAccessible(page)
  for (const width of Object.values(widths)) await expectFits(page, width)
}

describe('as an administrator of a server with AI services', () => {
  /** A server of its own, because the one of all other tests has none. */
  const dataDir = mkdtempSync(join(tmpdir(), 'makebelieve-e2e-providers-'))
  const key = 'the-key-of-this-installation'
  let server: StartedProcess

  beforeAll(async () => {
    server = await startServerProcess(dataDir, {
      // Nothing is made here.
      ROLE: 'web',
      ADMIN_EMAILS: administrator.email,
      AI_PROVIDER: 'openai',
      AI_MODEL: 'gpt-large',
      AI_MODEL_PLAN: 'gpt-small',
      AI_API_KEY: key,
      IMAGE_PROVIDER: 'fal',
      IMAGE_API_KEY: key,
      MODERATION_URL: 'https://moderation.example/v1/moderations',
    })
    await signUpAdministrator(server)
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
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('I see what is set up, how it does, what it cost and what it proved', async () => {
    const { page } = await visit('/', { baseURL: server.origin })
    const { email, password } = administrator
    const answer = await page.request.post('/api/auth/sign-in/email', {
      data: { email, password },
      headers: { origin: server.origin },
    })
    expect(answer.status()).toBe(200)
    await page.goto('/admin/queue')
    await hydrated(page)
    const desks = page.getByRole('navigation', { name: 'Administration' })
    await desks.getByRole('link', { name: 'Providers' }).click()
    await page.getByRole('heading', { name: 'Providers', level: 1 }).waitFor()

    const services = page.getByRole('region', { name: 'Services' })
    const language = services.getByRole('listitem').filter({ hasText: 'Language' })
    for (const text of ['OpenAI', 'gpt-small', 'in order', 'OpenAI has too much to do right now.'])
      await language.getByText(text, { exact: true }).waitFor()
    await services.getByText('moderation.example').first().waitFor()
    expect(await page.content()).not.toContain(key)

    const calls = page.getByRole('region', { name: 'Calls' })
    for (const text of ['101', '1 (1 %)', '1,200,000', '80,000', '$1.00', '1.05 s'])
      await calls.getByText(text, { exact: true }).first().waitFor()
    expect(await calls.getByText('users’ own keys').count()).toBe(0)
    await page.getByRole('region', { name: 'Proven' }).getByText('88 % · 7 of 8').first().waitFor()

    await page.getByRole('navigation', { name: 'Figures of the last' }).getByText('7 days').click()
    await calls.getByText('users’ own keys').waitFor()
    await expectGood(page, 'admin-providers')
  })
})

describe('where no AI service is set up', () => {
  it('an administrator reads which settings connect one, and finds the guide', async () => {
    const { page } = await visit('/')
    const { email, password } = administrator
    await callAs(page, '/api/auth/sign-in/email', { email, password })
    await page.goto('/admin/providers?period=never')
    await hydrated(page)
    await page.getByText('No AI service is set up').waitFor()
    await page.getByText('AI_PROVIDER, AI_MODEL, AI_API_KEY').waitFor()
    await expectGood(page, 'admin-providers-empty')
    await page.getByRole('link', { name: 'How to set them up' }).click()
    await page.getByText('# AI providers').waitFor()
  })

  it('the page does not exist for anybody else', async () => {
    const { page } = await visit('/')
    await page.goto('/admin/providers')
    await page.waitForURL('**/sign-in?next=**')
    await signUp(page)
    expect((await page.goto('/admin/providers'))?.status()).toBe(404)
  })
})

describe('an AI key of my own', () => {
  it('I bring it, test it, and remove it at once', async () => {
    const { page } = await visit('/account', { as: newPerson() })
    const section = page.locator('#own-key')
    await section.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: 'Anthropic' }).click()
    await section.getByLabel('Model').fill('claude-test')
    await section.getByLabel('Key', { exact: true }).fill('short')
    await section.getByRole('button', { name: 'Save key' }).click()
    await section.getByText('Key must have at least 16 characters.').waitFor()

    await section.getByLabel('Key', { exact: true }).fill('sk-a-secret-that-nobody-sees-WXYZ')
    await section.getByRole('button', { name: 'Save key' }).click()
    await section.getByText('Anthropic · claude-test').waitFor()
    await section.getByText('ends in WXYZ').waitFor()
    await page.reload()
    await hydrated(page)
    await section.getByText('ends in WXYZ').waitFor()
    expect(await page.content()).not.toContain('nobody-sees')
    expect(await section.getByLabel('Key', { exact: true }).inputValue()).toBe('')

    // The real provider is not asked from here; how the server asks one is tested against a stand-in.
    const told = { works: false, message: 'Anthropic does not accept this key.' }
    await page.route('**/api/account/provider-key/test', (route) => route.fulfill({ json: told }))
    await section.getByRole('button', { name: 'Test' }).click()
    await section.getByRole('status').getByText(told.message).waitFor()
    await section.screenshot({ path: join(import.meta.dirname, '../artifacts/account-own-key.png') })
    await expectAccessible(page)
    await expectFits(page, widths.phone)

    await section.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Your key is removed').waitFor()
    expect(await section.getByText('ends in WXYZ').count()).toBe(0)
  })
})

describe('while a language model works', () => {
  const used = (steps: number, tokens: number): RunEvent => ({
    type: 'budget',
    steps,
    mostSteps: 24,
    tokens,
    mostTokens: 400_000,
    seconds: 14 * steps,
    mostSeconds: 240,
    repairs: 1,
    mostRepairs: 5,
    cost: 0.031,
  })
  const stream = (first: number, ...events: object[]) =>
    events.map((event, i) => `id: ${first + i}\nevent: message\ndata: ${JSON.stringify(event)}\n\n`).join('')

  it('I see quietly what it has used, and nothing jumps when it has used more', async () => {
    const { page, box, messages } = await openWorkspace(visit, '&mode=agent')
    const runId = '3f0f6c1e-0000-4000-8000-000000000000'
    const contentType = 'text/event-stream'
    await page.route('**/api/game/agent/stream', (route) =>
      route.fulfill({
        contentType,
        headers: { [headers.runId]: runId },
        body: stream(
          1,
          { type: 'stage', name: 'understand', state: 'started' },
          { type: 'something new', of: 'a later version' },
          used(1, 9_400),
        ),
      }),
    )
    // The connection breaks off, is taken up again, and breaks off once more.
    let more = () => {}
    const wanted = new Promise<void>((resolve) => (more = resolve))
    let times = 0
    await page.route(`**/api/runs/${runId}/events`, async (route) => {
      if (times++ > 0) return
      await wanted
      await route.fulfill({ contentType, body: stream(4, used(3, 112_400)) })
    })
    await page.setViewportSize({ width: widths.phone, height: 900 })
    await box.fill('a cat')
    await box.press('Enter')
    const line = messages.getByText('Used by the language model:').locator('..')
    await line.getByText('1 of 24 steps').waitFor()
    await framesPass(page, 30)
    const before = [
      await line.boundingBox(),
      await messages.getByRole('button', { name: 'Cancel' }).boundingBox(),
    ]
    more()
    await line.getByText('3 of 24 steps').waitFor()
    expect(await line.textContent()).toContain(
      '3 of 24 steps · 112,400 of 400,000 tokens · 42 of 240 s · 1 of 5 repairs · $0.031',
    )
    const after = [
      await line.boundingBox(),
      await messages.getByRole('button', { name: 'Cancel' }).boundingBox(),
    ]
    expect(after).toEqual(before)
    await page.screenshot({ path: join(import.meta.dirname, '../artifacts/game-budget.png') })
    await expectAccessible(page)
    await expectFits(page, widths.phone)
  })
})
