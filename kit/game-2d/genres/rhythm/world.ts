import type { Button } from '../../../core/input.ts'
import { castIn, dial, type GamePlan } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import { lanesIn } from '../../beats/chart.ts'
import { songOf } from '../../beats/song.ts'

export type RhythmWorld = World & {
  /** Steps since this round of the song began; below nought while it is counted in. */
  time: number
  /** Rounds of the song before this one. */
  round: number
  /** Which mark of each lane comes next. */
  next: number[]
  /** Steps since each lane was pressed. */
  since: number[]
  /** From 0 to 1: misses drain it, hits bring a little back. */
  energy: number
  streak: number
  hits: number
  /** Hits in this round. */
  now: number
  /** What the rival has hit, where there is one. */
  rival: number
  /** How the last note went, and how many steps ago. */
  said: '' | Judgement
  ago: number
  /** A finger is down. */
  touch: boolean
}

export type Judgement = 'Perfect!' | 'Good' | 'Miss'

export const stage = { width: 720, height: 680 }
export const line = 566
export const laneArea = { x: 172, width: 376 }
export const laneMiddle = (plan: GamePlan, lane: number): number =>
  laneArea.x + ((lane + 0.5) * laneArea.width) / lanesIn(plan)

const buttonsOf: Record<number, readonly Button[]> = {
  2: ['left', 'right'],
  3: ['left', 'down', 'right'],
  4: ['left', 'down', 'up', 'right'],
  5: ['left', 'down', 'a', 'up', 'right'],
}
export const keysOf: Partial<Record<Button, string>> = {
  left: 'KeyD',
  down: 'KeyF',
  up: 'KeyJ',
  right: 'KeyK',
}

export const laneButtons = (plan: GamePlan): readonly Button[] => buttonsOf[lanesIn(plan)] ?? []

/** Steps by which a note may be struck early or late. */
export const windowOf = (plan: GamePlan): number => Math.round(dial(plan, 10, 6))
/** Steps for which a note is seen before it has to be struck. */
export function fallSteps({ plan, round, time }: Pick<RhythmWorld, 'plan' | 'round' | 'time'>): number {
  const usual = dial(plan, 116, 76)
  if (!plan.rules.faster) return usual
  const { length } = songOf(plan)
  return usual * Math.max(0.5, 1 - 0.4 * (round + Math.max(0, time) / length))
}

export const rivalIn = (plan: GamePlan) => castIn(plan, 'enemy')[0] ?? castIn(plan, 'boss')[0]
