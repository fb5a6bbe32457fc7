import { castIn, dial, type GamePlan, memberOf, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import type { Space } from '../../space.ts'
import { ballRadius, type Piece } from './pins.ts'
import { type Card, totalOf } from './scoring.ts'

export type Phase = 'aim' | 'charge' | 'runup' | 'roll' | 'settle' | 'sweep'

export type AlleyWorld = Space<Piece> & {
  phase: Phase
  /** Steps since it began. */
  since: number
  /** Where the ball begins, across the lane, and where the player is going to stand. */
  from: number
  fromWanted: number
  /** The way of the ball, in radians: positive is to the right. */
  aim: number
  /** From 0 to 1, and whether it grows or falls. */
  power: number
  rises: boolean
  /** What the hand adds to the aim by itself. */
  slip: number
  inGutter: boolean
  /** Grown by a power-up, for this roll. */
  ballSize: number
  doubled: boolean
  frame: number
  card: Card
  rivalCard: Card
  /** Pins that stood before this roll, and how many of them have fallen. */
  stood: number
  fell: number
  /** Points beside those of the card. */
  bonus: number
  /** How many strikes in a row. */
  streak: number
  bossStands: boolean
}

/** Who is what in this alley, as the design has read it from the words. */
type Parts = { frames: number; pins: string; ball: string; bowler: string; rival?: string; target: number }

const defaults = { pins: 'pin', ball: 'ball' }

export function partsOf(plan: GamePlan): Parts {
  const content = plan.content ?? {}
  const named = (key: string) => (typeof content[key] === 'string' ? (content[key] as string) : undefined)
  const frames = typeof content.rounds === 'number' ? content.rounds : 5
  const rival = named('rival')
  return {
    frames,
    pins: named('pins') ?? defaults.pins,
    ball: named('ball') ?? defaults.ball,
    bowler: named('bowler') ?? theOne(plan, 'player').id,
    ...(rival && { rival }),
    target: targetOf(plan, frames),
  }
}

/** How many points are asked for: about what a steady hand gets, or what the words say. */
function targetOf(plan: GamePlan, frames: number): number {
  const said = plan.content?.target
  if (typeof said === 'number') return said
  const full = pinCount(plan)
  return Math.max(full, Math.round((frames * full * dial(plan, 0.85, 2.15)) / 5) * 5)
}

export function pinCount(plan: GamePlan): number {
  const id = typeof plan.content?.pins === 'string' ? plan.content.pins : undefined
  const count = id ? plan.cast.find((member) => member.id === id)?.count : undefined
  return Math.min(15, Math.max(1, count ?? 10))
}

export const isTaken = (plan: GamePlan, id: string): boolean => {
  const { pins, ball, bowler, rival } = partsOf(plan)
  return id === pins || id === ball || id === bowler || id === rival
}

export const pinNames = (plan: GamePlan): string => {
  const { pins } = partsOf(plan)
  return plan.cast.some(({ id }) => id === pins) ? memberOf(plan, pins).plural : 'pins'
}

/** Those who are neither pin, ball, bowler nor rival, by role. */
export const othersIn = (plan: GamePlan, ...roles: Parameters<typeof castIn>[1][]) =>
  roles.flatMap((role) => castIn(plan, role)).filter(({ id }) => !isTaken(plan, id))

export const mostAim = 0.1
/** Between these the throw is perfect. */
export const sweet = { from: 0.76, to: 0.93 }

/** The hand is never quite still: a little to the left, a little to the right. */
export function swayOf({ plan, tick, frame }: AlleyWorld): number {
  const faster = plan.rules.faster ? 1 + frame * 0.12 : 1
  return Math.sin((tick / rate) * 1.7 * faster) * dial(plan, 0.004, 0.022)
}

export const ballOf = (world: AlleyWorld): Piece => {
  const ball = world.bodies.find(({ role }) => role === 'shot')
  if (!ball) throw new Error('There is no ball')
  return ball
}
export const pinsOf = (world: AlleyWorld): Piece[] => world.bodies.filter(({ spot }) => spot >= 0)
export const reachOf = ({ ballSize }: AlleyWorld): number => ballRadius * ballSize

export function go(world: AlleyWorld, phase: Phase): void {
  world.phase = phase
  world.since = 0
}

/** All points so far: those of the card, and what was picked up. */
export const pointsOf = ({ plan, card, bonus }: AlleyWorld): number =>
  totalOf(card, partsOf(plan).frames, pinCount(plan)) + bonus
