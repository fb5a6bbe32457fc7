import { exact, real, whole } from './geometry/lists.ts'
import { at } from './geometry/solid.ts'
import type { Shape } from './shape.ts'

/** What light meets: any closed surface. */
export type Mesh = { readonly positions: ArrayLike<number>; readonly triangles: ArrayLike<number> }

export type OcclusionOptions = {
  /** Cells along the longest side. */
  cells?: number
  /** How far a neighbour still darkens, as a share of the longest side. */
  reach?: number
  /** How many places along the normal are looked at. */
  steps?: number
  /** A height that is solid below: the floor that a picture shows. */
  ground?: number
}

/** How open a place with its normal is: 1 sees the whole sky, 0 nothing. */
export type Occlusion = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => number

/**
 * Ambient occlusion of everything together, from a volume of distances: where a few steps along the normal lead
 * nearer to something than the steps are long, light is missing. What one sees through takes none away.
 */
export function occlusionOf(what: Shape | readonly Mesh[], options: OcclusionOptions = {}): Occlusion {
  const { cells = 64, reach = 0.14, steps = 5, ground } = options
  const meshes =
    'parts' in what
      ? what.parts.filter((part) => part.material.opacity > 0.9).map((part) => part.solid)
      : what
  const volume = volumeOf(meshes, cells)
  if (!volume) return () => 1
  const { counts, origin, cell } = volume
  const [nx, ny, nz] = counts
  const distances = distancesTo(volume)
  const [sy, sz] = [nx, nx * ny]
  const { x: ox, y: oy, z: oz } = origin
  const perCell = 1 / cell

  const [lastX, lastY, lastZ] = [nx - 1.001, ny - 1.001, nz - 1.001]

  /** In cells, between the eight around a place. Written out: it is asked a million times. */
  const distanceAt = (x: number, y: number, z: number): number => {
    const cx = Math.min(lastX, Math.max(0, x))
    const cy = Math.min(lastY, Math.max(0, y))
    const cz = Math.min(lastZ, Math.max(0, z))
    const ix = cx | 0
    const iy = cy | 0
    const iz = cz | 0
    const tx = cx - ix
    const ty = cy - iy
    const i = ix + iy * sy + iz * sz
    const j = i + sz
    const a = real(distances, i) + (real(distances, i + 1) - real(distances, i)) * tx
    const b = real(distances, i + sy) + (real(distances, i + sy + 1) - real(distances, i + sy)) * tx
    const c = real(distances, j) + (real(distances, j + 1) - real(distances, j)) * tx
    const d = real(distances, j + sy) + (real(distances, j + sy + 1) - real(distances, j + sy)) * tx
    const low = a + (b - a) * ty
    const outside = Math.abs(x - cx) + Math.abs(y - cy) + Math.abs(z - cz)
    return low + (c + (d - c) * ty - low) * (cz - iz) + outside
  }

  // From here on all lengths are in cells. What is nearer than `doubt` to its own surface is not believed.
  const far = Math.max(Math.max(nx, ny, nz) * reach, 4)
  const doubt = 0.55
  const lengths = Float64Array.from({ length: steps }, (_, i) => 1.2 + far * ((i + 1) / steps) ** 1.5)
  const weights = Float64Array.from({ length: steps }, (_, i) => 0.75 ** i)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const floor = ground === undefined ? -1e9 : (ground - oy) * perCell - 0.5

  return (x, y, z, dx, dy, dz) => {
    const px = (x - ox) * perCell - 0.5
    const py = (y - oy) * perCell - 0.5
    const pz = (z - oz) * perCell - 0.5
    let missing = 0
    for (let i = 0; i < steps; i++) {
      const step = exact(lengths, i)
      const height = py + dy * step
      const distance = Math.min(distanceAt(px + dx * step, height, pz + dz * step), height - floor)
      const short = (step - doubt - Math.max(0, distance)) / (step - doubt)
      if (short > 0) missing += short * exact(weights, i)
    }
    return Math.max(0, 1 - missing / total)
  }
}

