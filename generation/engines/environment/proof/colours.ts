import type { KindMesh, MeshPart } from '@makebelieve/kit/environment/scene'
import { light } from '@makebelieve/shapes/materials/colour'
import { farApart, oklab, sameColour } from '../../model/proof/colours.ts'

const linear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** How much of the surface of some shapes has a colour, from 0 to 1. */
export function shareOfColour(meshes: readonly KindMesh[], colour: string): number {
  const asked = oklab(light(colour))
  let [all, same] = [0, 0]
  for (const { near } of meshes)
    for (let t = 0; t < near.triangles.length; t += 3) {
      const area = areaOf(near, t)
      all += area
      // The brightest corner tells the colour best: the others may lie in the shade of an edge.
      const [r, g, b] = brightest(near, t)
      if (farApart(oklab([linear(r), linear(g), linear(b)]), asked) < sameColour * 1.2) same += area
    }
  return all > 0 ? same / all : 0
}

function brightest({ triangles, colours }: MeshPart, t: number): [number, number, number] {
  let best: [number, number, number] = [0, 0, 0]
  for (let k = 0; k < 3; k++) {
    const at = (triangles[t + k] ?? 0) * 3
    const [r, g, b] = [colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0]
    if (r + g + b > best[0] + best[1] + best[2]) best = [r, g, b]
  }
  return best
}

function areaOf({ triangles, positions }: MeshPart, t: number): number {
  const corner = (k: number) => (triangles[t + k] ?? 0) * 3
  const [a, b, c] = [corner(0), corner(1), corner(2)]
  const edge = (to: number, k: number) => (positions[to + k] ?? 0) - (positions[a + k] ?? 0)
  const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)]
  const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
}
