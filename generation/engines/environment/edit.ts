import type { EnvironmentPlan } from './design.ts'
import { changeByWords, type Edited } from './edit/change.ts'

export type { Edited }

/** A change asked for in the chat becomes another plan. Throws `Refused` with a sentence where nothing can be read. */
export function editEnvironment(
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
): Edited {
  const edited = changeByWords(plan, text, history)
  return { ...edited, changes: edited.changes.map(asSentence) }
}

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