type Volume = {
  counts: readonly [number, number, number]
  origin: { x: number; y: number; z: number }
  cell: number
  /** 1 where something is. */
  solid: Uint8Array
}

const margin = 3

/**
 * Which cells are filled. Rays along all three axes through the middles of cells enter and leave; a stretch between
 * two middles fills the nearer one, so that a sheet of paper is not missed.
 */
function volumeOf(meshes: readonly Mesh[], cells: number): Volume | undefined {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i++) {
      const value = at(positions, i)
      if (value < at(low, i % 3)) low[i % 3] = value
      if (value > at(high, i % 3)) high[i % 3] = value
    }
  const longest = Math.max(at(high, 0) - at(low, 0), at(high, 1) - at(low, 1), at(high, 2) - at(low, 2))
  if (!(longest > 0) || longest === Infinity) return undefined
  const cell = longest / (cells - 2 * margin)
  const counts = [0, 1, 2].map((k) => Math.ceil((at(high, k) - at(low, k)) / cell) + 2 * margin)
  const [nx = 1, ny = 1, nz = 1] = counts
  const start = [0, 1, 2].map((k) => (at(low, k) + at(high, k) - at(counts, k) * cell) / 2)
  const solid = new Uint8Array(nx * ny * nz)
  const strides = [1, nx, nx * ny]
  for (let axis = 0; axis < 3; axis++) fillAlong(axis, meshes, { counts, start, cell, strides, solid })
  const [x = 0, y = 0, z = 0] = start
  return { counts: [nx, ny, nz], origin: { x, y, z }, cell, solid }
}

type Filling = { counts: number[]; start: number[]; cell: number; strides: number[]; solid: Uint8Array }

function fillAlong(axis: number, meshes: readonly Mesh[], filling: Filling): void {
  const { counts, start, cell, strides, solid } = filling
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3]
  const [nu, nv, na] = [at(counts, u), at(counts, v), at(counts, axis)]
  const [su, sv, sa] = [at(start, u), at(start, v), at(start, axis)]
  // Crossings of each column as a linked list: height in cells, and whether the ray enters (1) or leaves (-1).
  const heads = new Int32Array(nu * nv).fill(-1)
  let capacity = 1 << 15
  let heights = new Float32Array(capacity)
  let ways = new Int8Array(capacity)
  let nexts = new Int32Array(capacity)
  let used = 0
  for (const { positions, triangles } of meshes)
    for (let i = 0; i < triangles.length; i += 3) {
      const [a, b, c] = [at(triangles, i) * 3, at(triangles, i + 1) * 3, at(triangles, i + 2) * 3]
      const au = (at(positions, a + u) - su) / cell - 0.5
      const av = (at(positions, a + v) - sv) / cell - 0.5
      const bu = (at(positions, b + u) - su) / cell - 0.5
      const bv = (at(positions, b + v) - sv) / cell - 0.5
      const cu = (at(positions, c + u) - su) / cell - 0.5
      const cv = (at(positions, c + v) - sv) / cell - 0.5
      const area = (bu - au) * (cv - av) - (cu - au) * (bv - av)
      if (area === 0 || Number.isNaN(area)) continue
      const v0 = Math.max(0, Math.ceil(Math.min(av, bv, cv)))
      const v1 = Math.min(nv - 1, Math.floor(Math.max(av, bv, cv)))
      const u0 = Math.max(0, Math.ceil(Math.min(au, bu, cu)))
      const u1 = Math.min(nu - 1, Math.floor(Math.max(au, bu, cu)))
      if (v0 > v1 || u0 > u1) continue
      const [ah, bh, ch] = [at(positions, a + axis), at(positions, b + axis), at(positions, c + axis)]
      const way = area < 0 ? 1 : -1
      for (let y = v0; y <= v1; y++)
        for (let x = u0; x <= u1; x++) {
          const wa = ((bu - x) * (cv - y) - (cu - x) * (bv - y)) / area
          const wb = ((cu - x) * (av - y) - (au - x) * (cv - y)) / area
          const wc = 1 - wa - wb
          if (wa < 0 || wb < 0 || wc < 0) continue
          if (used === capacity) {
            capacity *= 2
            heights = grown(heights, new Float32Array(capacity))
            ways = grown(ways, new Int8Array(capacity))
            nexts = grown(nexts, new Int32Array(capacity))
          }
          const column = y * nu + x
          heights[used] = (wa * ah + wb * bh + wc * ch - sa) / cell - 0.5
          ways[used] = way
          nexts[used] = whole(heads, column)
          heads[column] = used++
        }
    }
  const [strideU, strideV, strideA] = [at(strides, u), at(strides, v), at(strides, axis)]
  const order: number[] = []
  for (let column = 0; column < heads.length; column++) {
    order.length = 0
    for (let one = whole(heads, column); one >= 0; one = whole(nexts, one)) order.push(one)
    if (order.length < 2) continue
    order.sort((p, q) => real(heights, p) - real(heights, q))
    const base = (column % nu) * strideU + Math.floor(column / nu) * strideV
    let depth = 0
    let entered = 0
    for (const one of order) {
      const before = depth
      depth += at(ways, one)
      if (before <= 0 && depth > 0) entered = real(heights, one)
      else if (before > 0 && depth <= 0) {
        const left = real(heights, one)
        let [from, to] = [Math.ceil(entered), Math.floor(left)]
        if (from > to) from = to = Math.round((entered + left) / 2)
        for (let n = Math.max(0, from); n <= Math.min(na - 1, to); n++) solid[base + n * strideA] = 1
      }
    }
  }
}

