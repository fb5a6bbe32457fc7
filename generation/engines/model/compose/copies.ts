import { seededRandom } from '@makebelieve/kit/core/random'
import { sizeOf } from '@makebelieve/shapes/geometry/solid'
import type { Arrangement } from '../design.ts'
import { boxOf, type Group, grounded, moved, turned, wholeOf } from './group.ts'
import { heightMap, type plateauOf } from './height-map.ts'
import { settledOn } from './settle.ts'

/** The same things under the name of one copy. */
export const named = (group: Group, n: number): Group =>
  group.map((member) => ({ ...member, id: `${member.id}#${n}` }))

/** Several of a group, as they stand: each a copy of its own, turned a little differently. */
export function copiesOf(
  group: Group,
  count: number,
  arranged: Arrangement | undefined,
  seed: number,
): Group[] {
  if (count <= 1) return [group]
  const chance = seededRandom(seed)
  const one = grounded(group)
  const [wide, , deep] = sizeOf(boxOf(one))
  const how = arranged ?? (count <= 3 ? 'row' : 'group')
  const copy = (n: number, turn: number) => named(turn === 0 ? one : turned(one, [0, turn, 0]), n)
  if (how === 'stack') return stacked(one, count, chance.next)
  if (how === 'row') {
    const gap = wide * 1.12
    return Array.from({ length: count }, (_, i) =>
      moved(copy(i + 1, (chance.next() - 0.5) * 16), [
        (i - (count - 1) / 2) * gap,
        0,
        (chance.next() - 0.5) * deep * 0.1,
      ]),
    )
  }
  if (how === 'heap') return heaped(one, count, chance.next)
  if (how === 'bunch')
    return Array.from({ length: count }, (_, i) => {
      const angle = (i * 137.5 * Math.PI) / 180
      const far = i === 0 ? 0 : Math.sqrt(i / count)
      // Stems stay together below, heads part above.
      const tilted = turned(copy(i + 1, chance.next() * 360), [
        Math.sin(angle + Math.PI / 2) * far * 16,
        0,
        -Math.cos(angle) * far * 16,
      ])
      return moved(tilted, [Math.cos(angle) * far * wide * 0.35, 0, Math.sin(angle) * far * deep * 0.35])
    })
  // Groups and circles: rings of things that look outwards less the more they are a crowd.
  const across = Math.hypot(wide, deep) * 1.02
  const radius = Math.max(across * 0.55, (count * across) / (2 * Math.PI))
  const inner = how === 'group' && count > 4 ? 1 : 0
  return Array.from({ length: count }, (_, i) => {
    if (i < inner) return copy(i + 1, (chance.next() - 0.5) * 40)
    const angle = (2 * Math.PI * (i - inner)) / (count - inner) + 0.4
    const far = inner ? Math.max(radius, across) : radius
    return moved(copy(i + 1, (chance.next() - 0.5) * 50), [Math.cos(angle) * far, 0, Math.sin(angle) * far])
  })
}

/** One above the other, each turned a little. */
function stacked(one: Group, count: number, chance: () => number): Group[] {
  const made: Group[] = []
  const [wide] = sizeOf(boxOf(one))
  for (let n = 1; n <= count; n++) {
    const next = named(turned(one, [0, (chance() - 0.5) * 36, 0]), n)
    const below = made.at(-1)
    if (!below) {
      made.push(next)
      continue
    }
    const { max } = boxOf(below)
    const place = {
      x: (chance() - 0.5) * wide * 0.07,
      z: (chance() - 0.5) * wide * 0.07,
      height: max[1],
      reach: wide / 2,
      long: undefined,
    }
    made.push(settledOn(below, next, place, 0.02))
  }
  return made
}

/** Thrown on a heap: each falls onto what lies there, where it lies lowest of a few places. */
function heaped(one: Group, count: number, chance: () => number): Group[] {
  const made: Group[] = []
  const size = sizeOf(boxOf(one))
  const across = Math.max(size[0], size[2])
  const spread = across * Math.sqrt(count) * 0.42
  for (let n = 1; n <= count; n++) {
    // What lies flat stays flat; only lumps are turned over.
    const flat = size[1] < across * 0.5 ? 14 : 70
    const next = named(
      grounded(turned(one, [(chance() - 0.5) * flat, chance() * 360, (chance() - 0.5) * flat])),
      n,
    )
    let best: { group: Group; score: number } | undefined
    for (let tries = 0; tries < 7; tries++) {
      const [angle, far] = [chance() * 2 * Math.PI, spread * Math.sqrt(chance())]
      const place: [number, number, number] = [Math.cos(angle) * far, 0, Math.sin(angle) * far]
      const group = dropped(made, moved(next, place))
      const score = boxOf(group).min[1] + far * 0.45
      if (!best || score < best.score) best = { group, score }
    }
    if (best) made.push(best.group)
  }
  return made
}

/** Let fall straight down onto what is there, or onto the ground. */
function dropped(there: Group[], falling: Group): Group {
  const all = there.flat()
  if (all.length === 0) return falling
  const box = boxOf(falling)
  const top = heightMap(wholeOf(all).parts, 'top', box, 24)
  const bottom = heightMap(wholeOf(falling).parts, 'bottom', box, 24)
  let rise = 0
  top.heights.forEach((height, index) => {
    const own = bottom.heights[index] ?? bottom.empty
    if (height !== top.empty && own !== bottom.empty) rise = Math.max(rise, height - own)
  })
  return moved(falling, [0, rise * 0.97, 0])
}

/** Places for several things on one: in a row along what is long, else in a ring, else one in the middle. */
export function spotsOn(
  place: ReturnType<typeof plateauOf>,
  count: number,
  width: number,
): { x: number; z: number }[] {
  if (count === 1) return [{ x: place.x, z: place.z }]
  if (place.long || count === 2) {
    const step = Math.min(width * 1.25, (2 * place.reach * 0.85) / count)
    return Array.from({ length: count }, (_, i) => {
      const off = (i - (count - 1) / 2) * Math.max(step, width * 1.02)
      return place.long === 'z' ? { x: place.x, z: place.z + off } : { x: place.x + off, z: place.z }
    })
  }
  const radius = Math.min(
    Math.max(place.reach * 0.62, (count * width * 1.1) / (2 * Math.PI)),
    Math.max(place.reach - width / 2, width * 0.6),
  )
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count + Math.PI / 2
    return { x: place.x + Math.cos(angle) * radius, z: place.z + Math.sin(angle) * radius }
  })
}
