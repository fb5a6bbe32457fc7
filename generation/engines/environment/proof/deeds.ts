import type { Place } from '@makebelieve/kit/environment/scene'
import type { Creature } from '@makebelieve/kit/environment/world'
import type { Motion, PlannedThing } from '../design.ts'
import type { Evidence } from './evidence.ts'
import { type Judged, met, unmet } from './named.ts'

/** How long the place is left to itself, and how often one looks. */
const seconds = 40
const looksEachSecond = 4
const steps = 30

/** Where one was at each look, how far that was above the floor, and how it was turned. */
type Lived = { at: Place; above: number; depth: number; yaw: number; phase: number }[]

const lives = new WeakMap<Evidence['scene'], Map<number, Lived>>()

/** All that lives in a place, watched while nobody is there. By their numbers among what is placed. */
function livesIn({ scene, world }: Evidence): Map<number, Lived> {
  const known = lives.get(scene)
  if (known) return known
  const found = new Map<number, Lived>()
  const state = world.begin()
  const look = ({ placed, at, yaw, phase }: Creature) => {
    const [x, y, z] = at
    const floor = world.floorAt(x, z, y)
    const isUnder = scene.around === 'underwater'
    const seen = {
      at: [x, y, z] as Place,
      above: y - floor,
      depth: isUnder ? 1 : world.depthAt(x, z),
      yaw,
      phase,
    }
    found.set(placed, [...(found.get(placed) ?? []), seen])
  }
  for (let n = 0; n <= seconds * steps; n++) {
    if (n % (steps / looksEachSecond) === 0) state.creatures.forEach(look)
    world.step(state, {}, 1 / steps)
  }
  lives.set(scene, found)
  return found
}

/** What one of them came to, in metres and seconds. */
function measured(lived: Lived) {
  const parts = lived.slice(1).map(({ at }, i) => {
    const before = lived[i]?.at ?? at
    return Math.hypot(at[0] - before[0], at[2] - before[2])
  })
  const way = parts.reduce((sum, part) => sum + part, 0)
  const going = parts.filter((part) => part * looksEachSecond > 0.12)
  const fastest = going.toSorted((a, b) => b - a)[Math.floor(going.length / 4)] ?? 0
  const heights = lived.map(({ above }) => above)
  return {
    way,
    rest: 1 - going.length / Math.max(1, parts.length),
    speed: fastest * looksEachSecond,
    lowest: Math.min(...heights),
    wet: lived.filter(({ depth }) => depth > 0.05).length / lived.length,
    round: roundOf(lived.map(({ at }) => at)),
    turned: Math.max(
      Math.abs((lived.at(-1)?.yaw ?? 0) - (lived[0]?.yaw ?? 0)) / (2 * Math.PI),
      Math.abs((lived.at(-1)?.phase ?? 0) - (lived[0]?.phase ?? 0)),
    ),
  }
}

/** How many rounds about their own middle a way comes to. */
function roundOf(way: readonly Place[]): number {
  const [x, z] = [0, 2].map((axis) => way.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / way.length)
  const angles = way.map((at) => Math.atan2(at[2] - (z ?? 0), at[0] - (x ?? 0)))
  const swept = angles.slice(1).reduce((sum, angle, i) => {
    const by = angle - (angles[i] ?? angle)
    return sum + Math.atan2(Math.sin(by), Math.cos(by))
  }, 0)
  return Math.abs(swept) / (2 * Math.PI)
}

type Measured = ReturnType<typeof measured>

/** When a deed is seen, and what of it is told. */
const signs: Record<Motion, { is(one: Measured): boolean; says(one: Measured): string }> = {
  goes: {
    is: ({ way, lowest, wet }) => way > 3 && lowest < 0.6 && wet < 0.5,
    says: ({ way }) => `went ${way.toFixed(0)} m on foot`,
  },
  runs: {
    is: ({ way, speed, lowest, wet }) => way > 12 && speed > 2 && lowest < 0.6 && wet < 0.5,
    says: ({ way, speed }) => `went ${way.toFixed(0)} m, at ${speed.toFixed(1)} m a second`,
  },
  grazes: {
    is: ({ way, rest, lowest }) => way > 0.5 && rest > 0.4 && lowest < 0.3,
    says: ({ way, rest }) =>
      `went ${way.toFixed(0)} m, and stayed in one place for ${(rest * 100).toFixed(0)} % of the time`,
  },
  flies: {
    is: ({ way, lowest }) => way > 8 && lowest > 0.8,
    says: ({ way, lowest }) =>
      `went ${way.toFixed(0)} m, never lower than ${lowest.toFixed(1)} m above the ground`,
  },
  circles: {
    is: ({ way, lowest, round }) => way > 8 && lowest > 0.8 && round > 0.9,
    says: ({ round, lowest }) =>
      `flew ${round.toFixed(1)} times round, ${lowest.toFixed(0)} m and more above the ground`,
  },
  swims: {
    is: ({ way, wet }) => way > 2 && wet > 0.9,
    says: ({ way }) => `went ${way.toFixed(0)} m through the water`,
  },
  hovers: {
    is: ({ lowest, way }) => lowest > 0.08 && way > 0.2,
    says: ({ lowest }) => `stayed in the air, never lower than ${lowest.toFixed(1)} m above the ground`,
  },
  drives: {
    is: ({ way, speed }) => way > 20 && speed > 2,
    says: ({ way, speed }) => `went ${way.toFixed(0)} m, at ${speed.toFixed(1)} m a second`,
  },
  turns: { is: ({ turned }) => turned > 0.5, says: ({ turned }) => `turned ${turned.toFixed(1)} times` },
}

/** Of those that are said to do it, most must be seen at it. */
const mostOf = 0.5

/** What a thing was said to do, in the forty seconds in which nobody disturbs it. */
export function deedSeen(evidence: Evidence, thing: PlannedThing, motion: Motion): Judged {
  const numbers = evidence.build.thingOf.flatMap((of, number) => (of === thing.id ? [number] : []))
  const lived = livesIn(evidence)
  const all = numbers.flatMap((number) => {
    const one = lived.get(number)
    return one ? [measured(one)] : []
  })
  const { is, says } = signs[motion]
  const done = all.filter(is).sort((a, b) => b.way - a.way)
  const [first] = done
  if (first && done.length >= numbers.length * mostOf)
    return met(`${done.length} of ${numbers.length} did so: in ${seconds} s one ${says(first)}.`)
  const [any] = all.sort((a, b) => b.way - a.way)
  return unmet(
    any
      ? `${done.length} of ${numbers.length} did so: in ${seconds} s the one that moved most went ${any.way.toFixed(0)} m.`
      : 'It stands still.',
  )
}
