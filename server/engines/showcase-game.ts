import { describe } from '@makebelieve/generation/engines/game-2d/answer'
import { game2d } from '@makebelieve/generation/engines/game-2d/engine'
import { exportsOf, filesOf } from '@makebelieve/generation/engines/game-2d/files'
import { game2dPlan } from '@makebelieve/generation/engines/game-2d/plan-schema'
import { realise } from '@makebelieve/generation/pipeline'
import { type Generate, GenerationFailure } from '../runs/generator.ts'
import type { GameDetails } from './game-details.ts'
import { beginPiece } from './showcase-task.ts'

/** Games of which the plan is there already: they are built and proven, and nothing is searched for. */
export const generate: Generate = async ({ input }, emit) => {
  const given = game2dPlan.parse(beginPiece(input))
  const took: Record<string, number> = {}
  const outcome = await realise(game2d, given, {
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
  const { title } = plan.game
  const files = [...(await filesOf(outcome, { took })), ...exportsOf(title, build.code, build.credits)]
  return { kind: 'game', name: title, files, details }
}
