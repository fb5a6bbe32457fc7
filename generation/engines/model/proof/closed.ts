import { faultOf } from '@makebelieve/shapes/geometry/boolean'
import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import type { FoundPart } from './read-file.ts'

/** What is wrong with the surface of a part, or nothing: it must be closed, and every triangle must have an area. */
export function faultOfPart(part: FoundPart): string | undefined {
  const { positions } = part
  for (let i = 0; i < positions.length; i++)
    if (!Number.isFinite(real(positions, i))) return 'a vertex is nowhere (not a number)'
  const { triangles, places } = weldedOf(part)
  return faultOf(places, triangles)
}

/** The part with one vertex for each place. */
export function weldedOf({
  positions,
  triangles,
  places,
}: Pick<FoundPart, 'positions' | 'triangles' | 'places'>): {
  places: Float32Array
  triangles: Uint32Array
} {
  const names = new Int32Array(places.length).fill(-1)
  const kept: number[] = []
  for (let v = 0; v < places.length; v++) {
    if (vertexAt(places, v) !== v) continue
    names[v] = kept.length
    kept.push(v)
  }
  const welded = new Float32Array(kept.length * 3)
  kept.forEach((v, i) => {
    for (let k = 0; k < 3; k++) welded[i * 3 + k] = real(positions, v * 3 + k)
  })
  return { places: welded, triangles: triangles.map((v) => names[vertexAt(places, v)] ?? 0) }
}

/** How many triangles have no area beside the size of the whole. */
export function degenerateIn(
  { positions, triangles }: Pick<FoundPart, 'positions' | 'triangles'>,
  longest: number,
): number {
  const least = (longest * 1e-6) ** 2
  let count = 0
  for (let t = 0; t < triangles.length; t += 3) if (!(areaOf(positions, triangles, t) > least)) count++
  return count
}

/** The area of the triangle whose first corner is number `t`. */
export function areaOf(positions: Float32Array, triangles: Uint32Array, t: number): number {
  const a = vertexAt(triangles, t) * 3
  const b = vertexAt(triangles, t + 1) * 3
  const c = vertexAt(triangles, t + 2) * 3
  const ux = real(positions, b) - real(positions, a)
  const uy = real(positions, b + 1) - real(positions, a + 1)
  const uz = real(positions, b + 2) - real(positions, a + 2)
  const vx = real(positions, c) - real(positions, a)
  const vy = real(positions, c + 1) - real(positions, a + 1)
  const vz = real(positions, c + 2) - real(positions, a + 2)
  return Math.sqrt((uy * vz - uz * vy) ** 2 + (uz * vx - ux * vz) ** 2 + (ux * vy - uy * vx) ** 2) / 2
}
