import { describe } from '@makebelieve/generation/engines/game/answer'
import { buildPlannedGame } from '@makebelieve/generation/engines/game/create'
import { exportsOf } from '@makebelieve/generation/engines/game/files'
import { plannedGame } from '@makebelieve/generation/engines/game/plan-schema'
import { type Generate, GenerationFailure } from '../runs/generator.ts'
import type { GameDetails } from './game-details.ts'
import { beginPiece } from './showcase-task.ts'

/** Games of which the plan is there already: they are built and proven, and nothing is searched for. */
export const generate: Generate = async ({ input }, emit) => {
  const given = plannedGame.parse(beginPiece(input))
  const made = await buildPlannedGame(given, { seed: given.game.seed, now: () => performance.now(), emit })
  if (!made.proven) throw new GenerationFailure(made.reason)
  const { plan, build, verdict } = made.outcome
  const details: GameDetails = { plan, answer: describe(plan, verdict), changes: [] }
  const files = [...made.files, ...(await exportsOf(plan, build.code, build.credits))]
  return { kind: 'game', name: plan.game.title, files, details }
}
