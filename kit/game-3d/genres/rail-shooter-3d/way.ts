import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { clamp, remember, type Vec } from '../../space.ts'

/**
 * The way that everybody follows: a winding round trip. Places of the game are told along it (`s`, metres), to the right
 * of it (`u`) and above its middle (`v`), so that its rules know no bends.
 */
export type OnWay = { s: number; u: number; v: number }

export type Kind = 'canyon' | 'city' | 'void' | 'water' | 'tunnel'

/** How the land along the way is made. */
export function landOf({ look: { scene } }: GamePlan): Kind {
  if (/^(?:space|sky|abstract)$/.test(scene)) return 'void'
  if (/^(?:city|neon-city|road|factory)$/.test(scene)) return 'city'
  if (/^(?:sea|beach|swamp)$/.test(scene)) return 'water'
  if (/^(?:cave|dungeon|laboratory|house|library)$/.test(scene)) return 'tunnel'
  return 'canyon'
}

/** Whoever rides stays on the ground; everybody else flies. */
export const rides = ({ content }: GamePlan): boolean => content?.ride === true
export const takesPhotos = ({ content }: GamePlan): boolean => content?.photo === true

const samples = 720

type Way = { x: Float64Array; y: Float64Array; z: Float64Array; length: number }

type Wave = { times: number; size: number; turn: number }

const wavesOf = remember((plan): Wave[] => {
  const random = seededRandom(plan.seed ^ 0x5a11)
  return [
    { times: 2, size: random.between(8, 13) },
    { times: 3, size: random.between(6, 9) },
    { times: 5, size: random.between(3, 4.6) },
  ].map((wave) => ({ ...wave, turn: random.between(0, Math.PI * 2) }))
})

const round = 104

/** How far from the middle of the land the way is, at an angle. */
export function outAt(plan: GamePlan, angle: number): number {
  let out = round
  for (const { times, size, turn } of wavesOf(plan)) out += Math.sin(angle * times + turn) * size
  return out
}

/** How high the floor lies under the way. */
export function floorAt(plan: GamePlan, angle: number): number {
  const [first] = wavesOf(plan)
  const turn = first?.turn ?? 0
  const high = landOf(plan) === 'water' || landOf(plan) === 'city' ? 0 : landOf(plan) === 'void' ? 5 : 3
  return (Math.sin(angle * 2 + turn * 2) + Math.sin(angle * 3 + turn)) * high
}

/** How high the middle of what one can fly through is above the floor. */
export const lift = (plan: GamePlan): number => (rides(plan) ? 2.6 : 7)

const wayOf = remember((plan): Way => {
  const way: Way = {
    x: new Float64Array(samples),
    y: new Float64Array(samples),
    z: new Float64Array(samples),
    length: 0,
  }
  // Sampled finely by angle first, then evenly by length.
  const fine = samples * 4
  const lengths = new Float64Array(fine + 1)
  const at = (i: number): Vec => {
    const angle = (i / fine) * Math.PI * 2
    const out = outAt(plan, angle)
    return { x: Math.sin(angle) * out, y: floorAt(plan, angle) + lift(plan), z: Math.cos(angle) * out }
  }
  let last = at(0)
  for (let i = 1; i <= fine; i++) {
    const next = at(i)
    lengths[i] = (lengths[i - 1] ?? 0) + Math.hypot(next.x - last.x, next.y - last.y, next.z - last.z)
    last = next
  }
  way.length = lengths[fine] ?? 1
  let i = 0
  for (let k = 0; k < samples; k++) {
    const wanted = (k / samples) * way.length
    while (i < fine && (lengths[i + 1] ?? 0) < wanted) i++
    const place = at(i)
    way.x[k] = place.x
    way.y[k] = place.y
    way.z[k] = place.z
  }
  return way
})

export const lengthOf = (plan: GamePlan): number => wayOf(plan).length

/** The middle of the way after so many metres, and where it leads to, as the yaw of a body. */
export function middleAt(plan: GamePlan, s: number): Vec & { yaw: number; pitch: number } {
  const { x, y, z, length } = wayOf(plan)
  const place = (((s / length) % 1) + 1) % 1
  const exact = place * samples
  const i = Math.floor(exact) % samples
  const k = (i + 1) % samples
  const share = exact - Math.floor(exact)
  const mix = (list: Float64Array) => (list[i] ?? 0) + ((list[k] ?? 0) - (list[i] ?? 0)) * share
  // The way it leads to is taken over some metres: it turns smoothly.
  const [back, front] = [(i - 3 + samples) % samples, (i + 4) % samples]
  const slope = (list: Float64Array) => (list[front] ?? 0) - (list[back] ?? 0)
  const [dx, dy, dz] = [slope(x), slope(y), slope(z)]
  return {
    x: mix(x),
    y: mix(y),
    z: mix(z),
    yaw: Math.atan2(dx, dz),
    pitch: Math.atan2(dy, Math.hypot(dx, dz)),
  }
}

/** A place along the way as a place of the world. */
export function placeOf(plan: GamePlan, { s, u, v }: OnWay): Vec & { yaw: number; pitch: number } {
  const middle = middleAt(plan, s)
  return {
    ...middle,
    // To the right of a body that looks along yaw.
    x: middle.x - Math.cos(middle.yaw) * u,
    y: middle.y + v,
    z: middle.z + Math.sin(middle.yaw) * u,
  }
}

/** How far one can go from the middle, and how far the sight goes. */
export function roomOf(plan: GamePlan): {
  wide: number
  low: number
  high: number
  aimWide: number
  aimLow: number
  aimHigh: number
} {
  return rides(plan)
    ? { wide: 3.4, low: 0, high: 0, aimWide: 11, aimLow: -2.2, aimHigh: 6.5 }
    : { wide: 7, low: -4.4, high: 4.6, aimWide: 10.5, aimLow: -6, aimHigh: 7 }
}

/** Metres a second along the way. */
export const pace = (plan: GamePlan): number =>
  (takesPhotos(plan) ? 11 : rides(plan) ? 14 : 17) *
  clamp(plan.cast.find(({ role }) => role === 'player')?.speed ?? 1, 0.85, 1.2)

/** How long a level is, in metres: all of them together take a good minute. */
export function levelLength(plan: GamePlan): number {
  const { levels, seconds } = plan.rules
  const whole = seconds === undefined ? 66 : clamp(seconds * 0.72, 20, 90)
  return clamp(whole / levels, 15, 36) * pace(plan)
}

export const endOf = (plan: GamePlan, level: number): number => levelLength(plan) * level
