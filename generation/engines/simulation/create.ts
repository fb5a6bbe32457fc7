import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Platform } from '../../pipeline/engine.ts'
import { generate } from '../../pipeline/pipeline.ts'
import { seedOf } from '../../pipeline/seed.ts'
import { timed } from '../../pipeline/timed.ts'
import type { ToldChange } from '../../told/change.ts'
import { buildPlannedSimulation, type CreatedSimulation, finish } from './build-planned.ts'
import type { SimulationPlan } from './design.ts'
import { editSimulation } from './edit.ts'
import { simulationEngine } from './engine.ts'
import { planSimulation } from './plan.ts'
import { onlyAsAsked } from './stand-ins.ts'

export type { CreatedSimulation, SimulationReport } from './build-planned.ts'
export { buildPlannedSimulation } from './build-planned.ts'
export { createTopic } from './create-topic.ts'
export { createToldSimulation } from './told/create.ts'

export type SimulationOrder = {
  prompt: string
  /** Without one it comes from the prompt: the same words make the same simulation. */
  seed?: number
  /** A topic that does not exist becomes the one that comes nearest, instead of being declined. */
  anyway?: boolean
  now(): number
  emit(event: RunEvent): void
}

/** A prompt becomes a proven simulation, or a plain reason why not. Throws `Refused` for what is no prompt. */
export async function createSimulation(order: SimulationOrder): Promise<CreatedSimulation> {
  const { took, platform } = timed({ ...order, seed: order.seed ?? seedOf(order.prompt) })
  return finish(await generate(engineFor(order), order.prompt, platform), [], took)
}

/** A topic of its own is asked for first; what only comes near to it is made if that is wanted. */
const engineFor = ({ anyway = false }: SimulationOrder): typeof simulationEngine => ({
  ...simulationEngine,
  plan: async (prompt, { seed }) => {
    const plan = await planSimulation(prompt, { seed })
    return anyway ? plan : onlyAsAsked(plan)
  },
})

/** An edit of a simulation that exists: `history` holds its earlier plans, the oldest first, for undoing. */
export async function editCreatedSimulation(
  plan: SimulationPlan,
  text: string,
  history: readonly SimulationPlan[],
  platform: Platform,
  told?: ToldChange,
): Promise<CreatedSimulation> {
  const { plan: changed, changes } = await editSimulation(plan, text, history, told)
  // Whoever changes a lesson has taken it for what it is.
  const { guess: _, ...settled } = changed
  return buildPlannedSimulation(settled, platform, changes)
}
