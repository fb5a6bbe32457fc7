import { requirementsOf } from '../proof/requirements.ts'
import { madeOf, planned } from './made.ts'

const made = new Map<string, ReturnType<typeof madeOf>>()

/** The model of a sentence; made once. */
function modelOf(sentence: string) {
  const known = made.get(sentence) ?? madeOf(sentence)
  made.set(sentence, known)
  return known
}

/** The claim of a sentence that has these words, held against the model of another. */
export const judged = async (sentence: string, about: string, other = sentence) =>
  requirementsOf(await modelOf(other), planned(sentence)).find(({ claim }) => claim.includes(about))?.status
