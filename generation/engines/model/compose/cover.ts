import { seededRandom } from '@makebelieve/kit/core/random'
import { at, combine, sizeOf } from '@makebelieve/shapes/geometry/solid'
import { ball } from '@makebelieve/shapes/geometry/solids'
import {
  add,
  cross,
  length,
  rotationTo,
  subtract,
  times,
  unit,
  type Vec3,
} from '@makebelieve/shapes/geometry/vector'
import type { Material } from '@makebelieve/shapes/materials/material'
import type { Part, Shape } from '@makebelieve/shapes/shape'
import { openCatalogue } from '../../../things/catalogue.ts'
import { affordable, mergedCopies } from './fill.ts'
import { boxOf, carriedAll, type Group, grounded, leaderOf, scaledBy } from './group.ts'

type Spot = { at: Vec3; normal: Vec3 }

/** Places spread over a surface by its area, none too near another. */
function spotsOver(
  parts: readonly Part[],
  count: number,
  apart: number,
  chance: () => number,
  allowed: (normal: Vec3) => boolean,
): Spot[] {
  const faces: { corners: [Vec3, Vec3, Vec3]; normal: Vec3; upTo: number }[] = []
  let sum = 0
  for (const { solid } of parts) {
    const { positions, triangles } = solid
    const corner = (i: number): Vec3 => {
      const v = at(triangles, i) * 3
      return [at(positions, v), at(positions, v + 1), at(positions, v + 2)]
    }
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [corner(t), corner(t + 1), corner(t + 2)]
      const across = cross(subtract(b, a), subtract(c, a))
      const area = length(across) / 2
      if (area < 1e-10) continue
      const normal = unit(across)
      if (!allowed(normal)) continue
      sum += area
      faces.push({ corners: [a, b, c], normal, upTo: sum })
    }
  }
  const spots: Spot[] = []
  for (let tries = 0; tries < count * 12 && spots.length < count && faces.length > 0; tries++) {
    const goal = chance() * sum
    let [low, high] = [0, faces.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((faces[middle]?.upTo ?? 0) < goal) low = middle + 1
      else high = middle
    }
    const face = faces[low]
    if (!face) continue
    const [u, v] = [Math.sqrt(chance()), chance()]
    const [a, b, c] = face.corners
    const place = add(add(times(a, 1 - u), times(b, u * (1 - v))), times(c, u * v))
    if (spots.some((spot) => length(subtract(spot.at, place)) < apart)) continue
    spots.push({ at: place, normal: face.normal })
  }
  return spots
}

/** Snow, moss, icing: soft cushions on all that looks up, grown into one. */
export function layerOn(group: Group, stuff: Material, seed: number, { most = 190, thick = 1 } = {}): Shape {
  const chance = seededRandom(seed)
  const size = Math.max(...sizeOf(boxOf([leaderOf(group)])))
  const parts = leaderOf(group).shape.parts
  const radius = size * 0.05 * thick
  const spots = spotsOver(parts, most, radius * 0.7, chance.next, (normal) => normal[1] > 0.35)
  if (spots.length === 0) return nothing
  const cushions = spots.map(({ at: place, normal }) => {
    const r = radius * (0.75 + 0.5 * chance.next())
    const flat = radius * 0.42 * (0.8 + 0.4 * chance.next())
    // Half way between lying flat and following the slope, as heavy snow does.
    return ball([r, flat, r * (0.8 + 0.4 * chance.next())], 12)
      .turn(0, chance.next() * 360, 0)
      .aim(add(normal, [0, 1, 0]))
      .at(add(place, times(normal, flat * 0.25)))
  })
  const solid = combine('add', cushions)
  return {
    parts: [{ name: 'layer', solid, rest: solid.positions, material: stuff }],
    sockets: {},
    joints: [],
  }
}

const nothing: Shape = { parts: [], sockets: {}, joints: [] }

const isEaten = (group: Group): boolean =>
  openCatalogue().find(leaderOf(group).piece.noun).traits.includes('food')

/** Barnacles, jewels, sushi: copies that sit on the surface and point away from it. */
export function strewnOver(group: Group, item: Group, count: number | undefined, seed: number): Group {
  const chance = seededRandom(seed)
  const size = Math.max(...sizeOf(boxOf([leaderOf(group)])))
  const parts = leaderOf(group).shape.parts
  const one = grounded(item)
  const own = Math.max(...sizeOf(boxOf(one)))
  const goal = size * 0.085 * Math.min(1.6, Math.max(0.7, leaderOf(item).piece.size))
  const spots = spotsOver(
    parts,
    count ?? affordable(item, 46, 40_000),
    goal * 0.75,
    chance.next,
    // Toppings lie on top.
    (normal) => normal[1] > (isEaten(group) ? 0.7 : -0.55),
  )
  const copies = spots.map(({ at: place, normal }) => {
    const factor = (goal / Math.max(1e-6, own)) * (0.75 + 0.5 * chance.next())
    const turn = chance.next() * 360
    const by = rotationTo(normal)
    // Sunk in a little, so that it holds.
    const foot = add(place, times(normal, -goal * 0.08))
    return carriedAll(scaledBy(one, factor), (solid) =>
      solid
        .turn(0, turn, 0)
        .rotate(by)
        .move(...foot),
    )
  })
  if (count !== undefined)
    return copies.flatMap((copy, n) => copy.map((member) => ({ ...member, id: `${member.id}#${n + 1}` })))
  return mergedCopies(copies)
}
