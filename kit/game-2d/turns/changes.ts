import type { GamePlan } from '../../game/plan.ts'
import { rate } from '../../game/world.ts'
import type { Ending, TurnRules } from './rules.ts'
import { otherSide } from './sides.ts'

/** What a sentence may change in any game of moves, whatever it is played with: data in the content of its plan. */
export type Changes = {
  /** Whoever would have won has lost. */
  reversed?: boolean
  /** So many moves in a turn. */
  movesInTurn?: number
  /** Who has taken something moves again. */
  goesOn?: boolean
  /** So many moves has each side. */
  moveLimit?: number
  /** Whoever has taken so many first wins. */
  takesToWin?: number
  /** The other side makes the first move. */
  secondBegins?: boolean
  /** What was done stays done. */
  noUndo?: boolean
  /** Points that a mistake costs. */
  wrongCosts?: number
  /** So many right ones after each other, and from then on points count so many times. */
  streak?: { of: number; times: number }
  /** Seconds that a right one brings, and a mistake takes. */
  rightBringsSeconds?: number
  wrongCostsSeconds?: number
}

/** What is kept of a round for its changed rules. */
export type Tally = {
  /** Moves of each side. */
  made: readonly [number, number]
  /** Moves that are left of this turn. */
  left: number
  /** How many men each side began with. */
  men?: readonly [number, number]
  most?: number
  /** Points beside those of the game itself, and right ones one after the other. */
  extra: number
  right: number
}
export type Tallied<S> = S & { tally?: Tally }

export const changesIn = ({ content }: Pick<GamePlan, 'content'>): Changes => (content ?? {}) as Changes

/** Which changes a game can take, by what its rules know of themselves. */
export function canChange<S>(rules: TurnRules<S>): Record<keyof Changes, boolean> {
  const { sides, value, opponent, passed, men, solve, beat, isWhole, final, score, lives, faults } = rules
  const mayErr = lives !== undefined || faults !== undefined
  return {
    reversed: sides === 2 && value !== undefined && opponent === undefined,
    movesInTurn: sides === 2 && passed !== undefined,
    goesOn: passed !== undefined && men !== undefined,
    moveLimit:
      (beat === undefined || isWhole !== undefined) &&
      (solve !== undefined || (sides === 2 && men !== undefined)),
    takesToWin: men !== undefined,
    secondBegins: sides === 2 && passed !== undefined,
    noUndo: !final,
    wrongCosts: score !== undefined && mayErr,
    streak: score !== undefined && mayErr,
    rightBringsSeconds: score !== undefined,
    wrongCostsSeconds: mayErr,
  }
}

/** The same game with the changes that its plan has; opponents and solvers go by them without knowing it. */
export function changed<S>(rules: TurnRules<S>, plan: GamePlan): TurnRules<S> {
  const can = canChange(rules)
  const said = changesIn(plan)
  const asked = (Object.keys(can) as (keyof Changes)[]).filter((one) => can[one] && said[one] !== undefined)
  if (asked.length === 0) return rules
  const changes = Object.fromEntries(asked.map((one) => [one, said[one]])) as Changes
  const { moves, after, ending } = withChanges(rules, rules, changes)
  const ahead = rules.ahead && withChanges(rules, { ...rules, ...rules.ahead }, changes)
  const { value, score, promise, solve, isLoud, ...rest } = rules
  const { reversed, noUndo, wrongCosts, streak } = changes
  return {
    ...rest,
    moves,
    after,
    ending,
    ...(ahead && { ahead }),
    ...(isLoud && !reversed && { isLoud }),
    ...(promise && !reversed && { promise }),
    ...(solve && !reversed && { solve }),
    ...(value && {
      value: (state: S) => (reversed ? -1 : 1) * value(state) + worthOfTaking(rules, state, changes),
    }),
    ...(score && {
      score: (state: S) => score(state) + (wrongCosts || streak ? (tallyOf(state)?.extra ?? 0) : 0),
    }),
    ...(noUndo && { final: true as const }),
    deal: (of, seed, level) => dealt(rules, changes, of, seed, level),
    howTo: (of) => [...rules.howTo(of), ...told(changes, rules.sides)],
    hud(state, of) {
      const { made = [0, 0], most } = tallyOf(state) ?? {}
      const left = most === undefined ? [] : [{ says: 'Moves left', value: String(most - made[0]) }]
      return [...(rules.hud?.(state, of) ?? []), ...left]
    },
  }
}

