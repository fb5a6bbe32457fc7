import { join } from 'node:path'
import { columns, moves, type Sheet } from '@makebelieve/kit/game-2d/view/moves'
import sharp from 'sharp'
import { paintNameTag } from '../../../nouns/name-tag.ts'
import { Shelf } from '../../../page/shelf.ts'
import type { Picture } from '../../../things/art.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { shapeSources } from '../../environment/kinds/kept-kinds.ts'
import type { KindOrder } from '../../environment/kinds/kind.ts'
import { type Box, drawFrame, type Eye, posed } from './draw-frame.ts'
import { type Figure, figureOf } from './figure.ts'
import { poses } from './poses.ts'

/** Somebody as a 2D game shows it: standing still, and where something of it moves, in all its moves. */
export type Sprite = { still: Picture; portrait: Picture; moves?: Sheet<Picture> }

export type SpriteOrder = { body: KindOrder; seen: 'side' | 'top' | 'table' | 'above'; frame: number }

/** The side of a frame in pixels: the more there are on the stage, the smaller, so that a game stays small. */
export const frameFor = (bodies: number): number => (bodies <= 4 ? 112 : bodies <= 7 ? 88 : 72)

/** From the side, at a slant from above, and nearly from the front, in radians. */
const eyes: Record<SpriteOrder['seen'], Eye> = {
  side: { turned: 0.98, above: 0.14 },
  top: { turned: 0.85, above: 0.56 },
  table: { turned: 0.55, above: 0.14 },
  above: { turned: Math.PI / 2, above: 1.42 },
}
/** From the side, straight: for what points up and is laid down to be turned. */
const upright: Eye = { turned: 0.5, above: 0.1 }

const frontal = 0.4
const alongTheRoad = 1.3
const fromAbove = 0.6

export const stillSide = 192
export const portraitSide = 480
/** Room for the line around a body, and an empty edge between one frame and the next. */
const margin = 1.08

const credit = 'Figures: drawn from the shapes of Makebelieve'

let last: { key: string; figure: Promise<Figure> } | undefined

/** Whoever is drawn as seen from one side is often drawn as seen from another right after it. */
function lastFigure(body: KindOrder): Promise<Figure> {
  const key = JSON.stringify(body)
  if (last?.key !== key) last = { key, figure: figureOf(body) }
  return last.figure
}

async function makeSprite({ body, seen, frame }: SpriteOrder): Promise<Sprite> {
  const figure = await lastFigure(body)
  const wanted = figure.bones.length > 0 ? poses : poses.slice(0, 1)
  const lies = seen === 'above' ? lyingOf(figure) : undefined
  const eye = lies === 'turns' || !lies ? eyeFor(figure, seen) : lies === 'laid' ? upright : eyes.top
  const all = wanted.map((pose) => posed(figure, pose, eye))
  const [rest] = all
  if (!rest) throw new Error('A body has a pose of rest')
  const windowFor = ({ left, right, low, high }: Box, side: number) => {
    const span = Math.max(right - left, high - low) * margin
    return { x: (left + right) / 2, low: low - (span - (high - low)) / 2, pixels: side / span, side, span }
  }
  const drawn = drawFrame(figure, rest, windowFor(rest.box, stillSide))
  const still = await picture(lies === 'laid' ? laidDown(drawn, stillSide) : drawn, stillSide, stillSide)
  const going = portrayed(figure, seen, wanted) ?? all[moves.go.from + 1] ?? rest
  const portrait = await picture(
    drawFrame(figure, going, windowFor(going.box, portraitSide)),
    portraitSide,
    portraitSide,
  )
  if (all.length === 1) return { still, portrait }
  const window = windowFor(all.map(({ box }) => box).reduce(around), frame)
  const rows = Math.ceil(all.length / columns)
  const sheet = new Uint8Array(columns * frame * rows * frame * 4)
  all.forEach((pose, at) => {
    const rgba = drawFrame(figure, pose, window)
    const from = (Math.floor(at / columns) * frame * columns + (at % columns)) * frame
    for (let row = 0; row < frame; row++)
      sheet.set(rgba.subarray(row * frame * 4, (row + 1) * frame * 4), (from + row * frame * columns) * 4)
  })
  return {
    still,
    portrait,
    moves: {
      picture: await picture(sheet, columns * frame, rows * frame),
      frame,
      body: bulkOf(rest.box, seen) / window.span,
      foot: 1 - (rest.box.low - window.low) / window.span,
      middle: 1 - ((rest.box.low + rest.box.high) / 2 - window.low) / window.span,
      ...(lies && { steered: lies === 'stands' ? ('stands' as const) : ('turns' as const) }),
    },
  }
}

/**
 * How somebody is turned to where it goes: seen from above, as cars, boats and snails are; a person upright and only mirrored, because
 * nobody knows anybody by the crown; and what stands and points up, as rockets do, laid down.
 */
