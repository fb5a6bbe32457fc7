import { labOf } from '../materials/oklab.ts'
import type { Image } from './image.ts'

/** A picture in which nothing can be told from the background. */
export class NoSubject extends Error {
  override readonly name = 'NoSubject'
}

/** How much of each pixel belongs to what the picture shows, from 0 to 1. */
export type Mask = Float32Array

/**
 * The subject of a picture. A picture with clear parts says so itself; of any other the background is taken away: what
 * is joined to the rim and looks like it. Then specks are dropped and holes filled.
 */
export function subjectOf(image: Image): Mask {
  const { side, rgba } = image
  const mask = new Float32Array(side * side)
  let filled = 0
  for (let i = 0; i < mask.length; i++) {
    mask[i] = (rgba[i * 4 + 3] as number) / 255
    if ((mask[i] as number) > 0.5) filled++
  }
  const { top, bottom, left, right } = boxOf(mask, side)
  const box = Math.max(1, (right - left + 1) * (bottom - top + 1))
  // All of the box is filled: a photograph, perhaps with rims from fitting it into a square.
  if (filled > box * 0.97) {
    if (isNoise(image)) throw new NoSubject('This picture is all speckles: there is no shape in it.')
    removeBackground(image, mask, { top, bottom, left, right })
  }
  if (filled === 0) throw new NoSubject('The picture is empty.')
  keepLargest(mask, side)
  return mask
}

/**
 * In a picture of anything, a pixel says much about its neighbours: 6 pixels apart, of 384, pictures of things agree by 0.44 or more
 * (49 of them), and noise of any grain or colour by 0.16 or less.
 */
function isNoise({ side, rgba }: Image): boolean {
  const apart = Math.round(side / 64)
  const light = Float32Array.from({ length: side * side }, (_, i) => {
    const [red, green, blue, alpha] = rgba.subarray(i * 4, i * 4 + 4) as Uint8Array & number[]
    return (alpha as number) < 128
      ? Number.NaN
      : 0.3 * (red as number) + 0.59 * (green as number) + 0.11 * (blue as number)
  })
  const seen = light.filter((value) => !Number.isNaN(value))
  const mean = seen.reduce((sum, value) => sum + value, 0) / seen.length
  const spread = seen.reduce((sum, value) => sum + (value - mean) ** 2, 0) / seen.length
  let agreed = 0
  let pairs = 0
  for (let y = 0; y < side - apart; y++)
    for (let x = 0; x < side - apart; x++) {
      const here = (light[y * side + x] as number) - mean
      for (const next of [y * side + x + apart, (y + apart) * side + x]) {
        const both = here * ((light[next] as number) - mean)
        if (Number.isNaN(both)) continue
        agreed += both
        pairs++
      }
    }
  // What has hardly any spread is blank rather than noisy, which is said in other words.
  return spread > 25 && agreed / pairs < 0.25 * spread
}

type Box = { top: number; bottom: number; left: number; right: number }

function boxOf(mask: Mask, side: number): Box {
  const box = { top: side, bottom: 0, left: side, right: 0 }
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if ((mask[y * side + x] as number) < 0.5) continue
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
    }
  return box
}

/** Floods in from the rim over colours that are like those of the rim, or change only slowly from them. */
function removeBackground({ side, rgba }: Image, mask: Mask, box: Box): void {
  const lab = new Float32Array(side * side * 3)
  for (let i = 0; i < side * side; i++)
    lab.set(labOf(rgba[i * 4] as number, rgba[i * 4 + 1] as number, rgba[i * 4 + 2] as number), i * 3)
  const far = (a: number, b: number) =>
    Math.hypot(
      (lab[a * 3] as number) - (lab[b * 3] as number),
      1.6 * ((lab[a * 3 + 1] as number) - (lab[b * 3 + 1] as number)),
      1.6 * ((lab[a * 3 + 2] as number) - (lab[b * 3 + 2] as number)),
    )
  const queue: number[] = []
  const origin = new Int32Array(side * side).fill(-1)
  const enter = (x: number, y: number) => {
    const i = y * side + x
    origin[i] = i
    queue.push(i)
  }
  for (let x = box.left; x <= box.right; x++) {
    enter(x, box.top)
    enter(x, box.bottom)
  }
  for (let y = box.top; y <= box.bottom; y++) {
    enter(box.left, y)
    enter(box.right, y)
  }
  for (let n = 0; n < queue.length; n++) {
    const i = queue[n] as number
    const from = origin[i] as number
    const [x, y] = [i % side, Math.floor(i / side)]
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nx, ny] = [x + dx, y + dy]
      if (nx < box.left || nx > box.right || ny < box.top || ny > box.bottom) continue
      const next = ny * side + nx
      if ((origin[next] as number) >= 0) continue
      if (far(next, i) < 0.035 && far(next, from) < 0.17) {
        origin[next] = from
        queue.push(next)
      }
    }
  }
  if (queue.length > (box.right - box.left) * (box.bottom - box.top) * 0.985)
    throw new NoSubject('Nothing in the picture can be told from its background.')
  for (const i of queue) mask[i] = 0
}

/** The largest joined piece and those not much smaller; holes inside it are filled. */
function keepLargest(mask: Mask, side: number): void {
  const label = new Int32Array(side * side)
  const sizes = [0]
  for (let start = 0; start < mask.length; start++) {
    if (label[start] !== 0 || (mask[start] as number) < 0.5) continue
    sizes.push(
      flood(
        start,
        side,
        (i) => label[i] === 0 && (mask[i] as number) >= 0.5,
        (i) => {
          label[i] = sizes.length
        },
      ),
    )
  }
  const largest = Math.max(...sizes)
  for (let i = 0; i < mask.length; i++)
    if ((mask[i] as number) >= 0.5 && (sizes[label[i] as number] ?? 0) < largest * 0.02) mask[i] = 0
  const outside = new Uint8Array(side * side)
  for (let k = 0; k < side; k++)
    for (const i of [k, (side - 1) * side + k, k * side, k * side + side - 1])
      if (!outside[i] && (mask[i] as number) < 0.5)
        flood(
          i,
          side,
          (j) => !outside[j] && (mask[j] as number) < 0.5,
          (j) => {
            outside[j] = 1
          },
        )
  const holes = mask.reduce((sum, share, i) => sum + (share < 0.5 && !outside[i] ? 1 : 0), 0)
  // Small holes are slips of the cutting; a ring has a large one, and keeps it.
  if (holes < largest * 0.03)
    for (let i = 0; i < mask.length; i++) if ((mask[i] as number) < 0.5 && !outside[i]) mask[i] = 1
}

function flood(start: number, side: number, open: (i: number) => boolean, take: (i: number) => void): number {
  const queue = [start]
  take(start)
  for (let n = 0; n < queue.length; n++) {
    const i = queue[n] as number
    const x = i % side
    for (const [next, inside] of [
      [i + 1, x < side - 1],
      [i - 1, x > 0],
      [i + side, i + side < side * side],
      [i - side, i >= side],
    ] as const)
      if (inside && open(next)) {
        take(next)
        queue.push(next)
      }
  }
  return queue.length
}
