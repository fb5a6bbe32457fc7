import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { at } from '@makebelieve/shapes/geometry/solid'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import type { PlacedPart } from './model-build.ts'
import { tidied } from './tidy.ts'

await MeshoptSimplifier.ready

/** No model has more triangles than this, whatever was asked for. */
export const mostTriangles = 60_000

/** How many triangles a detailed model has when nobody asks for fewer or more. */
const comfortable = 11_000

/**
 * How far the outline may move, as a share of the model's longest side. Begins where nobody could tell, and doubles
 * while the model is still larger than is comfortable; bevels of simple things survive that way.
 */
const unseen = 0.0003
const barelySeen = 0.0024
/** The same where as few triangles as possible were asked for. */
const coarse = 0.006
/** Small parts keep their own shape, though the whole would not miss it. */
const unseenOfPart = 0.014
/** A difference in colour of 1 counts as much as moving this share of the longest side. */
const colourWeight = 0.02

/**
 * Takes triangles away where they are not missed. `simplify` is the share that goes of all that could go; what keeps
 * the outline stays. Vertices that stay are not moved, so that their colours and places of rest stay true.
 */
export function reduced(parts: PlacedPart[], metres: number, simplify: number): PlacedPart[] {
  const beyond = Math.max(0, (simplify - 0.95) / 0.05)
  let share = unseen + (coarse - unseen) * beyond
  let floor = parts.map((part) => (part.faceted ? part : lessened(part, 0, share * metres, metres)))
  while (total(floor) > comfortable && share < barelySeen) {
    share *= 2
    floor = floor.map((part) => (part.faceted ? part : lessened(part, 0, share * metres, metres)))
  }
  const floors = floor.map(countOf)
  // Of a shape that is far too fine (a heap of coins), only as much as may stay at all counts as all of it.
  const most = Math.min(1, mostTriangles / total(parts))
  const targets = parts.map((part, i) => {
    const could = Math.max(0, countOf(part) * most - at(floors, i))
    return at(floors, i) + (1 - simplify) * could
  })
  return withinBudget(parts, targets, metres, share * metres).map((part) => tidied(part, metres))
}

/** The same parts with a share of their triangles, for looking at from afar. */
export function thinned(parts: PlacedPart[], metres: number, share: number): PlacedPart[] {
  const targets = parts.map((part) => Math.max(12, countOf(part) * share))
  return parts.map((part, i) => tidied(lessened(part, at(targets, i), metres * 0.04, metres), metres))
}

function withinBudget(parts: PlacedPart[], targets: number[], metres: number, error: number): PlacedPart[] {
  const wanted = targets.reduce((sum, target) => sum + target, 0)
  const share = Math.min(1, (mostTriangles * 0.97) / wanted)
  let result = parts.map((part, i) =>
    part.faceted && share === 1
      ? part
      : lessened(part, at(targets, i) * share, share < 1 ? metres : error, metres),
  )
  // Where parts could not give what was asked of them, all the others give a little more.
  for (let n = 0; n < 4 && total(result) > mostTriangles; n++) {
    const less = (mostTriangles * 0.95) / total(result)
    result = result.map((part) => lessened(part, countOf(part) * less, metres, metres))
  }
  return result
}

const countOf = (part: PlacedPart) => part.triangles.length / 3
export const total = (parts: readonly { triangles: Uint32Array }[]) =>
  parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)

/** With fewer triangles, still closed: where that fails, less is taken away. */
function lessened(part: PlacedPart, target: number, error: number, metres: number): PlacedPart {
  const scale = MeshoptSimplifier.getScale(part.positions, 3)
  if (!(scale > 0)) return part
  const { attributes, weights } = attributesOf(part, (colourWeight * metres) / scale)
  const most = error < metres * 0.1 ? Math.min(error / scale, Math.max(unseenOfPart, error / metres)) : 1
  for (const share of [1, 0.5, 0.2, 0.05]) {
    const count = countOf(part)
    const triangles = Math.round(count - (count - Math.min(count, target)) * share)
    const [indices] = MeshoptSimplifier.simplifyWithAttributes(
      part.triangles,
      part.positions,
      3,
      attributes,
      weights.length,
      weights,
      null,
      triangles * 3,
      most * share,
    )
    const made = compacted(part, indices)
    if (faultOf(made.positions, made.triangles) === undefined) return made
  }
  return part
}

function attributesOf(part: PlacedPart, weight: number) {
  if (part.colours) return { attributes: part.colours, weights: [weight, weight, weight] }
  return { attributes: new Float32Array(part.positions.length / 3), weights: [0] }
}

/** Only the vertices that are still used. */
function compacted(part: PlacedPart, indices: Uint32Array): PlacedPart {
  const names = new Int32Array(part.positions.length / 3).fill(-1)
  const kept: number[] = []
  const triangles = new Uint32Array(indices.length)
  for (let i = 0; i < indices.length; i++) {
    const vertex = at(indices, i)
    if (at(names, vertex) < 0) {
      names[vertex] = kept.length
      kept.push(vertex)
    }
    triangles[i] = at(names, vertex)
  }
  return {
    ...part,
    triangles,
    positions: threes(part.positions, kept),
    rest: threes(part.rest, kept),
    colours: part.colours && threes(part.colours, kept),
    origins: Uint32Array.from(kept, (vertex) => at(part.origins, vertex)),
    bones: part.bones && Uint8Array.from(kept, (vertex) => at(part.bones ?? [], vertex)),
  }
}

function threes(from: Float32Array, kept: number[]): Float32Array {
  const to = new Float32Array(kept.length * 3)
  kept.forEach((vertex, i) => {
    to[i * 3] = at(from, vertex * 3)
    to[i * 3 + 1] = at(from, vertex * 3 + 1)
    to[i * 3 + 2] = at(from, vertex * 3 + 2)
  })
  return to
}
