import { Declined } from '../pipeline/engine.ts'
import { isPlain } from '../reading/words.ts'
import { openCatalogue } from '../things/catalogue.ts'
import { openSpelling } from './spelling.ts'

type Asking = {
  /** What the words should have told: 'What should the game be about?' */
  question: string
  /** Sentences that show how one could say it. */
  examples: readonly string[]
  /** Whether something can be made all the same. */
  mayBeMade: boolean
}

/** Who writes nothing that can be read is asked what is meant, before anything is made of a guess. */
export function askWhereUnreadable(prompt: string, asking: Asking): void {
  if (isUnreadable(prompt)) throw askedAgain(prompt, asking)
}

/** What somebody is told of whose words nothing could be made. */
export function askedAgain(prompt: string, { question, examples, mayBeMade }: Asking): Declined {
  const said = prompt.trim()
  const shown = said.length > 60 ? `${said.slice(0, 60).trimEnd()}…` : said
  return new Declined(`We can't make sense of “${shown}”. ${question} Here are two ideas to start from.`, [
    ...examples.map((example) => ({ label: example, prompt: example })),
    ...(mayBeMade ? [{ label: 'Surprise me', prompt, anyway: true as const }] : []),
  ])
}

/** Whether a text has words that say something, and none of them is a word that we know or can mend: 'asdf qwer', 'blorp'. */
export function isUnreadable(text: string): boolean {
  const spelling = openSpelling(openCatalogue())
  // A café is a cafe.
  const plainly = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const words = (plainly.match(/\p{L}[\p{L}'’]*/gu) ?? []).filter((word) => word.length > 1 && !isPlain(word))
  if (words.length === 0 || words.some((word) => spelling.isKnown(word))) return false
  const mended = spelling.mend(words.map((word) => ({ raw: word, text: word, hyphened: false })))
  return mended.every(({ text: word }) => !spelling.isKnown(word))
}
