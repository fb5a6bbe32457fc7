import { type CastMember, dial, type GamePlan, type PowerUp, theOne } from '../../../game/plan.ts'
import { type Body, clamp, heroOf, type Space } from '../../space.ts'
import { courseOf } from './course.ts'
import { finish, startOf } from './slope.ts'

export type Rider = Body & {
  /** Where it lives, and how it goes to and fro around it. */
  homeX: number
  swing: number
  /** Past the hero, or struck already. */
  done: boolean
  /** Its part: what it is on this slope. */
  part: 'rider' | 'thing' | 'foe' | 'chaser' | 'flag' | 'item'
}

export type RideWorld = Space<Rider> & {
  speed: number
  /** The way it slides along, as a yaw: 0 is straight down. */
  heading: number
  /** Turned so far in the air, and steps spent there. */
  spin: number
  air: number
  wantsJump: number
  /** The next gate, and how many were passed in this run and have to be. */
  gate: number
  passed: number
  gatesNeeded: number
  /** Gates in a row: each one counts more than the last. */
  row: number
  taken: number
  needed: number
  powers: Partial<Record<PowerUp, number>>
  bossPhase: number
}

export const cruise = ({ plan, level, powers }: RideWorld): number =>
  dial(plan, 12.2, 15.5) *
  clamp(theOne(plan, 'player').speed, 0.88, 1.2) *
  (1 + Math.min(0.3, (level - 1) * 0.08)) *
  (powers.speed ? 1.2 : 1) *
  (powers.slow ? 0.75 : 1)

/** Points or time decide: then another run follows the last. */
export const isEndless = ({ rules }: GamePlan): boolean =>
  rules.scoreGoal !== undefined || (rules.seconds !== undefined && rules.timeUp === 'win')

export function chaserOf(plan: GamePlan): CastMember | undefined {
  const chasers = plan.interactions.filter(({ does }) => does === 'chase').map(({ by }) => by)
  return plan.cast.find(
    ({ id, role }) => role === 'boss' || (chasers.includes(id) && /^(enemy|hazard)$/.test(role)),
  )
}

export const spotOf = ({ x, y, z }: Body, lift = 0.8): { x: number; y: number; z: number } => ({
  x,
  y: y + lift,
  z,
})

export const nameOf = (plan: GamePlan, cast: string): string =>
  plan.cast.find(({ id }) => id === cast)?.name ?? 'danger'

/** How far down this run is, from 0 to 1. */
export function partOf(world: RideWorld): number {
  const start = startOf(world.plan)
  return clamp((heroOf(world).z - start) / (finish - start), 0, 1)
}

export const gatesIn = ({ plan, level }: RideWorld): number => courseOf(plan, level).gates.length

/** What a trick, a gate or a catch is worth. */
export function worth({ plan, powers }: RideWorld, points: number): number {
  const { scoreGoal = 0 } = plan.rules
  return points * (scoreGoal > 3000 ? Math.ceil(scoreGoal / 3000) : 1) * (powers.double ? 2 : 1)
}
