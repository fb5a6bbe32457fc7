import type { Actor, Attributes, Role } from '../../../../brief/brief.ts'
import type { Lexicon } from '../../../../brief/lexicon.ts'
import { longestPhrase, phraseSense, type Sense } from '../../../../brief/phrases.ts'
import { spokenIn } from '../../../../brief/set-phrases.ts'
import { roleNouns, stopNouns } from '../../../../brief/stop-nouns.ts'
import { read } from '../../../../reading/read.ts'
import type { Thing } from '../../../../things/thing.ts'
import { attributesOf, isPlural, phraseOf } from '../../read/cast.ts'
import { thingOf } from '../../read/thing-of.ts'
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

/** Somebody or something that words name. */
export type Named = {
  thing: Thing
  phrase: string
  plural: boolean
  count?: number
  attributes: Attributes
  /** 'The enemies', 'the boss': whoever has the part. */
  roleNoun?: Role
  /** A word for the game itself or for talk about it, and nothing on the stage. */
  isTalk: boolean
}

/** What the words name, in their order. */
export function namedIn(words: string, { catalogue }: Lexicon): Named[] {
  const reading = read(words, 'edit game')
  const isNamed = ({ head }: (typeof reading.things)[number]) => reading.words[head]?.part !== 'PRON'
  return reading.things.filter(isNamed).map((thing) => {
    const head = (reading.words[thing.head]?.text ?? '').toLowerCase()
    const roleNoun = roleNouns[head] ?? roleNouns[catalogue.lemma(head, 'noun')]
    return {
      thing: thingOf(thing, reading, catalogue),
      phrase: phraseOf(thing, reading),
      plural: isPlural(thing, reading, catalogue),
      ...(thing.count !== undefined && { count: thing.count }),
      attributes: attributesOf(thing),
      ...(roleNoun && { roleNoun }),
      isTalk: stopNouns.has(head),
    }
  })
}

/** Whoever can stand on the stage. */
export const stagedIn = (words: string, lexicon: Lexicon): Named[] =>
  namedIn(words, lexicon).filter(({ roleNoun, isTalk }) => !roleNoun && !isTalk)

/** Those whose words say nothing else: 'snow' of 'a lake with snow' is the weather. */
export function stagedBeside(words: string, lexicon: Lexicon, isElse: (sense: Sense) => boolean): Named[] {
  const other = sensesSaid(words, lexicon).flatMap(({ sense, words: said }) =>
    isElse(sense) ? said.split(' ') : [],
  )
  return stagedIn(words, lexicon).filter(
    ({ phrase }) => !phrase.split(' ').some((word) => other.includes(word)),
  )
}

/** Whom the words are for: the first thing or role they name. */
export function targetIn(words: string, lexicon: Lexicon, last?: Target): Target | undefined {
  const [first] = namedIn(words, lexicon).flatMap(({ thing, roleNoun, isTalk }) => {
    if (roleNoun) return [roleNoun]
    return isTalk || notTargets.has(thing.name) ? [] : [thing.name]
  })
  return first ?? (/\b(?:them|they|he|she|him|her|its)\b/.test(words) ? last : undefined)
}

export const actorOf = ({ thing, phrase, plural, count, attributes }: Named, role: Role): Actor => ({
  id: idOf(thing),
  thing,
  phrase,
  role,
  ...(plural && { plural: true }),
  ...(count !== undefined && { count }),
  attributes,
})

const idOf = ({ name }: Thing): string => name.replace(/[^a-z0-9]+/g, '-')

export type SaidAs = { sense: Sense; words: string }

/** Senses of the words and of every phrase in them; a longer phrase hides its parts. */
export function sensesSaid(words: string, lexicon: Lexicon): SaidAs[] {
  const tokens = spokenIn(words, lexicon)
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
