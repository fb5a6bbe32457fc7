import { curve } from '../../../geometry/solids.ts'
import type { Vec2, Vec3 } from '../../../geometry/vector.ts'

/** A closed outline through points of the right half, from the bottom to the top, mirrored. */
export function waisted(half: Vec2[]): Vec2[] {
  const right = half.map(([x, y]): Vec3 => [x, y, 0])
  const left = half
    .toReversed()
    .filter(([x]) => x > 0.001)
    .map(([x, y]): Vec3 => [-x, y, 0])
  return curve([...right, ...left], 5, true).map(([x, y]): Vec2 => [x, y])
}

/** An outline made larger or smaller about the height `cy`. */
export const scaled = (outline: Vec2[], by: number, cy: number): Vec2[] =>
  outline.map(([x, y]): Vec2 => [x * by, cy + (y - cy) * by])

/** Right halves of bodies, from the bottom to the top. */
export const bodies: Record<string, Vec2[]> = {
  acoustic: [
    [0, 0],
    [0.12, 0.008],
    [0.19, 0.08],
    [0.185, 0.17],
    [0.13, 0.26],
    [0.14, 0.34],
    [0.135, 0.4],
    [0.08, 0.44],
    [0, 0.445],
  ],
  violin: [
    [0, 0],
    [0.11, 0.01],
    [0.165, 0.08],
    [0.15, 0.16],
    [0.165, 0.185],
    [0.1, 0.24],
    [0.1, 0.28],
    [0.14, 0.33],
    [0.13, 0.4],
    [0.07, 0.45],
    [0, 0.455],
  ],
}
