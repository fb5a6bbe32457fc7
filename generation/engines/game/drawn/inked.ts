import { type Canvas, createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { distanceFrom, type Pixels } from '../../../things/cut-out.ts'
import type { Drawing } from '../design.ts'
import { ink, inkWidth } from '../sprites/draw-frame.ts'

/** A drawing in a square, with the line of ink around it that all actors have. `across` and `tall` are its shares of the side. */
export type Inked = Pixels & { across: number; tall: number }

/** Room for the line. */
const margin = 1 + 4 * inkWidth

/** Everybody on a stage looks to the right until it turns: what looks to the left is mirrored. */
export async function inkedDrawing({ webp, looks }: Drawing): Promise<Inked> {
  const picture = sharp(Buffer.from(webp, 'base64')).ensureAlpha()
  const { data, info } = await (looks === 'left' ? picture.flop() : picture)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const side = Math.ceil(Math.max(width, height) * margin) + 4
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  const pixels: Pixels = { data: new Uint8Array(side * side * 4), side }
  for (let y = 0; y < height; y++)
    pixels.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * side + left) * 4)
  addInk(pixels)
  const line = 2 * inkWidth * side
  return { ...pixels, across: (width + line) / side, tall: (height + line) / side }
}

/** The line lies behind the drawing, so that soft edges run into it and not into what is behind. */
function addInk({ data, side }: Pixels): void {
  const reach = inkWidth * side
  const away = distanceFrom((at) => (data[at * 4 + 3] as number) > 127, side)
  for (let at = 0; at < side * side; at++) {
    const line = Math.min(1, Math.max(0, reach + 0.5 - (away[at] as number)))
    const own = (data[at * 4 + 3] as number) / 255
    const all = own + line * (1 - own)
    if (all === 0) continue
    for (let k = 0; k < 3; k++)
      data[at * 4 + k] = Math.round(
        ((data[at * 4 + k] as number) * own + (ink[k] as number) * line * (1 - own)) / all,
      )
    data[at * 4 + 3] = Math.round(255 * all)
  }
}

export function canvasOf({ data, side }: Pixels): Canvas {
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(side, side)
  image.data.set(data)
  ctx.putImageData(image, 0, 0)
  return canvas
}
