import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { MeshoptSimplifier } from 'meshoptimizer/simplifier'
import { numbered } from './hashed.ts'
import { type Welded, withArea } from './weld.ts'

await MeshoptSimplifier.ready

/** A surface as files have it: one vertex for each place, normal and spot on the texture. */
export type Surface = {
  positions: Float32Array
  normals: Float32Array
  uvs: Float32Array
  triangles: Uint32Array
}

/** Corners that are the same in all become one vertex. */
export function indexed(mesh: Welded, normals: Float32Array, uvs: Float32Array): Surface {
  const { places, triangles, corners } = mesh
  const rows = new Int32Array(triangles.length * 6)
  for (let i = 0; i < triangles.length; i++) {
    rows[i * 6] = vertexAt(triangles, i)
    for (let k = 0; k < 3; k++) rows[i * 6 + 1 + k] = Math.round(real(normals, i * 3 + k) * 500)
    for (let k = 0; k < 2; k++)
      rows[i * 6 + 4 + k] = Math.round(real(uvs, vertexAt(corners, i) * 2 + k) * 65_536)
  }
  const { numbers, firsts } = numbered(rows, 6)
  const surface: Surface = {
    positions: new Float32Array(firsts.length * 3),
    normals: new Float32Array(firsts.length * 3),
    uvs: new Float32Array(firsts.length * 2),
    triangles: numbers,
  }
  for (let v = 0; v < firsts.length; v++) {
    const corner = vertexAt(firsts, v)
    const [place, vertex] = [vertexAt(triangles, corner), vertexAt(corners, corner)]
    for (let k = 0; k < 3; k++) {
      surface.positions[v * 3 + k] = real(places, place * 3 + k)
      surface.normals[v * 3 + k] = real(normals, corner * 3 + k)
    }
    for (let k = 0; k < 2; k++) surface.uvs[v * 2 + k] = real(uvs, vertex * 2 + k)
  }
  return surface
}

/** How much a turned normal, and a shifted texture, count beside a moved outline. */
const weights = [0.2, 0.2, 0.2, 0.5, 0.5]

/** At most so many triangles; those go that are missed least. Nothing, where it cannot be made so few. */
export function reduced(surface: Surface, most: number): Surface | undefined {
  if (surface.triangles.length / 3 <= most) return surface
  const { positions, normals, uvs, triangles } = surface
  const count = positions.length / 3
  const attributes = new Float32Array(count * 5)
  for (let v = 0; v < count; v++) {
    for (let k = 0; k < 3; k++) attributes[v * 5 + k] = real(normals, v * 3 + k)
    for (let k = 0; k < 2; k++) attributes[v * 5 + 3 + k] = real(uvs, v * 2 + k)
  }
  const target = Math.floor(most) * 3
  // Seams of the texture hold the surface back; where that is too much, they may open.
  for (const flags of [['Prune'], ['Prune', 'Permissive']] as const) {
    const [fewer] = MeshoptSimplifier.simplifyWithAttributes(
      triangles,
      positions,
      3,
      attributes,
      5,
      weights,
      null,
      target,
      1,
      [...flags],
    )
    if (fewer.length > 0 && fewer.length <= target * 1.02) return compacted(surface, fewer)
  }
  return undefined
}

/** Only the triangles that have an area, and the vertices that they use. */
export function compacted(surface: Surface, triangles: Uint32Array): Surface {
  const self = Uint32Array.from({ length: surface.positions.length / 3 }, (_, i) => i)
  const kept = withArea(surface.positions, triangles, self)
  const [renamed, count] = MeshoptSimplifier.compactMesh(kept)
  const take = (list: Float32Array, width: number) => {
    const taken = new Float32Array(count * width)
    for (let v = 0; v < renamed.length; v++) {
      const to = vertexAt(renamed, v)
      if (to >= count) continue
      for (let k = 0; k < width; k++) taken[to * width + k] = real(list, v * width + k)
    }
    return taken
  }
  return {
    positions: take(surface.positions, 3),
    normals: take(surface.normals, 3),
    uvs: take(surface.uvs, 2),
    triangles: kept,
  }
}
