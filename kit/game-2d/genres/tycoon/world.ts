import { castIn, dial } from '../../../game/plan.ts'
import { addScore, rate, tell, type World, win } from '../../../game/world.ts'
import { isLocked, type Lock, newLock } from '../../lock.ts'
import type { Bonus } from '../../table/bonus.ts'
import type { Float } from '../../table/floats.ts'
import type { Host } from '../../table/host.ts'
import type { Boss } from './boss.ts'
import { coins } from './content.ts'

export type TycoonWorld = World & {
  /** What can be spent; all that was ever earned is the score. */
  money: number
  earned: number
  target: number
  unit: number
  dear: number
  /** How many were bought of each upgrade. */
  owned: number[]
  /** Pieces that are not quite made yet. */
  carry: number
  /** What is being made: a place in the list of goods. */
  good: number
  visitors: Visitor[]
  /** Which visitor is being served by the first player: its number, or -1. */
  serving: number
  /** Visitors so far. */
  came: number
  served: number
  /** Steps until the next one comes. */
  next: number
  /** Steps that a rush hour still lasts, and how many there were. */
  rush: number
  rushes: number
  /** Steps since the product was tapped, and since each upgrade was bought. */
  tapped: number
  bought: number[]
  floats: Float[]
  host: Host
  words: string
  /** At the counter now, and whether it has been satisfied. */
  boss: Boss | null
  bossDone: boolean
  /** Of this level: it does not end before it is open. */
  lock: Lock | null
  bonus: Bonus
  /** Steps until the next power-up. */
  bonusIn: number
  /** What the second player does and feels, and what each of the two has brought in by hand. */
  servingSecond: number
  hostSecond: Host
  tally: [number, number]
}

export type Owner = 1 | 2

export type Visitor = {
  number: number
  slot: number
  kind: 'customer' | 'golden' | 'pest'
  /** Somebody of the cast; nobody where guests are drawn. */
  cast: string
  /** What is wanted: a place in the list of goods; how many, and how many there are already. */
  good: number
  wants: number
  got: number
  pays: number
  patience: number
  total: number
  /** Steps since it came, or until it has gone. */
  since: number
  leaving: number
  mood: 'waits' | 'happy' | 'cross'
  /** It has the key with it, and leaves it to whoever serves it. */
  key?: boolean
}

export const isBossToCome = ({ plan, bossDone }: TycoonWorld) =>
  plan.rules.boss && castIn(plan, 'boss').length > 0 && !bossDone

/** Money to spend, and a step toward the goal. */
export function earn(world: TycoonWorld, worth: number): void {
  const { plan } = world
  world.money += worth
  world.earned += worth
  const closed = isLocked(world.lock)
  const held = closed || isBossToCome(world)
  const { levels, scoreGoal } = plan.rules
  // Points alone do not win as long as something else has to be done.
  const most = held && scoreGoal !== undefined ? scoreGoal - 1 : Number.POSITIVE_INFINITY
  addScore(world, Math.min(most, Math.floor(world.earned + 1e-6)) - world.score)
  const reached = Math.min(levels, 1 + Math.floor((world.earned * levels) / world.target))
  const level = world.lock ? Math.min(reached, world.level + Number(!closed)) : reached
  if (level > world.level) {
    world.level = level
    world.lock = newLock(plan)
    tell(world, 'level', { x: 360, y: 200, value: level, words: `Level ${level}` })
  }
  if (world.earned >= world.target && !held && !isLocked(world.lock))
    win(world, `You earned ${coins(world.target)} coins.${howBothFared(world)}`)
}

export const hostOf = (world: TycoonWorld, owner: Owner) => (owner === 2 ? world.hostSecond : world.host)

/** What somebody brought in by hand. */
export function credit({ tally }: TycoonWorld, owner: Owner, worth: number): void {
  tally[owner - 1] = (tally[owner - 1] ?? 0) + worth
}

/** For the end of a game of two. */
export function howBothFared({ plan, tally: [first, second], cursor }: TycoonWorld): string {
  if (plan.rules.players !== 2 || !cursor) return ''
  return ` By hand, player 1 made ${coins(first)} and player 2 ${coins(second)}.`
}

/** Steps that somebody waits before they leave. */
export function patienceOf({ plan, rush, rushes }: TycoonWorld): number {
  const hasty = plan.rules.faster ? 0.94 ** rushes : 1
  return Math.round(dial(plan, 24, 14) * hasty * (rush > 0 ? 1.15 : 1) * rate)
}
