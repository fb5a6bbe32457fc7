import type { Box } from '@makebelieve/shapes/geometry/solid'
import { light } from '@makebelieve/shapes/materials/colour'
import { farApart, oklab } from './colours.ts'
import type { FoundModel } from './read-file.ts'
import { type Side, type View, viewOf } from './views.ts'

/** What lies in a bowl is seen from above only. */
const sides: Side[] = ['front', 'right', 'back', 'left', 'top']
const size = 96

export type Seen = {
  /** For each part the share of all that is seen from four sides and from above. */
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
  const views = sides.map((side) => viewOf(parts, base, side, frame))
  const counts = parts.map(() => 0)
  let all = 0
  for (const view of views)
    for (const part of view.parts) {
      if (part < 0) continue
      counts[part] = (counts[part] ?? 0) + 1
      all++
    }
  const [front, right, back, left] = views
  return {
    shares: counts.map((count) => count / Math.max(1, all)),
    frontToBack: front && back ? difference(front, back, reach) : 1,
    frontToSide: front && right ? difference(front, right, reach) : 1,
    rightToLeft: right && left ? difference(right, left, reach) : 1,
  }
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
