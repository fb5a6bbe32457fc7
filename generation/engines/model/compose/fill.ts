import { seededRandom } from '@makebelieve/kit/core/random'
import { at, Solid, sizeOf, together } from '@makebelieve/shapes/geometry/solid'
import type { Vec3 } from '@makebelieve/shapes/geometry/vector'
import type { Material } from '@makebelieve/shapes/materials/material'
import type { Part, Shape } from '@makebelieve/shapes/shape'
import { boxOf, type Group, grounded, leaderOf, moved, socketOf, turned, wholeOf } from './group.ts'
import { type HeightMap, heightAt, heightMap } from './height-map.ts'
import { placeOn } from './settle.ts'

/** The hollow of a vessel: where its opening is, how wide, and how deep. */
type Hollow = { at: Vec3; radius: number; floor: number; map: HeightMap }

export function hollowOf(group: Group): Hollow {
  const leader = leaderOf(group)
  const box = boxOf([leader])
  const map = heightMap(leader.shape.parts, 'top', box, 80)
  const socket = socketOf(group, 'bed', 'inside')
  const place = socket ? undefined : placeOn(group)
  const centre: Vec3 = socket?.at ?? [place?.x ?? 0, place?.height ?? box.max[1], place?.z ?? 0]
  const radius = socket?.radius ?? (place?.reach ?? 0.3) * 0.8
  const seen = heightAt(map, centre[0], centre[2])
  // What is seen just above the opening is the earth that fills it; what is higher is a lid.
  const isLid = seen > centre[1] + radius * 0.25
  const floor = seen === map.empty || isLid ? centre[1] - radius * 0.4 : seen
  return { at: centre, radius, floor, map }
}

/** How high the wall around a hollow stands, and how far away it is: handles and lids rise above it here and there. */
export function brimOf({ at: centre, radius, map }: Hollow): { height: number; radius: number } {
  const walls = Array.from({ length: 24 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 24
    const all = Array.from({ length: 14 }, (_, n) => {
      const far = radius * (0.7 + 0.07 * n)
      return {
        far,
        height: heightAt(map, centre[0] + Math.cos(angle) * far, centre[2] + Math.sin(angle) * far),
      }
    }).filter(({ height }) => height !== map.empty)
    return all.reduce((most, one) => (one.height > most.height ? one : most), {
      far: radius,
      height: centre[1],
    })
  })
  const middle = (values: number[]) => values.toSorted((one, other) => one - other)[12] ?? 0
  return { height: middle(walls.map(({ height }) => height)), radius: middle(walls.map(({ far }) => far)) }
}

/** How far the hollow reaches at a level in each direction: up to where the wall rises above it. */
function rimAt({ at: centre, radius, map }: Hollow, level: number, corners: number): [number, number][] {
  const step = Math.min(...map.step) * 0.5
  return Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners
    let far = step
    while (far < radius * 1.02) {
      const height = heightAt(map, centre[0] + Math.cos(angle) * far, centre[2] + Math.sin(angle) * far)
      if (height === map.empty || height > level + 0.004) break
      far += step
    }
    // A little into the wall, so that no gap shows.
    const reach = Math.min(radius * 1.02, far + step)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })
}

/** A closed disc along the rim: flat for what pours, heaped for what is poured out. */
function surfaceIn(hollow: Hollow, level: number, bottom: number, heap: number): Solid {
  const corners = 40
  const rim = rimAt(hollow, level, corners)
  // Bowls are narrower below.
  const foot = rimAt(hollow, bottom, corners)
  const [cx, , cz] = hollow.at
  const places: number[] = []
  const rings: [share: number, y: number][] =
    heap > 0
      ? [
          [1, bottom],
          [1, level],
          [0.75, level + heap * 0.45],
          [0.45, level + heap * 0.8],
          [0.2, level + heap * 0.97],
        ]
      : [
          [1, bottom],
          [1, level],
          [0.5, level],
        ]
  rings.forEach(([share, y], ring) => {
    for (const [x, z] of ring === 0 ? foot : rim) places.push(cx + x * share, y, cz + z * share)
  })
  const triangles: number[] = []
  for (let ring = 0; ring + 1 < rings.length; ring++)
    for (let k = 0; k < corners; k++) {
      const [a, b] = [ring * corners + k, ring * corners + ((k + 1) % corners)]
      triangles.push(a, a + corners, b, b, a + corners, b + corners)
    }
  const [low, high] = [places.length / 3, places.length / 3 + 1]
  places.push(cx, bottom, cz, cx, level + heap, cz)
  const last = (rings.length - 1) * corners
  for (let k = 0; k < corners; k++) {
    const next = (k + 1) % corners
    triangles.push(low, k, next, high, last + next, last + k)
  }
  return new Solid(places, triangles)
}

