import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { changeIn, type ToldChange, withReader } from '../../told/change.ts'
import type { ModelPlan } from './design.ts'
import { changeByWords, type Edited } from './edit/change.ts'

export type { Edited }

/** A change asked for in the chat, as our own reader reads it or a language provider told it, becomes another plan. Throws `Refused` with a sentence where it cannot be done. */
export const editModel = (
  plan: ModelPlan,
  text: string,
  history: readonly ModelPlan[],
  told?: ToldChange,
): Edited => {
  const { text: words, reader } = changeIn(text, told)
  const { plan: changed, changes } = changeByWords(plan, words, history, archetypes, reader)
  return { plan: withReader(changed, told), changes }
}
