import { type Catalogue, openCatalogue } from '../things/catalogue.ts'
import { openSpelling, type Spelling } from './spelling.ts'

/** `phrases` are the catalogue's nouns of several words. */
export type Lexicon = { catalogue: Catalogue; phrases: Set<string>; spelling: Spelling }

let shared: Pick<Lexicon, 'catalogue' | 'phrases'> | undefined

/** The grammar asks the same questions about a word many times over; a prompt of 2,000 letters asks thousands. */
function remembering(catalogue: Catalogue): Catalogue {
  const memo = <Answer>(ask: (word: string) => Answer) => {
    const known = new Map<string, Answer>()
    return (word: string): Answer => {
      const answer = known.get(word)
      if (answer !== undefined) return answer
      // Prompts of strangers never end; memory does.
      if (known.size > 4000) known.clear()
      const fresh = ask(word)
      known.set(word, fresh)
      return fresh
    }
  }
  const nouns = memo((word) => catalogue.lemma(word, 'noun'))
  // Nobody who is riding rids.
  const verbs = memo((word) => (word === 'riding' ? 'ride' : catalogue.lemma(word, 'verb')))
  return {
    ...catalogue,
    find: memo(catalogue.find),
    knows: memo(catalogue.knows),
    isNoun: memo(catalogue.isNoun),
    isVerb: memo(catalogue.isVerb),
    isAdjective: memo(catalogue.isAdjective),
    lemma: (word, part) => (part === 'noun' ? nouns(word) : verbs(word)),
  }
}

export function openLexicon(): Lexicon {
  if (!shared) {
    const catalogue = remembering(openCatalogue())
    shared = { catalogue, phrases: new Set(catalogue.phrases) }
  }
  return { ...shared, spelling: openSpelling(shared.catalogue) }
}
