import { type Box, boundsOf, middleOf } from '@makebelieve/shapes/geometry/solid'
import { boxOfShape } from '@makebelieve/shapes/shape'
import type { Piece } from '../design.ts'
import { boxOfParts } from '../mesh/extent.ts'
import type { FoundPart } from './read-file.ts'
import { referenceOf } from './reference.ts'

/**
 * Which way a made thing looks, seen from above, in degrees from the front: its parts (eyes, nose, tail) lie around its middle as those of
 * its archetype do, turned by this. Nothing where it is alike from all sides.
 */
export function yawOf(piece: Pick<Piece, 'source'>, parts: readonly FoundPart[]): number | undefined {
  const usual = referenceOf(piece)
  if (!usual || parts.length === 0) return undefined
  const found = aroundMiddle(
    parts.map(({ name, positions }) => ({ name, box: boundsOf(positions) })),
    boxOfParts(parts),
  )
  const own = aroundMiddle(
    usual.parts.map(({ name, solid }) => ({ name, box: solid.bounds() })),
    boxOfShape(usual),
  )
  let [along, across, weight] = [0, 0, 0]
  for (const [name, [x, z]] of own) {
    const at = found.get(name)
    if (!at) continue
    along += x * at[0] + z * at[1]
    across += z * at[0] - x * at[1]
    weight += Math.hypot(x, z) * Math.hypot(...at)
  }
  const sure = Math.hypot(along, across)
  if (sure < 4e-4 || sure < 0.6 * weight) return undefined
  return (Math.atan2(across, along) * 180) / Math.PI
}

/** Where the middle of each part lies beside the middle of the whole, as a share of its size. */
function aroundMiddle(
  parts: readonly { name: string; box: Box }[],
  whole: Box,
): Map<string, [number, number]> {
  const [cx, , cz] = middleOf(whole)
  const size = Math.max(...[0, 1, 2].map((k) => (whole.max[k as 0] ?? 0) - (whole.min[k as 0] ?? 0)))
  return new Map(
    parts.map(({ name, box }) => {
      const [x, , z] = middleOf(box)
      return [name, [(x - cx) / size, (z - cz) / size]]
    }),
  )
}

/** The angle between the way that something looks and the way to a place, from 0 to 180 degrees. */
export function offFrom(yaw: number, [dx, dz]: readonly [number, number]): number {
  const way = (Math.atan2(dx, dz) * 180) / Math.PI
  const off = Math.abs(((yaw - way + 540) % 360) - 180)
  return off
}
