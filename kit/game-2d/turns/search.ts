import { seededRandom } from '../../core/random.ts'
import type { Move, Strength, TurnRules } from './rules.ts'

/** A win counts more than any position; a near one more than a far one. */
const won = 1_000_000

/**
 * The best move as far as one can see with so many positions: deeper and deeper, best promises first, and what can't matter is left out
 * (alpha and beta). It is limited by positions and never by a clock, so that replays hold on every machine.
 */
export function bestMove<S>(rules: TurnRules<S>, state: S, strength: Strength): Move {
  const random = seededRandom(strength.seed)
  const moves = random.shuffled(rules.moves(state))
  const [first] = moves
  if (!first) throw new Error(`Nobody can move in this game of ${rules.id}`)
  if (moves.length === 1 || random.next() < strength.slips) return first
  const sign = sideOf(rules, state)
  const seen = { nodes: 0, most: strength.nodes }
  const ahead = quickly(rules)
  let ranked = inOrder(rules, state, moves)
  for (let depth = 1; depth <= 12 && seen.nodes < seen.most; depth++) {
    const judged: { move: Move; value: number }[] = []
    let best = Number.NEGATIVE_INFINITY
    for (const move of ranked) {
      const value = sign * look(ahead, ahead.after(state, move), depth - 1, sign, best, seen)
      judged.push({ move, value })
      best = Math.max(best, value)
      if (seen.nodes >= seen.most && depth > 1) break
    }
    // A round that was cut short knows only of those that it looked at, and the best so far is the first of them.
    judged.sort((one, other) => other.value - one.value)
    const looked = new Set(judged.map(({ move }) => move))
    ranked = [...judged.map(({ move }) => move), ...ranked.filter((move) => !looked.has(move))]
    if (best >= won - 20) break
  }
  return ranked[0] ?? first
}

/** What gives the game away most, one move ahead. */
export function worstMove<S>(rules: TurnRules<S>, state: S): Move | undefined {
  const sign = sideOf(rules, state)
  const ahead = quickly(rules)
  const judged = rules.moves(state).map((move) => {
    const seen = { nodes: 0, most: 40 }
    const after = ahead.after(state, move)
    return { move, value: sign * look(ahead, after, 1, sign, Number.NEGATIVE_INFINITY, seen) }
  })
  return judged.sort((one, other) => one.value - other.value)[0]?.move
}

const quickly = <S>(rules: TurnRules<S>): TurnRules<S> => ({ ...rules, ...rules.ahead })

type Seen = { nodes: number; most: number }

/** The value of a position for the first side. `bound` is what whoever asks can have anyway, as they count. */
function look<S>(
  rules: TurnRules<S>,
  state: S,
  depth: number,
  asker: 1 | -1,
  bound: number,
  seen: Seen,
): number {
  const [alpha, beta] = asker === 1 ? [bound, Number.POSITIVE_INFINITY] : [Number.NEGATIVE_INFINITY, -bound]
  return between(rules, state, depth, alpha, beta, seen)
}

function between<S>(
  rules: TurnRules<S>,
  state: S,
  depth: number,
  low: number,
  high: number,
  seen: Seen,
): number {
  seen.nodes++
  const ending = rules.ending(state)
  if (ending) return ending.winner === null ? 0 : (ending.winner === 0 ? 1 : -1) * (won + depth)
  const now = rules.value?.(state) ?? 0
  if (depth <= -6 || seen.nodes >= seen.most) return now
  const all = rules.moves(state)
  const isQuiet = depth <= 0
  const moves = isQuiet ? all.filter((move) => rules.isLoud?.(state, move)) : all
  if (moves.length === 0) return now
  const maximise = sideOf(rules, state) === 1
  let [alpha, beta] = [low, high]
  // Nobody has to capture: whoever may stand still has at least what there is now.
  let best = isQuiet ? now : maximise ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (const move of inOrder(rules, state, moves)) {
    if (maximise) alpha = Math.max(alpha, best)
    else beta = Math.min(beta, best)
    if (alpha >= beta) break
    const value = between(rules, rules.after(state, move), depth - 1, alpha, beta, seen)
    best = maximise ? Math.max(best, value) : Math.min(best, value)
  }
  return best
}

const sideOf = <S>({ turn }: TurnRules<S>, state: S): 1 | -1 => (turn?.(state) === 1 ? -1 : 1)

function inOrder<S>({ promise }: TurnRules<S>, state: S, moves: readonly Move[]): Move[] {
  if (!promise) return [...moves]
  return moves
    .map((move) => ({ move, worth: promise(state, move) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ move }) => move)
}
