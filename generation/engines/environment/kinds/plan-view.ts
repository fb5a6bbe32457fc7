import type { Kind, Mask } from '@makebelieve/kit/environment/scene'
import { at } from '@makebelieve/shapes/geometry/solid'
import { leaf } from '@makebelieve/shapes/materials/material'
import type { PlacedPart } from '../../model/mesh/model-build.ts'

/** What one bumps into is between these heights: lower is stepped over, higher is walked under. */
const knee = 0.35
const head = 1.9

type Grid = { cell: number; width: number; depth: number; x: number; z: number }

function gridOver(parts: readonly PlacedPart[], cells: number): Grid | undefined {
  let [x0, z0, x1, z1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i += 3) {
      x0 = Math.min(x0, at(positions, i))
      x1 = Math.max(x1, at(positions, i))
      z0 = Math.min(z0, at(positions, i + 2))
      z1 = Math.max(z1, at(positions, i + 2))
    }
  if (!(x1 > x0) || !(z1 > z0)) return undefined
  const cell = round(Math.min(1, Math.max(0.1, Math.max(x1 - x0, z1 - z0) / cells)))
  const [width, depth] = [Math.ceil((x1 - x0) / cell) || 1, Math.ceil((z1 - z0) / cell) || 1]
  return {
    cell,
    width,
    depth,
    x: round((x0 + x1 - width * cell) / 2),
    z: round((z0 + z1 - depth * cell) / 2),
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000

export type FootprintOptions = {
  cells?: number
  /** What no visitor gets into from outside counts as filled: houses, but not the walls of a room that one is in. */
  fillsInside: boolean
  /** The height above which things block, for what stands on a deck. */
  floor?: number
}

/** The cells of the plan that are filled between knee and head. Leaves and grass give way. */
export function footprintOf(parts: readonly PlacedPart[], options: FootprintOptions): Mask | undefined {
  const grid = gridOver(parts, options.cells ?? 56)
  if (!grid) return undefined
  const filled = new Uint8Array(grid.width * grid.depth)
  const floor = options.floor ?? 0
  let tallest = 0
  for (const part of parts) {
    if (part.material.surface === leaf('#000000').surface || part.material.surface === 'grass') continue
    for (let i = 0; i < part.triangles.length; i += 3)
      tallest = Math.max(tallest, markTriangle(part, i, grid, floor + knee, floor + head, filled))
  }
  if (!filled.includes(1)) return undefined
  if (options.fillsInside && tallest > 1.8) fillInside(filled, grid)
  return { ...grid, filled: filled.join('') }
}

/** Marks the cells that a triangle passes through between two heights, and says how high it reaches there. */
function markTriangle(
  { positions, triangles }: PlacedPart,
  first: number,
  grid: Grid,
  low: number,
  high: number,
  filled: Uint8Array,
): number {
  let corners: number[] = []
  for (let k = 0; k < 3; k++) {
    const v = at(triangles, first + k) * 3
    corners.push(at(positions, v), at(positions, v + 1), at(positions, v + 2))
  }
  corners = clipped(clipped(corners, low, 1), high, -1)
  if (corners.length === 0) return 0
  let [x0, x1, z0, z1, top] = [Infinity, -Infinity, Infinity, -Infinity, 0]
  for (let i = 0; i < corners.length; i += 3) {
    x0 = Math.min(x0, at(corners, i))
    x1 = Math.max(x1, at(corners, i))
    top = Math.max(top, at(corners, i + 1))
    z0 = Math.min(z0, at(corners, i + 2))
    z1 = Math.max(z1, at(corners, i + 2))
  }
  const { cell, width, depth, x, z } = grid
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.floor(value)))
  for (let row = clamp((z0 - z) / cell, depth); row <= clamp((z1 - z) / cell, depth); row++)
    for (let column = clamp((x0 - x) / cell, width); column <= clamp((x1 - x) / cell, width); column++) {
      const index = row * width + column
      if (!filled[index] && meets(corners, x + column * cell, z + row * cell, cell)) filled[index] = 1
    }
  return top
}

/** The part of a polygon above (`side` 1) or below (-1) a height. */
function clipped(corners: number[], height: number, side: 1 | -1): number[] {
  const kept: number[] = []
  for (let i = 0; i < corners.length; i += 3) {
    const j = (i + 3) % corners.length
    const a = (at(corners, i + 1) - height) * side
    const b = (at(corners, j + 1) - height) * side
    if (a >= 0) kept.push(at(corners, i), at(corners, i + 1), at(corners, i + 2))
    if (a >= 0 === b >= 0) continue
    const t = a / (a - b)
    for (let k = 0; k < 3; k++) kept.push(at(corners, i + k) + (at(corners, j + k) - at(corners, i + k)) * t)
  }
  return kept
}