function lyingOf({ mesh: { positions }, bones }: Figure): 'turns' | 'stands' | 'laid' {
  const [across, high, along] = extentOf(positions)
  if (high < Math.max(across, along) * 1.15) return 'turns'
  return bones.some(({ does }) => does === 'leg' || does === 'arm') ? 'stands' : 'laid'
}

function extentOf(positions: ArrayLike<number>): [across: number, high: number, along: number] {
  const low = [1e9, 1e9, 1e9]
  const top = [-1e9, -1e9, -1e9]
  for (let at = 0; at < positions.length; at++) {
    low[at % 3] = Math.min(low[at % 3] as number, positions[at] as number)
    top[at % 3] = Math.max(top[at % 3] as number, positions[at] as number)
  }
  const [across = 0, high = 0, along = 0] = top.map((most, at) => most - (low[at] as number))
  return [across, high, along]
}

/** A quarter to the right: what was up points to where it goes. */
function laidDown(rgba: Uint8Array, side: number): Uint8Array {
  const laid = new Uint8Array(rgba.length)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      laid.set(rgba.subarray((y * side + x) * 4, (y * side + x) * 4 + 4), (x * side + side - 1 - y) * 4)
  return laid
}

/** Large and on covers everybody is seen as usual. */
function portrayed(figure: Figure, seen: SpriteOrder['seen'], wanted: typeof poses) {
  if (seen !== 'above') return undefined
  const pose = wanted[moves.go.from + 1] ?? wanted[0]
  return pose && posed(figure, pose, eyeFor(figure, 'top'))
}

/** What moves, or is longer than it is wide, is seen by its side; a star and a coin show their face, and a pizza its top. */
function eyeFor({ mesh: { positions }, bones }: Figure, seen: SpriteOrder['seen']): Eye {
  const usual = eyes[seen]
  if (seen === 'above') return usual
  if (bones.some(({ does }) => does === 'wheel')) return { ...usual, turned: alongTheRoad }
  if (bones.length > 0) return usual
  const sides = [0, 0, 0]
  for (let at = 0; at < positions.length; at++)
    sides[at % 3] = Math.max(sides[at % 3] as number, Math.abs(positions[at] as number))
  const [across = 0, high = 0, along = 0] = sides
  return {
    turned: along > across * 1.25 ? usual.turned : frontal,
    above: high < Math.max(across, along) * 0.6 ? Math.max(usual.above, fromAbove) : usual.above,
  }
}

/** Tall and thin ones are shown taller than a square of their size, or beside an apple they would be nobody. At a table they must fit. */
export function bulkOf({ left, right, low, high }: Box, seen: SpriteOrder['seen']): number {
  const [width, height] = [right - left, high - low]
  if (seen === 'table') return Math.max(width, height)
  if (seen === 'above') return Math.max(width, height) * 0.92
  return 0.8 * Math.max(Math.max(width, height) * 0.8, Math.sqrt(width * height))
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
})

async function picture(rgba: Uint8Array, width: number, height: number): Promise<Picture> {
  const bytes = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 78, alphaQuality: 70, effort: 1 })
    .toBuffer()
  return { type: 'image/webp', bytes: new Uint8Array(bytes), width, height, credit }
}

const shelf = new Shelf<SpriteOrder, Sprite>({
  name: 'sprites',
  sources: [
    ...shapeSources,
    [import.meta.dirname, ['*.ts']],
    [join(import.meta.dirname, '../../../../kit/game-2d/view'), ['moves.ts']],
  ],
  make: makeSprite,
  write({ still, portrait, moves }) {
    const pictures = [still, portrait, ...(moves ? [moves.picture] : [])]
    const { picture: _, ...layout } = moves ?? {}
    const head: Written = { pictures: pictures.map((one) => ({ ...one, bytes: one.bytes.length })), layout }
    return { head, bytes: Buffer.concat(pictures.map(({ bytes }) => bytes)) }
  },
  read({ head, bytes }: { head: Written; bytes: Uint8Array }) {
    let from = 0
    const [still, portrait, picture] = head.pictures.map((one): Picture => {
      from += one.bytes
      return { ...one, bytes: bytes.subarray(from - one.bytes, from) }
    })
    if (!still || !portrait) throw new Error('A kept sprite has no picture')
    return { still, portrait, ...(picture && { moves: { ...(head.layout as Sheet), picture } }) }
  },
})

/** A sprite on disk: the lengths of its pictures stand for them. */
type Written = { pictures: (Omit<Picture, 'bytes'> & { bytes: number })[]; layout: Partial<Sheet> }

/** The name of what has no body. It does not move. */
export async function nameSprite({ noun, tint }: { noun: string; tint?: string }): Promise<Sprite> {
  const thing = openCatalogue().find(noun)
  const paint = (size: number) => paintNameTag(thing, { size, ...(tint && { tint }) })
  return { still: await paint(stillSide), portrait: await paint(portraitSide) }
}

export const spriteOf = (order: SpriteOrder): Promise<Sprite> => shelf.take(order)
