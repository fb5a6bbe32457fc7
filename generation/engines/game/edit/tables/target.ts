import type { Actor, Role } from '../../../../brief/brief.ts'
import { chunk, type NounPhrase } from '../../../../brief/noun-phrases.ts'
import { longestPhrase, phraseSense, type Sense } from '../../../../brief/phrases.ts'
import { roleNouns } from '../../../../brief/stop-nouns.ts'
import { type Lexicon, tag } from '../../../../brief/tagging.ts'
import type { Edit, Target } from '../change.ts'

/** What a table finds in the words of one wish. `last` is whom the wish before was for, `raw` are the words as written. */
export type Reader = (
  words: string,
  lexicon: Lexicon,
  last: Target | undefined,
  raw: string,
) => Edit[] | undefined

/** Words that are about the change and never whom it is for. */
const notTargets = new Set(
  'speed size color colour game everything thing number amount count bit lot way time more background setting scene level it difficulty'.split(
    ' ',
  ),
)

export function phrasesOf(words: string, lexicon: Lexicon): NounPhrase[] {
  return chunk(tag(words, lexicon), lexicon).filter((item): item is NounPhrase => item.kind === 'np')
}

/** Whom the words are for: the first thing or role they name. */
export function targetIn(words: string, lexicon: Lexicon, last?: Target): Target | undefined {
  for (const np of phrasesOf(words, lexicon)) {
    if (np.pronoun !== undefined) {
      if (['them', 'they', 'he', 'she', 'him', 'her', 'its'].includes(np.pronoun)) return last
      if (['me', 'i', 'you', 'we'].includes(np.pronoun)) continue
      continue
    }
    if (np.roleNoun) return np.roleNoun
    if (np.name !== '' && !notTargets.has(np.name)) return np.name
    const head = np.tokens.at(-1)
    const role = roleNouns[head?.lemma ?? '']
    if (role) return role
    // Here 'asteroids' are the things, not the game of that name.
    if (head?.title) return lexicon.catalogue.find(head.text).name
  }
  return undefined
}

export function actorOf(np: NounPhrase, role: Role, { catalogue }: Lexicon): Actor {
  const thing = catalogue.find(np.name)
  return {
    id: thing.name.replace(/[^a-z0-9]+/g, '-'),
    thing,
    phrase: np.phrase,
    role,
    ...(np.plural && { plural: true }),
    ...(np.count !== undefined && { count: np.count }),
    attributes: np.attributes,
  }
}

export type SaidAs = { sense: Sense; words: string }

/** Senses of the words and of every phrase in them; a longer phrase hides its parts. */
export function sensesSaid(words: string, lexicon: Lexicon): SaidAs[] {
  const tokens = tag(words, lexicon)
  const said: SaidAs[] = []
  for (let at = 0; at < tokens.length; ) {
    let taken = 1
    for (let length = Math.min(longestPhrase, tokens.length - at); length >= 1; length -= 1) {
      const part = tokens.slice(at, at + length)
      const phrase = part.map((token) => token.text).join(' ')
      const sense = length === 1 ? part[0]?.sense : phraseSense(phrase)
      if (!sense) continue
      said.push({ sense, words: phrase })
      taken = length
      break
    }
    at += taken
  }
  return said
}

export const sensesIn = (words: string, lexicon: Lexicon): Sense[] =>
  sensesSaid(words, lexicon).map(({ sense }) => sense)
