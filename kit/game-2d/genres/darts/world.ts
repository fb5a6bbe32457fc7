import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import type { World } from '../../../game/world.ts'
import { sine } from '../../../rules/sure-math.ts'
import { centre, radius } from './board.ts'

export type Stuck = { x: number; y: number; by: 1 | 2 }
export type Mark = { x: number; y: number; cast: string }

export type DartsWorld = World & {
  phase: 'aim' | 'fly' | 'look'
  /** Steps since the phase began. */
  since: number
  /** Whose turn it is: the player's or the rival's. */
  turn: 1 | 2
  /** Where the hand would like the dart to go. */
  hand: { x: number; y: number }
  /** Where the dart that flies will stick. */
  flies: { x: number; y: number }
  stuck: Stuck[]
  /** Darts thrown in this turn, and in all. */
  thrown: number
  all: number
  round: number
  /** Points to go, or points so far, of both. */
  left: [number, number]
  sum: [number, number]
  /** What this turn has brought so far. */
  turnSum: number
  /** What hangs on the board and has to be hit, where it is something. */
  marks: Mark[]
  goal: number
  /** The button or the finger is down. */
  down: boolean
  says: string
}

export const stage = { width: 720, height: 680 }
export const perTurn = 3

export type DartsContent = {
  /** Down from so many points to nought. */
  start?: number
  rounds?: number
}

export const contentIn = ({ content }: GamePlan): DartsContent => (content ?? {}) as DartsContent

export const rivalIn = (plan: GamePlan): CastMember | undefined =>
  castIn(plan, 'enemy')[0] ?? castIn(plan, 'boss')[0]

/** What hangs on the board: balloons, apples, whatever the sentence throws at. */
export const targetsIn = (plan: GamePlan): CastMember[] => [
  ...castIn(plan, 'collectible'),
  ...castIn(plan, 'goal'),
  ...castIn(plan, 'obstacle'),
]

/** Things on the board are popped; else one counts down to nought, or plays some rounds for points. */
export type Mode = 'marks' | 'nought' | 'rounds'
export function modeOf(plan: GamePlan): Mode {
  if (targetsIn(plan).length > 0) return 'marks'
  const { start } = contentIn(plan)
  if (start !== undefined) return 'nought'
  return rivalIn(plan) || plan.rules.scoreGoal !== undefined ? 'rounds' : 'nought'
}

export const usualStart = 301
export const usualRounds = 3
export const markSize = 30

/** How many rounds there are before it is over. */
export function roundsIn(plan: GamePlan): number {
  const { rounds, start = usualStart } = contentIn(plan)
  const mode = modeOf(plan)
  if (rounds !== undefined) return rounds
  if (mode === 'nought') return rivalIn(plan) ? 99 : Math.ceil(start / dial(plan, 18, 34))
  const { scoreGoal } = plan.rules
  if (scoreGoal !== undefined) return rivalIn(plan) ? 99 : Math.ceil(scoreGoal / dial(plan, 18, 34))
  return mode === 'marks' ? Math.max(2, Math.round(dial(plan, 5, 3))) : usualRounds
}

/** How far the hand is off its place just now: it sways more the harder it is, and from level to level. */
export function swayOf(
  { plan, level }: Pick<DartsWorld, 'plan' | 'level'>,
  tick: number,
): { x: number; y: number } {
  const wide = dial(plan, 20, 46) * (1 + (level - 1) * 0.2)
  return {
    x: wide * (sine(tick * 0.043) * 0.75 + sine(tick * 0.101 + 1.3) * 0.25),
    y: wide * (sine(tick * 0.057 + 0.7) * 0.75 + sine(tick * 0.089 + 2.1) * 0.25),
  }
}

/** Where a dart would stick that is let go of now. */
export const aimOf = (world: DartsWorld, tick = world.tick): { x: number; y: number } => {
  const { x, y } = swayOf(world, tick)
  return { x: world.hand.x + x, y: world.hand.y + y }
}

/** Eight things hang in a ring, more of them in two. */
export function hungOn(plan: GamePlan): Mark[] {
  const kinds = targetsIn(plan)
  const said = kinds.flatMap(({ id, count }) => Array.from({ length: Math.min(12, count ?? 0) }, () => id))
  const all =
    said.length > 0
      ? said
      : Array.from({ length: 8 }, (_, at) => kinds[at % Math.max(1, kinds.length)]?.id ?? '')
  return all.slice(0, 14).map((cast, at) => {
    const far = radius * (at < 8 ? 0.7 : 0.32)
    const angle = at < 8 ? (at / Math.min(8, all.length)) * 6.283185 : (at / 6) * 6.283185
    return { cast, x: centre.x + sine(angle + 1.5707963) * far, y: centre.y + sine(angle) * far }
  })
}
