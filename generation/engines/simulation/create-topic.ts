import { levels } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { strToU8 } from 'fflate'
import type { Platform } from '../../pipeline/engine.ts'
import { buildPlannedSimulation } from './build-planned.ts'
import type { SimulationPlan } from './design.ts'
import type { SimulationFile } from './files.ts'
import { lessonSheet } from './lesson.ts'

export type CreatedTopic =
  | { proven: true; title: string; files: SimulationFile[] }
  | { proven: false; reason: string }

/** A topic as it stands, proven as whatever users make, with a lesson sheet for each level. */
export async function createTopic(topic: string, platform: Platform): Promise<CreatedTopic> {
  const system = systems.get(topic)
  if (!system) return { proven: false, reason: "We don't have that topic." }
  const { title } = system
  const plan: SimulationPlan = {
    kind: 'environment',
    category: 'simulation',
    prompt: title,
    title,
    seed: platform.seed,
    level: 'middle',
    parts: [{ topic, values: {}, controls: [], graphs: [] }],
    notes: [],
    claims: [],
  }
  const made = await buildPlannedSimulation(plan, platform)
  if (!made.proven) return made
  const sheets = levels.map((level) => ({
    path: `lesson-${level}.html`,
    type: 'text/html',
    bytes: strToU8(lessonSheet({ ...plan, level })),
  }))
  return { proven: true, title, files: [...made.files, ...sheets] }
}
