import { idle } from '@makebelieve/kit/core/input'
import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import { advance } from '@makebelieve/kit/game/rules'
import { rate } from '@makebelieve/kit/game/world'
import type { Sheet } from '@makebelieve/kit/game-2d/view/moves'
import { createView } from '@makebelieve/kit/game-2d/view/view'
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { GameBuild } from './build.ts'
import type { PlannedGame } from './design.ts'
import { flatGenreOf } from './genres/index.ts'
import { type Drawn, drawnBy, noteTaker } from './proof/note-taker.ts'

/** What is on the canvas, until the next moment is. */
export type Moment = { canvas: Canvas; drawn: Drawn; stage: { width: number; height: number } }

type Shot = { width: number; height: number; type: 'image/webp' | 'image/png' }

/** Moments of a game, as pictures. `parts` say which moments of the replay, from 0 to 1. */
export async function paintMoments(
  plan: PlannedGame,
  build: Drawings,
  replay: Replay,
  parts: readonly number[],
  { width, height, type }: Shot,
): Promise<Uint8Array[]> {
  const shots: Uint8Array[] = []
  const images = await openPictures(build)
  for (const { canvas } of momentsOf(plan, images, replay, parts, { width, height }))
    shots.push(await (type === 'image/png' ? canvas.encode('png') : canvas.encode('webp', 82)))
  return shots
}

export type Drawings = Pick<GameBuild, 'pictures' | 'sheets'> & Partial<Pick<GameBuild, 'portraits'>>
/** The same, ready to be drawn. */
export type Images = {
  pictures: Map<string, Image>
  sheets: Map<string, Sheet<Image>>
  portraits: Map<string, Image>
}

export async function openPictures({ pictures, sheets, portraits = new Map() }: Drawings): Promise<Images> {
  const images: Images = { pictures: new Map(), sheets: new Map(), portraits: new Map() }
  for (const [key, { bytes }] of pictures) images.pictures.set(key, await loadImage(Buffer.from(bytes)))
  for (const [key, { bytes }] of portraits) images.portraits.set(key, await loadImage(Buffer.from(bytes)))
  for (const [key, sheet] of sheets)
    images.sheets.set(key, { ...sheet, picture: await loadImage(Buffer.from(sheet.picture.bytes)) })
  return images
}

/** Moments of a game on one canvas, one after the other, painted by the same view that paints it in the browser. */
export function* momentsOf(
  { game }: PlannedGame,
  { pictures, sheets }: Images,
  replay: Replay,
  parts: readonly number[],
  { width, height }: { width: number; height: number },
): Generator<Moment> {
  const { genre } = flatGenreOf(game.genre)
  const canvas = createCanvas(width, height)
  const view = createView({
    genre,
    plan: game,
    // Canvas and image of this library are those of browsers in all that is used here, not in name.
    pictures: pictures as never,
    sheets: sheets as never,
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
  for (let tick = 1; tick <= Math.max(...moments); tick++) {
    advance(genre, world, inputs.next().value ?? idle)
    const next = moments.find((moment) => moment >= tick) ?? 0
    // Effects need the last half second to be as old as they would be.
    if (next - tick > rate / 2) continue
    view.happened(world, world.events)
    if (moments.includes(tick) || tick % 4 === 0) view.draw(world, tick / rate)
    if (moments.includes(tick)) yield { canvas, drawn: drawnBy(genre, game, world), stage: genre.stage }
  }
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
