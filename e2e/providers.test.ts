import { join } from 'node:path'
import { headers } from '@makebelieve/contract/constants'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { administrator } from './administrator.ts'
import { openWorkspace } from './game-workspace.ts'
import {
  expectAccessible,
  expectFits,
  hydrated,
  newPerson,
  restingBox,
  screenshots,
  useVisitors,
  widths,
} from './visitor.ts'

const visit = useVisitors()

const expectGood = async (page: Page, name: string) => {
  await screenshots(page, name)
  await expectAccessible(page)
  for (const width of Object.values(widths)) await expectFits(page, width)
}

describe('where no AI service is set up', () => {
  it.runIf(isThorough('providers'))(
    'an administrator reads which settings connect one, and finds the guide',
    async () => {
      const { page } = await visit('/admin/providers?period=never', { returning: administrator })
      await page.getByText('No AI service is set up').waitFor()
      await page.getByText('AI_PROVIDER, AI_MODEL, AI_API_KEY').waitFor()
      await expectGood(page, 'admin-providers-empty')
      await page.getByRole('link', { name: 'How to set them up' }).click()
      await page.getByText('# AI providers').waitFor()
    },
  )
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
    await page.getByText('Your key has been removed').waitFor()
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

  it.runIf(isThorough('providers'))(
    'I see quietly what it has used, and nothing jumps when it has used more',
    async () => {
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
      const cancel = messages.getByRole('button', { name: 'Cancel' })
      const before = [await restingBox(line), await restingBox(cancel)]
      more()
      await line.getByText('3 of 24 steps').waitFor()
      expect(await line.textContent()).toContain(
        '3 of 24 steps · 112,400 of 400,000 tokens · 42 of 240 s · 1 of 5 repairs · $0.031',
      )
      const after = [await restingBox(line), await restingBox(cancel)]
      expect(after).toEqual(before)
      await page.screenshot({ path: join(import.meta.dirname, '../artifacts/game-budget.png') })
      await expectAccessible(page)
      await expectFits(page, widths.phone)
    },
  )
})
