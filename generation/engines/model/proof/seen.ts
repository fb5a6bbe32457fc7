import type { Box } from '@makebelieve/shapes/geometry/solid'
import { light } from '@makebelieve/shapes/materials/colour'
import { farApart, oklab } from './colours.ts'
import type { FoundModel } from './read-file.ts'
import { type Side, type View, viewOf } from './views.ts'

/** What lies in a bowl is seen from above only. */
const sides: Side[] = ['front', 'right', 'back', 'left', 'top']
const size = 96

export type Seen = {
  /** For each part the share of all that is seen from four sides and from above; behind glass, of what is seen without the glass. */
  shares: number[]
  /** For each view, with and without the glass, how many pixels of each part one sees, and of all. */
  pixels: { of: number[]; all: number }[]
  /** How a camera looks at it, to look at some of its parts alone. */
  frame: Frame
  /** How different front and back, and front and right, look: 0 is the same picture, 1 nothing in common. */
  frontToBack: number
  frontToSide: number
  rightToLeft: number
}

type Frame = { size: number; reach: number; height: number }

/** What one sees of a model from four sides and from above. */
export function seenOf({ parts, base }: FoundModel, box: Box): Seen {
  const reach = Math.max(...[0, 1, 2].map((k) => (box.max[k] ?? 0) - (box.min[k] ?? 0))) / 2
  const frame = { size, reach: reach * 1.02, height: (box.min[1] + box.max[1]) / 2 }
  const lookAt = (seen: FoundModel['parts']) => sides.map((side) => viewOf(seen, base, side, frame))
  const views = lookAt(parts)
  const pixels = views.map((view) => pixelsOf(view, parts.length))
  const shares = sharesOf(pixels, parts.length)
  const solid = parts.flatMap(({ opacity }, number) => (opacity < seeThrough ? [] : [number]))
  const behind =
    solid.length < parts.length ? lookAt(parts.filter(({ opacity }) => opacity >= seeThrough)) : undefined
  if (behind) {
    const within = behind.map((view) => {
      const { of, all } = pixelsOf(view, solid.length)
      const own = new Array<number>(parts.length).fill(0)
      for (const [n, count] of of.entries()) own[solid[n] ?? 0] = count
      return { of: own, all }
    })
    sharesOf(within, parts.length).forEach((share, number) => {
      shares[number] = Math.max(shares[number] ?? 0, share)
    })
    pixels.push(...within)
  }
  // What differs behind glass is seen, too.
  const apart = (one: number, other: number) =>
    Math.max(
      ...[views, ...(behind ? [behind] : [])].map((all) => {
        const [a, b] = [all[one], all[other]]
        return a && b ? difference(a, b, reach) : 1
      }),
    )
  const [front, right, back, left] = [0, 1, 2, 3] as const
  return {
    shares,
    pixels,
    frame,
    frontToBack: apart(front, back),
    frontToSide: apart(front, right),
    rightToLeft: apart(right, left),
  }
}

/** Through what is clearer than this, the things behind it are seen as well. */
const seeThrough = 0.6

/** Less than this of a view is found only by who looks for it. */
const hardlySeen = 0.005
/** What is small is seen where nothing stands before it, unless it is a speck. */
const leastOfSmall = 0.001
const leastUncovered = 0.5

/** Whether some parts together are seen from any side: as a share of a view, or, where they are small, as most of their own outline. */
export function isInSight(
  { parts, base }: FoundModel,
  { pixels, frame }: Seen,
  own: readonly number[],
): boolean {
  const seen = pixels.map(({ of, all }) => {
    const count = own.reduce((sum, number) => sum + (of[number] ?? 0), 0)
    return { count, share: count / Math.max(1, all) }
  })
  const most = Math.max(0, ...seen.map(({ share }) => share))
  if (most >= hardlySeen || most < leastOfSmall) return most >= hardlySeen
  const alone = own.flatMap((number) => parts[number] ?? [])
  return sides.some((side, view) => {
    const outline = pixelsOf(viewOf(alone, base, side, frame), alone.length).all
    const uncovered = Math.max(seen[view]?.count ?? 0, seen[view + sides.length]?.count ?? 0)
    return outline > 0 && uncovered >= leastUncovered * outline
  })
}

function pixelsOf({ parts }: View, count: number): { of: number[]; all: number } {
  const of = new Array<number>(count).fill(0)
  let all = 0
  for (const part of parts) {
    if (part < 0) continue
    of[part] = (of[part] ?? 0) + 1
    all++
  }
  return { of, all }
}

function sharesOf(views: readonly { of: number[]; all: number }[], count: number): number[] {
  const all = views.reduce((sum, view) => sum + view.all, 0)
  return Array.from(
    { length: count },
    (_, part) => views.reduce((sum, { of }) => sum + (of[part] ?? 0), 0) / Math.max(1, all),
  )
}

/**
 * How different two views are, the second seen in a mirror: outlines, how near things are, and colours, each pixel for
 * itself.
 */
function difference(a: View, b: View, reach: number): number {
  let [sum, count] = [0, 0]
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [p, q] = [y * size + x, y * size + (size - 1 - x)]
      const [inA, inB] = [(a.parts[p] ?? -1) >= 0, (b.parts[q] ?? -1) >= 0]
      if (!inA && !inB) continue
      count++
      if (inA !== inB) sum += 1
      else {
        const nearer = Math.abs((a.depths[p] ?? 0) - (b.depths[q] ?? 0)) / (2 * reach)
        const colours = farApart(colourAt(a, p), colourAt(b, q))
        sum += Math.min(1, nearer * 2 + Math.max(0, colours - 0.04) * 2)
      }
    }
  return count > 0 ? sum / count : 0
}

function colourAt(view: View, pixel: number) {
  const byte = (k: number) => (view.colours[pixel * 3 + k] ?? 0).toString(16).padStart(2, '0')
  return oklab(light(`#${byte(0)}${byte(1)}${byte(2)}`))
}
