import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Replay } from '@makebelieve/kit/core/replay'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '../../../browser/find-chromium.ts'
import { realise } from '../../../pipeline/pipeline.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { engineIn, gameEngine } from '../engine.ts'
import { planGame } from '../plan.ts'
import { paintMoments3d } from '../solid/picture.ts'

/**
 * 3D games as a browser shows them, one row for each prompt: the title, three moments of the bot's win, its end, and the end
 * of a loss. `node generation/engines/game/testing/look-3d.ts out.png "a fox collects crystals"`
 * `--genre=runner-3d` plans another genre; `--seed=7`; `--width=480`; `--phone` looks at it on a phone, `--small` at fewer pixels; `--node` draws four
 * moments of the win without a browser; `--proof` only proves; `--keep=folder` keeps the game's files.
 */
const words = process.argv.slice(2)
const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const has = (name: string) => words.includes(`--${name}`)
const [out = 'look.png', ...prompts] = words.filter((word) => !word.startsWith('--'))
const width = Number(option('width') ?? 480)
const shape = has('phone')
  ? { width: 390, height: 780 }
  : has('small')
    ? { width: 640, height: 400 }
    : { width: 960, height: 600 }
const height = Math.round((width * shape.height) / shape.width)
const browser =
  has('node') || has('proof')
    ? undefined
    : await chromium.launch({
        executablePath: findChromium(),
        args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--mute-audio'],
      })
const rows: { prompt: string; pictures: Buffer[] }[] = []
for (const prompt of prompts) rows.push({ prompt, pictures: await look(prompt) })
await browser?.close()
const columns = Math.max(...rows.map(({ pictures }) => pictures.length))
if (columns > 0) writeFileSync(out, await sheetOf(columns))
process.exit(0)

async function look(prompt: string): Promise<Buffer[]> {
  const platform = {
    seed: Number(option('seed') ?? seedOf(prompt)),
    now: () => performance.now(),
    emit: () => {},
  }
  const engine = engineIn('3d')
  const began = performance.now()
  const brief = await engine.understand(prompt, platform)
  const plan = planGame(brief, platform.seed, {
    dimension: '3d',
    ...(option('genre') && { genre: option('genre') }),
  })
  const planned = performance.now()
  const outcome = await realise(gameEngine, plan, platform)
  const made = performance.now()
  const last = outcome.proven ? outcome.plan : plan
  const { game } = last
  console.log(
    `${prompt}\n  ${game.genre} in ${last.solid?.place} (${game.look.time}, ${game.look.weather}); plan ${(planned - began).toFixed(0)} ms, build and proof ${(made - planned).toFixed(0)} ms`,
  )
  console.log(
    `  ${game.title}: ${game.goal} Cast: ${game.cast.map(({ id, role }) => `${id} (${role})`).join(', ')}`,
  )
  const { checks } = outcome.verdict
  for (const { name, passed, evidence } of checks)
    console.log(`  ${passed ? 'ok' : 'FAILED'} ${name}: ${evidence}`)
  for (const { claim, status, evidence } of outcome.verdict.requirements)
    if (status !== 'met') console.log(`  ${status} ${claim}: ${evidence}`)
  for (const note of last.notes) console.log(`  note ${note}`)
  if (!outcome.proven) return []
  const { build, verdict } = outcome
  const { won, lost } = verdict.evidence
  if (!won || !build.dressed || has('proof')) return []
  const keep = option('keep')
  if (keep)
    for (const [file, text] of [
      ['index.html', build.html],
      ['game.js', build.code],
    ] as const)
      writeFileSync(join(keep, file), text)
  if (!browser) {
    const moments = await paintMoments3d(outcome.plan, build.dressed, won, [0, 0.2, 0.5, 0.9], {
      width,
      height,
    })
    return moments.map((moment) => Buffer.from(moment))
  }
  return shots(build, won, lost)
}

async function shots(
  build: { html: string; code: string },
  won: Replay,
  lost: Replay | undefined,
): Promise<Buffer[]> {
  if (!browser) return []
  const three = dirname(createRequire(import.meta.url).resolve('three'))
  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', build.html],
    '/game.js': ['text/javascript', build.code],
    '/vendor/three.module.js': ['text/javascript', readFileSync(join(three, 'three.module.js'), 'utf8')],
    '/vendor/three.core.js': ['text/javascript', readFileSync(join(three, 'three.core.js'), 'utf8')],
  }
  const page = await browser.newPage({ viewport: shape, hasTouch: has('phone') })
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.log(`  PAGE ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => console.log(`  PAGE ${error.message}`))
  await page.route('**/*', (route) => {
    const [type, text] = files[new URL(route.request().url()).pathname] ?? ['text/plain', '']
    return route.fulfill({ contentType: type, body: text })
  })
  await page.goto('http://stage.invalid/')
  await page.waitForFunction(() => window.makebelieve?.screen() === 'title', undefined, { timeout: 180_000 })
  const pictures = [await shot(page)]
  const length = lengthOf(won)
  await page.evaluate((replay) => window.makebelieve?.replay(replay), won)
  let at = 0
  for (const part of [0.08, 0.45, 0.8]) {
    const steps = Math.round(length * part) - at
    at += steps
    await page.evaluate((count) => window.makebelieve?.step(count), steps)
    pictures.push(await shot(page))
  }
  const info = await page.evaluate(() => (window.makebelieve as unknown as { info(): object }).info())
  console.log(`  drawn: ${JSON.stringify(info)}`)
  await page.evaluate((count) => window.makebelieve?.step(count), length - at + 120)
  pictures.push(await shot(page))
  if (lost) {
    await page.evaluate((replay) => window.makebelieve?.replay(replay), lost)
    await page.evaluate((count) => window.makebelieve?.step(count), lengthOf(lost) + 120)
    pictures.push(await shot(page))
  }
  await page.close()
  return pictures
}

/** Two frames later, so that what was stepped is also drawn. */
async function shot(page: Page): Promise<Buffer> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.screenshot({ timeout: 240_000 })
}

function lengthOf({ inputs }: Replay): number {
  return inputs.reduce((sum, [steps]) => sum + steps, 0)
}

async function sheetOf(columns: number): Promise<Buffer> {
  const tall = height + 22
  const parts = await Promise.all(
    rows.flatMap(({ prompt, pictures }, row) => [
      Promise.resolve({
        input: Buffer.from(
          `<svg width="${width * columns}" height="22"><text x="6" y="16" font-size="15" font-family="sans-serif">${prompt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
        ),
        left: 0,
        top: row * tall,
      }),
      ...pictures.map(async (picture, column) => ({
        input: await sharp(picture).resize(width, height).png().toBuffer(),
        left: column * width,
        top: row * tall + 22,
      })),
    ]),
  )
  return sharp({
    create: { width: width * columns, height: tall * rows.length, channels: 3, background: '#fff' },
  })
    .composite(parts)
    .png()
    .toBuffer()
}
