import type { RunEvent } from '@makebelieve/contract/run-events'
import { stages } from '../../../pipeline/pipeline.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { type Before, changedAs, lossIn } from '../../../told/change.ts'
import { readingAs } from '../../../told/reading.ts'
import { buildPlannedSimulation, type CreatedSimulation } from '../build-planned.ts'
import type { SimulationPlan } from '../design.ts'
import { planOfReading } from './plan-of-reading.ts'
import { type SimulationReading, simulationReading } from './reading-schema.ts'

export type ToldSimulation = {
  prompt: string
  reading: SimulationReading
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
 * and for readings that cannot be planned, with what the provider has to repair.
 */
export async function createToldSimulation(order: ToldSimulation): Promise<CreatedSimulation> {
  const { prompt, by, now, emit } = order
  const platform = { seed: order.seed ?? seedOf(prompt), now, emit }
  const stage = stages(platform)
  const reading = await stage('understand', () => readingAs(simulationReading, order.reading))
  const planned = await stage('plan', () => planOfReading(prompt, reading, platform.seed))
  const { before } = order
  const made = await buildPlannedSimulation({ ...planned, notes: [by, ...planned.notes] }, platform)
  if (!made.proven || !before) return made
  // Silent: it is built only to know what worked.
  const earlier = await buildPlannedSimulation(before.plan, { ...platform, emit: () => {} })
  const met = earlier.proven ? earlier.report.requirements : []
  const loss = lossIn(met, made.report.requirements, before.takesBack)
  return loss ? { proven: false, reason: loss } : { ...made, changes: [changedAs(before)] }
}
