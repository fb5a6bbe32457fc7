import type { Image } from '@makebelieve/shapes/puffed/image'
import { NoSubject, subjectOf } from '@makebelieve/shapes/puffed/subject'
import sharp from 'sharp'
import { Refused } from '../../../pipeline/engine.ts'

/** A picture while it is cut out: red, green, blue and alpha, not multiplied. */
type Pixels = { width: number; height: number; rgba: Uint8Array }

/** Cut at this size, and kept at the next: what stands small on a large sheet of paper still has detail. */
const workSide = 512
const keptSide = 384
/** A picture with fewer clear pixels than this is a photograph or a scan: its background has to be found. */
const leastClear = 0.03
/** Less than this is a slip of the pen. */
const leastPixels = 90
/** The plan of a game carries it, and so does every version. */
const mostBytes = 40 * 1024

/**
 * Somebody's own picture without its background, trimmed, as WebP. Clear parts say themselves what is background; of any
 * other picture it is what the rim looks like. The same picture is always cut in the same way.
 */
export async function cutOut(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .resize(workSide, workSide, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const whole: Pixels = { width: info.width, height: info.height, rgba: new Uint8Array(data) }
  if (isFilled(whole)) removeBackground(whole)
  return encoded(trimmed(whole))
}

function isFilled({ rgba }: Pixels): boolean {
  let clear = 0
  for (let at = 3; at < rgba.length; at += 4) if ((rgba[at] as number) < 128) clear++
  return clear < leastClear * (rgba.length / 4)
}

/** Edges are softened inwards: what is outside has the colour of the background. */
function removeBackground({ width, height, rgba }: Pixels): void {
  const mask = subjectIn(squared({ width, height, rgba }))
  const inside = (x: number, y: number) => mask[y * workSide + x] ?? 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let around = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          around += inside(
            Math.min(width - 1, Math.max(0, x + dx)),
            Math.min(height - 1, Math.max(0, y + dy)),
          )
      const share = inside(x, y) < 0.5 ? 0 : around / 9
      const at = (y * width + x) * 4 + 3
      rgba[at] = Math.round((rgba[at] as number) * share)
    }
}

function subjectIn(image: Image) {
  try {
    return subjectOf(image)
  } catch (error) {
    if (error instanceof NoSubject)
      throw new Refused(`${error.message} A picture of one thing on a plain background works best.`)
    throw error
  }
}

/** In the upper left of a clear square. */
function squared({ width, height, rgba }: Pixels): Image {
  const square = new Uint8Array(workSide * workSide * 4)
  for (let y = 0; y < height; y++)
    square.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * workSide * 4)
  return { side: workSide, rgba: square }
}

function trimmed({ width, height, rgba }: Pixels): Pixels {
  let [left, right, top, bottom, filled] = [width, -1, height, -1, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const alpha = rgba[(y * width + x) * 4 + 3] as number
      if (alpha < 24) continue
      filled++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (filled < leastPixels)
    throw new Refused("There's nothing on the paper yet. Draw something, or choose a picture.")
  const box = { width: right - left + 1, height: bottom - top + 1 }
  const kept = new Uint8Array(box.width * box.height * 4)
  for (let y = 0; y < box.height; y++) {
    const from = ((top + y) * width + left) * 4
    kept.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4)
  }
  return { ...box, rgba: kept }
}

async function encoded({ width, height, rgba }: Pixels): Promise<Uint8Array> {
  const small = sharp(rgba, { raw: { width, height, channels: 4 } }).resize(keptSide, keptSide, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  let bytes = new Uint8Array()
  for (const quality of [90, 75, 55, 30]) {
    bytes = new Uint8Array(await small.clone().webp({ quality, alphaQuality: 90 }).toBuffer())
    if (bytes.length <= mostBytes) break
  }
  return bytes
}
