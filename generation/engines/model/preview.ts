import { photograph } from '@makebelieve/shapes/picture/render'
import type { Shape } from '@makebelieve/shapes/shape'
import sharp from 'sharp'
import { viewFor } from './variation.ts'

const card = { width: 960, height: 600 }

/** The picture for cards, as wide as those of games: the thing in the middle of its studio, with room at both sides. */
export async function previewOf(shape: Shape, seed: number): Promise<Uint8Array> {
  const { width, height } = card
  const pixels = photograph(shape, { size: width, view: viewFor(seed, shape), room: (0.84 * height) / width })
  return sharp(pixels.rgba, { raw: { width, height: width, channels: 4 } })
    .extract({ left: 0, top: (width - height) / 2, width, height })
    .webp({ quality: 86 })
    .toBuffer()
}
