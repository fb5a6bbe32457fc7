import type { ModelPlan } from './design.ts'

/** How the prompt was understood, for the chat: what is there, how it was found, what could not be done. */
export function describeModel(plan: ModelPlan): string {
  const found = plan.pieces.map(({ via }) => via).filter((via) => / is | are /.test(via))
  const readings = [...new Set(found)].map((via) => `${via.charAt(0).toUpperCase()}${via.slice(1)}.`)
  const notes = plan.notes.filter((note) => !readings.includes(note))
  const guess = plan.guess ? [plan.guess.says] : []
  return [`${plan.title}.`, ...guess, ...readings, ...notes].join(' ')
}
