import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Site } from '../../site.ts'
import { clamp, remember, type Vec } from '../../space.ts'

/** Metres from the middle of one lane to the next; half the road with its kerbs. */
export const laneWide = 2.5
export const roadHalf = 4.4

/** A road that bends gently and comes back to its beginning: whoever runs never gets to its end. Looked up metre by metre. */
export type Way = {
  length: number
  xs: Float64Array
  ys: Float64Array
  zs: Float64Array
  yaws: Float64Array
}

type Bends = { reach: number; wide: number; wider: number; phase: number; other: number; hills: number }

const bendsOf = remember((plan): Bends => {
  const random = seededRandom(plan.seed ^ 0x3a7)
  return {
    reach: 88,
    wide: random.between(0.07, 0.11),
    wider: random.between(0.04, 0.065),
    phase: random.between(0, 6),
    other: random.between(0, 6),
    hills: random.between(0, 6),
  }
})

const outAt = ({ reach, wide, wider, phase, other }: Bends, angle: number): number =>
  reach * (1 + wide * Math.sin(2 * angle + phase) + wider * Math.sin(3 * angle + other))

const slopeAt = ({ reach, wide, wider, phase, other }: Bends, angle: number): number =>
  reach * (2 * wide * Math.cos(2 * angle + phase) + 3 * wider * Math.cos(3 * angle + other))

/** How high the road lies; always above the water. */
const rise = ({ hills }: Bends, angle: number): number =>
  2.7 + 1.8 * Math.sin(2 * angle + hills) + 0.6 * Math.sin(4 * angle + hills * 2)

export const wayOf = remember((plan): Way => {
  const bends = bendsOf(plan)
  const steps = 3600
  const lengths = [0]
  const point = (step: number) => {
    const angle = (step / steps) * Math.PI * 2
    const out = outAt(bends, angle)
    return { x: Math.sin(angle) * out, z: Math.cos(angle) * out, angle }
  }
  for (let step = 1; step <= steps; step++) {
    const [one, other] = [point(step - 1), point(step)]
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot(other.x - one.x, other.z - one.z))
  }
  const length = Math.floor(lengths[steps] ?? 1)
  const scale = (lengths[steps] ?? 1) / length
  const [xs, ys, zs] = [0, 1, 2].map(() => new Float64Array(length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  let step = 0
  for (let metre = 0; metre < length; metre++) {
    while ((lengths[step + 1] ?? 0) < metre * scale) step++
    const { x, z, angle } = point(step)
    xs[metre] = x
    zs[metre] = z
    ys[metre] = rise(bends, angle)
  }
  const yaws = new Float64Array(length)
  const at = (list: Float64Array, i: number) => list[(i + length) % length] ?? 0
  for (let i = 0; i < length; i++)
    yaws[i] = Math.atan2(at(xs, i + 2) - at(xs, i - 2), at(zs, i + 2) - at(zs, i - 2))
  return { length, xs, ys, zs, yaws }
})

export type Spot = Vec & { yaw: number }

/** Where a place of the road is: so many metres along it, and so many to its right. */
export function spotAt(plan: GamePlan, along: number, aside: number): Spot {
  const { length, xs, ys, zs, yaws } = wayOf(plan)
  const s = ((along % length) + length) % length
  const one = Math.floor(s) % length
  const other = (one + 1) % length
  const share = s - Math.floor(s)
  const mix = (list: Float64Array) => (list[one] ?? 0) + ((list[other] ?? 0) - (list[one] ?? 0)) * share
  const from = yaws[one] ?? 0
  let turn = (yaws[other] ?? 0) - from
  if (turn > Math.PI) turn -= Math.PI * 2
  if (turn < -Math.PI) turn += Math.PI * 2
  const yaw = from + turn * share
  return {
    x: mix(xs) - Math.cos(yaw) * aside,
    y: mix(ys),
    z: mix(zs) + Math.sin(yaw) * aside,
    yaw,
  }
}

/** In these the land ends beside the road, and there is sea or cloud below. */
const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|candy|abstract)$/.test(look.scene)
/** In these a lake lies in the middle (of lava, where it is hot). */
const hasLake = ({ look }: GamePlan) =>
  /^(meadow|forest|jungle|garden|farm|village|park|swamp|mountain|volcano)$/.test(look.scene)

/** In towns the road runs between houses, indoors between columns. */
export const isLined = ({ look }: GamePlan): 'towers' | 'columns' | undefined =>
  /^(city|neon-city|road)$/.test(look.scene)
    ? 'towers'
    : /^(castle|dungeon|cave|factory|laboratory|library|house|school|museum)$/.test(look.scene)
      ? 'columns'
      : undefined
/** How far from the middle of the road houses begin. */
export const kerbside = 9.5

export const siteOf = remember((plan): Site => {
  const bends = bendsOf(plan)
  const island = isIsland(plan)
  const lake = hasLake(plan)
  /** How far outside of the middle of the road; negative inside the ring. */
  const beside = (x: number, z: number) => {
    const angle = Math.atan2(x, z)
    const out = outAt(bends, angle)
    return (Math.hypot(x, z) - out) / Math.hypot(1, slopeAt(bends, angle) / out)
  }
  const height = (x: number, z: number) => {
    const side = beside(x, z)
    const beyond = Math.max(0, Math.abs(side) - 7)
    const waves = Math.sin(x * 0.09 + 1) * Math.cos(z * 0.11)
    const base = rise(bends, Math.atan2(x, z)) * clamp(Math.hypot(x, z) / 50, 0, 1)
    if (island)
      return base + waves * Math.min(1, beyond * 0.08) - Math.min(14, Math.max(0, beyond - 15) ** 2 * 0.05)
    if (side < 0 && lake)
      return base + waves * Math.min(1.2, beyond * 0.1) - clamp((beyond - 17) * 0.28, 0, 9)
    return (
      base +
      waves * Math.min(2.4, beyond * 0.1) +
      Math.min(side > 0 ? 12 : 2, beyond * (side > 0 ? 0.13 : 0.05))
    )
  }
  return {
    reach: 150,
    // Still water mirrors the land: then it is drawn twice.
    cells: island || lake ? 108 : 136,
    height,
    surface(x, z) {
      const side = Math.abs(beside(x, z))
      if (side < 5.8) return 'path'
      if ((island || lake) && height(x, z) < -1.4) return 'shore'
      if (side > 40 && Math.sin(x * 0.05) * Math.cos(z * 0.06) > 0.2) return 'steep'
      return Math.sin(x * 0.17 + 1) * Math.cos(z * 0.15) > 0.45 ? 'patch' : 'main'
    },
    // Close along the road it is dense, and far from it only here and there.
    free(x, z) {
      const side = Math.abs(beside(x, z))
      // What is built along the road needs its room.
      if (isLined(plan) && side > kerbside && side < kerbside + 13) return -1
      return side > 34 && Math.sin(x * 0.07 + 2) * Math.cos(z * 0.08) < 0.25 ? -1 : side - 5.4
    },
    ...((island || lake) && { water: -2.2 }),
    scenery: isLined(plan) ? 1 : 1.3,
  }
})
