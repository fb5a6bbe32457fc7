import { type Outcome, Refused } from '../../../pipeline/engine.ts'
import type { GameBuild } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import type { Edited } from '../edit.ts'
import type { GameVerdict } from '../verify.ts'

/**
 * What is told of an edit once its game was played: its changes, with what is only shown as something else or was not measured; and the claims that nobody could find
 * true, which are to be taken back. Throws `Refused` where the game of the edit could only be won as another kind of game.
 */
export function accountOfEdit(
  { plan, changes, done }: Edited,
  outcome: Outcome<PlannedGame, GameBuild, GameVerdict>,
): { changes: string[]; taken: string[] } {
  if (!outcome.proven) return { changes, taken: [] }
  if (outcome.plan.game.genre !== plan.game.genre)
    throw new Refused(
      "Our bots couldn't win the game any more with that change, so I left it as it was. Try a smaller step.",
    )
  const verdictOn = new Map(outcome.verdict.requirements.map((one) => [one.claim, one]))
  const claims = done.flatMap((one) => one.claims)
  const taken = claims.flatMap(({ words }) => {
    const verdict = verdictOn.get(words)
    return verdict?.status === 'unmet' && !verdict.standIn ? [words] : []
  })
  const shown = claims.flatMap(({ words }) => {
    const verdict = verdictOn.get(words)
    return verdict?.standIn || verdict?.status === 'unsupported' ? [verdict.evidence] : []
  })
  return { changes: [...changes, ...new Set(shown)], taken }
}
