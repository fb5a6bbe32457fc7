import { idle } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { advance } from '@makebelieve/kit/game/rules'
import { rate } from '@makebelieve/kit/game/world'
import type { Sheet } from '@makebelieve/kit/game-2d/view/moves'
import { createView } from '@makebelieve/kit/game-2d/view/view'
import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { GameBuild } from './build.ts'
import type { PlannedGame } from './design.ts'
import { flatGenreOf } from './genres/index.ts'
import { drawnBy, noteTaker } from './proof/note-taker.ts'

type Shot = { width: number; height: number; type: 'image/webp' | 'image/png' }

/**
 * Moments of a game, painted by the same view that paints it in the browser. `parts` say which moments of the replay,
 * from 0 to 1.
 */
export async function paintMoments(
  plan: PlannedGame,
  { pictures, sheets }: Pick<GameBuild, 'pictures' | 'sheets'>,
  replay: Replay,
  parts: readonly number[],
  { width, height, type }: Shot,
): Promise<Uint8Array[]> {
  const { game } = plan
  const { genre } = flatGenreOf(game.genre)
  const images = new Map<string, Image>()
  for (const [key, { bytes }] of pictures) images.set(key, await loadImage(Buffer.from(bytes)))
  const drawn = new Map<string, Sheet<Image>>()
  for (const [key, sheet] of sheets)
    drawn.set(key, { ...sheet, picture: await loadImage(Buffer.from(sheet.picture.bytes)) })
  const canvas = createCanvas(width, height)
  const view = createView({
    genre,
    plan: game,
    // Canvas and image of this library are those of browsers in all that is used here, not in name.
    pictures: images as never,
    sheets: drawn as never,
    ctx: canvas.getContext('2d') as never,
    surface: (w, h) => {
      const made = createCanvas(Math.max(1, Math.round(w)), Math.max(1, Math.round(h)))
      return { canvas: made, ctx: made.getContext('2d') } as never
    },
  })
  view.resize(width, height, 1)
  const world = genre.create(game, replay.seed)
  const inputs = inputsOf(replay)
  const length = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  const moments = parts.map((part) => Math.max(1, Math.round(part * length)))
  const shots: Uint8Array[] = []
  for (let tick = 1; tick <= Math.max(...moments); tick++) {
    advance(genre, world, inputs.next().value ?? idle)
    const next = moments.find((moment) => moment >= tick) ?? 0
    // Effects need the last half second to be as old as they would be.
    if (next - tick > rate / 2) continue
    view.happened(world, world.events)
    if (moments.includes(tick) || tick % 4 === 0) view.draw(world, tick / rate)
    if (moments.includes(tick))
      shots.push(await (type === 'image/png' ? canvas.encode('png') : canvas.encode('webp', 82)))
  }
  return shots
}

/** Late enough that something goes on, early enough not to give the end away. */
const candidates = [0.2, 0.3, 0.38, 0.46, 0.54, 0.62, 0.7, 0.78]

/** The moment at which most members of the cast are on the stage, and most of each. */
export function liveliestMoment({ game }: PlannedGame, replay: Replay): number {
  const { genre } = flatGenreOf(game.genre)
  const world = genre.create(game, replay.seed)
  const inputs = inputsOf(replay)
  const length = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  let best = { moment: 0.45, score: -1 }
  let tick = 0
  for (const moment of candidates) {
    for (; tick < Math.round(moment * length); tick++) advance(genre, world, inputs.next().value ?? idle)
    const notes = noteTaker(genre.stage, () => drawnBy(genre, game, world))
    notes.look({ world }, tick)
    const actors = [...notes.seen].filter(([key]) => game.cast.some(({ id }) => id === key))
    const crowd = actors.reduce((sum, [, { times }]) => sum + Math.min(6, times), 0)
    const score = actors.length * 4 + crowd * 0.5 - (world.pause > 0 ? 5 : 0)
    if (score > best.score) best = { moment, score }
  }
  return best.moment
}
