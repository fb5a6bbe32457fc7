import { type CastMember, castIn, type GamePlan, type PowerUp } from '../../../game/plan.ts'
import type { Space } from '../../space.ts'
import type { Walker } from '../../walking.ts'

/** How a foe goes about it. A `target` does no harm: it is there to be hit. */
export type FoeKind = 'chaser' | 'runner' | 'spitter' | 'charger' | 'brute' | 'flyer' | 'boss' | 'target'

export type Fighter = Walker & {
  kind: FoeKind | ''
  health: number
  /** What it began with. */
  whole: number
  /** Steps until it does the next thing. */
  wait: number
  /** Steps of what it does now: winding up, charging, being dazed. */
  doing: 'go' | 'wind' | 'rush' | 'daze'
  /** Around something in its way: to the left or right, and for how many steps more. */
  side: number
  detour: number
  /** Steps for which a blow is seen. */
  flash: number
  /** Where a charge goes, as a yaw; for shots, how much they hurt. */
  way: number
  /** A shot of a foe, or a friend that was found. */
  marked: boolean
}

export type ArenaWorld = Space<Fighter> & {
  /** The way the eye looks along, as the yaw of a body, and how far up. */
  facing: number
  tilt: number
  /** Waves are counted from 1; 0 before the first. */
  wave: number
  /** Steps until the next wave begins, while there is a breath. */
  breath: number
  /** Who of this wave is still to come: places in its roster, and steps until the next. */
  come: number
  comesIn: number
  /** How many shots are left; null where they never end. */
  ammo: number | null
  /** Steps until the next shot, until the next dash, and of the dash itself. */
  cool: number
  dashIn: number
  dashing: number
  /** Defeats in a row, and steps until the row ends. */
  combo: number
  comboLeft: number
  defeated: number
  taken: number
  powers: Partial<Record<PowerUp, number>>
  /** The id of the foe that a shot would go for; 0 for none. */
  aim: number
  /** What is left of what is guarded; 0 where nothing is. */
  ward: number
  /** All waves are over: only the way to the goal is left. */
  isOpen: boolean
}

export const fighter = {
  air: 0,
  wantsJump: 0,
  jumps: 0,
  kind: '' as const,
  health: 1,
  whole: 1,
  wait: 0,
  doing: 'go' as const,
  side: 1,
  detour: 0,
  flash: 0,
  way: 0,
  marked: false,
}

export const runSpeed = 6.4
export const wardHealth = 12
export const magazine = 40
export const mostAmmo = 80
export const perCrate = 24

export const isFirstPerson = ({ content }: GamePlan): boolean => content?.view === 'first'
export const isShort = ({ content }: GamePlan): boolean => content?.ammo === true
export const isCrate = ({ name }: Pick<CastMember, 'name'>): boolean =>
  /\bammo|crate|bullet|quiver|magazine|shell|batter(?:y|ies)|charge/i.test(name)

/** What crates of ammunition look like here: somebody of the cast, or a shape of our own. */
export const crateOf = (plan: GamePlan): CastMember | undefined =>
  castIn(plan, 'collectible').find(isCrate) ?? castIn(plan, 'prop').find(isCrate)

/** What the player shoots or throws: what the plan says, else a projectile that no foe uses. Nothing: glowing balls. */
export function shotOf(plan: GamePlan): CastMember | undefined {
  const shooting = plan.interactions.filter(({ does }) => does === 'shoot')
  const foreign = new Set(shooting.map((one) => one.with))
  return castIn(plan, 'projectile').find(({ id }) => !foreign.has(id) && id !== plan.content?.held)
}

export function foeShotOf(plan: GamePlan, by: string): CastMember | undefined {
  const named = plan.interactions.find((one) => one.does === 'shoot' && one.by === by)?.with
  return plan.cast.find(({ id }) => id === named)
}

/** What has to be done: all waves, a number of defeats, of things taken, of points, or holding out. */
export type Aim = 'waves' | 'defeats' | 'things' | 'points' | 'time'

export function aimOf({ rules, content }: GamePlan): Aim {
  if (rules.scoreGoal !== undefined) return 'points'
  if (rules.goalCount !== undefined) return content?.aim === 'things' ? 'things' : 'defeats'
  if (rules.seconds !== undefined && rules.timeUp === 'win') return 'time'
  return 'waves'
}
