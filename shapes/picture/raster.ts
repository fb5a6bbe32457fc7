import type { Corners } from './corners.ts'

/** Which triangle each sample of a picture sees first, and one over how far away it is. */
export type Raster = { width: number; height: number; triangle: Int32Array; depth: Float32Array }

/** For each corner: x and y on the picture from -1 to 1, and one over its distance. */
export type Screen = Float32Array

/**
 * Draws triangles into a raster. One over the distance is even across a triangle on the picture, which the distance is
 * not. `behind` hides what lies behind another raster.
 */
export function rasterise(
  corners: Corners,
  screen: Screen,
  width: number,
  height: number,
  { wanted, behind }: { wanted?: (part: number) => boolean; behind?: Raster } = {},
): Raster {
  const triangle = new Int32Array(width * height).fill(-1)
  const depth = new Float32Array(width * height)
  const hidden = behind?.depth
  const { count, partOf } = corners
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  for (let t = 0; t < count; t++) {
    if (wanted && !wanted(partOf[t] as number)) continue
    const o = t * 9
    const x0 = (1 + (screen[o] as number)) * halfWidth
    const y0 = (1 - (screen[o + 1] as number)) * halfHeight
    const x1 = (1 + (screen[o + 3] as number)) * halfWidth
    const y1 = (1 - (screen[o + 4] as number)) * halfHeight
    const x2 = (1 + (screen[o + 6] as number)) * halfWidth
    const y2 = (1 - (screen[o + 7] as number)) * halfHeight
    const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    // Turned away: rows grow downwards, so triangles that face us turn the other way round.
    if (area >= 0) continue
    const left = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5))
    if (left > right || top > bottom) continue
    const inverse = 1 / area
    const w0 = screen[o + 2] as number
    const w1 = (screen[o + 5] as number) - w0
    const w2 = (screen[o + 8] as number) - w0
    const stepB1 = (y2 - y0) * inverse
    const stepB2 = (y0 - y1) * inverse
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5 - y0
      const px = left + 0.5 - x0
      let b1 = (px * (y2 - y0) - (x2 - x0) * py) * inverse
      let b2 = ((x1 - x0) * py - px * (y1 - y0)) * inverse
      let i = y * width + left
      for (let x = left; x <= right; x++, i++, b1 += stepB1, b2 += stepB2) {
        if (b1 < 0 || b2 < 0 || b1 + b2 > 1) continue
        const near = w0 + w1 * b1 + w2 * b2
        if (near <= (depth[i] as number)) continue
        if (hidden && near < (hidden[i] as number) * 0.99999) continue
        depth[i] = near
        triangle[i] = t
      }
    }
  }
  return { width, height, triangle, depth }
}
