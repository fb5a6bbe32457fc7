import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { ModelPlan } from './design.ts'
import { planPrompt } from './read/plan-prompt.ts'

/** Any English prompt becomes a plan. Throws `Refused` for what is no prompt or is not made here. */
export const planModel = (prompt: string, { seed }: { seed: number }): ModelPlan =>
  planPrompt(prompt, { seed, registry: archetypes })
