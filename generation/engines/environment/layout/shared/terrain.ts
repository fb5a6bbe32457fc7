import { mix, smooth } from '@makebelieve/shapes/materials/noise'
import type { Point } from './geometry.ts'

/** Heights of the land in metres, on a square grid around the middle. */
export type Terrain = {
  size: number
  cells: number
  heights: Float32Array
  /** Between the vertices as the world does it. */
  heightAt(x: number, z: number): number
  /** Metres that the ground rises over one metre. */
  slopeAt(x: number, z: number): number
  /** Gives every vertex its height anew. */
  reshape(height: (x: number, z: number, before: number) => number): void
  /** Makes it level around a point, softly out to its surroundings; what was levelled before stays. Gives the height. */
  level(at: Point, radius: number, fade: number, height?: number): number
  /** Every vertex in turn. */
  each(visit: (x: number, z: number, index: number) => void): void
}

export function openTerrain(size: number, cells: number): Terrain {
  const row = cells + 1
  const heights = new Float32Array(row * row)
  /** Where something stands on levelled ground. */
  const isPad = new Uint8Array(row * row)
  const step = size / cells
  const placeOf = (n: number) => n * step - size / 2
  const gridOf = (metres: number) => Math.max(0, Math.min(cells, (metres + size / 2) / step))

  function heightAt(x: number, z: number): number {
    const [column, line] = [gridOf(x), gridOf(z)]
    const left = Math.min(cells - 1, Math.floor(column))
    const top = Math.min(cells - 1, Math.floor(line))
    const first = top * row + left
    const near = mix(heights[first] ?? 0, heights[first + 1] ?? 0, column - left)
    const far = mix(heights[first + row] ?? 0, heights[first + row + 1] ?? 0, column - left)
    return mix(near, far, line - top)
  }

  function each(visit: (x: number, z: number, index: number) => void): void {
    for (let line = 0; line < row; line++)
      for (let column = 0; column < row; column++) visit(placeOf(column), placeOf(line), line * row + column)
  }

  /** Vertices within so many metres of a point. */
  function near([x, z]: Point, radius: number, visit: (far: number, index: number) => void): void {
    const [left, right] = [Math.floor(gridOf(x - radius)), Math.ceil(gridOf(x + radius))]
    const [top, bottom] = [Math.floor(gridOf(z - radius)), Math.ceil(gridOf(z + radius))]
    for (let line = top; line <= bottom; line++)
      for (let column = left; column <= right; column++) {
        const far = Math.hypot(placeOf(column) - x, placeOf(line) - z)
        if (far <= radius) visit(far, line * row + column)
      }
  }

  return {
    size,
    cells,
    heights,
    heightAt,
    each,
    slopeAt(x, z) {
      const reach = step * 0.8
      const across = heightAt(x + reach, z) - heightAt(x - reach, z)
      const along = heightAt(x, z + reach) - heightAt(x, z - reach)
      return Math.hypot(across, along) / (2 * reach)
    },
    reshape(height) {
      each((x, z, index) => {
        heights[index] = height(x, z, heights[index] ?? 0)
      })
    },
    level(at, radius, fade, height) {
      let [sum, count] = [0, 0]
      if (height === undefined)
        near(at, radius, (_, index) => {
          sum += heights[index] ?? 0
          count++
        })
      const wanted = height ?? (count > 0 ? sum / count : heightAt(at[0], at[1]))
      // One step further than the foot, so that the squares under its edge are level too.
      const flat = radius + step
      near(at, flat + fade, (far, index) => {
        if (isPad[index]) return
        if (far <= flat) isPad[index] = 1
        heights[index] = mix(wanted, heights[index] ?? 0, smooth(flat, flat + fade, far))
      })
      return wanted
    },
  }
}
