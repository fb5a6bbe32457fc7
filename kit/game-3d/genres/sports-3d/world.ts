import { castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import type { Body, Space } from '../../space.ts'

export type Mode = 'penalty' | 'hoops'
export type Phase = 'aim' | 'charge' | 'runup' | 'fly' | 'after'
export type Result = 'none' | 'goal' | 'saved' | 'out' | 'post'

export type SportWorld = Space & {
  mode: Mode
  /** Whose shot it is. Only penalties are taken in turns. */
  turn: 'mine' | 'theirs'
  phase: Phase
  /** Steps since it began. */
  since: number
  /** Where the player aims: a place in the goal, or a little to the side of the hoop (in radians). */
  aimX: number
  aimY: number
  power: number
  rises: boolean
  /** Steps for which the keeper believes a feint, and to which side. */
  feint: number
  feintTo: number
  feinted: boolean
  /** How often the player shot to the left, the middle and the right: keepers learn. */
  habits: [number, number, number]
  /** Where the keeper goes, how high, and how many steps until then. */
  diveTo: number
  diveHigh: number
  diveIn: number
  /** Steps that a dive of the player still lasts, and its way. */
  dive: number
  diveSide: number
  /** Where the ball of the opponent will come down. */
  incomingX: number
  incomingY: number
  result: Result
  /** 1 for a goal, 0 for none. */
  mine: number[]
  theirs: number[]
  /** Hoops: where one stands, how many went in, and how many in a row. */
  spot: number
  baskets: number
  streak: number
  touchedRim: boolean
}

type Parts = { mode: Mode; rounds: number; ball: string; foe: string; hoop: string; fans: string[] }

/** Who is what, as the design has read it from the words. */
export function partsOf(plan: GamePlan): Parts {
  const content = plan.content ?? {}
  const named = (key: string, usual: string) =>
    typeof content[key] === 'string' ? (content[key] as string) : usual
  return {
    mode: content.mode === 'hoops' ? 'hoops' : 'penalty',
    rounds: typeof content.rounds === 'number' ? content.rounds : 5,
    ball: named('ball', 'ball'),
    foe: named('foe', 'keeper'),
    hoop: named('hoop', 'hoop'),
    fans: castIn(plan, 'friend')
      .map(({ id }) => id)
      .filter((id) => id !== content.foe),
  }
}

/** In the last round of a cup the boss stands in the goal. */
export function foeIn({ plan, level }: SportWorld): string {
  const [boss] = castIn(plan, 'boss')
  return plan.rules.boss && boss && level >= plan.rules.levels ? boss.id : partsOf(plan).foe
}

export const foeName = (world: SportWorld): string =>
  world.plan.cast.find(({ id }) => id === foeIn(world))?.name ?? 'keeper'

/** Each level of a cup is harder than the one before. */
export const skill = ({ plan, level }: SportWorld, gentle: number, cruel: number): number =>
  dial({ challenge: Math.min(1.1, plan.challenge + (level - 1) * 0.1) }, gentle, cruel)

export const playerId = ({ plan }: SportWorld): string => theOne(plan, 'player').id

export function ballOf(world: SportWorld): Body {
  const ball = world.bodies.find(({ role }) => role === 'shot')
  if (!ball) throw new Error('There is no ball')
  return ball
}
export const foeOf = (world: SportWorld): Body | undefined =>
  world.bodies.find(({ role }) => role === 'rival')

export function go(world: SportWorld, phase: Phase): void {
  world.phase = phase
  world.since = 0
}

export const goal = { z: -11, half: 3.5, high: 2.6, post: 0.09, deep: 1.7 } as const
export const sweet = { from: 0.68, to: 0.9 } as const
export const ballRadius = 0.24
export const gravity = 12

/** Sizes of the hoop, around its body at `z`. */
export const hoop = {
  z: -6,
  tall: 3.96,
  rimY: 3.05,
  rimZ: -5.4,
  rim: 0.36,
  boardZ: -5.76,
  boardHalf: 0.86,
} as const

/** From where one throws: angle around the hoop, and how far. Every other one is behind the line. */
export const spots: readonly { angle: number; far: number; points: number }[] = [
  { angle: 0, far: 4.6, points: 2 },
  { angle: 0.55, far: 5.2, points: 2 },
  { angle: -0.55, far: 5.2, points: 2 },
  { angle: 0.25, far: 7.4, points: 3 },
  { angle: -0.3, far: 7.4, points: 3 },
]

export function spotAt(spot: number): { x: number; z: number; far: number; points: number } {
  const { angle, far, points } = spots[spot % spots.length] ?? { angle: 0, far: 5, points: 2 }
  return { x: Math.sin(angle) * far, z: hoop.rimZ + Math.cos(angle) * far, far, points }
}

/** The part of the meter that is right for this distance. */
export function sweetFor(world: SportWorld): { from: number; to: number } {
  if (world.mode === 'penalty') return sweet
  const middle = 0.5 + (spotAt(world.spot).far - 4.6) * 0.11
  const half = skill(world, 0.1, 0.055)
  return { from: middle - half, to: middle + half }
}

export const basketsWanted = (plan: GamePlan): number => plan.rules.goalCount ?? Math.round(dial(plan, 6, 16))
