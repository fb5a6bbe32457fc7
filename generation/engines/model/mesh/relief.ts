import { real, whole } from '@makebelieve/shapes/geometry/lists'

/** Steeper than this nothing is drawn: it would only glitter. */
const steepest = 1.6

/**
 * Normals from heights: how the surface leans from texel to texel (Sobel), within one chart. Red is right, green is up,
 * blue is out. `slopes` turns a difference of heights into a slope.
 */
export function normalsFrom(
  heights: Float32Array,
  slopes: Float32Array,
  charts: Int32Array,
  size: number,
): Uint8Array {
  const normals = new Uint8Array(size * size * 3)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const texel = y * size + x
      const chart = whole(charts, texel)
      const own = real(heights, texel)
      let sx = 0
      let sy = 0
      if (chart >= 0 && x > 0 && y > 0 && x < size - 1 && y < size - 1) {
        // Beyond the chart the surface is taken to go on as it comes from the other side.
        const near = (step: number) => {
          if (whole(charts, texel + step) === chart) return real(heights, texel + step)
          return whole(charts, texel - step) === chart ? 2 * own - real(heights, texel - step) : own
        }
        const a = near(-size - 1)
        const b = near(-size)
        const c = near(-size + 1)
        const d = near(-1)
        const f = near(1)
        const g = near(size - 1)
        const h = near(size)
        const i = near(size + 1)
        const slope = real(slopes, texel) / 8
        sx = (c + 2 * f + i - a - 2 * d - g) * slope
        sy = (a + 2 * b + c - g - 2 * h - i) * slope
        const steep = Math.sqrt(sx * sx + sy * sy)
        if (steep > steepest) {
          sx *= steepest / steep
          sy *= steepest / steep
        }
      }
      const long = Math.sqrt(sx * sx + sy * sy + 1)
      normals[texel * 3] = Math.round(127.5 - (127.5 * sx) / long)
      normals[texel * 3 + 1] = Math.round(127.5 - (127.5 * sy) / long)
      normals[texel * 3 + 2] = Math.round(127.5 + 127.5 / long)
    }
  return normals
}