/** Seconds that a change of the state brings or takes. */
export function secondsFor<S>(rules: TurnRules<S>, before: S, after: S, plan: GamePlan): number {
  const { rightBringsSeconds = 0, wrongCostsSeconds = 0 } = changesIn(plan)
  if (rightBringsSeconds === 0 && wrongCostsSeconds === 0) return 0
  const right = isRight(rules, before, after) ? rightBringsSeconds : 0
  return (right - (isWrong(rules, before, after) ? wrongCostsSeconds : 0)) * rate
}

export const tallyOf = <S>(state: S): Tally | undefined => (state as Tallied<S>).tally

export const isRight = <S>({ score }: TurnRules<S>, before: S, after: S): boolean =>
  score !== undefined && score(after) > score(before)

export const isWrong = <S>({ lives, faults }: TurnRules<S>, before: S, after: S): boolean =>
  (lives !== undefined && lives(after) < lives(before)) ||
  (faults?.(after)?.made ?? 0) > (faults?.(before)?.made ?? 0)

type Played<S> = Pick<TurnRules<S>, 'moves' | 'after' | 'ending'>

function withChanges<S>(
  rules: TurnRules<S>,
  { moves, after, ending }: Played<S>,
  changes: Changes,
): Played<S> {
  const ends = (state: S): Ending | undefined => {
    const end = tallied(rules, state, changes) ?? ending(state)
    if (!end || !changes.reversed || end.winner === null) return end
    const winner = otherSide(end.winner)
    return {
      winner,
      because: `${end.because.replace(/[.!]$/, '')}: here that loses${winner === 0 ? '!' : '.'}`,
    }
  }
  return {
    moves,
    ending: ends,
    after(before, move) {
      const tally = tallyOf(before)
      const next = after(before, move)
      return tally ? goneOn(rules, { moves, ending: ends }, changes, before, next, tally) : next
    },
  }
}

/** What becomes of a move: whose turn it is after it, and what is counted. */
function goneOn<S>(
  rules: TurnRules<S>,
  { moves, ending }: Pick<Played<S>, 'moves' | 'ending'>,
  changes: Changes,
  before: S,
  next: S,
  tally: Tally,
): S {
  const side = rules.turn?.(before) ?? 0
  const isWhole = rules.isWhole?.(before, next) ?? true
  const made: [number, number] = [tally.made[0], tally.made[1]]
  if (isWhole) made[side]++
  const wentOver = (rules.turn?.(next) ?? 0) !== side
  const other = otherSide(side)
  const took = (rules.men?.(next)[other] ?? 0) < (rules.men?.(before)[other] ?? 0)
  const left = wentOver ? tally.left - 1 : tally.left
  const now = { ...next, tally: { ...tally, ...points(rules, changes, before, next, tally), made, left } }
  const mayGoOn = wentOver && (left > 0 || (changes.goesOn === true && took))
  const again = mayGoOn && ending(now) === undefined ? rules.passed?.(now) : undefined
  if (again !== undefined && moves(again).length > 0)
    return { ...again, tally: { ...now.tally, left: Math.max(1, left) } }
  return wentOver ? { ...now, tally: { ...now.tally, left: changes.movesInTurn ?? 1 } } : now
}

function points<S>(
  rules: TurnRules<S>,
  { wrongCosts = 0, streak }: Changes,
  before: S,
  next: S,
  { extra, right }: Tally,
): Pick<Tally, 'extra' | 'right'> {
  if (isWrong(rules, before, next)) return { extra: extra - wrongCosts, right: 0 }
  if (!isRight(rules, before, next)) return { extra, right }
  const gained = (rules.score?.(next) ?? 0) - (rules.score?.(before) ?? 0)
  const doubled = streak && right + 1 >= streak.of ? gained * (streak.times - 1) : 0
  return { extra: extra + doubled, right: right + 1 }
}

