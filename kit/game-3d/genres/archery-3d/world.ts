import type { PowerUp } from '../../../game/plan.ts'
import type { Body, Space } from '../../space.ts'
import type { Way } from './level.ts'

/** Everybody on the range: targets, arrows, flags. Each uses what it needs. */
export type Thing = Body & {
  way: Way
  homeX: number
  homeY: number
  homeZ: number
  /** Its own time, in steps: how far it is in its movement. */
  beat: number
  /** Steps of one round of its movement, and how far it goes. */
  period: number
  reach: number
  health: number
  /** Which spot of the level it takes; -1 where none. */
  spot: number
  /** Steps since it was knocked over; 0 while it stands. */
  fallen: number
  /** How much it still shakes from an arrow. */
  shaken: number
  /** A board has a round face; others are hit as tall and wide as they are. */
  board: boolean
  /** Whom an arrow sticks in, and where; 0 while it flies. */
  stuckIn: number
  offX: number
  offY: number
  offZ: number
  /** An arrow that has hit something, or the ground. */
  done: boolean
}

export const blank = {
  way: 'still',
  homeX: 0,
  homeY: 0,
  homeZ: 0,
  beat: 0,
  period: 300,
  reach: 0,
  health: 1,
  spot: -1,
  fallen: 0,
  shaken: 0,
  board: false,
  stuckIn: 0,
  offX: 0,
  offY: 0,
  offZ: 0,
  done: false,
} as const

export type ArcheryWorld = Space<Thing> & {
  /** Where the archer aims, as the yaw of a body, and how far up. */
  aimYaw: number
  aimPitch: number
  /** Steps that a direction has been held: aiming begins slowly. */
  aimHeld: number
  /** How far the string is drawn, from 0 to 1, and steps that it has been drawn fully. */
  draw: number
  tired: number
  /** Steps until the next arrow is on the string. */
  nocking: number
  /** Breath to hold, from 0 to 1, and how far one is focused. */
  breath: number
  focus: number
  arrows: number
  quiver: number
  /** What this round is about: points, hits or foes. */
  got: number
  needed: number
  combo: number
  /** Metres a second squared, to the right. */
  wind: number
  windTo: number
  windWait: number
  powers: Partial<Record<PowerUp, number>>
  powerWait: number
  /** Foes that still come in this wave, and steps until the next one. */
  coming: number
  comeWait: number
  bossComes: boolean
  /** The number of the wave, from 1. */
  wave: number
}

export const isTarget = ({ role, fallen }: Thing): boolean =>
  fallen === 0 &&
  (role === 'enemy' ||
    role === 'collectible' ||
    role === 'goal' ||
    role === 'boss' ||
    role === 'hazard' ||
    role === 'friend' ||
    role === 'power')

/** Who must not be hit. */
export const isSpared = ({ role }: Thing): boolean => role === 'hazard' || role === 'friend'

export const bossHealth = ({ plan }: ArcheryWorld): number => plan.rules.bossPhases * 2 + 1
