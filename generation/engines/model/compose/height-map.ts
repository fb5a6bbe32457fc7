import { at, type Box, sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Part } from '@makebelieve/shapes/shape'

/** How high a shape reaches, or how low, above each cell of the ground. Cells without it hold `empty`. */
export type HeightMap = {
  cells: number
  from: readonly [x: number, z: number]
  step: readonly [x: number, z: number]
  heights: Float32Array
  empty: number
}

/** Looking from above ('top') or from below ('bottom') onto what stands over a box of the ground. */
export function heightMap(parts: readonly Part[], side: 'top' | 'bottom', box: Box, cells = 56): HeightMap {
  const empty = side === 'top' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const heights = new Float32Array(cells * cells).fill(empty)
  const [wide, , deep] = sizeOf(box)
  const step = [Math.max(1e-6, wide / cells), Math.max(1e-6, deep / cells)] as const
  const from = [box.min[0], box.min[2]] as const
  const put = (i: number, j: number, y: number) => {
    if (i < 0 || j < 0 || i >= cells || j >= cells) return
    const known = at(heights, j * cells + i)
    if (side === 'top' ? y > known : y < known) heights[j * cells + i] = y
  }
  for (const { solid } of parts) {
    const { positions, triangles } = solid
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [at(triangles, t) * 3, at(triangles, t + 1) * 3, at(triangles, t + 2) * 3]
      const place = (v: number) =>
        [
          (at(positions, v) - from[0]) / step[0],
          at(positions, v + 1),
          (at(positions, v + 2) - from[1]) / step[1],
        ] as const
      const [p, q, r] = [place(a), place(b), place(c)]
      for (const corner of [p, q, r]) put(Math.floor(corner[0]), Math.floor(corner[2]), corner[1])
      const area = (q[0] - p[0]) * (r[2] - p[2]) - (r[0] - p[0]) * (q[2] - p[2])
      if (Math.abs(area) < 1e-9) continue
      const low = (k: 0 | 2) => Math.max(0, Math.floor(Math.min(p[k], q[k], r[k])))
      const high = (k: 0 | 2) => Math.min(cells - 1, Math.ceil(Math.max(p[k], q[k], r[k])))
      for (let j = low(2); j <= high(2); j++)
        for (let i = low(0); i <= high(0); i++) {
          const [x, z] = [i + 0.5, j + 0.5]
          const u = ((x - p[0]) * (r[2] - p[2]) - (r[0] - p[0]) * (z - p[2])) / area
          const v = ((q[0] - p[0]) * (z - p[2]) - (x - p[0]) * (q[2] - p[2])) / area
          if (u < 0 || v < 0 || u + v > 1) continue
          put(i, j, p[1] + (q[1] - p[1]) * u + (r[1] - p[1]) * v)
        }
    }
  }
  return { cells, from, step, heights, empty }
}

/** The height above a place on the ground, or `empty`. */
export function heightAt(map: HeightMap, x: number, z: number): number {
  const i = Math.floor((x - map.from[0]) / map.step[0])
  const j = Math.floor((z - map.from[1]) / map.step[1])
  if (i < 0 || j < 0 || i >= map.cells || j >= map.cells) return map.empty
  return at(map.heights, j * map.cells + i)
}

/** Every cell that is not empty, with the place of its middle. */
export function* filledCells(
  map: HeightMap,
): Generator<{ x: number; z: number; height: number; index: number }> {
  for (let j = 0; j < map.cells; j++)
    for (let i = 0; i < map.cells; i++) {
      const index = j * map.cells + i
      const height = at(map.heights, index)
      if (height !== map.empty)
        yield {
          x: map.from[0] + (i + 0.5) * map.step[0],
          z: map.from[1] + (j + 0.5) * map.step[1],
          height,
          index,
        }
    }
}

/** A flat place to stand on: its middle, its height, and how far it reaches to the sides. */
export type Plateau = {
  x: number
  z: number
  height: number
  reach: number
  long: 'x' | 'z' | undefined
  /** How far it reaches along x and z, where that was measured. */
  half?: readonly [x: number, z: number]
}

/** The largest level place in the upper part of what is seen from above: the seat of a chair, the top of a cake. */
export function plateauOf(map: HeightMap): Plateau {
  const cells = [...filledCells(map)]
  const heights = cells.map((cell) => cell.height)
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
  const tall = Math.max(1e-6, highest - lowest)
  const bands = 24
  const counts = new Array<number>(bands + 1).fill(0)
  for (const { height } of cells) {
    const band = Math.floor(((height - lowest) / tall) * bands)
    counts[band] = (counts[band] ?? 0) + 1
  }
  // Level places count by their area, and the higher of two a little more: a cushion bulges.
  let best = 0
  let bestScore = -1
  for (let band = 0; band <= bands; band++) {
    const near = (counts[band] ?? 0) + 0.6 * ((counts[band - 1] ?? 0) + (counts[band + 1] ?? 0))
    const score = near * (0.6 + (0.8 * band) / bands)
    if (score > bestScore) [best, bestScore] = [band, score]
  }
  const height = lowest + ((best + 0.5) / bands) * tall
  const level = cells.filter((cell) => Math.abs(cell.height - height) <= (tall / bands) * 1.6)
  const of = level.length > 0 ? level : cells
  const mean = (pick: (cell: (typeof of)[number]) => number) =>
    of.reduce((sum, cell) => sum + pick(cell), 0) / of.length
  const [x, z] = [mean((cell) => cell.x), mean((cell) => cell.z)]
  const [dx, dz] = [
    Math.sqrt(mean((cell) => (cell.x - x) ** 2)),
    Math.sqrt(mean((cell) => (cell.z - z) ** 2)),
  ]
  const reach = Math.sqrt((of.length * map.step[0] * map.step[1]) / Math.PI)
  const long = dx > dz * 2 ? 'x' : dz > dx * 2 ? 'z' : undefined
  return {
    x,
    z,
    height: Math.max(...of.map((cell) => cell.height)),
    reach: long ? Math.max(dx, dz) * 1.7 : reach,
    long,
    half: [dx * 1.7, dz * 1.7],
  }
}
