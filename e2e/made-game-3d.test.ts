import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CreatedGame, createGame } from '@makebelieve/generation/engines/game/create'
import { offlinePage } from '@makebelieve/generation/engines/game/files'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isThorough } from '../script/testing/sample.ts'
import { place } from './place.ts'
import { expectAccessible, expectFits } from './visitor.ts'

let browser: Browser
let folder: string
let context: BrowserContext
let game: Extract<CreatedGame, { proven: true }>
const problems: string[] = []

beforeAll(async () => {
  browser = await chromium.connect(place.browserEndpoint)
  folder = mkdtempSync(join(tmpdir(), 'makebelieve-made-3d-'))
  const made = await createGame({
    prompt: 'a fox collects crystals in a desert and avoids scorpions',
    mode: 'quick',
    dimension: '3d',
    now: () => performance.now(),
    emit: () => {},
  })
  if (!made.proven) throw new Error(made.reason)
  game = made
  writeFileSync(join(folder, 'offline.html'), await offlinePage(made.outcome.plan, made.outcome.build.code))
}, 120_000)
afterEach(async () => {
  await context?.close()
  expect(problems).toEqual([])
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

type Handle = {
  world(): { tick: number; status: string; facing: number; bodies: { role: string; x: number; z: number }[] }
  input(input?: { held?: number; pointer?: { x: number; y: number; down: boolean } }): void
  step(count?: number): void
  replay(replay: unknown): void
  info(): { drawCalls: number; triangles: number }
}
const ask = <T>(page: Page, what: (handle: Handle) => T) =>
  page.evaluate(`(${what.toString()})(window.makebelieve)`) as Promise<T>

/** From disk, in a browser that has no network at all. */
async function openOffline(width: number, height: number): Promise<Page> {
  // Few pixels: nothing here is about beauty.
  context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 0.25, offline: true })
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.route('file:///**', (route) =>
    route.fulfill({ body: readFileSync(join(folder, 'offline.html'), 'utf8'), contentType: 'text/html' }),
  )
  await page.goto('file:///offline.html')
  await page.waitForFunction(() => 'makebelieve' in window, undefined, { timeout: 60_000 })
  return page
}

describe('A 3D game that was made from my words', () => {
  it.runIf(isThorough('made-game-3d'))(
    'runs from one file with the network off, on a phone',
    { timeout: 300_000 },
    async () => {
      const page = await openOffline(390, 844)
      await expectFits(page, 390)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Play' }).click()
      const tick = () => ask(page, (handle) => handle.world().tick)
      await expect.poll(tick, { timeout: 60_000 }).toBeGreaterThan(3)
    },
  )

  it('lets me walk with keys, look around with the mouse, and watch the bot win', {
    timeout: 300_000,
  }, async () => {
    const page = await openOffline(640, 400)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Play' }).click()
    const before = await ask(page, (handle) => handle.world().bodies[0])
    // Up, for half a second.
    await ask(page, (handle) => {
      handle.input({ held: 4 })
      handle.step(30)
    })
    const after = await ask(page, (handle) => handle.world().bodies[0])
    expect(
      Math.hypot((after?.x ?? 0) - (before?.x ?? 0), (after?.z ?? 0) - (before?.z ?? 0)),
    ).toBeGreaterThan(1)
    const turned = await ask(page, (handle) => {
      const from = handle.world().facing
      for (let move = 1; move <= 10; move++) {
        handle.input({ held: 0, pointer: { x: move * 40, y: 0, down: false } })
        handle.step(1)
      }
      return handle.world().facing - from
    })
    expect(Math.abs(turned)).toBeGreaterThan(0.5)

    // As it was proven, with no hand on the keys, and with few draw calls.
    await ask(page, (handle) => handle.input())
    await page.evaluate(`window.makebelieve.replay(${JSON.stringify(game.outcome.verdict.evidence.won)})`)
    await page.evaluate('window.makebelieve.step(200)')
    // Its shaders are made one by one; until then the place is drawn in part.
    await page.waitForFunction('window.makebelieve.info().drawCalls > 4', undefined, { timeout: 60_000 })
    const { drawCalls, triangles } = await ask(page, (handle) => handle.info())
    expect(drawCalls).toBeLessThanOrEqual(120)
    expect(triangles).toBeGreaterThan(5000)
    await page.evaluate('window.makebelieve.step(20000)')
    expect(await ask(page, (handle) => handle.world().status)).toBe('won')
  })
})
