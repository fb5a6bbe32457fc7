import type { Verdict } from '../../pipeline/engine.ts'
import type { PlannedGame } from './design.ts'

/**
 * Another plan after a failed proof. Too hard or too easy moves the challenge; whatever else failed is tried with
 * another seed, because levels are built from it. Nothing is left to try when the challenge is at its end.
 */
export function repairGame(plan: PlannedGame, { checks }: Verdict): PlannedGame | undefined {
  const failed = checks.filter(({ passed }) => !passed)
  const says = (words: string) => failed.some(({ evidence }) => evidence.includes(words))
  // No other plan makes the code smaller.
  if (failed.some(({ name }) => name === 'It is small')) return undefined
  const { game } = plan
  const change = says('Too hard') || says('no way to win') ? -0.18 : says('Too easy') ? 0.18 : 0
  const challenge = Math.min(1, Math.max(0, game.challenge + change))
  if (change !== 0 && challenge !== game.challenge) return { ...plan, game: { ...game, challenge } }
  return { ...plan, game: { ...game, seed: game.seed + 7919 } }
}
