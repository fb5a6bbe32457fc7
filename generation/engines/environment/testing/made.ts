import { buildEnvironment } from '../build.ts'
import type { EnvironmentPlan } from '../design.ts'
import type { Evidence } from '../proof/evidence.ts'
import { makePlan } from '../read/plan-environment.ts'
import { gathered } from '../verify.ts'

export const planned = (prompt: string): EnvironmentPlan => makePlan(prompt, 7, {})

/** The place of a sentence, looked at from all its views: all that claims are held against. */
export async function madeOf(prompt: string): Promise<Evidence> {
  const plan = planned(prompt)
  return gathered(await buildEnvironment(plan), plan)
}
