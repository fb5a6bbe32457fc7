import { dial, type GamePlan } from '../../../game/plan.ts'
import { isLocked } from '../../lock.ts'
import { kindsOf, type PieceKind } from './pieces.ts'
import { anyKind, type Match3World } from './world.ts'

/** How many of the wanted kind a move brings whoever is to win, of five kinds; with six it is less. */
function yieldOf(plan: GamePlan): number {
  const kinds = kindsOf(plan)
  // 'Collect 50 gems' means all of them.
  if (countsAll(plan, kinds)) return dial(plan, 3.6, 6)
  return dial(plan, 0.8, 1.5) * (5 / kinds.length) ** 2.2
}

const countsAll = ({ rules }: GamePlan, [first]: PieceKind[]) =>
  rules.goalCount !== undefined && first?.shape !== undefined

/** How many moves the goal of a level is made for: as many as the prompt says, or as it needs. */
export function movesOf(plan: GamePlan): number {
  const { moves } = plan.content ?? {}
  if (typeof moves === 'number' && moves > 0) return Math.round(moves)
  const { goalCount, scoreGoal, levels } = plan.rules
  const needed =
    goalCount !== undefined
      ? // A few more, because small goals hang on luck, and later levels want a second kind.
        (goalCount * (levels > 1 ? 1.2 : 1)) / yieldOf(plan) + 3
      : scoreGoal !== undefined
        ? scoreGoal / levels / usualPoints(plan)
        : 24
  return Math.min(60, Math.max(6, Math.ceil(needed)))
}

/** Moves that a key takes to come down. */
const movesForKey = 4

/** As many as whoever plays is given: what the goal needs, and some to bring a key down. */
export function movesGiven(plan: GamePlan): number {
  const asked = plan.content?.moves !== undefined
  return movesOf(plan) + (plan.rules.keys && !asked ? movesForKey : 0)
}

/** What a move brings whoever is to win, at ten points for a piece. */
const usualPoints = (plan: GamePlan) => dial(plan, 55, 115)

/** What the level wants. */
export function setGoal(world: Match3World): void {
  const { plan, level, kinds } = world
  const { goalCount, scoreGoal, levels } = plan.rules
  const moves = movesOf(plan)
  // A goal of many points in few moves makes every piece worth more, in steps that are easy to read.
  if (scoreGoal !== undefined)
    world.worth = Math.max(10, Math.ceil(scoreGoal / levels / (moves * usualPoints(plan))) * 10)
  if (scoreGoal !== undefined) return
  const total = goalCount ?? Math.max(6, Math.round(moves * yieldOf(plan)))
  if (countsAll(plan, kinds)) {
    world.aims = [{ kind: anyKind, need: total, got: 0 }]
    return
  }
  // The first kind is what the game is about; later levels want a second one as well.
  const wanted = level === 1 ? [0] : [0, 1 + ((level - 2) % (kinds.length - 1))]
  const more = 1 + (level - 1) * 0.1
  world.aims = wanted.map((kind) => ({
    kind,
    need:
      kind === 0 && goalCount ? goalCount : Math.max(1, Math.round((total * more) / wanted.length ** 0.6)),
    got: 0,
  }))
}

export function isMet({ aims, plan, score, level }: Match3World): boolean {
  const { scoreGoal, levels } = plan.rules
  if (scoreGoal !== undefined) return level < levels && score >= (scoreGoal * level) / levels
  return aims.every(({ got, need }) => got >= need)
}

/** Whether a lock or a boss stands between the goal and the end of the level. */
export function isBarred({ lock, boss }: Match3World): boolean {
  return isLocked(lock) || boss !== null
}

/** Whether points that would win have to wait, because there are locks or a boss ahead. */
export function mustWait(world: Match3World): boolean {
  const { keys, boss, levels } = world.plan.rules
  return isBarred(world) || ((keys || boss) && world.level < levels)
}
