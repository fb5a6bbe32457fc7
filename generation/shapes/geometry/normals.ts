import { at, type Solid } from './solid.ts'

/**
 * A normal for every corner of every triangle: smooth across edges that bend by less than the crease, sharp across the
 * others. Nine numbers for each triangle.
 */
export function cornerNormals(
  { positions, triangles }: Pick<Solid, 'positions' | 'triangles'>,
  crease = 38,
): Float32Array {
  const count = triangles.length / 3
  const faces = new Float32Array(count * 3)
  const areas = new Float32Array(count)
  for (let t = 0; t < count; t++) {
    const [a, b, c] = [at(triangles, t * 3) * 3, at(triangles, t * 3 + 1) * 3, at(triangles, t * 3 + 2) * 3]
    const [ux, uy, uz] = [
      at(positions, b) - at(positions, a),
      at(positions, b + 1) - at(positions, a + 1),
      at(positions, b + 2) - at(positions, a + 2),
    ]
    const [vx, vy, vz] = [
      at(positions, c) - at(positions, a),
      at(positions, c + 1) - at(positions, a + 1),
      at(positions, c + 2) - at(positions, a + 2),
    ]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const long = Math.hypot(nx, ny, nz)
    areas[t] = long
    if (long > 0) faces.set([nx / long, ny / long, nz / long], t * 3)
  }
  // The triangles around each vertex, one list after the other.
  const begins = new Uint32Array(positions.length / 3 + 1)
  for (const vertex of triangles) begins[vertex + 1] = at(begins, vertex + 1) + 1
  for (let i = 1; i < begins.length; i++) begins[i] = at(begins, i) + at(begins, i - 1)
  const around = new Uint32Array(triangles.length)
  const filled = begins.slice()
  for (let i = 0; i < triangles.length; i++) {
    const vertex = at(triangles, i)
    const slot = at(filled, vertex)
    around[slot] = Math.floor(i / 3)
    filled[vertex] = slot + 1
  }
  const least = Math.cos((crease * Math.PI) / 180)
  const normals = new Float32Array(triangles.length * 3)
  for (let i = 0; i < triangles.length; i++) {
    const own = Math.floor(i / 3) * 3
    const [fx, fy, fz] = [at(faces, own), at(faces, own + 1), at(faces, own + 2)]
    const vertex = at(triangles, i)
    let [nx, ny, nz] = [0, 0, 0]
    for (let k = at(begins, vertex); k < at(begins, vertex + 1); k++) {
      const other = at(around, k)
      const [ox, oy, oz] = [at(faces, other * 3), at(faces, other * 3 + 1), at(faces, other * 3 + 2)]
      if (fx * ox + fy * oy + fz * oz < least) continue
      const weight = at(areas, other)
      nx += ox * weight
      ny += oy * weight
      nz += oz * weight
    }
    const long = Math.hypot(nx, ny, nz)
    normals.set(long > 0 ? [nx / long, ny / long, nz / long] : [fx, fy, fz], i * 3)
  }
  return normals
}
