import { createGame } from '@makebelieve/generation/engines/game/create'
import { offlinePage } from '@makebelieve/generation/engines/game/files'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isTurn } from './journeys.ts'
import { openGame } from './kit-page.ts'
import { place } from './place.ts'

let browser: Browser
let context: BrowserContext
const problems: string[] = []

beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
})
afterEach(async () => {
  await context?.close()
  expect(problems).toEqual([])
})
afterAll(() => browser.close())

const wide = { viewport: { width: 1280, height: 720 } }

type World = { state: { rows: string[]; now: string }; tick: number; phase: string }
const world = (page: Page) =>
  page.evaluate(() => (window as unknown as { makebelieve: { world(): World } }).makebelieve.world())

/** Made from words, and begun. */
async function begin(prompt: string, options: typeof wide): Promise<Page> {
  const made = await createGame({ prompt, mode: 'quick', now: () => performance.now(), emit: () => {} })
  if (!made.proven) throw new Error(made.reason)
  const { plan, build } = made.outcome
  context = await browser.newContext(options)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await openGame(page, await offlinePage(plan, build.code))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => (await world(page)).tick, { timeout: 20_000 }).toBeGreaterThan(10)
  return page
}

describe('A game that I asked for by its name', () => {
  it.runIf(isTurn('a game by its name', 'with keys'))(
    'is a word to guess: I type it on my keyboard, where P is a letter and no pause',
    async () => {
      const page = await begin('guess the five letter word in six tries', wide)
      for (const [at, letter] of [...'apple'].entries()) {
        await page.keyboard.press(letter)
        await expect
          .poll(async () => (await world(page)).state.now, { timeout: 20_000 })
          .toBe('apple'.slice(0, at + 1))
      }
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await world(page)).state.rows, { timeout: 20_000 }).toEqual(['apple'])
    },
  )

  it.runIf(isTurn('a game by its name', 'with the mouse'))(
    'is a slingshot: I pull back, let go, and something flies',
    async () => {
      const page = await begin('angry penguins knock over igloos with a slingshot', wide)
      expect((await world(page)).phase).toBe('aim')
      const stage = page.locator('canvas').first()
      const box = await stage.boundingBox()
      if (!box) throw new Error('There is no stage')
      const [x, y] = [box.x + box.width * 0.18, box.y + box.height * 0.66]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - 90, y + 40, { steps: 6 })
      await page.mouse.up()
      await expect.poll(async () => (await world(page)).phase, { timeout: 20_000 }).not.toBe('aim')
    },
  )
})
