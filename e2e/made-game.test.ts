import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CreatedGame, createGame } from '@makebelieve/generation/engines/game/create'
import { offlinePage, zipGame } from '@makebelieve/generation/engines/game/files'
import { strFromU8, unzipSync } from 'fflate'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../script/testing/sample.ts'
import { place } from './place.ts'
import { expectAccessible, expectFits } from './visitor.ts'

let browser: Browser
let folder: string
let context: BrowserContext
let game: Extract<CreatedGame, { proven: true }>
const problems: string[] = []

beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
  folder = mkdtempSync(join(tmpdir(), 'makebelieve-made-'))
  const made = await createGame({
    prompt: 'a cat collecting fish while avoiding dogs in space',
    mode: 'quick',
    now: () => performance.now(),
    emit: () => {},
  })
  if (!made.proven) throw new Error(made.reason)
  game = made
})
afterEach(async () => {
  await context?.close()
  expect(problems).toEqual([])
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

type Handle = {
  world(): { tick: number; score: number; status: string }
  screen(): string
  replay(replay: unknown): void
}
const ask = <T>(page: Page, what: (handle: Handle) => T) =>
  page.evaluate(`(${what.toString()})(window.makebelieve)`) as Promise<T>

/** From disk, in a browser that has no network at all. */
async function openOffline(width: number, height: number): Promise<Page> {
  const file = join(folder, 'offline.html')
  const { plan, build } = game.outcome
  writeFileSync(file, await offlinePage(plan, build.code))
  context = await browser.newContext({ viewport: { width, height }, offline: true })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  // The browser may run on another machine than the files; a route hands the file over as the disk would.
  await page.route('file:///**', (route) =>
    route.fulfill({ body: readFileSync(file, 'utf8'), contentType: 'text/html' }),
  )
  await page.goto('file:///offline.html')
  await page.waitForFunction(() => 'makebelieve' in window)
  return page
}

describe('A game that was made from my words', () => {
  const screens = [
    [320, 568],
    [390, 844],
    [1280, 720],
  ] as const
  it('runs from one file with the network off, on a phone and on a desk', async () => {
    for (const [width, height] of sampled('screens of a made game', screens, String)) {
      const page = await openOffline(width, height)
      await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Cat in Space')
      await expectFits(page, width)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Play' }).click()
      const before = await ask(page, (handle) => handle.world().tick)
      await expect
        .poll(() => ask(page, (handle) => handle.world().tick), { timeout: 20_000 })
        .toBeGreaterThan(before)
      await context.close()
    }
  })

  it('shows me the win of the bot, exactly as it was proven', async () => {
    const page = await openOffline(640, 400)
    const won = game.outcome.verdict.evidence.won
    await page.evaluate(`window.makebelieve.replay(${JSON.stringify(won)})`)
    await page.evaluate('window.makebelieve.step(20000)')
    expect(await ask(page, (handle) => handle.world().status)).toBe('won')
  })

  it('comes as a zip with its code, a page and the credits of its pictures', () => {
    const { plan, build } = game.outcome
    const files = unzipSync(zipGame(plan.game.title, build.code, build.credits))
    expect(Object.keys(files).sort()).toEqual(['CREDITS.txt', 'game.js', 'index.html'])
    const page = strFromU8(files['index.html'] ?? new Uint8Array())
    expect(page).toContain('src="./game.js"')
    expect(page).toMatch(/https:\/\/[^"]+three@\d+\.\d+\.\d+/)
    expect(strFromU8(files['CREDITS.txt'] ?? new Uint8Array())).toMatch(/MIT/)
  })
})