/**
 * A vessel that brings its own drink along holds the asked one instead: the drink's shape, taken out of the vessel. Nothing
 * where it has none.
 */
export function drinkOf(vessel: Group, stuff: Material): { vessel: Group; shape: Shape } | undefined {
  const [leader, ...others] = vessel
  if (!leader) return undefined
  const isDrink = ({ material, name }: Part) =>
    material.surface === 'liquid' || /^(?:drink|liquid)\b/.test(name)
  const drinks = leader.shape.parts.filter(isDrink)
  if (drinks.length === 0) return undefined
  const rest = leader.shape.parts.filter((one) => !isDrink(one))
  return {
    vessel: [{ ...leader, shape: { ...leader.shape, parts: rest } }, ...others],
    shape: {
      // In a glass it must be seen through the wall, so it is not clear itself.
      parts: drinks.map((one) => ({
        ...part('filling', one.solid, { ...stuff, opacity: 1 }),
        rest: one.rest,
      })),
      sockets: {},
      joints: [],
    },
  }
}

/** Tea in a cup, sand in a bucket: takes the shape of the hollow. */
export function poured(vessel: Group, stuff: Material, isLiquid: boolean): Shape {
  const hollow = hollowOf(vessel)
  const deep = Math.max(0.02, hollow.at[1] - hollow.floor)
  const level = isLiquid ? hollow.floor + deep * 0.82 : hollow.at[1] - deep * 0.05
  const bottom = Math.max(hollow.floor + 0.001, level - deep * 0.25)
  const solid = surfaceIn(hollow, level, bottom, isLiquid ? 0 : hollow.radius * 0.35)
  return { parts: [part('filling', solid, stuff)], sockets: {}, joints: [] }
}

/** What fills a vessel, as a shape of its own. Behind a clear wall it is not clear itself. */
export const filling = (solid: Solid, stuff: Material): Shape => ({
  parts: [part('filling', solid, { ...stuff, opacity: 1 })],
  sockets: {},
  joints: [],
})

const part = (name: string, solid: Solid, material: Material): Part => ({
  name,
  solid,
  rest: solid.positions,
  material,
})

