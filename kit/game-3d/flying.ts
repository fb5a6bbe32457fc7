import type { CastMember } from '../game/plan.ts'
import { type Body, dt, ease, type Vec } from './space.ts'

/** Somebody in the air. `y` is the foot of the body; what flies is its middle. */
export type Flyer = Body & {
  /** How fast it goes along its nose, in metres a second. */
  pace: number
  /** How steeply it climbs, in radians; `pitch` is how it is drawn. */
  slope: number
  /** By how much it lies forward while it flies: people and birds that stand are drawn upright. */
  lean: number
  /** How fast it turns, in radians a second: to the left is positive. */
  turning: number
}

export const flyerStart = { pace: 0, slope: 0, lean: 0, turning: 0, act: 'fly', grounded: false } as const

export type Flight = {
  /** From -1 (right) to 1 (left). */
  turn: number
  /** From -1 (dive) to 1 (climb). */
  climb: number
  /** The pace that it comes to. */
  pace: number
  /** How nimble it is, beside usual (1). */
  nimble?: number
  /** The nose of whoever does nothing: a glider's is a little down. */
  trim?: number
}

/** The steepest that anybody climbs or dives. */
export const steepest = 0.78
const quickest = 1.45

/** One step of flight: it leans into its turns, and everything comes softly. */
export function fly(body: Flyer, { turn, climb, pace, nimble = 1, trim = 0 }: Flight): void {
  body.turning = ease(body.turning, turn * quickest * nimble, 0.1)
  body.yaw += body.turning * dt
  body.slope = ease(body.slope, climb === 0 ? trim : climb * steepest, climb === 0 ? 0.035 : 0.055 * nimble)
  body.pitch = body.slope - body.lean
  body.roll = ease(body.roll, body.turning * 0.62, 0.16)
  body.pace = ease(body.pace, pace, 0.045)
  const along = noseOf({ yaw: body.yaw, pitch: body.slope })
  body.vx = along.x * body.pace
  body.vy = along.y * body.pace
  body.vz = along.z * body.pace
  body.x += body.vx * dt
  body.y += body.vy * dt
  body.z += body.vz * dt
  // Wings beat more when it goes up.
  body.phase += dt * (1.1 + Math.max(0, body.slope) * 1.6)
}

const people =
  /hero|man\b|woman|girl|boy|witch|wizard|fairy|angel|person|kid\b|child|prince|knight|ninja|santa|elf\b|genie|vampire|pirate/
const birds =
  /eagle|bird|owl\b|hawk|falcon|duck|goose|pigeon|parrot|penguin|crow\b|raven|gull|swan|phoenix|chicken|sparrow|robin\b|dove|stork|flamingo/

/** How far forward somebody lies in the air, in radians: a hero flies head first. */
export function leanOf({ name, motion }: Pick<CastMember, 'name' | 'motion'>): number {
  if (/ on a /.test(name)) return 0
  if (/\brocket\b/.test(name)) return 1.45
  if (birds.test(name)) return 0.55
  return people.test(name) && motion !== 'drives' ? 0.95 : 0
}

export function noseOf({ yaw, pitch }: Pick<Body, 'yaw' | 'pitch'>): Vec {
  const level = Math.cos(pitch)
  return { x: Math.sin(yaw) * level, y: Math.sin(pitch), z: Math.cos(yaw) * level }
}

export const middleOf = ({ x, y, z, size }: Pick<Body, 'x' | 'y' | 'z' | 'size'>): Vec => ({
  x,
  y: y + size / 2,
  z,
})

/** Which way a nose must point to get there: up is positive. */
export const pitchTo = (from: Vec, to: Vec): number =>
  Math.atan2(to.y - from.y, Math.hypot(to.x - from.x, to.z - from.z))

/** Whether two bodies meet in the air: balls about their middles. */
export function meets(one: Body, other: Body, more = 0): boolean {
  const least = one.radius + other.radius + more
  const [dx, dz] = [one.x - other.x, one.z - other.z]
  const dy = one.y + one.size / 2 - other.y - other.size / 2
  return dx * dx + dy * dy + dz * dz < least * least
}
