import { at } from '../geometry/solid.ts'
import type { Corners } from './corners.ts'

/** Which triangle each sample of a picture sees first, and how far away it is. */
export type Raster = { width: number; height: number; triangle: Int32Array; depth: Float32Array }

export type Project = (x: number, y: number, z: number) => [x: number, y: number, depth: number]

/**
 * Draws triangles into a raster. `project` leads to -1…1; depth is kept as one over distance for perspective, which is
 * even across a triangle on the picture. `behind` hides what lies behind another raster.
 */
export function rasterise(
  corners: Corners,
  project: Project,
  width: number,
  height: number,
  { wanted, behind }: { wanted?: (part: number) => boolean; behind?: Raster } = {},
): Raster {
  const triangle = new Int32Array(width * height).fill(-1)
  const depth = new Float32Array(width * height)
  const { places, count, partOf } = corners
  for (let t = 0; t < count; t++) {
    if (wanted && !wanted(at(partOf, t))) continue
    const o = t * 9
    const [ax, ay, ad] = project(at(places, o), at(places, o + 1), at(places, o + 2))
    const [bx, by, bd] = project(at(places, o + 3), at(places, o + 4), at(places, o + 5))
    const [cx, cy, cd] = project(at(places, o + 6), at(places, o + 7), at(places, o + 8))
    const [x0, y0] = [(ax * 0.5 + 0.5) * width, (0.5 - ay * 0.5) * height]
    const [x1, y1] = [(bx * 0.5 + 0.5) * width, (0.5 - by * 0.5) * height]
    const [x2, y2] = [(cx * 0.5 + 0.5) * width, (0.5 - cy * 0.5) * height]
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    // Turned away: rows grow downwards, so triangles that face us turn the other way round.
    if (area >= 0) continue
    const inverse = 1 / area
    const [w0, w1, w2] = [1 / ad, 1 / bd, 1 / cd]
    const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5]
        const b1 = ((px - x0) * (y2 - y0) - (x2 - x0) * (py - y0)) * inverse
        const b2 = ((x1 - x0) * (py - y0) - (px - x0) * (y1 - y0)) * inverse
        if (b1 < 0 || b2 < 0 || b1 + b2 > 1) continue
        const near = w0 + (w1 - w0) * b1 + (w2 - w0) * b2
        const i = y * width + x
        if (near <= at(depth, i) || (behind && near < at(behind.depth, i) * 0.99999)) continue
        depth[i] = near
        triangle[i] = t
      }
  }
  return { width, height, triangle, depth }
}