/** Many small things heaped up in a hollow, on a false floor so that it looks full. */
export function heapedIn(vessel: Group, item: Group, count: number | undefined, seed: number): Group {
  const chance = seededRandom(seed)
  const hollow = hollowOf(vessel)
  const size = Math.max(...sizeOf(boxOf(item)))
  const goal = hollow.radius * (count !== undefined && count <= 3 ? 0.9 : 0.46)
  const many = count ?? affordable(item, 26, 30_000)
  const one = grounded(item.map((member) => member))
  const small = grounded(scaledGroup(one, goal / Math.max(1e-6, size)))
  const deep = Math.max(0.01, hollow.at[1] - hollow.floor)
  const level =
    count !== undefined && count < 8 ? hollow.floor + 0.002 : hollow.at[1] - Math.min(deep * 0.5, goal * 0.8)
  const main = leaderOf(item).shape.parts[0]
  // Fresh heights: the false floor, and each thing that has fallen.
  const cells = 64
  const reach = hollow.radius
  const step = (2 * reach) / cells
  const heights = new Float32Array(cells * cells).fill(level)
  const fallen: Group[] = []
  for (let n = 0; n < many; n++) {
    const lying = sizeOf(boxOf(small))
    const flat = lying[1] < 0.4 * Math.max(lying[0], lying[2]) ? 50 : 180
    const tumbled = grounded(
      turned(small, [(chance.next() - 0.5) * flat, chance.next() * 360, (chance.next() - 0.5) * flat]),
    )
    const box = boxOf(tumbled)
    const own = Math.max(box.max[0] - box.min[0], box.max[2] - box.min[2]) / 2
    const bottom = heightMap(wholeOf(tumbled).parts, 'bottom', box, 16)
    const tops = heightMap(wholeOf(tumbled).parts, 'top', box, 16)
    const cellOf = (px: number, pz: number) => {
      const [i, j] = [Math.floor((px + reach) / step), Math.floor((pz + reach) / step)]
      return i < 0 || j < 0 || i >= cells || j >= cells ? -1 : j * cells + i
    }
    // Of a few places, the one where it lies lowest: heaps are wide before they are high.
    let best: { x: number; z: number; rise: number; seen: [cell: number, index: number][] } | undefined
    for (let tries = 0; tries < 7; tries++) {
      const far = Math.max(0, reach * 0.96 - own) * Math.sqrt(chance.next())
      const angle = chance.next() * 2 * Math.PI
      const [x, z] = [Math.cos(angle) * far, Math.sin(angle) * far]
      let rise = 0
      const seen: [cell: number, index: number][] = []
      for (let index = 0; index < bottom.heights.length; index++) {
        if (at(bottom.heights, index) === bottom.empty) continue
        const [i, j] = [index % 16, Math.floor(index / 16)]
        const cell = cellOf(
          x + box.min[0] + (i + 0.5) * bottom.step[0],
          z + box.min[2] + (j + 0.5) * bottom.step[1],
        )
        if (cell < 0) continue
        seen.push([cell, index])
        rise = Math.max(rise, at(heights, cell) - at(bottom.heights, index))
      }
      // Nearer to the middle counts as lower, so that it is a heap.
      if (!best || rise + far * 0.5 < best.rise + Math.hypot(best.x, best.z) * 0.5)
        best = { x, z, rise, seen }
    }
    if (!best) continue
    const { x, z, rise, seen } = best
    if (count === undefined && rise > hollow.at[1] + hollow.radius * 0.75) break
    // Sunk a little into the rest, as heaps are.
    const up = rise - goal * 0.1
    for (const [cell, index] of seen)
      heights[cell] = Math.max(at(heights, cell), at(tops.heights, index) + up)
    fallen.push(moved(tumbled, [hollow.at[0] + x, up, hollow.at[2] + z]))
  }
  if (count !== undefined)
    return fallen.flatMap((group, n) => group.map((member) => ({ ...member, id: `${member.id}#${n + 1}` })))
  const merged = mergedCopies(fallen)
  const floor = main && surfaceIn(hollow, level, Math.max(hollow.floor + 0.001, level - deep * 0.15), 0)
  const [leader] = merged
  if (leader && main && floor)
    leader.shape.parts.push(part('bed', floor, { ...main.material, relief: main.material.relief }))
  return merged
}

/** As many copies as there are triangles for. */
export function affordable(item: Group, most: number, triangles: number): number {
  const each = item.reduce(
    (sum, { shape }) => sum + shape.parts.reduce((all, { solid }) => all + solid.triangles.length / 3, 0),
    0,
  )
  return Math.max(7, Math.min(most, Math.floor(triangles / Math.max(1, each))))
}

const scaledGroup = (group: Group, factor: number): Group =>
  group.map((member) => ({
    ...member,
    shape: {
      ...member.shape,
      parts: member.shape.parts.map((one) => ({ ...one, solid: one.solid.scale(factor) })),
    },
  }))

/** Copies that nobody counts, as one thing: its parts are all their parts together. */
export function mergedCopies(copies: Group[]): Group {
  const [first] = copies
  if (!first) return []
  return first.map((member, m) => ({
    ...member,
    isSmall: true,
    shape: {
      sockets: {},
      joints: [],
      parts: member.shape.parts.map((one, p) => {
        const solids = copies.flatMap((copy) => copy[m]?.shape.parts[p]?.solid ?? [])
        const rests = copies.flatMap((copy) => copy[m]?.shape.parts[p]?.rest ?? [])
        const rest = new Float32Array(rests.reduce((sum, list) => sum + list.length, 0))
        let offset = 0
        for (const list of rests) {
          rest.set(list, offset)
          offset += list.length
        }
        return { ...one, solid: together(solids), rest }
      }),
    },
  }))
}
