import { exact, real, vertexAt } from './lists.ts'
import type { Solid } from './solid.ts'

/**
 * A normal for every corner of every triangle: smooth across edges that bend by less than the crease, sharp across the
 * others. Nine numbers for each triangle.
 */
export function cornerNormals(
  { positions, triangles }: Pick<Solid, 'positions' | 'triangles'>,
  crease = 38,
): Float32Array {
  const faces = faceNormals(positions, triangles)
  const normals = new Float32Array(triangles.length * 3)
  const { begins, around } = trianglesAround(positions.length / 3, triangles)
  const least = Math.cos((crease * Math.PI) / 180)
  for (let i = 0; i < triangles.length; i++) {
    const own = ((i / 3) | 0) * 4
    const fx = exact(faces, own)
    const fy = exact(faces, own + 1)
    const fz = exact(faces, own + 2)
    let nx = 0
    let ny = 0
    let nz = 0
    if (crease > 0) {
      const vertex = vertexAt(triangles, i)
      const end = vertexAt(begins, vertex + 1)
      for (let k = vertexAt(begins, vertex); k < end; k++) {
        const other = vertexAt(around, k) * 4
        const ox = exact(faces, other)
        const oy = exact(faces, other + 1)
        const oz = exact(faces, other + 2)
        if (fx * ox + fy * oy + fz * oz < least) continue
        const weight = exact(faces, other + 3)
        nx += ox * weight
        ny += oy * weight
        nz += oz * weight
      }
    }
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz)
    normals[i * 3] = long > 0 ? nx / long : fx
    normals[i * 3 + 1] = long > 0 ? ny / long : fy
    normals[i * 3 + 2] = long > 0 ? nz / long : fz
  }
  return normals
}

/** For each triangle its normal and twice its area. */
function faceNormals(positions: Float32Array, triangles: Uint32Array): Float64Array {
  const faces = new Float64Array((triangles.length / 3) * 4)
  for (let t = 0; t * 3 < triangles.length; t++) {
    const a = vertexAt(triangles, t * 3) * 3
    const b = vertexAt(triangles, t * 3 + 1) * 3
    const c = vertexAt(triangles, t * 3 + 2) * 3
    const ux = real(positions, b) - real(positions, a)
    const uy = real(positions, b + 1) - real(positions, a + 1)
    const uz = real(positions, b + 2) - real(positions, a + 2)
    const vx = real(positions, c) - real(positions, a)
    const vy = real(positions, c + 1) - real(positions, a + 1)
    const vz = real(positions, c + 2) - real(positions, a + 2)
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    const long = Math.sqrt(nx * nx + ny * ny + nz * nz)
    faces[t * 4 + 3] = long
    if (!(long > 0)) continue
    faces[t * 4] = nx / long
    faces[t * 4 + 1] = ny / long
    faces[t * 4 + 2] = nz / long
  }
  return faces
}

/** The triangles around each vertex, one list after the other. */
function trianglesAround(vertices: number, triangles: Uint32Array) {
  const begins = new Uint32Array(vertices + 1)
  for (let i = 0; i < triangles.length; i++) {
    const next = vertexAt(triangles, i) + 1
    begins[next] = vertexAt(begins, next) + 1
  }
  for (let i = 1; i < begins.length; i++) begins[i] = vertexAt(begins, i) + vertexAt(begins, i - 1)
  const around = new Uint32Array(triangles.length)
  const filled = begins.slice()
  for (let i = 0; i < triangles.length; i++) {
    const vertex = vertexAt(triangles, i)
    const slot = vertexAt(filled, vertex)
    around[slot] = (i / 3) | 0
    filled[vertex] = slot + 1
  }
  return { begins, around }
}
