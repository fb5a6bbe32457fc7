import { refusalOfWish } from '../../../brief/refusals.ts'
import { openSpelling } from '../../../brief/spelling.ts'
import { nounFinder, type Registry } from '../../../nouns/nouns.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { ModelPlan } from '../design.ts'
import { PlanMaker } from './make-plan.ts'
import type { Lexicon } from './phrase.ts'
import { readPrompt } from './read.ts'

/** A prompt becomes a plan of the shapes that there are. Throws `Refused` for what is no prompt or is not made here. */
export function planPrompt(
  prompt: string,
  { seed, registry }: { seed: number; registry: Registry },
): ModelPlan {
  const lexicon = lexiconOf(registry)
  const spelling = openSpelling(lexicon.catalogue)
  const refusal = refusalOfWish(prompt, prompt.toLowerCase(), { spelling, made: 'model' })
  if (refusal) throw new Refused(refusal.message)
  return new PlanMaker(readPrompt(prompt, lexicon), lexicon, { prompt, seed }).plan()
}

const lexicons = new WeakMap<Registry, Lexicon>()

/** What the reader knows of words; made once for each set of shapes. */
export function lexiconOf(registry: Registry): Lexicon {
  const known = lexicons.get(registry)
  if (known) return known
  const catalogue = openCatalogue()
  const lexicon = { catalogue, phrases: new Set(catalogue.phrases), nouns: nounFinder(registry) }
  lexicons.set(registry, lexicon)
  return lexicon
}