function grown<List extends { set(from: List): void }>(from: List, to: List): List {
  to.set(from)
  return to
}

/** The distance of each cell to what is filled, in cells from its surface (Felzenszwalb and Huttenlocher). */
function distancesTo({ counts: [nx, ny, nz], solid }: Volume): Float32Array {
  const field = new Float32Array(solid.length)
  const never = 1e8
  for (let i = 0; i < field.length; i++) field[i] = solid[i] ? 0 : never
  const longest = Math.max(nx, ny, nz)
  const line = new Float64Array(longest)
  const feet = new Int32Array(longest)
  const bounds = new Float64Array(longest + 1)
  const pass = (base: number, stride: number, count: number) => {
    let some = false
    for (let i = 0; i < count; i++) {
      const value = real(field, base + i * stride)
      line[i] = value
      if (value < never) some = true
    }
    if (!some) return
    let last = -1
    for (let i = 0; i < count; i++) {
      const value = exact(line, i)
      if (value >= never) continue
      let meets = -Infinity
      while (last >= 0) {
        const foot = whole(feet, last)
        meets = (value + i * i - (exact(line, foot) + foot * foot)) / (2 * (i - foot))
        if (meets > exact(bounds, last)) break
        last--
      }
      last++
      feet[last] = i
      bounds[last] = last === 0 ? -Infinity : meets
    }
    for (let i = 0, k = 0; i < count; i++) {
      while (k < last && exact(bounds, k + 1) < i) k++
      const foot = whole(feet, k)
      field[base + i * stride] = (i - foot) * (i - foot) + exact(line, foot)
    }
  }
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) pass((z * ny + y) * nx, 1, nx)
  for (let z = 0; z < nz; z++) for (let x = 0; x < nx; x++) pass(z * ny * nx + x, nx, ny)
  for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) pass(y * nx + x, nx * ny, nz)
  // From the middle of the nearest filled cell to where its surface is on average.
  for (let i = 0; i < field.length; i++) field[i] = Math.max(0, Math.sqrt(real(field, i)) - 0.5)
  return field
}
