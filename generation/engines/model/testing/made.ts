import { type BuildSettings, buildFile } from '../build.ts'
import type { ModelPlan } from '../design.ts'
import { shapeOfPlan } from '../engine.ts'
import { settingsFrom } from '../mesh/settings.ts'
import { planModel } from '../plan.ts'
import { type Evidence, gathered } from '../proof/evidence.ts'
import { readModel } from '../proof/read-file.ts'
import { usualSettings } from './canaries.ts'

export const planned = (prompt: string): ModelPlan => planModel(prompt, { seed: 7 })

/** The model of a sentence as its file has it, coarsely textured: all that claims are held against. */
export async function madeOf(prompt: string, settings: Partial<BuildSettings> = {}): Promise<Evidence> {
  const plan = planned(prompt)
  const shape = await shapeOfPlan(plan, settingsFrom())
  const { glb } = await buildFile(shape, {
    ...usualSettings,
    ...settings,
    metres: plan.metres,
    title: plan.title,
  })
  return gathered(await readModel(glb), plan)
}
