import { real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import type { ModelBuild } from './model-build.ts'

/** For printing: triangles only, in millimetres and with z up, as printers have it. */
export function toStl({ parts }: Pick<ModelBuild, 'parts'>): Uint8Array {
  const count = parts.reduce((sum, part) => sum + part.triangles.length / 3, 0)
  const file = new Uint8Array(84 + count * 50)
  const view = new DataView(file.buffer)
  new TextEncoder().encodeInto('Makebelieve, in millimetres', file)
  view.setUint32(80, count, true)
  let offset = 84
  for (const { positions, triangles } of parts)
    for (let t = 0; t < triangles.length; t += 3) {
      const corners = [0, 1, 2].map((k) => {
        const v = vertexAt(triangles, t + k) * 3
        const [x, y, z] = [real(positions, v), real(positions, v + 1), real(positions, v + 2)]
        return [x * 1000, -z * 1000, y * 1000] as const
      })
      for (const value of [...normalOf(corners), ...corners.flat()]) {
        view.setFloat32(offset, value, true)
        offset += 4
      }
      offset += 2
    }
  return file
}

function normalOf(corners: (readonly [number, number, number])[]): [number, number, number] {
  const [a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]] = corners
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const long = Math.hypot(nx, ny, nz) || 1
  return [nx / long, ny / long, nz / long]
}
