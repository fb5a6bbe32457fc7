import { type Button, bitOf, type Input } from '../core/input.ts'
import type { GamePlan } from './plan.ts'
import type { SecondCursor } from './second-cursor.ts'

/** Steps in a second. Worlds know no other time. */
export const rate = 60

/**
 * What happened in a step, for the effects of the view, the sounds, the captions and the proof. `by` and `to` are ids
 * of cast members.
 */
export type GameEvent = {
  type: EventType
  by?: string
  to?: string
  x: number
  y: number
  /** Only where a world has depth: then y is up. */
  z?: number
  value?: number
  /** A short text to show: '+5', 'Wave 3'. */
  words?: string
  /** From here one goes on after a fall. */
  checkpoint?: true
  /** A MIDI note that is heard instead of the usual sound. */
  note?: number
}

export const eventTypes = [
  'collect',
  'hurt',
  'hit',
  'defeat',
  'shoot',
  'jump',
  'land',
  'bounce',
  'break',
  'push',
  'place',
  'match',
  'swap',
  'spawn',
  'power',
  'key',
  'unlock',
  'rescue',
  'deliver',
  'right',
  'wrong',
  'cross',
  'level',
  'wave',
  'boss',
  'phase',
  'upgrade',
  'sell',
  'heal',
  'tend',
  'block',
  'turn',
  'steal',
  'step',
  'miss',
  'warn',
  'won',
  'lost',
] as const
export type EventType = (typeof eventTypes)[number]

/** The state of a game: plain data, so that it can be cloned, compared and stepped anywhere. Genres add to it. */
export type World = {
  /** Never changed by a step; clones share it. */
  readonly plan: GamePlan
  /** The state of the random numbers. */
  random: number
  tick: number
  status: 'playing' | 'won' | 'lost'
  /** Why it ended, as a sentence for the screen. */
  because: string
  /** From 1. */
  level: number
  score: number
  lives: number
  /** Steps until the clock has run out; null where there is no clock. */
  clock: number | null
  /** Steps for which the world holds its breath, at the start of a level. */
  pause: number
  /** Buttons held in the step before, so that a press can be told from holding. */
  before: number
  beforeSecond: number
  /** Where the second player is among the choices, once they have pressed something. */
  cursor?: SecondCursor
  /** Who has won, where two people play against each other: then lost means won by the other one. */
  winner?: 1 | 2
  /** A lock is in the way of the end: points do not win yet. Only where there are keys. */
  locked?: boolean
  events: GameEvent[]
}

export function newWorld(plan: GamePlan, seed: number): World {
  const { seconds, lives } = plan.rules
  return {
    plan,
    random: seed | 0,
    tick: 0,
    status: 'playing',
    because: '',
    level: 1,
    score: 0,
    lives,
    clock: seconds === undefined ? null : Math.round(seconds * rate),
    pause: 0,
    before: 0,
    beforeSecond: 0,
    events: [],
  }
}

/** The next random number of this world, from 0 up to, but not including, 1 (mulberry32, as in `core/random.ts`). */
export function chance(world: World): number {
  world.random = (world.random + 0x6d2b79f5) | 0
  let t = Math.imul(world.random ^ (world.random >>> 15), 1 | world.random)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

export function between(world: World, low: number, high: number): number {
  return low + (high - low) * chance(world)
}

/** A whole number from 0 up to, but not including, `count`. */
export function below(world: World, count: number): number {
  return Math.floor(chance(world) * count)
}

export function pickOne<T>(world: World, list: readonly T[]): T {
  const picked = list[below(world, list.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from')
  return picked
}

export function shuffle<T>(world: World, list: readonly T[]): T[] {
  const shuffled = [...list]
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = below(world, at + 1)
    const here = shuffled[at] as T
    shuffled[at] = shuffled[other] as T
    shuffled[other] = here
  }
  return shuffled
}

export function tell(world: World, type: EventType, event: Omit<GameEvent, 'type'>): void {
  world.events.push({ type, ...event })
}

/** Whether a button went down in this very step. */
export function pressed(world: World, input: Input, button: Button): boolean {
  const bit = bitOf(button)
  return (input.held & bit) !== 0 && (world.before & bit) === 0
}

export function pressedSecond(world: World, input: Input, button: Button): boolean {
  const bit = bitOf(button)
  return (input.second & bit) !== 0 && (world.beforeSecond & bit) === 0
}

export function win(world: World, because: string): void {
  end(world, 'won', because)
}

/** A gentle game has no lost: whoever would lose goes on. */
export function lose(world: World, because: string): void {
  if (!world.plan.rules.gentle) end(world, 'lost', because)
}

function end(world: World, status: 'won' | 'lost', because: string): void {
  if (world.status !== 'playing') return
  world.status = status
  world.because = because
  tell(world, status, { x: 0, y: 0, words: because })
}

/** Points, and the win where points are the aim and no lock is in the way. */
export function addScore(world: World, points: number): void {
  world.score = Math.max(0, world.score + points)
  const { scoreGoal } = world.plan.rules
  if (scoreGoal !== undefined && world.score >= scoreGoal && !world.locked)
    win(world, `You reached ${scoreGoal} points.`)
}

/** One life less; the last one ends the game. */
export function loseLife(world: World, because: string): void {
  if (world.plan.rules.gentle) return
  world.lives--
  if (world.lives <= 0) lose(world, because)
}

/** A copy that can go its own way. Only the plan is shared. */
export function cloneWorld<W extends World>(world: W): W {
  const { plan, ...rest } = world
  return { ...world, ...(cloneData(rest) as object) }
}

/** Spread, not filled key by key: an object that engines hold as they hold the original is stepped several times as fast. */
function cloneData(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneData)
  const copy: Record<string, unknown> = { ...value }
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = cloneData(copy[key])
  return copy
}
