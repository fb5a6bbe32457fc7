import { buildPlannedEnvironment } from '@makebelieve/generation/engines/environment/create'
import { environmentPlan } from '@makebelieve/generation/engines/environment/plan-schema'
import type { Generate } from '../runs/generator.ts'
import { productOf } from './environment.ts'
import { beginPiece } from './showcase-task.ts'

/** Environments of which the plan is there already: they are built and proven as those of users are. */
export const generate: Generate = async ({ input }, emit) => {
  const piece: unknown = beginPiece(input)
  if (isSimulation(piece))
    return productOf(await (await import('./simulation.ts')).buildSimulation(piece, emit))
  const plan = environmentPlan.parse(piece)
  const platform = { seed: plan.seed, now: () => performance.now(), emit }
  return productOf(await buildPlannedEnvironment(plan, platform))
}

const isSimulation = (plan: unknown) =>
  typeof plan === 'object' && plan !== null && 'category' in plan && plan.category === 'simulation'
