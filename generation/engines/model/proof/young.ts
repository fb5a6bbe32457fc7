import { longestSide } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape } from '@makebelieve/shapes/shape'
import { grownOf } from '../../../nouns/nouns.ts'
import type { Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import { shapeFor } from './called.ts'
import type { FoundPart } from './read-file.ts'
import { referenceOf } from './reference.ts'

/** How much wider apart the eyes of a young one are, beside its body, than those of a grown one. */
const leastYoung = 1.1

/**
 * Whether a young animal is one: its head is larger beside its body than that of the grown one. Heads are no part of their own, so it is told by
 * how far apart the eyes are. `undefined` where the noun names no young animal, and where nothing can be compared.
 */
export function youngShown(
  noun: string,
  piece: Pick<Piece, 'source'>,
  parts: readonly FoundPart[],
): { is: boolean | undefined; told: string } | undefined {
  const grown = /^(?:baby|young|newborn) (.+)$/.exec(noun)?.[1] ?? grownOf(noun)
  if (grown === undefined || piece.source.by !== 'archetype') return undefined
  const adult = shapeFor(grown)
  if (!adult || adult.archetype !== piece.source.order.archetype) return undefined
  const shape = referenceOf({
    source: { ...piece.source, order: { ...adult, seed: piece.source.order.seed } },
  })
  const usual =
    shape &&
    spread(
      shape.parts.map(({ name, solid }) => ({ name, positions: solid.positions })),
      longestSide(boxOfShape(shape)),
    )
  const own = spread(parts, longestSide(boxOfParts(parts)))
  if (usual === undefined || own === undefined)
    return { is: undefined, told: `Whether it looks younger than a grown ${grown} was not measured.` }
  const times = `Beside its body, its head is ${(own / usual).toFixed(2)} times as large as that of a grown ${grown}.`
  return { is: own >= usual * leastYoung, told: times }
}

function spread(
  parts: readonly { name: string; positions: Float32Array }[],
  whole: number,
): number | undefined {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const ends = [0, 2].map((axis) => {
    ;[low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const { name, positions } of parts) {
      if (!/^eyes?\b/.test(name)) continue
      for (let at = axis; at < positions.length; at += 3) {
        low = Math.min(low, positions[at] ?? low)
        high = Math.max(high, positions[at] ?? high)
      }
    }
    return high - low
  })
  // Whichever way it is turned.
  const wide = Math.hypot(...ends)
  return Number.isFinite(wide) && wide > 0 && whole > 0 ? wide / whole : undefined
}
