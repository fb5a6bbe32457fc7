import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import { numbered } from './hashed.ts'
import { areaOf, counted, type Welded } from './weld.ts'

/** Pieces of surface smaller than this share of all of it are crumbs. */
const crumb = 0.0005

/**
 * Neighbours are turned the same way, pieces that are inside out are turned over, and crumbs are left out. A piece inside
 * another one is a hollow, and stays as it is.
 */
export function oriented(mesh: Welded, notes: string[]): Welded {
  const { triangles, corners } = mesh
  const { neighbours, agree } = neighboursOf(triangles)
  const pieces = new Int32Array(triangles.length / 3).fill(-1)
  const turned = new Uint8Array(pieces.length)
  let count = 0
  for (let seed = 0; seed < pieces.length; seed++)
    if (whole(pieces, seed) < 0) spread(seed, count++, pieces, turned, neighbours, agree)
  const kept = keptPieces(mesh, pieces, turned, count)
  const next = { triangles: new Uint32Array(triangles.length), corners: new Uint32Array(corners.length) }
  let [length, flipped] = [0, 0]
  for (let t = 0; t < pieces.length; t++) {
    const how = kept[whole(pieces, t)]
    if (!how) continue
    const over = (turned[t] === 1) !== how.inside
    if (over) flipped++
    for (let k = 0; k < 3; k++) {
      const from = t * 3 + (over ? (3 - k) % 3 : k)
      next.triangles[length] = vertexAt(triangles, from)
      next.corners[length++] = vertexAt(corners, from)
    }
  }
  if (flipped > 0) notes.push(`${counted(flipped, 'triangle')} inside out, and turned over.`)
  const crumbs = kept.filter((how) => !how).length
  if (crumbs > 0) notes.push(`${counted(crumbs, 'crumb')} floating beside it, and left out.`)
  return {
    ...mesh,
    triangles: next.triangles.slice(0, length),
    corners: next.corners.slice(0, length),
  }
}

/** The triangle at each of the three edges of each, where there is exactly one other; and whether both turn the same way. */
function neighboursOf(triangles: Uint32Array) {
  const rows = new Int32Array(triangles.length * 2)
  for (let i = 0; i < triangles.length; i++) {
    const [a, b] = [vertexAt(triangles, i), vertexAt(triangles, i - (i % 3) + ((i + 1) % 3))]
    rows[i * 2] = Math.min(a, b)
    rows[i * 2 + 1] = Math.max(a, b)
  }
  const { numbers, firsts } = numbered(rows, 2)
  const uses = new Uint32Array(firsts.length)
  const other = new Int32Array(firsts.length).fill(-1)
  for (let i = 0; i < numbers.length; i++) {
    const edge = vertexAt(numbers, i)
    uses[edge] = vertexAt(uses, edge) + 1
    if (vertexAt(firsts, edge) !== i) other[edge] = i
  }
  const neighbours = new Int32Array(triangles.length).fill(-1)
  const agree = new Uint8Array(triangles.length)
  for (let edge = 0; edge < firsts.length; edge++) {
    const [i, j] = [vertexAt(firsts, edge), whole(other, edge)]
    if (vertexAt(uses, edge) !== 2 || j < 0) continue
    neighbours[i] = (j / 3) | 0
    neighbours[j] = (i / 3) | 0
    // Two that turn the same way walk along their common edge in opposite directions.
    const same = vertexAt(triangles, i) !== vertexAt(triangles, j) ? 1 : 0
    agree[i] = same
    agree[j] = same
  }
  return { neighbours, agree }
}

/** Everything that can be reached from one triangle belongs to its piece, and is turned as it is. */
function spread(
  seed: number,
  piece: number,
  pieces: Int32Array,
  turned: Uint8Array,
  neighbours: Int32Array,
  agree: Uint8Array,
): void {
  const waiting = [seed]
  pieces[seed] = piece
  for (let t = waiting.pop(); t !== undefined; t = waiting.pop())
    for (let k = 0; k < 3; k++) {
      const next = whole(neighbours, t * 3 + k)
      if (next < 0 || whole(pieces, next) >= 0) continue
      pieces[next] = piece
      turned[next] = agree[t * 3 + k] === 1 ? (turned[t] ?? 0) : 1 - (turned[t] ?? 0)
      waiting.push(next)
    }
}

