import type { PlannedGame } from './design.ts'
import { withDrawingsOf } from './drawn/with-drawings.ts'
import { ownRules } from './genres/index.ts'
import { planGame } from './plan.ts'
import type { GameCheckCode } from './proof/check-codes.ts'
import { briefOfPlan } from './read/brief-of-prompt.ts'
import { withoutOneWish } from './rules/edit-rules.ts'
import type { GameVerdict } from './verify.ts'

/** No other plan makes the code smaller, or a broken file whole. */
const beyondPlans: readonly GameCheckCode[] = ['small', 'shipped', 'pictures']

/** Whoever cannot win at this challenge has another reason. */
const gentleEnough = 0.25

/**
 * Another plan after a failed proof. Too hard or too easy moves the challenge; whatever else failed is tried with
 * another seed, because levels are built from it. Nothing is left to try when the challenge is at its end.
 */
export function repairGame(
  plan: PlannedGame,
  { checks }: Pick<GameVerdict, 'checks'>,
): PlannedGame | undefined {
  const failed = new Set(checks.flatMap(({ passed, code }) => (passed ? [] : [code])))
  if (beyondPlans.some((code) => failed.has(code))) return undefined
  const { game } = plan
  // A clock that leaves too little time for all that was said: it stays claimed, and is told as not there.
  if (failed.has('no-win') && game.rules.seconds !== undefined) return withoutClock(plan)
  // What has a name is easier before it is less: a kind of game can be won when it is gentle enough.
  const eases = failed.has('no-win') && game.genre !== ownRules && game.challenge > gentleEnough
  // Nor is something too hard for another reason than its rules when it is as gentle as it gets.
  const isStuck = failed.has('too-hard') && game.challenge <= gentleEnough
  if (plan.wishes && !eases && (isStuck || (!failed.has('too-hard') && !failed.has('too-easy'))))
    return fewerRules(plan, isStuck || failed.has('no-win'))
  // Rules of a sentence are as gentle as they get after one step: there is more to try then.
  const gentler = plan.wishes ? -0.26 : -0.18
  const change = failed.has('too-hard') || failed.has('no-win') ? gentler : failed.has('too-easy') ? 0.18 : 0
  const challenge = Math.min(1, Math.max(0, game.challenge + change))
  if (change !== 0 && challenge !== game.challenge) return { ...plan, game: { ...game, challenge } }
  return { ...plan, game: { ...game, seed: game.seed + 7919 } }
}

function withoutClock(plan: PlannedGame): PlannedGame {
  const { seconds: _, ...rules } = plan.game.rules
  return { ...plan, game: { ...plan.game, rules } }
}

/** So many wishes are left out, one after the other, before the words are taken for another kind of game. */
const mostLeftOut = 3

/** Rules that nobody can play together: with one wish less, and in the end as the kind of game that the words speak for. */
function fewerRules(plan: PlannedGame, isTooMuch: boolean): PlannedGame | undefined {
  const { game } = plan
  const leftOut = Number(game.content?.leftOut ?? 0)
  const less = isTooMuch && leftOut < mostLeftOut ? withoutOneWish(plan) : undefined
  return less
    ? { ...less, game: { ...less.game, content: { ...less.game.content, leftOut: leftOut + 1 } } }
    : asGenre(plan)
}

/** What the sentence asked for stays claimed (`planGame`), whether it is there or not. */
function asGenre(plan: PlannedGame): PlannedGame | undefined {
  const brief = briefOfPlan(plan)
  return 'refused' in brief
    ? undefined
    : withDrawingsOf(plan, planGame(brief, plan.game.seed, { rules: false }))
}
