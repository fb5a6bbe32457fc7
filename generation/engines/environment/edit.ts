import type { EnvironmentPlan } from './design.ts'
import { changeByWords, type Edited } from './edit/change.ts'

export type { Edited }

/** A change asked for in the chat becomes another plan. Throws `Refused` with a sentence where nothing can be read. */
export const editEnvironment = (
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
): Edited => changeByWords(plan, text, history)
