import { Solid, at as valueAt } from '../../geometry/solid.ts'
import { tube } from '../../geometry/solids.ts'
import type { Vec3 } from '../../geometry/vector.ts'

/** A tube whose vertices are coloured by the way along it and the angle round it (0 above). */
export function colouredTube(
  path: Vec3[],
  radius: (way: number) => number,
  tone: (way: number, low: boolean) => Vec3,
  corners = 16,
): Solid {
  const solid = tube(path, radius, { corners })
  const rings = solid.vertexCount / corners
  const colours = new Float32Array(solid.positions.length)
  for (let r = 0; r < rings; r++) {
    const way = Math.min(1, Math.max(0, (r - 3) / (rings - 7)))
    let middle = 0
    for (let k = 0; k < corners; k++) middle += valueAt(solid.positions, (r * corners + k) * 3 + 1) / corners
    for (let k = 0; k < corners; k++) {
      const i = r * corners + k
      const low = valueAt(solid.positions, i * 3 + 1) < middle - radius(way) * 0.55
      colours.set(tone(way, low), i * 3)
    }
  }
  return new Solid(solid.positions, solid.triangles, { colours })
}