/** How a round ends by what was counted. */
function tallied<S>(rules: TurnRules<S>, state: S, { takesToWin }: Changes): Ending | undefined {
  const { made = [0, 0], men, most } = tallyOf(state) ?? {}
  const now = rules.men?.(state)
  if (takesToWin && men && now)
    for (const side of [0, 1] as const)
      if (men[otherSide(side)] - now[otherSide(side)] >= takesToWin)
        return { winner: side, because: `${takesToWin} pieces taken${side === 0 ? '!' : '.'}` }
  if (most === undefined || made[0] < most || rules.ending(state)) return undefined
  if (rules.sides === 1 || !now) return { winner: 1, because: 'No moves are left.' }
  if (made[1] < most) return undefined
  const because = `${most} moves each: ${now[0]} to ${now[1]}.`
  return { winner: now[0] === now[1] ? null : now[0] > now[1] ? 0 : 1, because }
}

/** Where so many captures win, each one is worth going for. */
function worthOfTaking<S>(rules: TurnRules<S>, state: S, { takesToWin }: Changes): number {
  const now = takesToWin ? rules.men?.(state) : undefined
  return now ? (now[0] - now[1]) * 40 : 0
}

const mostDeals = 10

/** Where moves are limited, a round is dealt that can be won with so many; where none is found, the limit is what it takes. */
function dealt<S>(rules: TurnRules<S>, changes: Changes, plan: GamePlan, seed: number, level: number): S {
  const { moveLimit, secondBegins } = changes
  const solvable = moveLimit !== undefined && (rules.sides === 1 || rules.men === undefined)
  let [best, least] = [rules.deal(plan, seed, level), Number.POSITIVE_INFINITY]
  for (let deal = 0; solvable && least > moveLimit && deal < mostDeals; deal++) {
    const state = deal === 0 ? best : rules.deal(plan, seed + deal * 104_729, level)
    const takes = movesToWin(rules, state, moveLimit * 4)
    if (takes < least) [best, least] = [state, takes]
  }
  const most = moveLimit && (solvable && Number.isFinite(least) ? Math.max(moveLimit, least) : moveLimit)
  const begun = (secondBegins && rules.turn?.(best) === 0 ? rules.passed?.(best) : undefined) ?? best
  const men = rules.men?.(begun)
  return {
    ...begun,
    tally: {
      made: [0, 0],
      // Who begins would else be too far ahead.
      left: 1,
      extra: 0,
      right: 0,
      ...(men && { men }),
      ...(most !== undefined && { most }),
    } satisfies Tally,
  }
}

/** How many moves somebody who knows the way needs, if nobody else moves in between. */
function movesToWin<S>(rules: TurnRules<S>, from: S, patience: number): number {
  let [state, made] = [from, 0]
  for (let step = 0; step < patience * 3 && made <= patience; step++) {
    const ending = rules.ending(state)
    if (ending) return ending.winner === 0 ? made : Number.POSITIVE_INFINITY
    const move = rules.solve?.(state)
    if (!move) return Number.POSITIVE_INFINITY
    const next = rules.after(state, move)
    if (rules.isWhole?.(state, next) ?? true) made++
    state = (rules.turn?.(next) === 1 ? rules.passed?.(next) : undefined) ?? next
  }
  return Number.POSITIVE_INFINITY
}

/** The changes as a player reads them. */
function told(changes: Changes, sides: 1 | 2): string[] {
  const { reversed, movesInTurn, goesOn, moveLimit, takesToWin, secondBegins, noUndo } = changes
  const { wrongCosts, streak, rightBringsSeconds, wrongCostsSeconds } = changes
  const lines: [unknown, string][] = [
    [reversed, 'It is turned around: whoever would win loses.'],
    [movesInTurn, `Each side moves ${movesInTurn} times in a turn; the very first turn is one move.`],
    [goesOn, 'Whoever takes something moves again.'],
    [moveLimit, sides === 2 ? `Each side has ${moveLimit} moves.` : `You have ${moveLimit} moves.`],
    [takesToWin, `Whoever first takes ${takesToWin} pieces wins.`],
    [secondBegins, 'Your opponent begins.'],
    [noUndo, 'What is done can’t be taken back.'],
    [wrongCosts, `Every mistake costs ${wrongCosts} points.`],
    [streak, `After ${streak?.of} right ones in a row, points count ${streak?.times} times.`],
    [rightBringsSeconds, `Whatever is right brings ${rightBringsSeconds} seconds.`],
    [wrongCostsSeconds, `Every mistake costs ${wrongCostsSeconds} seconds.`],
  ]
  return lines.flatMap(([is, line]) => (is ? [line] : []))
}
