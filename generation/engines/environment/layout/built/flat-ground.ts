import type { Ground } from '@makebelieve/kit/environment/scene'
import type { Point } from '../shared/geometry.ts'

export type Patch = Ground['palette'][number]

/** Level ground, or nearly so: what it is made of and how high it lies is asked for each vertex. */
export function flatGround(
  size: number,
  cells: number,
  palette: Patch[],
  ask: { surface(at: Point): number; height?(at: Point): number },
): Ground {
  const surfaces: number[] = []
  const heights: number[] = []
  for (let row = 0; row <= cells; row++)
    for (let column = 0; column <= cells; column++) {
      const at: Point = [(column / cells - 0.5) * size, (row / cells - 0.5) * size]
      surfaces.push(ask.surface(at))
      heights.push(Math.round((ask.height?.(at) ?? 0) * 100))
    }
  return { size, cells, heights, palette, surfaces }
}