/** Whether a polygon, seen from above, has anything in a square: no edge of it keeps the whole square outside. */
function meets(corners: number[], x: number, z: number, cell: number): boolean {
  const [mx, mz, half] = [x + cell / 2, z + cell / 2, cell / 2]
  let area = 0
  for (let i = 0; i < corners.length; i += 3) {
    const j = (i + 3) % corners.length
    area += at(corners, i) * at(corners, j + 2) - at(corners, j) * at(corners, i + 2)
  }
  const turn = area < 0 ? -1 : 1
  for (let i = 0; i < corners.length; i += 3) {
    const j = (i + 3) % corners.length
    const ex = at(corners, j) - at(corners, i)
    const ez = at(corners, j + 2) - at(corners, i + 2)
    const distance = turn * (ex * (mz - at(corners, i + 2)) - ez * (mx - at(corners, i)))
    if (distance < -half * (Math.abs(ex) + Math.abs(ez)) - 1e-9) return false
  }
  return true
}

/** Whatever cannot be reached from the edge of the plan is filled. */
function fillInside(filled: Uint8Array, { width, depth }: Grid): void {
  const outside = new Uint8Array(filled.length)
  const queue: number[] = []
  const visit = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= width || row >= depth) return
    const index = row * width + column
    if (filled[index] || outside[index]) return
    outside[index] = 1
    queue.push(index)
  }
  for (let column = 0; column < width; column++) {
    visit(column, 0)
    visit(column, depth - 1)
  }
  for (let row = 0; row < depth; row++) {
    visit(0, row)
    visit(width - 1, row)
  }
  for (let index = queue.pop(); index !== undefined; index = queue.pop()) {
    const [column, row] = [index % width, Math.floor(index / width)]
    visit(column - 1, row)
    visit(column + 1, row)
    visit(column, row - 1)
    visit(column, row + 1)
  }
  for (let i = 0; i < filled.length; i++) if (!outside[i]) filled[i] = 1
}

/** The highest place of each cell that one could stand on, in metres; -1 where there is nothing. */
export function topsOf(
  parts: readonly PlacedPart[],
  cells = 40,
): (Grid & { tops: Float32Array }) | undefined {
  const grid = gridOver(parts, cells)
  if (!grid) return undefined
  const { cell, width, depth, x, z } = grid
  const tops = new Float32Array(width * depth).fill(-1)
  for (const { positions, triangles } of parts)
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [at(triangles, i) * 3, at(triangles, i + 1) * 3, at(triangles, i + 2) * 3]
      const [ax, ay, az] = [at(positions, a), at(positions, a + 1), at(positions, a + 2)]
      const [bx, by, bz] = [at(positions, b), at(positions, b + 1), at(positions, b + 2)]
      const [cx, cy, cz] = [at(positions, c), at(positions, c + 1), at(positions, c + 2)]
      // Seen from above, what faces up turns one way; what is steep has no area there.
      const area = (bz - az) * (cx - ax) - (bx - ax) * (cz - az)
      if (area <= 1e-9) continue
      const columns = [
        Math.floor((Math.min(ax, bx, cx) - x) / cell),
        Math.floor((Math.max(ax, bx, cx) - x) / cell),
      ]
      const rows = [
        Math.floor((Math.min(az, bz, cz) - z) / cell),
        Math.floor((Math.max(az, bz, cz) - z) / cell),
      ]
      for (let row = Math.max(0, rows[0] ?? 0); row <= Math.min(depth - 1, rows[1] ?? 0); row++)
        for (
          let column = Math.max(0, columns[0] ?? 0);
          column <= Math.min(width - 1, columns[1] ?? 0);
          column++
        ) {
          const [px, pz] = [x + (column + 0.5) * cell, z + (row + 0.5) * cell]
          const wa = ((bz - pz) * (cx - px) - (bx - px) * (cz - pz)) / area
          const wb = ((cz - pz) * (ax - px) - (cx - px) * (az - pz)) / area
          const wc = 1 - wa - wb
          if (wa < -0.01 || wb < -0.01 || wc < -0.01) continue
          const y = wa * ay + wb * by + wc * cy
          const index = row * width + column
          if (y > (tops[index] ?? -1)) tops[index] = y
        }
    }
  return { ...grid, tops }
}

/** What can be walked on: bridges, piers, stages, stairs. */
export function deckOf(parts: readonly PlacedPart[]): Kind['deck'] | undefined {
  const found = topsOf(parts, 64)
  if (!found) return undefined
  const { tops, ...grid } = found
  return { ...grid, heights: Array.from(tops, (top) => (top < 0 ? -1 : Math.round(top * 100))) }
}

/** How high the surface is that something can be put on: where most of the middle is level. */
export function surfaceHeight(parts: readonly PlacedPart[]): number {
  const found = topsOf(parts, 24)
  if (!found) return 0
  const { tops, width, depth } = found
  const counts = new Map<number, number>()
  let highest = 0
  for (let row = 0; row < depth; row++)
    for (let column = 0; column < width; column++) {
      const top = at(tops, row * width + column)
      if (top < 0) continue
      highest = Math.max(highest, top)
      const step = Math.round(top * 50)
      counts.set(step, (counts.get(step) ?? 0) + 1)
    }
  let [best, most] = [highest, 0]
  const cells = tops.length
  // A higher shelf wins over a slightly larger lower one: books lie on the table, not on its foot.
  for (const [step, count] of counts)
    if (count > cells * 0.08 && count * (1 + step / 50 / Math.max(0.1, highest)) > most) {
      most = count * (1 + step / 50 / Math.max(0.1, highest))
      best = step / 50
    }
  return best
}
