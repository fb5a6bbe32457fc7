import type { Button } from '../../../core/input.ts'
import { castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { rate, type World } from '../../../game/world.ts'
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
  /** Notes that went by or went wrong. */
  missed: number
}

/** What a sentence may change. */
export type RhythmContent = {
  /** So many missed notes end it, however much energy is left. */
  misses?: number
  /** Lanes change places: halfway through the song, or every so many seconds. */
  swaps?: 'half' | number
  /** Notes come down faster and faster. */
  faster?: boolean
}

export const contentOf = ({ content }: GamePlan): RhythmContent => (content ?? {}) as RhythmContent

export type Judgement = 'Perfect!' | 'Good' | 'Miss'

export const stage = { width: 720, height: 680 }
export const line = 566
export const laneArea = { x: 172, width: 376 }
const slotMiddle = (plan: GamePlan, slot: number): number =>
  laneArea.x + ((slot + 0.5) * laneArea.width) / lanesIn(plan)

type Moment = Pick<RhythmWorld, 'plan' | 'round' | 'time'>

/** How often lanes have changed places, and the steps since they last did. */
export function swapsOf({ plan, round, time }: Moment): { made: number; since: number } {
  const { swaps } = contentOf(plan)
  const { length } = songOf(plan)
  if (swaps === undefined || time < 0) return { made: 0, since: rate }
  if (swaps === 'half') {
    // There and back: a round begins as the song did.
    const isOver = time >= length / 2
    return { made: round * 2 + (isOver ? 1 : 0), since: isOver ? time - length / 2 : round > 0 ? time : rate }
  }
  const made = Math.floor((round * length + time) / (swaps * rate))
  return { made, since: made === 0 ? rate : round * length + time - made * swaps * rate }
}

const swapSteps = 36

/** Where a lane is: the outer ones change places with each other, and so do the inner ones; that takes a moment. */
export function laneMiddle(world: Moment, lane: number): number {
  const { plan } = world
  const { made, since } = swapsOf(world)
  const [own, other] = [slotMiddle(plan, lane), slotMiddle(plan, lanesIn(plan) - 1 - lane)]
  const [from, to] = made % 2 === 0 ? [other, own] : [own, other]
  return from + (to - from) * Math.min(1, since / swapSteps)
}

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
  if (!plan.rules.faster && !contentOf(plan).faster) return usual
  const { length } = songOf(plan)
  return usual * Math.max(0.5, 1 - 0.4 * (round + Math.max(0, time) / length))
}

export const rivalIn = (plan: GamePlan) => castIn(plan, 'enemy')[0] ?? castIn(plan, 'boss')[0]
