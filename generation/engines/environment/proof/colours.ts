import {
  finishes,
  type KindMesh,
  type MeshPart,
  type Pattern,
  patterns,
} from '@makebelieve/kit/environment/scene'
import { light } from '@makebelieve/shapes/materials/colour'
import type { Material } from '@makebelieve/shapes/materials/material'
import { farApart, oklab, sameColour } from '../../model/proof/colours.ts'
import { finishOf, patternOf } from '../kinds/finish.ts'

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

const likeWood = new Set<Pattern>(['wood', 'planks', 'bark'])
const likeStone = new Set<Pattern>(['stone', 'blocks'])
const alike = (one: Pattern, other: Pattern) =>
  one === other || (likeWood.has(one) && likeWood.has(other)) || (likeStone.has(one) && likeStone.has(other))

/** How much of the surface of some shapes looks like a stuff: its pattern, its shine, and its colour where it has no pattern of its own. */
export function shareOfStuff(meshes: readonly KindMesh[], material: Material, isDyed: boolean): number {
  const whole = { metres: 1, isHouse: false }
  const pattern = patterns[patternOf('part', material, whole)] ?? 'even'
  const finish = finishes[finishOf('part', material, whole)]
  const byColour = !isDyed && (pattern === 'even' || material.metalness > 0.5) && (finish?.opacity ?? 1) === 1
  const asked = oklab(light(material.colour))
  let [all, same] = [0, 0]
  for (const { near } of meshes)
    for (let t = 0; t < near.triangles.length; t += 3) {
      const area = areaOf(near, t)
      all += area
      const vertex = near.triangles[t] ?? 0
      const own = finishes[near.finish[vertex] ?? 0]
      const isAlike =
        alike(patterns[near.pattern?.[vertex] ?? 0] ?? 'even', pattern) &&
        (own?.metalness ?? 0) > 0.5 === (finish?.metalness ?? 0) > 0.5 &&
        (own?.opacity ?? 1) < 1 === (finish?.opacity ?? 1) < 1
      if (!isAlike) continue
      const [r, g, b] = brightest(near, t)
      if (!byColour || farApart(oklab([linear(r), linear(g), linear(b)]), asked) < sameColour * 1.5)
        same += area
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
