import { buildPlannedSimulation } from '@makebelieve/generation/create-simulation'
import type { SimulationPlan } from '@makebelieve/generation/engines/simulation/design'
import { lessonSheet } from '@makebelieve/generation/engines/simulation/lesson'
import { levels } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/kit/simulation/topics/index'
import { strToU8 } from 'fflate'
import { z } from 'zod'
import { type Generate, GenerationFailure } from '../runs/generator.ts'

const topicTask = z.object({ topic: z.string() })

/** A topic as it stands, proven as whatever users make, with a lesson sheet for each level. */
export const generate: Generate = async ({ input }, emit) => {
  const { topic } = topicTask.parse(input)
  const system = systems.get(topic)
  if (!system) throw new GenerationFailure('There is no such topic.')
  const plan: SimulationPlan = {
    kind: 'environment',
    category: 'simulation',
    prompt: system.title,
    title: system.title,
    seed: 1,
    level: 'middle',
    parts: [{ topic, values: {}, controls: [], graphs: [] }],
    notes: [],
    claims: [],
  }
  const made = await buildPlannedSimulation(plan, { seed: 1, now: () => performance.now(), emit })
  if (!made.proven) throw new GenerationFailure(made.reason)
  const sheets = levels.map((level) => ({
    path: `lesson-${level}.html`,
    type: 'text/html',
    bytes: strToU8(lessonSheet({ ...plan, level })),
  }))
  return { kind: 'environment', name: system.title, files: [...made.files, ...sheets] }
}
