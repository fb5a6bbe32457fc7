import { describe } from '@makebelieve/generation/engines/game/answer'
import { gameEngine } from '@makebelieve/generation/engines/game/engine'
import { exportsOf, filesOf } from '@makebelieve/generation/engines/game/files'
import { plannedGame } from '@makebelieve/generation/engines/game/plan-schema'
import { realise } from '@makebelieve/generation/pipeline/pipeline'
import { type Generate, GenerationFailure } from '../runs/generator.ts'
import type { GameDetails } from './game-details.ts'
import { beginPiece } from './showcase-task.ts'

/** Games of which the plan is there already: they are built and proven, and nothing is searched for. */
export const generate: Generate = async ({ input }, emit) => {
  const given = plannedGame.parse(beginPiece(input))
  const took: Record<string, number> = {}
  const outcome = await realise(gameEngine, given, {
    seed: given.game.seed,
    now: () => performance.now(),
    emit(event) {
      if (event.type === 'stage' && event.milliseconds !== undefined)
        took[event.name] = (took[event.name] ?? 0) + event.milliseconds
      emit(event)
    },
  })
  if (!outcome.proven) {
    const failed = outcome.verdict.checks.filter(({ passed }) => !passed)
    throw new GenerationFailure(failed.map(({ name, evidence }) => `${name}: ${evidence}`).join(' '))
  }
  const { plan, build, verdict } = outcome
  const details: GameDetails = { plan, answer: describe(plan, verdict), changes: [] }
  const files = [...(await filesOf(outcome, { took })), ...(await exportsOf(plan, build.code, build.credits))]
  return { kind: 'game', name: plan.game.title, files, details }
}
