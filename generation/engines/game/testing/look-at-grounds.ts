import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sceneNames } from '@makebelieve/kit/game-2d/scenery/scenes'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { createGame } from '../create.ts'
import { paintMoments } from '../picture.ts'

/**
 * A workbench for whoever paints grounds: sheets of all scenes (or those that are named, as 'sea' or 'sea/deck'), each in play with the same cast, in every space
 * that one names, from above or from the side, into artifacts/grounds (or the folder that is named).
 *
 *     node generation/engines/game/testing/look-at-grounds.ts [scene…] [--in slope] [--time night] [--weather rain] [--style neon]
 *       [--seed 7] [--columns 3] [--out folder]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string', multiple: true, default: ['top'] },
    time: { type: 'string' },
    weather: { type: 'string' },
    style: { type: 'string' },
    seed: { type: 'string' },
    columns: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
})
const out = values.out ?? join(import.meta.dirname, '../../../../artifacts/grounds')
mkdirSync(out, { recursive: true })
const scenes = positionals.length > 0 ? positionals : sceneNames
const columns = Number(values.columns)
const [width, height] = [Math.floor(1920 / columns), Math.floor(1080 / columns)]

/** A sentence for each space, so that somebody plays there. */
const games: Record<string, string> = {
  top: 'A fox collects mushrooms and avoids wolves',
  slope: 'A penguin skis down a slope and avoids rocks',
  lanes: 'A frog crosses the road and avoids cars',
  upward: 'A plane flies and shoots balloons',
  side: 'A fox jumps over gaps and collects mushrooms',
  screen: 'A fox jumps on one screen and collects all mushrooms',
  maze: 'A mouse eats cheese in a maze and cats chase it',
}

for (const space of values.in) {
  const order = {
    prompt: games[space] ?? '',
    mode: 'quick',
    now: () => performance.now(),
    emit: () => {},
  } as const
  const made = await createGame(order)
  if (!made.proven) throw new Error(made.reason)
  const { plan, build, verdict } = made.outcome
  if (!verdict.evidence.won) throw new Error(`Nobody won in ${space}`)
  const sheet = createCanvas(columns * width, Math.ceil(scenes.length / columns) * height)
  const ctx = sheet.getContext('2d')
  for (const [index, scene] of scenes.entries()) {
    const { time, weather, style, seed } = values
    const [place, site] = scene.split('/')
    const look = { ...plan.game.look, scene: place, site, ...(time && { time }), ...(weather && { weather }) }
    Object.assign(look, { ...(style && { style }), ...(seed && { seed: Number(seed) }) })
    const game = { ...plan.game, look } as typeof plan.game
    const [shot] = await paintMoments({ ...plan, game }, build, verdict.evidence.won, [0.3], {
      width: 1280,
      height: 720,
      type: 'image/png',
    })
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    if (shot) ctx.drawImage(await loadImage(Buffer.from(shot)), x, y, width, height)
    ctx.fillStyle = '#000a'
    ctx.fillRect(x, y, 120, 18)
    ctx.fillStyle = '#fff'
    ctx.font = '13px sans-serif'
    ctx.fillText(scene, x + 6, y + 13)
  }
  writeFileSync(join(out, `${space}.png`), await sheet.encode('png'))
}
