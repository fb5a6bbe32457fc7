import { type CastMember, castIn, dial, type GamePlan, type PowerUp, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Flyer, flyerStart } from '../../flying.ts'
import { clamp, type Space } from '../../space.ts'

/** How far from the middle the fight goes, in metres; and how far up and down. */
export const radius = 125
export const halfHeight = 46

export type Fighter = Flyer & {
  health: number
  /** What a foe is about: to get behind the hero, to get away from it, or to come around. */
  mood: 'chase' | 'flee' | 'circle'
  /** Steps until it thinks again, and until it can shoot again. */
  wait: number
  reload: number
  /** Who shot this; or by how much a rock spins. */
  from: string
  spin: number
}

export type FightWorld = Space<Fighter> & {
  /** From 1; how many of it are still to come, and how many were shot down in all. */
  wave: number
  coming: number
  downed: number
  gems: number
  /** From 0 to 1: what the hero can still take in this life. */
  hull: number
  /** Steps that the roll still lasts, and until the next one. */
  rolling: number
  rest: number
  /** Which way it rolls. */
  rollSide: number
  /** Shot down one right after the other. */
  chain: number
  chainLeft: number
  powers: Partial<Record<PowerUp, number>>
  /** The way the eye looks along, as the yaw of a body. */
  facing: number
  /** The id of whom the guns are on; 0 for nobody. */
  target: number
  bossCame: boolean
}

export const fighterStart = {
  ...flyerStart,
  health: 1,
  mood: 'circle',
  wait: 0,
  reload: 0,
  from: '',
  spin: 0,
} as const

export const shotSpeed = 85
export const foeShotSpeed = 36

export const heroPace = ({ plan, powers }: FightWorld): number =>
  19 * clamp(theOne(plan, 'player').speed, 0.8, 1.3) * (powers.speed ? 1.3 : 1)

export function foePace({ plan, tick, powers }: FightWorld, { cast }: Pick<Fighter, 'cast'>): number {
  const faster = plan.rules.faster ? Math.min(0.3, tick / (rate * 240)) : 0
  const own = clamp(plan.cast.find(({ id }) => id === cast)?.speed ?? 1, 0.6, 1.4)
  return (dial(plan, 9, 13.5) + faster * 12) * own * (powers.slow ? 0.55 : 1)
}

/** Those who are shot at. */
export const foesOf = (plan: GamePlan): CastMember[] => castIn(plan, 'enemy')

/** How many foes there are in all levels together. */
export function foesIn(plan: GamePlan): number {
  const { goalCount, levels, waves } = plan.rules
  if (goalCount !== undefined && needsGems(plan) === 0) return goalCount
  const counts = foesOf(plan).map(({ count }) => count)
  if (counts.length > 0 && counts.every((count) => count !== undefined))
    return counts.reduce((sum, count) => sum + (count ?? 0), 0)
  const all = levels * (waves ?? (levels > 1 ? 2 : 3))
  return Math.round(all * dial(plan, 2.7, 4.2))
}

/** How many things are to be gathered before the fight is won. */
export const needsGems = (plan: GamePlan): number =>
  castIn(plan, 'collectible').find(({ count, points = 1 }) => count !== undefined && points >= 0)?.count ?? 0

/** How many waves a level has: as the prompt says, or of three or four foes each. */
export function wavesIn(plan: GamePlan): number {
  const { waves, levels } = plan.rules
  return waves ?? Math.max(1, Math.round(foesIn(plan) / levels / 4))
}

/** How many foes a wave has; later ones have more. */
export function waveSize(plan: GamePlan, level: number, wave: number): number {
  const { levels } = plan.rules
  const all = levels * wavesIn(plan)
  const number = (level - 1) * wavesIn(plan) + wave
  // The first is a little smaller than its share, the last a little larger.
  const upTo = (waves: number) => Math.round(foesIn(plan) * ((waves / all) * 0.8 + (waves / all) ** 2 * 0.2))
  return Math.max(number === 1 ? 1 : 0, upTo(number) - upTo(number - 1))
}

export const isSpace = ({ look }: Pick<GamePlan, 'look'>): boolean => /^(?:space|abstract)$/.test(look.scene)
