import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGame } from '@makebelieve/generation/engines/game/create'
import { offlinePage } from '@makebelieve/generation/engines/game/files'
import { chromium } from 'playwright-core'
import { percentile, report } from './figures.ts'
import { root } from './server-process.ts'

/** How long the main thread draws a frame at 1280×720 in headless Chromium, while the game is played at random. */
const executablePath = execFileSync(process.execPath, [join(root, 'generation/browser/find-chromium.ts')], {
  encoding: 'utf8',
}).trim()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const folder = mkdtempSync(join(tmpdir(), 'makebelieve-draw-'))
const prompts = [
  'a cat collecting fish while avoiding dogs in space',
  'platformer with a fox in the forest collecting berries',
  'space invaders with broccoli in the rain',
]
let slowest = 0
let heaviest = { code: 0, art: 0 }
for (const [index, prompt] of prompts.entries()) {
  const game = await createGame({ prompt, mode: 'quick', now: () => performance.now(), emit: () => {} })
  if (!game.proven) throw new Error(game.reason)
  const { plan, build } = game.outcome
  const drawn = [...build.pictures.values(), ...[...build.sheets.values()].map(({ picture }) => picture)]
  const art = drawn.reduce((sum, { bytes }) => sum + (bytes.length * 4) / 3, 0)
  heaviest = { code: Math.max(heaviest.code, build.code.length - art), art: Math.max(heaviest.art, art) }
  const file = join(folder, `${index}.html`)
  writeFileSync(file, await offlinePage(plan, build.code))
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  // The game steps and draws in its frames; how long each takes is how long the main thread is busy with it.
  await page.addInitScript(() => {
    const times: number[] = []
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (frame) =>
      request((now) => {
        const began = performance.now()
        frame(now)
        times.push(performance.now() - began)
      })
    Object.assign(window, { frameTimes: times })
  })
  await page.goto(`file://${file}`)
  await page.waitForFunction(() => 'makebelieve' in window)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    ;(window as unknown as { frameTimes: number[] }).frameTimes.length = 0
  })
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'Space'][press % 4] ?? 'Space', {
      delay: 250,
    })
  }
  const frames = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes)
  const p95 = percentile(frames, 0.95)
  slowest = Math.max(slowest, p95)
  console.log(
    `  ${plan.game.genre}: p50 ${percentile(frames, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms a frame`,
  )
  await page.close()
}
await browser.close()
rmSync(folder, { recursive: true, force: true })
report('drawing a frame, p95 of the slowest', slowest, 'ms', { most: 8 })
report('code of a game', heaviest.code / 1024, 'KB', { most: 150 })
report('pictures of a game', heaviest.art / 1024, 'KB', { most: 300 })