type Piece = {
  area: number
  /** Six times the volume about the origin, and what it changes by when one looks from elsewhere. */
  volume: number
  facing: number[]
  low: number[]
  high: number[]
}

/** For each piece whether it must be turned over, or nothing where it is a crumb. */
function keptPieces(
  { places, triangles }: Welded,
  pieces: Int32Array,
  turned: Uint8Array,
  count: number,
): ({ inside: boolean } | undefined)[] {
  const all = Array.from({ length: count }, (): Piece => {
    return { area: 0, volume: 0, facing: [0, 0, 0], low: [9, 9, 9], high: [-9, -9, -9] }
  })
  let area = 0
  for (let t = 0; t < pieces.length; t++) {
    const piece = all[whole(pieces, t)]
    if (!piece) continue
    const [a, b, c] = [
      vertexAt(triangles, t * 3),
      vertexAt(triangles, t * 3 + 1),
      vertexAt(triangles, t * 3 + 2),
    ]
    const own = areaOf(places, a, b, c)
    piece.area += own
    area += own
    const sign = turned[t] === 1 ? -1 : 1
    piece.volume += volumeUnder(places, a, b, c) * sign
    faced(piece.facing, places, a, b, c, sign)
    for (const vertex of [a, b, c])
      for (let k = 0; k < 3; k++) {
        const value = real(places, vertex * 3 + k)
        if (value < (piece.low[k] ?? 0)) piece.low[k] = value
        if (value > (piece.high[k] ?? 0)) piece.high[k] = value
      }
  }
  const large = all.filter((piece) => piece.area >= area * 0.05)
  return all.map((piece) => {
    if (piece.area < area * crumb) return undefined
    const isHollow = large.some((other) => other !== piece && surrounds(other, piece))
    return { inside: volumeOf(piece) < 0 && !isHollow }
  })
}

const surrounds = (outer: Piece, inner: Piece) =>
  [0, 1, 2].every(
    (k) => (outer.low[k] ?? 0) < (inner.low[k] ?? 0) && (outer.high[k] ?? 0) > (inner.high[k] ?? 0),
  )

/** An open surface has a volume only as seen from somewhere: from its own middle. */
const volumeOf = ({ volume, facing, low, high }: Piece) =>
  facing.reduce((sum, along, k) => sum - (along * ((low[k] ?? 0) + (high[k] ?? 0))) / 2, volume)

/** Adds the normal of a triangle, as long as twice its area. */
function faced(sum: number[], p: Float32Array, a: number, b: number, c: number, sign: number): void {
  const [ux, uy, uz] = edge(p, a, b)
  const [vx, vy, vz] = edge(p, a, c)
  sum[0] = (sum[0] ?? 0) + sign * (uy * vz - uz * vy)
  sum[1] = (sum[1] ?? 0) + sign * (uz * vx - ux * vz)
  sum[2] = (sum[2] ?? 0) + sign * (ux * vy - uy * vx)
}

const edge = (p: Float32Array, a: number, b: number): [number, number, number] => [
  real(p, b * 3) - real(p, a * 3),
  real(p, b * 3 + 1) - real(p, a * 3 + 1),
  real(p, b * 3 + 2) - real(p, a * 3 + 2),
]

/** Six times what lies between a triangle and the origin, which is the middle of the whole. */
function volumeUnder(p: Float32Array, a: number, b: number, c: number): number {
  const [bx, by, bz] = [real(p, b * 3), real(p, b * 3 + 1), real(p, b * 3 + 2)]
  const [cx, cy, cz] = [real(p, c * 3), real(p, c * 3 + 1), real(p, c * 3 + 2)]
  return (
    real(p, a * 3) * (by * cz - bz * cy) +
    real(p, a * 3 + 1) * (bz * cx - bx * cz) +
    real(p, a * 3 + 2) * (bx * cy - by * cx)
  )
}
