import {
  buildPlannedSimulation,
  type CreatedSimulation,
  createSimulation,
  createToldSimulation,
  editCreatedSimulation,
} from '@makebelieve/generation/engines/simulation/create'
import { simulationPlan } from '@makebelieve/generation/engines/simulation/plan-schema'
import { simulationDesign } from '@makebelieve/generation/engines/simulation/told/design-schema'
import { changeForms } from '@makebelieve/generation/reading/form'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'

/** What a run of a simulation tells its engine; the plans are as those of environments. */
const simulationTask = z.object({
  prompt: z.string(),
  seed: z.int().optional(),
  anyway: z.boolean().default(false),
  plan: simulationPlan.optional(),
  history: z.array(simulationPlan).default([]),
  complaint: z.object({ error: z.string() }).optional(),
  /** As a language provider told it. */
  told: z
    .union([
      z.object({ design: simulationDesign, by: z.string(), takesBack: z.array(z.string()) }),
      z.object({ change: changeForms.lesson, by: z.string() }),
    ])
    .optional(),
})

const now = () => performance.now()

/** Education simulations: the category of environments that the engine of simulations makes. */
export function makeSimulation(input: unknown, emit: Parameters<Generate>[1]): Promise<CreatedSimulation> {
  const { prompt, seed, anyway, plan, history, complaint, told } = simulationTask.parse(input)
  if (told && 'design' in told) {
    const { design, by, takesBack } = told
    const before = plan && { plan, takesBack, change: prompt }
    return createToldSimulation({
      prompt: plan?.prompt ?? prompt,
      design,
      by,
      seed: plan?.seed ?? seed,
      ...(before && { before }),
      now,
      emit,
    })
  }
  if (!plan) return createSimulation({ prompt, seed, anyway, now, emit })
  const platform = { seed: seed ?? plan.seed, now, emit }
  if (complaint)
    return buildPlannedSimulation(plan, platform, [
      `Rebuilt and proven again, without this error: “${complaint.error}”.`,
    ])
  return editCreatedSimulation(plan, prompt, history, platform, told)
}

export const buildSimulation = (plan: unknown, emit: Parameters<Generate>[1]): Promise<CreatedSimulation> => {
  const parsed = simulationPlan.parse(plan)
  return buildPlannedSimulation(parsed, { seed: parsed.seed, now, emit })
}
