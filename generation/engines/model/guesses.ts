import type { Guess } from '@makebelieve/contract/offer'
import { sensesBeside } from '../../nouns/other-senses.ts'
import type { ModelPlan } from './design.ts'
import { hasShape } from './proof/called.ts'

/** A noun of two senses, with nothing beside it that tells which: the usual one is made, and the other is offered. */
export function guessOf({ prompt, pieces: [main] }: ModelPlan): Guess | undefined {
  const noun = main?.noun
  if (noun === undefined) return undefined
  const said = new RegExp(`\\b${noun.replace(/[^a-z0-9 -]/gi, '.')}\\b`, 'i')
  const offers = sensesBeside(noun, prompt)
    .filter((other) => hasShape(other) && said.test(prompt) && !prompt.toLowerCase().includes(other))
    .map((other) => prompt.replace(said, other))
    .map((words) => ({ label: words, prompt: words }))
  if (offers.length === 0) return undefined
  const name = noun.charAt(0).toUpperCase() + noun.slice(1)
  return { says: `“${name}” can mean different things, so we made the usual one.`, offers }
}
