import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import type { FoundPart } from './read-file.ts'

/** One closed surface of a part. A hollow has a surface of its own, which is inside out: its volume is below 0. */
export type Lump = {
  part: number
  low: [number, number, number]
  high: [number, number, number]
  cells: number
  volume: number
}

/** Which lumps hang together with which, directly or over others, and which pieces touch each other. */
export type Touching = {
  lumps: Lump[]
  /** The group of each lump; all of a group hang together. */
  groups: Int32Array
  /** Which parts touch, by `pairKey`. */
  pairs: Set<number>
}

/** Surfaces nearer than this share of the longest side touch. */
export const nearness = 0.035

/**
 * The surfaces of all parts are strewn into cells; lumps that share a cell, or have neighbouring ones, touch. Cells are
 * half as wide as what counts as touching.
 */
export function touchingOf(parts: readonly FoundPart[], longest: number): Touching {
  const cell = (longest * nearness) / 2
  const lumps: Lump[] = []
  const cells = new Map<number, number[]>()
  for (const [number, part] of parts.entries()) strew(part, number, cell, lumps, cells)
  const parents = Int32Array.from(lumps, (_, i) => i)
  const pairs = new Set<number>()
  for (const [key, here] of cells)
    for (const step of halfAround) {
      const there = step === 0 ? here : cells.get(key + step)
      if (!there) continue
      if (here.length === 1 && there.length === 1 && here[0] === there[0]) continue
      // All that is in one cell touches, so the first stands for them.
      if (step !== 0) join(parents, here[0] ?? 0, there[0] ?? 0)
      else for (const lump of here) join(parents, here[0] ?? 0, lump)
      const others = new Set(there.map((lump) => lumps[lump]?.part ?? 0))
      for (const p of new Set(here.map((lump) => lumps[lump]?.part ?? 0)))
        for (const q of others) if (p !== q) pairs.add(pairKey(p, q))
    }
  return { lumps, groups: Int32Array.from(lumps, (_, i) => rootOf(parents, i)), pairs }
}

/** One number for two parts, whichever comes first. */
export const pairKey = (p: number, q: number): number => Math.min(p, q) * 65_536 + Math.max(p, q)

// Cells are numbered along three axes with room to spare; models are at most 100 cells long.
const wide = 1024
const keyOf = (x: number, y: number, z: number) => ((x + 300) * wide + (y + 300)) * wide + (z + 300)
/** A cell itself, and the half of its neighbours that the other half does not look at. */
const halfAround = [0, 1, wide]
for (const y of [-1, 0, 1]) for (const z of [-1, 0, 1]) halfAround.push(keyOf(1, y, z) - keyOf(0, 0, 0))
for (const z of [-1, 1]) halfAround.push(keyOf(0, 1, z) - keyOf(0, 0, 0))

function strew(
  part: FoundPart,
  number: number,
  cell: number,
  lumps: Lump[],
  cells: Map<number, number[]>,
): void {
  const { positions, triangles } = part
  const lumpOf = lumpsOf(part, number, lumps)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = vertexAt(triangles, t) * 3
    const b = vertexAt(triangles, t + 1) * 3
    const c = vertexAt(triangles, t + 2) * 3
    const lump = whole(lumpOf, vertexAt(triangles, t))
    const one = lumps[lump]
    if (!one) continue
    one.volume += volumeUnder(positions, a, b, c)
    let longest = 0
    for (let k = 0; k < 3; k++) {
      const [p, q, r] = [real(positions, a + k), real(positions, b + k), real(positions, c + k)]
      longest = Math.max(longest, Math.abs(p - q), Math.abs(q - r), Math.abs(r - p))
    }
    if (!Number.isFinite(longest)) continue
    const steps = Math.min(400, Math.max(1, Math.ceil((longest / cell) * 1.3)))
    for (let i = 0; i <= steps; i++)
      for (let j = 0; j <= steps - i; j++) {
        const [wb, wc] = [i / steps, j / steps]
        const wa = 1 - wb - wc
        const x = wa * real(positions, a) + wb * real(positions, b) + wc * real(positions, c)
        const y = wa * real(positions, a + 1) + wb * real(positions, b + 1) + wc * real(positions, c + 1)
        const z = wa * real(positions, a + 2) + wb * real(positions, b + 2) + wc * real(positions, c + 2)
        widen(one, x, y, z)
        const key = keyOf(Math.floor(x / cell), Math.floor(y / cell), Math.floor(z / cell))
        const there = cells.get(key)
        if (!there) cells.set(key, [lump])
        else if (there.at(-1) !== lump && !there.includes(lump)) there.push(lump)
        else continue
        one.cells++
      }
  }
}

/** Six times what lies between a triangle and the origin. */
function volumeUnder(p: Float32Array, a: number, b: number, c: number): number {
  const [bx, by, bz] = [real(p, b), real(p, b + 1), real(p, b + 2)]
  const [cx, cy, cz] = [real(p, c), real(p, c + 1), real(p, c + 2)]
  return (
    real(p, a) * (by * cz - bz * cy) +
    real(p, a + 1) * (bz * cx - bx * cz) +
    real(p, a + 2) * (bx * cy - by * cx)
  )
}

function widen({ low, high }: Lump, x: number, y: number, z: number): void {
  if (x < low[0]) low[0] = x
  if (y < low[1]) low[1] = y
  if (z < low[2]) low[2] = z
  if (x > high[0]) high[0] = x
  if (y > high[1]) high[1] = y
  if (z > high[2]) high[2] = z
}

/** The closed surfaces of a part, by what their triangles share; gives the lump of each vertex. */
function lumpsOf({ triangles, places }: FoundPart, part: number, lumps: Lump[]): Int32Array {
  const parents = Int32Array.from(places)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = vertexAt(places, vertexAt(triangles, t))
    join(parents, a, vertexAt(places, vertexAt(triangles, t + 1)))
    join(parents, a, vertexAt(places, vertexAt(triangles, t + 2)))
  }
  const numbers = new Map<number, number>()
  return Int32Array.from(places, (place) => {
    const root = rootOf(parents, place)
    const known = numbers.get(root)
    if (known !== undefined) return known
    numbers.set(root, lumps.length)
    lumps.push({
      part,
      low: [Infinity, Infinity, Infinity],
      high: [-Infinity, -Infinity, -Infinity],
      cells: 0,
      volume: 0,
    })
    return lumps.length - 1
  })
}

function rootOf(parents: Int32Array, i: number): number {
  let root = i
  while (whole(parents, root) !== root) {
    parents[root] = whole(parents, whole(parents, root))
    root = whole(parents, root)
  }
  return root
}

function join(parents: Int32Array, a: number, b: number): void {
  const [p, q] = [rootOf(parents, a), rootOf(parents, b)]
  if (p !== q) parents[Math.max(p, q)] = Math.min(p, q)
}
