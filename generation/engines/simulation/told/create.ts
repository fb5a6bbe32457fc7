import type { RunEvent } from '@makebelieve/contract/run-events'
import { stages } from '../../../pipeline/pipeline.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { type Before, changedAs, lossIn } from '../../../told/change.ts'
import { designAs } from '../../../told/design.ts'
import { buildPlannedSimulation, type CreatedSimulation } from '../build-planned.ts'
import type { SimulationPlan } from '../design.ts'
import { type SimulationDesign, simulationDesign } from './design-schema.ts'
import { planOfDesign } from './plan-of-design.ts'

export type ToldSimulation = {
  prompt: string
  design: SimulationDesign
  /** Who told it, for the notes: 'Designed by gpt-x (OpenAI).' */
  by: string
  seed?: number
  /** The one that is changed. */
  before?: Before<SimulationPlan>
  now(): number
  emit(event: RunEvent): void
}

/**
 * A simulation that a language provider designed: planned, built and proven like any other. Throws `Refused` for bad wishes,
 * and for designs that cannot be planned, with what the provider has to repair.
 */
export async function createToldSimulation(order: ToldSimulation): Promise<CreatedSimulation> {
  const { prompt, by, now, emit } = order
  const platform = { seed: order.seed ?? seedOf(prompt), now, emit }
  const stage = stages(platform)
  const design = await stage('understand', () => designAs(simulationDesign, order.design))
  const planned = await stage('plan', () => planOfDesign(prompt, design, platform.seed))
  const { before } = order
  const made = await buildPlannedSimulation({ ...planned, notes: [by, ...planned.notes] }, platform)
  if (!made.proven || !before) return made
  // Silent: it is built only to know what worked.
  const earlier = await buildPlannedSimulation(before.plan, { ...platform, emit: () => {} })
  const met = earlier.proven ? earlier.report.requirements : []
  const loss = lossIn(met, made.report.requirements, before.takesBack)
  return loss ? { proven: false, reason: loss } : { ...made, changes: [changedAs(before)] }
}
