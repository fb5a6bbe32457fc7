import { archetypes } from '@makebelieve/shapes/archetypes/index'
import type { ModelPlan } from './design.ts'
import { changeByWords, type Edited } from './edit/change.ts'

export type { Edited }

/** A change asked for in the chat becomes another plan. Throws `Refused` with a sentence where it cannot be done. */
export const editModel = (plan: ModelPlan, text: string, history: readonly ModelPlan[]): Edited =>
  changeByWords(plan, text, history, archetypes)
