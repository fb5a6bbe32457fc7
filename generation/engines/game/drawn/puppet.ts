import { columns, type Move, moves } from '@makebelieve/kit/game-2d/view/moves'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'
import type { Picture } from '../../../things/art.ts'
import type { Drawing } from '../design.ts'
import { bulkOf, portraitSide, type Sprite, type SpriteOrder, stillSide } from '../sprites/sprite.ts'
import { canvasOf, type Inked, inkedDrawing } from './inked.ts'

/** How a drawing is held in one frame: leaning forward in radians, taller and thinner above 1, off the ground in shares of its height. */
type Hold = { tilt: number; stretch: number; hop: number }

const wave = (part: number) => Math.sin(part * Math.PI * 2)
const still: Hold = { tilt: 0, stretch: 1, hop: 0 }

/**
 * The moves that all actors have, for somebody without joints: a paper puppet on a stick waddles when it goes, strikes with
 * its whole body, is thrown back when hurt, and jumps for joy.
 */
const holds: Record<Move, (part: number) => Hold> = {
  rest: () => still,
  blink: () => ({ ...still, stretch: 0.975 }),
  go: (part) => ({
    tilt: 0.04 + 0.1 * wave(part),
    stretch: 1 + 0.05 * wave(part * 2),
    hop: 0.07 * Math.abs(wave(part)),
  }),
  act: (part) =>
    part < 0.3
      ? { tilt: -0.18, stretch: 0.92, hop: 0 }
      : { tilt: 0.34 * (1 - part), stretch: 1.06, hop: 0.03 },
  hurt: () => ({ tilt: -0.32, stretch: 0.86, hop: 0 }),
  cheer: (part) => ({ tilt: 0.12 * wave(part), stretch: 1 + 0.1 * wave(part + 0.1), hop: 0.1 * (1 - part) }),
}

/** The longest side of the drawing beside that of a frame, where it leans and jumps. */
const share = 0.76
/** Where it stands, from the top of the frame. */
const ground = 0.93

/** Photographs weigh more than figures do. However many are in a game, its pictures stay within 300 KB: bytes of a sheet for each pixel of a frame, and of a still. */
const sheetWeight = 3
const stillWeight = 60
const qualities = [82, 65, 45, 25, 10]

const credit = 'Drawn by whoever made this game'

/** Somebody's own drawing as an actor: outlined like the others, and moving as they do. */
export async function puppetOf(
  drawing: Drawing,
  { seen, frame }: Pick<SpriteOrder, 'seen' | 'frame'>,
): Promise<Sprite> {
  const inked = await inkedDrawing(drawing)
  const body = canvasOf(inked)
  const [wide, tall] = [inked.across * share, inked.tall * share]
  return {
    still: await stillOf(inked, stillSide, frame * stillWeight),
    portrait: await stillOf(inked, portraitSide),
    moves: {
      picture: await written(sheetOf(body, inked, frame), frame * frame * sheetWeight),
      frame,
      body: bulkOf({ left: 0, right: wide, low: 0, high: tall }, seen),
      foot: ground,
      middle: ground - tall / 2,
    },
  }
}

/** Standing still: for lists, titles and the pictures of games in 3D. */
export async function stillOf(
  { data, side }: Inked,
  size: number,
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Picture> {
  const picture = sharp(data, { raw: { width: side, height: side, channels: 4 } }).resize(size, size)
  return { type: 'image/webp', bytes: await within(picture, mostBytes), width: size, height: size, credit }
}

function sheetOf(body: Canvas, { tall, side }: Inked, frame: number): Canvas {
  const all = (Object.entries(moves) as [Move, { frames: number }][]).flatMap(([move, { frames }]) =>
    Array.from({ length: frames }, (_, at) => holds[move](at / frames)),
  )
  const sheet = createCanvas(columns * frame, Math.ceil(all.length / columns) * frame)
  const ctx = sheet.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  const size = frame * share
  const scale = size / side
  all.forEach(({ tilt, stretch, hop }, at) => {
    const [left, top] = [(at % columns) * frame, Math.floor(at / columns) * frame]
    ctx.save()
    ctx.beginPath()
    ctx.rect(left + 1, top + 1, frame - 2, frame - 2)
    ctx.clip()
    ctx.translate(left + frame / 2, top + frame * (ground - hop * tall * share))
    ctx.rotate(tilt)
    ctx.scale(scale / Math.sqrt(stretch), scale * stretch)
    ctx.drawImage(body, -side / 2, (-side * (1 + tall)) / 2)
    ctx.restore()
  })
  return sheet
}

async function written(canvas: Canvas, mostBytes: number): Promise<Picture> {
  const { width, height } = canvas
  const rgba = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.length)
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } })
  return { type: 'image/webp', bytes: await within(picture, mostBytes), width, height, credit }
}

/** As good as fits. */
async function within(picture: Sharp, mostBytes: number): Promise<Uint8Array> {
  let bytes = new Uint8Array()
  for (const quality of qualities) {
    bytes = new Uint8Array(await picture.clone().webp({ quality, alphaQuality: 75, effort: 1 }).toBuffer())
    if (bytes.length <= mostBytes) break
  }
  return bytes
}
