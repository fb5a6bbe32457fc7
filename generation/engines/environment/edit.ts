import { changeIn, type ToldChange, withReader } from '../../told/change.ts'
import type { EnvironmentPlan } from './design.ts'
import { changeByWords, type Edited } from './edit/change.ts'

export type { Edited }

/** A change asked for in the chat, as our own reader reads it or a language provider told it, becomes another plan. Throws `Refused` with a sentence where nothing can be read. */
export const editEnvironment = (
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
  told?: ToldChange,
): Edited => {
  const { text: words, reader } = changeIn(text, told)
  const { plan: changed, changes } = changeByWords(plan, words, history, reader)
  return { plan: withReader(changed, told), changes }
}
