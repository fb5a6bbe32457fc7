import { real, vertexAt, whole } from '@makebelieve/shapes/geometry/lists'
import { cornerNormals } from '@makebelieve/shapes/geometry/normals'
import type { PlacedPart } from './model-build.ts'

/** Edges that bend by more than this stay sharp, in degrees. */
const crease = 38

/** The normals of a part as it was made, nine numbers for each triangle. */
export const fineNormals = (part: PlacedPart): Float32Array => cornerNormals(part, part.faceted ? 0 : crease)

/**
 * Normals for each corner of a reduced part, taken from the part as it was: light then falls as on the fine surface.
 * Where that had several normals at a vertex, a corner has the one on the side that its triangle faces.
 */
export function keptNormals(fine: PlacedPart, ofFine: Float32Array, coarse: PlacedPart): Float32Array {
  if (coarse.faceted) return cornerNormals(coarse, 0)
  if (fine.triangles === coarse.triangles) return ofFine
  const known = normalsOfVertices(fine, ofFine, coarse)
  const { triangles } = coarse
  const faces = cornerNormals(coarse, 0)
  const own = cornerNormals(coarse, crease)
  const normals = new Float32Array(triangles.length * 3)
  for (let i = 0; i < triangles.length; i++) {
    const candidates = known[vertexAt(triangles, i)] ?? []
    const fx = real(faces, i * 3)
    const fy = real(faces, i * 3 + 1)
    const fz = real(faces, i * 3 + 2)
    // Where the surface was simplified beyond likeness, the old normals say nothing about it.
    let best = 0.55
    let chosen = -1
    for (const k of candidates) {
      const facing = fx * real(ofFine, k) + fy * real(ofFine, k + 1) + fz * real(ofFine, k + 2)
      if (facing > best) {
        best = facing
        chosen = k
      }
    }
    const from = chosen < 0 ? own : ofFine
    const index = chosen < 0 ? i * 3 : chosen
    normals[i * 3] = real(from, index)
    normals[i * 3 + 1] = real(from, index + 1)
    normals[i * 3 + 2] = real(from, index + 2)
  }
  return normals
}

/** Where the different normals stand that the fine part has at each vertex of the coarse one. */
function normalsOfVertices(fine: PlacedPart, normals: Float32Array, coarse: PlacedPart): number[][] {
  const vertexOf = new Int32Array(fine.positions.length / 3).fill(-1)
  const known = Array.from(coarse.origins, (origin, vertex): number[] => {
    vertexOf[origin] = vertex
    return []
  })
  for (let i = 0; i < fine.triangles.length; i++) {
    const vertex = whole(vertexOf, vertexAt(fine.triangles, i))
    if (vertex < 0) continue
    const list = known[vertex]
    if (list && !holds(normals, list, i * 3)) list.push(i * 3)
  }
  return known
}

function holds(normals: Float32Array, list: number[], i: number): boolean {
  const x = real(normals, i)
  const y = real(normals, i + 1)
  const z = real(normals, i + 2)
  for (const k of list)
    if (x * real(normals, k) + y * real(normals, k + 1) + z * real(normals, k + 2) > 0.997) return true
  return false
}
