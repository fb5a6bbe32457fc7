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
  /** How different front and back, and front and right, look: 0 is the same picture, 1 nothing in common. */
  frontToBack: number
  frontToSide: number
  rightToLeft: number
}

/** What one sees of a model from four sides and from above. */
export function seenOf({ parts, base }: FoundModel, box: Box): Seen {
  const reach = Math.max(...[0, 1, 2].map((k) => (box.max[k] ?? 0) - (box.min[k] ?? 0))) / 2
  const frame = { size, reach: reach * 1.02, height: (box.min[1] + box.max[1]) / 2 }
  const lookAt = (seen: FoundModel['parts']) => sides.map((side) => viewOf(seen, base, side, frame))
  const views = lookAt(parts)
  const shares = sharesOf(views, parts.length)
  const solid = parts.flatMap(({ opacity }, number) => (opacity < seeThrough ? [] : [number]))
  const behind =
    solid.length < parts.length ? lookAt(parts.filter(({ opacity }) => opacity >= seeThrough)) : undefined
  if (behind)
    sharesOf(behind, solid.length).forEach((share, n) => {
      const number = solid[n] ?? 0
      shares[number] = Math.max(shares[number] ?? 0, share)
    })
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
    frontToBack: apart(front, back),
    frontToSide: apart(front, right),
    rightToLeft: apart(right, left),
  }
}

/** Through what is clearer than this, the things behind it are seen as well. */
const seeThrough = 0.6

function sharesOf(views: readonly View[], count: number): number[] {
  const counts = new Array<number>(count).fill(0)
  let all = 0
  for (const view of views)
    for (const part of view.parts) {
      if (part < 0) continue
      counts[part] = (counts[part] ?? 0) + 1
      all++
    }
  return counts.map((one) => one / Math.max(1, all))
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
