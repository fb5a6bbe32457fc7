import { type CastMember, castIn, dial, type GamePlan, type PowerUp } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Body, clamp, flat, type Space } from '../../space.ts'
import type { Walker } from '../../walking.ts'

export type Dweller = Walker & {
  health: number
  whole: number
  /** Steps until it does the next thing. */
  wait: number
  /** Prowls in the dark, gathers courage, comes on, strikes, or runs away. */
  doing: 'prowl' | 'dare' | 'rush' | 'wind' | 'flee'
  side: number
  flash: number
  /** A friend that was found; a foe that goes for the fire. */
  marked: boolean
}

export type NightWorld = Space<Dweller> & {
  facing: number
  /** From 1. It is calm first, and then dark. */
  night: number
  isDark: boolean
  /** Steps until it gets dark, or light again. */
  turnsIn: number
  /** How much of the fire is left, and of the hero's strength: from 0 to 1. */
  fire: number
  strength: number
  /** What the hero carries: the casts of things. */
  load: string[]
  /** Steps until the next swing, and of the swing itself. */
  cool: number
  swing: number
  powers: Partial<Record<PowerUp, number>>
  defeated: number
  brought: number
  comesIn: number
}

export const dweller = {
  air: 0,
  wantsJump: 0,
  jumps: 0,
  health: 1,
  whole: 1,
  wait: 0,
  doing: 'prowl' as const,
  side: 1,
  flash: 0,
  marked: false,
}

export const runSpeed = 6.3
export const mostLoad = 4
export const perLog = 0.15
export const torchReach = 4
export const swingSteps = 16
export const swingReach = 2.7

const fuel =
  /wood|\blog|stick|branch|coal|twig|timber|fuel|\boil\b|plank|leaf|leaves|paper|candle|batter|kindling|crystal|petrol|gas/i
const food =
  /food|berr|fruit|apple|meat|fish|bread|mushroom|carrot|banana|coconut|egg|honey|water|soup|ration|can\b|nut|cheese|cake|pizza|corn|potato/i

export const isFuel = ({ name }: Pick<CastMember, 'name'>): boolean => fuel.test(name)
export const isFood = ({ name }: Pick<CastMember, 'name'>): boolean => food.test(name) && !fuel.test(name)

/** What feeds the fire here: somebody of the cast, or logs of our own. */
export const fuelOf = (plan: GamePlan): CastMember | undefined => castIn(plan, 'collectible').find(isFuel)
export const foodOf = (plan: GamePlan): CastMember | undefined => castIn(plan, 'collectible').find(isFood)

export type Aim = 'nights' | 'time' | 'things' | 'defeats' | 'points'
export function aimOf({ rules, content }: GamePlan): Aim {
  if (rules.scoreGoal !== undefined) return 'points'
  if (rules.goalCount !== undefined) return content?.aim === 'things' ? 'things' : 'defeats'
  return rules.seconds !== undefined && rules.timeUp === 'win' ? 'time' : 'nights'
}

export const nightsOf = ({ rules }: GamePlan): number => rules.waves ?? rules.levels

/** A calm and a dark part together take this long: many nights are short ones. */
export function lengthsOf(plan: GamePlan): { calm: number; dark: number } {
  const whole = aimOf(plan) === 'time' ? (plan.rules.seconds ?? 60) / 1.6 : 96 / nightsOf(plan)
  const seconds = clamp(whole, 20, 40)
  return { calm: Math.round(seconds * 0.4 * rate), dark: Math.round(seconds * 0.6 * rate) }
}

/** How far the fire's light reaches, in metres; nothing when it is out. */
export const lightOf = ({ fire }: Pick<NightWorld, 'fire'>): number => (fire <= 0 ? 0 : 3.6 + fire * 8.4)

/** Whether a place is lit, by the fire or a torch. `more` metres around count too. */
export function isLit(world: NightWorld, at: Pick<Body, 'x' | 'y' | 'z'>, more = 0): boolean {
  if (Math.hypot(at.x, at.z) < lightOf(world) + more) return true
  return world.bodies.some(
    (body) => body.cast === 'torch' && body.marked && flat(body, at) < torchReach + more,
  )
}

/** How fast the fire burns down, by step. */
export function burnOf(world: NightWorld): number {
  const { dark, calm } = lengthsOf(world.plan)
  const night = Math.min(0.25, (world.night - 1) * 0.08)
  return world.isDark ? (dial(world.plan, 0.5, 0.85) + night) / dark : 0.12 / calm
}
