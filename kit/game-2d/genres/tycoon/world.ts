import { dial } from '../../plan.ts'
import type { Float } from '../../table/floats.ts'
import type { Host } from '../../table/host.ts'
import { addScore, rate, tell, type World, win } from '../../world.ts'
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
  /** Which visitor is being served: its number, or -1. */
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
}

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
}

/** Money to spend, and a step toward the goal. */
export function earn(world: TycoonWorld, worth: number): void {
  const { plan } = world
  world.money += worth
  world.earned += worth
  addScore(world, Math.floor(world.earned + 1e-6) - world.score)
  const { levels } = plan.rules
  const level = Math.min(levels, 1 + Math.floor((world.earned * levels) / world.target))
  if (level > world.level) {
    world.level = level
    tell(world, 'level', { x: 360, y: 200, value: level, words: `Level ${level}` })
  }
  if (world.earned >= world.target) win(world, `You earned ${coins(world.target)} coins.`)
}

/** Steps that somebody waits before they leave. */
export function patienceOf({ plan, rush, rushes }: TycoonWorld): number {
  const hasty = plan.rules.faster ? 0.94 ** rushes : 1
  return Math.round(dial(plan, 24, 14) * hasty * (rush > 0 ? 1.15 : 1) * rate)
}
