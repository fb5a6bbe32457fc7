import { type Box, middleOf } from '@makebelieve/shapes/geometry/solid'
import type { OwnSide } from '../design.ts'
import type { FoundPart } from './read-file.ts'

/** Parts of two, told apart by where their triangles are for somebody who looks that way: those on one side, and the rest. */
export function onSides(
  parts: readonly FoundPart[],
  side: OwnSide,
  yaw: number,
  whole: Box,
): [own: FoundPart[], other: FoundPart[]] {
  const [mx, , mz] = middleOf(whole)
  const turn = (yaw * Math.PI) / 180
  const sign = side === 'left' ? 1 : -1
  const across = (x: number, z: number) => sign * ((x - mx) * Math.cos(turn) - (z - mz) * Math.sin(turn))
  const of = (wanted: boolean) =>
    parts.flatMap((part) => {
      const kept: number[] = []
      for (let t = 0; t < part.triangles.length; t += 3) {
        const corners = [...part.triangles.subarray(t, t + 3)]
        const mean = (k: number) =>
          corners.reduce((sum, vertex) => sum + (part.positions[vertex * 3 + k] ?? 0), 0) / 3
        if (across(mean(0), mean(2)) > 0 === wanted) kept.push(...corners)
      }
      return kept.length > 0 ? [{ ...part, triangles: Uint32Array.from(kept) }] : []
    })
  return [of(true), of(false)]
}
