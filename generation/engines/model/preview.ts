import { photograph } from '@makebelieve/shapes/picture/render'
import type { Shape } from '@makebelieve/shapes/shape'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { composeStill, coverSize, encodeCover } from '../../cover/cover.ts'
import { backdropFor, moodOfPicture } from '../../cover/mood.ts'
import { viewFor } from './variation.ts'

/** A picture is square; of this one, the sides are cut off above and below. */
const side = 960
/** As much as the thing fills of the cover's height. */
const filled = 0.8
/** How far it stands to the right of the middle: the title stands on the left. */
const aside = 0.13

/** The cover of a model: the thing in its studio, before a colour that it stands out from. */
export async function previewOf(shape: Shape, seed: number): Promise<Uint8Array> {
  return encodeCover(coverOfModel(shape, seed))
}

export function coverOfModel(shape: Shape, seed: number): Canvas {
  const view = viewFor(seed, shape)
  const alone = squareOf(photograph(shape, { size: 64, view, background: 'none' }))
  const room = (filled * coverSize.height) / coverSize.width
  const backdrop = backdropFor(alone)
  const studio = squareOf(photograph(shape, { size: side, view, room, backdrop }))
  return composeStill(moved(studio), moodOfPicture(studio))
}

/** The studio goes on beyond its picture as its edge is. */
function moved(studio: Canvas): Canvas {
  const [width, height] = [side, Math.round((side * coverSize.height) / coverSize.width)]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const top = (side - height) / 2
  const left = Math.round(side * aside)
  ctx.drawImage(studio, 0, top, 2, height, 0, 0, left + 1, height)
  ctx.drawImage(studio, 0, top, side, height, left, 0, side, height)
  return canvas
}

function squareOf({ size, rgba }: { size: number; rgba: Uint8Array }): Canvas {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(size, size)
  image.data.set(rgba)
  ctx.putImageData(image, 0, 0)
  return canvas
}
