import type { Catalogue } from '../things/catalogue.ts'
import { type Mechanic, mechanics } from './brief.ts'
import { type Frame, frameOf } from './verbs.ts'

const known = new Set<string>(mechanics)

/** Kinds so general that everything is led to them. */
const tooWide = new Set(
  'make get take move change act go have give put turn use press touch create hold bring travel run play feed cut break treat affect leave control'.split(
    ' ',
  ),
)

/** The mechanic of a verb: its own, or that of a wider verb of WordNet. */
export function mechanicOf(
  event: { verb: string; frame: Frame; subjects: readonly string[] },
  catalogue: Catalogue,
): { mechanic: Mechanic; via?: string } | undefined {
  // 'every level adds one more ghost' does no sums.
  if (event.verb === 'add' && !event.subjects.includes('player')) return undefined
  if (event.frame.mechanic) return { mechanic: event.frame.mechanic }
  const verb = event.verb.split(' ')[0] ?? event.verb
  // Words that are nouns at heart lead astray as verbs: 'to cloud', 'to head'.
  if (frameOf(verb) || catalogue.isNoun(verb)) return undefined
  for (const wider of catalogue.verbKinds(verb).slice(0, 6)) {
    if (tooWide.has(wider)) continue
    const mechanic = frameOf(wider)?.mechanic ?? (known.has(wider) ? (wider as Mechanic) : undefined)
    if (mechanic) return { mechanic, via: wider }
  }
  return undefined
}
