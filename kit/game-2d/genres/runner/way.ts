import { dial, type GamePlan, theOne } from '../../../game/plan.ts'
import type { ArenaWorld } from '../../arena/arena.ts'
import type { Body, Lane } from './body.ts'

export const stage = { width: 960, height: 576 }
export const groundY = 480
export const tileSize = 48
/** Where the first player is on the screen. */
export const playerX = 230

/** Two walls with an opening between, for whoever flies. */
export type Pillar = { x: number; width: number; top: number; bottom: number; cast?: string; passed: boolean }

export type RunnerWorld = ArenaWorld &
  Lane & {
    camera: { x: number; y: number }
    /** How far the first player has run, and where the way ends; infinity has no place in plain data, so -1 is endless. */
    travelled: number
    goalAt: number
    /** Units a second, and how much of it is left after a stumble. */
    speed: number
    stumble: number
    bodies: Body[]
    pillars: Pillar[]
    /** From where on the way is still empty. */
    nextAt: number
    /** The names of the last patterns. */
    recent: string[]
    powerIn: number
    reload: number
    /** The boss comes once. */
    fight: 'ahead' | 'on' | 'over'
    /** Openings in a row without a bump. */
    clean: number
    /** How far behind whoever hunts the player is; -1 where nobody does. */
    hunter: number
    /** Where there are keys: whether the gate of this level is shut, and from where on its key may lie. */
    shut: boolean
    keyAt: number
    /** How much longer the way has become because a key was missed. */
    held: number
  }

/** A whole game takes about so long. */
const usualSeconds = 62

/** The first and the last speed; the way is as long as it takes. */
function speeds(plan: GamePlan): [number, number] {
  const own = Math.min(1.2, Math.max(0.88, theOne(plan, 'player').speed))
  const from = dial(plan, 245, 375) * own
  return [from, from * (plan.rules.faster ? 1.75 : dial(plan, 1.2, 1.6))]
}

/** Where the way ends: nowhere, where something else is the aim. */
export function wayOf(plan: GamePlan): number {
  const { goalCount, scoreGoal, seconds, timeUp } = plan.rules
  if (goalCount !== undefined || scoreGoal !== undefined) return -1
  if (seconds !== undefined && timeUp === 'win') return -1
  const [from, to] = speeds(plan)
  const time = seconds === undefined ? usualSeconds : Math.min(usualSeconds, seconds * 0.74)
  return Math.round((time * (to - from)) / Math.log(to / from))
}

/** Whoever runs a way without end is fast after a minute. */
export function wayLength({ goalAt, plan }: RunnerWorld): number {
  return goalAt > 0 ? goalAt : speeds(plan)[0] * usualSeconds * 1.2
}

export function partOf(world: RunnerWorld): number {
  return Math.min(1, (world.travelled - world.held) / wayLength(world))
}

export function speedAt(world: RunnerWorld, part: number): number {
  const [from, to] = speeds(world.plan)
  return from + (to - from) * part
}

/** An enemy that was said to chase the player runs behind, when somebody else is there to stand in the way. */
export function hunterOf(plan: GamePlan): string | undefined {
  const chaser = plan.interactions.find(
    ({ by, does }) => does === 'chase' && plan.cast.some(({ id, role }) => id === by && role === 'enemy'),
  )
  return chaser?.by
}
