import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { inputsOf } from '@makebelieve/kit/core/replay'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { advance } from '@makebelieve/kit/game/rules'
import { createView } from '@makebelieve/kit/game-2d/view/view'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { GenreDesign } from '../design.ts'
import { flatGenreOf } from '../genres/index.ts'
import { proveFlat } from '../proof/prove-flat.ts'
import { samplePlan, troupes } from './sample-plan.ts'

/** What power-ups, keys and doors are drawn with. */
const symbols: Record<string, string> = {
  'power:shield': '1f6e1-fe0f',
  'power:speed': '26a1',
  'power:magnet': '1f9f2',
  'power:slow': '23f3',
  'power:heart': '2764-fe0f',
  'power:rapid': '1f525',
  'power:double': '1f4b0',
  'power:wide': '2194-fe0f',
  'power:multi': '2728',
  key: '1f511',
  door: '1f6aa',
}

/**
 * A workbench for whoever builds a genre: proves sample plans of all difficulties, prints what was seen and how long it
 * took, and paints six moments of each won game into artifacts/genres.
 *
 *     node generation/engines/game/testing/try-genre.ts collector [--rules '{"boss":true}'] [--content '{…}'] [--quick]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rules: { type: 'string' }, content: { type: 'string' }, quick: { type: 'boolean' } },
})
const [id = 'collector'] = positionals
const design = flatGenreOf(id)
const rules = values.rules ? JSON.parse(values.rules) : undefined
const content = values.content ? JSON.parse(values.content) : undefined
const out = join(import.meta.dirname, '../../../../artifacts/genres', id)
mkdirSync(out, { recursive: true })

const difficulties = values.quick ? (['normal'] as const) : (['easy', 'normal', 'hard'] as const)
for (const troupe of Object.keys(troupes))
  for (const difficulty of difficulties) {
    const plan = samplePlan(design, { troupe, seed: 11 + troupe.length, difficulty, rules, content })
    const began = performance.now()
    const proof = proveFlat({
      genre: design.genre,
      bot: design.bot,
      plan,
      longest: design.longest,
    })
    console.log(`\n${id} ${troupe} ${difficulty}: ${(performance.now() - began).toFixed(0)} ms. ${plan.goal}`)
    for (const { name, passed, evidence } of proof.checks)
      console.log(`  ${passed ? '✓' : '✗'} ${name}: ${evidence}`)
    if (difficulty === 'normal' && proof.won)
      await paint(design, plan, proof.won.replay, proof.won.ticks, troupe)
  }

async function paint(
  { genre }: GenreDesign,
  plan: GamePlan,
  replay: Parameters<typeof inputsOf>[0],
  ticks: number,
  name: string,
): Promise<void> {
  const require = createRequire(import.meta.url)
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const picture = (code: string) => loadImage(readFileSync(join(folder, `${code}.webp`)))
  const pictures = new Map<string, Image>()
  for (const { picture: key } of plan.cast) pictures.set(key, await picture(key.slice('emoji:'.length)))
  for (const [key, code] of Object.entries(symbols)) pictures.set(key, await picture(code))
  const [width, height] = [genre.stage.width, genre.stage.height]
  const sheet = createCanvas(width * 2, height * 3)
  const canvas = createCanvas(width, height)
  const view = createView({
    genre,
    plan,
    pictures: pictures as never,
    ctx: canvas.getContext('2d') as never,
    surface: (w, h) => {
      const made: Canvas = createCanvas(Math.max(1, w), Math.max(1, h))
      return { canvas: made, ctx: made.getContext('2d') } as never
    },
  })
  view.resize(width, height, 1)
  const world = genre.create(plan, replay.seed)
  const inputs = inputsOf(replay)
  const moments = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((part) => Math.max(1, Math.round(part * ticks)))
  for (let tick = 1; tick <= ticks; tick++) {
    advance(genre, world, inputs.next().value ?? { held: 0, second: 0 })
    view.happened(world, world.events)
    const shot = moments.indexOf(tick)
    if (shot < 0 && tick % 4 !== 0) continue
    // Drawn often enough that effects are as old as they would be.
    if (shot >= 0 || moments.some((moment) => moment > tick && moment - tick < 60))
      view.draw(world, tick / 60)
    if (shot >= 0) sheet.getContext('2d').drawImage(canvas, (shot % 2) * width, Math.floor(shot / 2) * height)
  }
  writeFileSync(join(out, `${name}.png`), sheet.toBuffer('image/png'))
}
