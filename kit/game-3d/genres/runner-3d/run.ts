import { type CastMember, castIn, dial, type GamePlan, type PowerUp, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type Body, clamp, heroOf, type Space } from '../../space.ts'
import { laneWide, spotAt } from './way.ts'

/** How one gets past something: over it, under it, beside it; a `foe` can also be landed on. */
export type Past = 'over' | 'under' | 'beside' | 'foe' | 'free'

/** Somebody or something on the road: where is told along and aside of it, and above it. */
export type Runner = Body & {
  along: number
  aside: number
  above: number
  rising: number
  past: Past
  /** Metres a second toward whoever comes (or away, where it is negative). */
  comes: number
  /** It was passed, or has struck already. */
  done: boolean
  health: number
  /** Steps until it does something. */
  wait: number
  lane: number
}

export const runnerStart = {
  along: 0,
  aside: 0,
  above: 0,
  rising: 0,
  past: 'free' as Past,
  comes: 0,
  done: false,
  health: 1,
  wait: 0,
  lane: 0,
}

export type RunWorld = Space<Runner> & {
  speed: number
  /** Steps that the slide still lasts, and for which a press is remembered. */
  slide: number
  wantsJump: number
  wantsSlide: boolean
  airJumps: number
  /** Steps since the lane was changed: a near miss is one that was dodged late. */
  sinceTurn: number
  /** Up to where the road is laid out with things. */
  laidTo: number
  /** Which row was laid last, so that no two of a kind follow. */
  lastRow: string
  /** Where this stretch begins and ends. */
  from: number
  end: number
  needed: number
  taken: number
  /** Grows with every catch and every near miss, gone with a bump. */
  flow: number
  /** Steps since the last bump. */
  sinceBump: number
  powers: Partial<Record<PowerUp, number>>
  reload: number
  /** Steps that whoever chases is still near, and until it strikes; the lane that it strikes. */
  hunted: number
  lunge: number
  lungeLane: number
  /** Throws of the boss so far. */
  throws: number
}

/** Points are told so many times over after so much flow. */
export const timesOf = ({ flow, powers, plan: { rules } }: RunWorld): number =>
  (1 + Math.min(mostTimes(rules.scoreGoal), Math.floor(flow / 14))) * (powers.double ? 2 : 1)

/** Where few points win, a streak would win at once. */
const mostTimes = (goal = 9999): number => (goal < 1500 ? 0 : goal < 4000 ? 2 : 4)

/** Metres a second when nothing is in the way. */
export function cruise({ plan, level, powers, tick }: RunWorld): number {
  const faster = plan.rules.faster ? Math.min(0.3, tick / (rate * 260)) : 0
  const own = clamp(theOne(plan, 'player').speed, 0.88, 1.22)
  const stretch = 1 + Math.min(0.42, (level - 1) * 0.12)
  const power = (powers.speed ? 1.3 : 1) * (powers.slow ? 0.72 : 1)
  return dial(plan, 9.8, 13.6) * own * stretch * (1 + faster) * power
}

/** How many metres a stretch is long: all of them together take about a minute. */
export function stretchLength(plan: GamePlan, level: number): number {
  const { levels, seconds } = plan.rules
  const whole = Math.min(62, (seconds ?? 100) * 0.62)
  const speed = dial(plan, 9.8, 13.6) * (1 + Math.min(0.42, (level - 1) * 0.12))
  return Math.max(8.5, whole / levels) * speed
}

/** Points or time decide here: the road goes on. */
export const isEndless = ({ rules }: GamePlan): boolean =>
  rules.scoreGoal !== undefined || (rules.seconds !== undefined && rules.timeUp === 'win')

/** How many have to be collected on the way to the finish. */
export const neededOf = ({ rules }: GamePlan): number => rules.goalCount ?? (rules.gentle ? 28 : 0)

/** Whoever is behind one all the way. */
export function chaserOf(plan: GamePlan): CastMember | undefined {
  const chasers = plan.interactions.filter(({ does }) => does === 'chase').map(({ by }) => by)
  return plan.cast.find(({ id, role }) => chasers.includes(id) && /^(enemy|boss|hazard|obstacle)$/.test(role))
}

/** Whoever runs ahead in the last stretch and throws things back. */
export function bossOf(plan: GamePlan): CastMember | undefined {
  if (!plan.rules.boss) return undefined
  const chaser = chaserOf(plan)
  return castIn(plan, 'boss').find((member) => member !== chaser)
}

/** Puts a body to where it is on the road. */
export function place(world: RunWorld, body: Runner, turn = 0): void {
  const { x, y, z, yaw } = spotAt(world.plan, body.along, body.aside)
  body.x = x
  body.y = y + body.above
  body.z = z
  body.yaw = yaw + turn
}

export const laneOf = (aside: number): number => clamp(Math.round(aside / laneWide), -1, 1)

export const spotOf = ({ x, y, z }: Body, lift = 0.7): { x: number; y: number; z: number } => ({
  x,
  y: y + lift,
  z,
})

export const nameOf = (plan: GamePlan, cast: string): string =>
  plan.cast.find(({ id }) => id === cast)?.name ?? 'danger'

/** How far the whole run has come, from 0 to 1. */
export function partOf(world: RunWorld): number {
  const { plan, level, from, end } = world
  const part = clamp((heroOf(world).along - from) / Math.max(1, end - from), 0, 1)
  return (level - 1 + part) / plan.rules.levels
}
