import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { type Gathered, isNumber3 } from './gather.ts'
import { numbered } from './hashed.ts'
import { UnusableMesh } from './unusable.ts'

/** A surface with one vertex for each place. Corners remember which vertex of the file they were. */
export type Welded = {
  /** The longest side is 1, the middle is the origin. */
  places: Float32Array
  triangles: Uint32Array
  /** For each corner of `triangles`, the vertex of the file. */
  corners: Uint32Array
}

/** So many of a thousand triangles may be nowhere before the file is not believed. */
const mostLost = 10

/** Places nearer than this share of the size are one. */
const near = 2 ** -17

/** Vertices at one place become one; triangles that are nowhere, have no area or come twice are left out. */
export function welded({ positions, triangles }: Gathered, notes: string[]): Welded {
  const sound = whereSound(positions, triangles, notes)
  const scaled = unitSized(positions, sound)
  const rows = new Int32Array(scaled.length)
  for (let i = 0; i < rows.length; i++) rows[i] = Math.round(real(scaled, i) / near)
  const { numbers, firsts } = numbered(rows, 3)
  const places = new Float32Array(firsts.length * 3)
  for (let p = 0; p < firsts.length; p++)
    for (let k = 0; k < 3; k++) places[p * 3 + k] = real(scaled, vertexAt(firsts, p) * 3 + k)
  const kept = withArea(places, sound, numbers)
  const once = comingOnce(kept, numbers)
  if (once.length === 0) throw new UnusableMesh('There is not one triangle with an area in it.')
  const dropped = (sound.length - once.length) / 3
  if (dropped > 0) notes.push(`${counted(dropped, 'triangle')} without an area or drawn twice, and left out.`)
  return { places, triangles: once.map((vertex) => vertexAt(numbers, vertex)), corners: once }
}

export const counted = (count: number, thing: string) =>
  `${count.toLocaleString('en')} ${thing}${count === 1 ? ' was' : 's were'}`

function whereSound(positions: Float32Array, triangles: Uint32Array, notes: string[]): Uint32Array {
  const kept = new Uint32Array(triangles.length)
  let count = 0
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [vertexAt(triangles, i), vertexAt(triangles, i + 1), vertexAt(triangles, i + 2)]
    if (!isNumber3(positions, a * 3) || !isNumber3(positions, b * 3) || !isNumber3(positions, c * 3)) continue
    kept[count++] = a
    kept[count++] = b
    kept[count++] = c
  }
  const lost = (triangles.length - count) / 3
  if (lost * 3000 > triangles.length * mostLost || count === 0)
    throw new UnusableMesh('Places of its surface are not numbers.')
  if (lost > 0) notes.push(`${counted(lost, 'triangle')} nowhere, and left out.`)
  return kept.subarray(0, count)
}

/** The mesh in a box whose longest side is 1. Vertices that no triangle uses do not count, and may be anywhere. */
function unitSized(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (const vertex of triangles)
    for (let k = 0; k < 3; k++) {
      const value = real(positions, vertex * 3 + k)
      if (value < (low[k] ?? 0)) low[k] = value
      if (value > (high[k] ?? 0)) high[k] = value
    }
  const longest = Math.max(...high.map((value, k) => value - (low[k] ?? 0)))
  if (!(longest > 0 && Number.isFinite(longest))) throw new UnusableMesh('It has no size.')
  const middle = high.map((value, k) => (value + (low[k] ?? 0)) / 2)
  const scaled = new Float32Array(positions.length)
  for (let i = 0; i < scaled.length; i++) {
    const value = (real(positions, i) - (middle[i % 3] ?? 0)) / longest
    scaled[i] = Number.isFinite(value) ? Math.min(2, Math.max(-2, value)) : 0
  }
  return scaled
}

/** Half the square of a length below which a triangle is a line. */
const leastArea = 4e-12

/** Twice the area of a triangle. */
export function areaOf(places: Float32Array, a: number, b: number, c: number): number {
  const [ax, ay, az] = [real(places, a * 3), real(places, a * 3 + 1), real(places, a * 3 + 2)]
  const [ux, uy, uz] = [real(places, b * 3) - ax, real(places, b * 3 + 1) - ay, real(places, b * 3 + 2) - az]
  const [vx, vy, vz] = [real(places, c * 3) - ax, real(places, c * 3 + 1) - ay, real(places, c * 3 + 2) - az]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx)
}

/** Corners (by vertices) of the triangles that have an area, seen by their places. */
export function withArea(places: Float32Array, corners: Uint32Array, placeOf: Uint32Array): Uint32Array {
  const kept = new Uint32Array(corners.length)
  let count = 0
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [vertexAt(corners, i), vertexAt(corners, i + 1), vertexAt(corners, i + 2)]
    const [p, q, r] = [vertexAt(placeOf, a), vertexAt(placeOf, b), vertexAt(placeOf, c)]
    if (p === q || q === r || r === p || !(areaOf(places, p, q, r) > leastArea)) continue
    kept[count++] = a
    kept[count++] = b
    kept[count++] = c
  }
  return kept.slice(0, count)
}

/** Without triangles that have the same three places as one before. */
function comingOnce(corners: Uint32Array, placeOf: Uint32Array): Uint32Array {
  const rows = new Int32Array(corners.length)
  for (let i = 0; i < corners.length; i += 3) {
    const a = vertexAt(placeOf, vertexAt(corners, i))
    const b = vertexAt(placeOf, vertexAt(corners, i + 1))
    const c = vertexAt(placeOf, vertexAt(corners, i + 2))
    const [low, high] = [Math.min(a, b, c), Math.max(a, b, c)]
    rows[i] = low
    rows[i + 1] = a + b + c - low - high
    rows[i + 2] = high
  }
  const { firsts } = numbered(rows, 3)
  if (firsts.length * 3 === corners.length) return corners
  const kept = new Uint32Array(firsts.length * 3)
  for (let t = 0; t < firsts.length; t++) {
    const from = vertexAt(firsts, t) * 3
    kept.set(corners.subarray(from, from + 3), t * 3)
  }
  return kept
}
