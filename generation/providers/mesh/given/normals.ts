import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import { cornerNormals } from '@makebelieve/shapes/geometry/normals'
import type { Gathered } from './gather.ts'
import type { Welded } from './weld.ts'

/** Given normals are kept while fewer of a hundred corners than this have a wrong one. */
const mostWrong = 4

/**
 * A normal for each corner. The file's own are kept where they are good, because normal maps were made for them; where
 * one is missing or looks into the surface, the surface itself says what it should be.
 */
export function soundNormals({ normals }: Gathered, mesh: Welded, notes: string[]): Float32Array {
  const { triangles, corners } = mesh
  const own = cornerNormals({ positions: mesh.places, triangles })
  const flat = cornerNormals({ positions: mesh.places, triangles }, 0)
  const kept = own.slice()
  let wrong = 0
  for (let i = 0; i < corners.length; i++) {
    const from = vertexAt(corners, i) * 3
    const [x, y, z] = [real(normals, from), real(normals, from + 1), real(normals, from + 2)]
    const long = Math.hypot(x, y, z)
    const [fx, fy, fz] = [real(flat, i * 3), real(flat, i * 3 + 1), real(flat, i * 3 + 2)]
    if (!(long > 1e-6 && (x * fx + y * fy + z * fz) / long > 0.05)) {
      wrong++
      continue
    }
    kept[i * 3] = x / long
    kept[i * 3 + 1] = y / long
    kept[i * 3 + 2] = z / long
  }
  if (wrong * 100 <= corners.length * mostWrong) return kept
  notes.push('Its normals were missing or wrong and were made anew.')
  return own
}
