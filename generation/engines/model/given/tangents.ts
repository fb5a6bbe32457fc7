import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'

type Surface = { positions: Float32Array; normals: Float32Array; uvs: Float32Array; triangles: Uint32Array }

/** Which way the texture runs to the right at each vertex, leaned onto the surface, and on which side its up is. */
export function tangentsOf({ positions, normals, uvs, triangles }: Surface): Float32Array {
  const count = positions.length / 3
  const right = new Float32Array(count * 3)
  const up = new Float32Array(count * 3)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [vertexAt(triangles, t), vertexAt(triangles, t + 1), vertexAt(triangles, t + 2)]
    const [u1, v1] = [real(uvs, b * 2) - real(uvs, a * 2), real(uvs, b * 2 + 1) - real(uvs, a * 2 + 1)]
    const [u2, v2] = [real(uvs, c * 2) - real(uvs, a * 2), real(uvs, c * 2 + 1) - real(uvs, a * 2 + 1)]
    const turning = u1 * v2 - u2 * v1
    if (!(Math.abs(turning) > 1e-14)) continue
    for (let k = 0; k < 3; k++) {
      const p = real(positions, b * 3 + k) - real(positions, a * 3 + k)
      const q = real(positions, c * 3 + k) - real(positions, a * 3 + k)
      const [along, across] = [(p * v2 - q * v1) / turning, (q * u1 - p * u2) / turning]
      for (const vertex of [a, b, c]) {
        right[vertex * 3 + k] = real(right, vertex * 3 + k) + along
        up[vertex * 3 + k] = real(up, vertex * 3 + k) + across
      }
    }
  }
  const tangents = new Float32Array(count * 4)
  for (let v = 0; v < count; v++) tangents.set(tangentAt(normals, right, up, v * 3), v * 4)
  return tangents
}

function tangentAt(normals: Float32Array, right: Float32Array, up: Float32Array, i: number): number[] {
  const [nx, ny, nz] = [real(normals, i), real(normals, i + 1), real(normals, i + 2)]
  let [tx, ty, tz] = [real(right, i), real(right, i + 1), real(right, i + 2)]
  const off = nx * tx + ny * ty + nz * tz
  ;[tx, ty, tz] = [tx - nx * off, ty - ny * off, tz - nz * off]
  let long = Math.hypot(tx, ty, tz)
  if (!(long > 1e-12 && Number.isFinite(long))) {
    // The texture says nothing here: any direction along the surface does.
    ;[tx, ty, tz] = Math.abs(nx) > 0.9 ? [-nz, 0, nx] : [0, nz, -ny]
    long = Math.hypot(tx, ty, tz)
  }
  ;[tx, ty, tz] = [tx / long, ty / long, tz / long]
  // glTF counts texture rows downwards, so the bitangent is against the growing v.
  const [bx, by, bz] = [ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx]
  const side = bx * real(up, i) + by * real(up, i + 1) + bz * real(up, i + 2)
  return [tx, ty, tz, side > 0 ? -1 : 1]
}
