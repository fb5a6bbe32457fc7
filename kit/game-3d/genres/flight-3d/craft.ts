import { dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Flyer, flyerStart, noseOf } from '../../flying.ts'
import { clamp, type Space, type Vec } from '../../space.ts'
import { courseOf, type Stop } from './course.ts'

export type Craft = Flyer & {
  /** Which stop of the course it belongs to; -1 for none. */
  stop: number
  /** Steps until it thinks of something else. */
  wait: number
  homeX: number
  homeY: number
  homeZ: number
  /** The hero has been close to it. */
  near: boolean
}

export type FlightWorld = Space<Craft> & {
  /** The stop of the course to get to, and how many were passed in all levels. */
  next: number
  passed: number
  gems: number
  /** Rings in a row through their very middle. */
  streak: number
  /** From 0 to 1: what is left to boost with. */
  fuel: number
  /** Steps that a free push still lasts. */
  push: number
  powers: Partial<Record<PowerUp, number>>
  carries: string
  /** Where the next life begins. */
  back: Vec & { yaw: number }
  /** The way the eye looks along, as the yaw of a body. */
  facing: number
  /** How far the hero was before the plane of the next ring, at the last step. */
  side: number
}

export const craftStart = { ...flyerStart, stop: -1, wait: 0, homeX: 0, homeY: 0, homeZ: 0, near: false }
/** Metres a second of somebody who neither boosts nor brakes. */
export function cruise({ plan, tick }: Pick<FlightWorld, 'plan' | 'tick'>): number {
  const faster = plan.rules.faster ? Math.min(0.3, tick / (rate * 200)) : 0
  return dial(plan, 14.5, 18) * clamp(theOne(plan, 'player').speed, 0.75, 1.35) * (1 + faster)
}

/** The stop to get to, and the one after it. */
export const nextStops = ({ plan, level, next }: FlightWorld): Stop[] =>
  courseOf(plan, level).stops.slice(next, next + 2)

export const isOver = (world: FlightWorld): boolean => nextStops(world).length === 0

/** How far beyond a stop a place lies, along its way: negative before it. */
export function beyond({ yaw, pitch }: Stop, at: Vec, place: Vec): number {
  const nose = noseOf({ yaw, pitch })
  return (place.x - at.x) * nose.x + (place.y - at.y) * nose.y + (place.z - at.z) * nose.z
}
