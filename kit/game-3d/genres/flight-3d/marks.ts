import { middleOf, noseOf } from '../../flying.ts'
import type { Mark } from '../../genre.ts'
import { stuffIn } from '../../place-stuff.ts'
import { clamp, heroOf, type Vec, yawTo } from '../../space.ts'
import { courseOf, openingOf, type Stop, stopAt, thermalsOf } from './course.ts'
import { cruise, type FlightWorld, isOver, nextStops } from './craft.ts'
import { floorAt } from './land.ts'

const corners = 14

/** The next stop shines, the one after it glows, and a thin line leads there. */
export function marksOf(world: FlightWorld): Mark[] {
  const { plan, level, tick } = world
  const { accent } = stuffIn(plan.look)
  const [next, after] = nextStops(world)
  const marks: Mark[] = []
  const pulse = 0.75 + 0.25 * Math.sin(tick * 0.12)
  const opening = openingOf(plan, level) + 0.5
  if (next) {
    const at = stopAt(next, tick)
    if (next.kind === 'ring') {
      hoop(marks, at, next, opening + 0.35, 0.8, '#ffe27a', pulse)
      hoop(marks, at, next, opening * (0.35 + 0.6 * ((tick % 50) / 50)), 0.16, '#ffffff', 0.5)
    }
    column(marks, world, at, next.kind === 'ring' ? '#ffe27a' : '#7affb0', next.kind === 'ring' ? 0.28 : 0.7)
    lead(marks, world, at)
  }
  if (after?.kind === 'ring') hoop(marks, stopAt(after, tick), after, opening + 0.2, 0.4, accent, 0.45)
  for (const { x, z, wide } of thermalsOf(plan, level))
    for (const turn of [0, 2.1, 4.2]) {
      const angle = tick * 0.03 + turn
      const at = { x: x + Math.sin(angle) * wide * 0.6, z: z + Math.cos(angle) * wide * 0.6 }
      const y = floorAt(plan, x, z)
      marks.push({ form: 'beam', ...at, y, size: 1.1, tall: 46, colour: '#bfe9ff', strength: 0.22 })
    }
  for (const body of world.bodies) {
    const middle = middleOf(body)
    if (body.role === 'power') marks.push({ form: 'ring', ...body, size: 3.4, colour: '#8ad0ff' })
    else if (body.role === 'goal' && body.stop < 0 && isOver(world)) {
      column(marks, world, middle, '#7affb0', 0.8)
      lead(marks, world, middle)
    } else if (body.role === 'boss' && body.wait < 60 && body.wait > 0)
      marks.push({
        form: 'line',
        ...middle,
        to: middleOf(heroOf(world)),
        size: 0.5,
        colour: '#ff4a3a',
        strength: 0.5,
      })
    if (marks.length > 74) break
  }
  wake(marks, world)
  return marks
}

/** A circle of light that stands as a ring does. */
function hoop(
  marks: Mark[],
  at: Vec,
  { yaw, pitch }: Stop,
  radius: number,
  size: number,
  colour: string,
  strength: number,
): void {
  const nose = noseOf({ yaw, pitch })
  const side = { x: Math.cos(yaw), z: -Math.sin(yaw) }
  const up = { x: -nose.y * Math.sin(yaw), y: Math.cos(pitch), z: -nose.y * Math.cos(yaw) }
  const point = (i: number) => {
    const [c, s] = [
      Math.cos((i / corners) * Math.PI * 2) * radius,
      Math.sin((i / corners) * Math.PI * 2) * radius,
    ]
    return { x: at.x + side.x * c + up.x * s, y: at.y + up.y * s, z: at.z + side.z * c + up.z * s }
  }
  for (let i = 0; i < corners; i++)
    marks.push({ form: 'line', ...point(i), to: point(i + 1), size, colour, strength })
}

function column(marks: Mark[], { plan }: FlightWorld, { x, z }: Vec, colour: string, strength: number): void {
  const y = floorAt(plan, x, z)
  marks.push({ form: 'beam', x, y, z, size: 2.4, tall: 90, colour, strength })
}

/** Which way to go, right before the nose; longer when it lies behind. */
function lead(marks: Mark[], world: FlightWorld, at: Vec): void {
  const hero = heroOf(world)
  const from = middleOf(hero)
  const distance = Math.max(1, Math.hypot(at.x - from.x, at.y - from.y, at.z - from.z))
  const part = (metres: number) => {
    const share = Math.min(1, metres / distance)
    return {
      x: from.x + (at.x - from.x) * share,
      y: from.y + 1.6 + (at.y - from.y) * share,
      z: from.z + (at.z - from.z) * share,
    }
  }
  const astray = Math.abs(Math.sin((yawTo(from, at) - hero.yaw) / 2))
  marks.push({
    form: 'line',
    ...part(2.6),
    to: part(4.6 + astray * 3),
    size: 0.2 + astray * 0.2,
    colour: '#fff4c0',
    strength: 0.35 + astray * 0.6,
  })
}

/** Thin trails from the tips of the wings, longer when it is fast. */
function wake(marks: Mark[], world: FlightWorld): void {
  const hero = heroOf(world)
  const middle = middleOf(hero)
  const fast = clamp(hero.pace / cruise(world) - 0.7, 0, 1)
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  const half = hero.size * 0.5
  for (const side of [-1, 1]) {
    // Leaning to the left lowers the left tip.
    const tip = {
      x: middle.x + Math.cos(hero.yaw) * Math.cos(hero.roll) * half * side,
      y: middle.y - Math.sin(hero.roll) * half * side,
      z: middle.z - Math.sin(hero.yaw) * Math.cos(hero.roll) * half * side,
    }
    const long = 0.8 + fast * 4
    const end = { x: tip.x - nose.x * long, y: tip.y - nose.y * long, z: tip.z - nose.z * long }
    marks.push({
      form: 'line',
      ...tip,
      to: end,
      size: 0.12,
      colour: fast > 0.5 ? '#9fe8ff' : '#ffffff',
      strength: 0.2 + fast * 0.5,
    })
  }
}

/** The way of the course, for the map. */
export const linesOf = (world: FlightWorld): [x: number, z: number][][] => {
  const { start, stops } = courseOf(world.plan, world.level)
  const before = world.next === 0 ? start : stops[world.next - 1]
  return [
    [...(before ? [before] : []), ...stops.slice(world.next)].map(({ x, z }): [number, number] => [x, z]),
  ]
}
