import { read } from '../../../reading/read.ts'
import type { Reading as Read, Thing } from '../../../reading/schema.ts'
import { withoutPictureTalk } from './frames.ts'
import { takeAgain, takeMembers, takeOwners } from './gather-again.ts'
import { takeLinks } from './gather-links.ts'
import { joinOf } from './gather-of.ts'
import { joinLoose, remaining, takeSaid, takeUnread } from './gather-rest.ts'
import { takeThings } from './gather-things.ts'
import { Gathered } from './gathered.ts'
import type { Lexicon } from './phrase.ts'
import type { Reading } from './reading.ts'

const openNouns = new Set('thing,something,object,item,stuff,anything,model,asset'.split(','))

export const isOpenNoun = (noun: string): boolean => openNouns.has(noun)

export const readPrompt = (prompt: string, lexicon: Lexicon): Reading =>
  thingsOf(read(withoutPictureTalk(prompt), 'model'), lexicon)

/** The things of a reading, as shapes are made of them. */
export function thingsOf(reading: Read, lexicon: Lexicon): Reading {
  const told = new Gathered(withNamedPlace(reading, lexicon), lexicon)
  const halves = takeThings(told)
  for (const [outer, inner] of halves) joinOf(told, outer, inner)
  takeAgain(told)
  takeOwners(told)
  takeLinks(told)
  takeSaid(told)
  takeUnread(told)
  takeMembers(told)
  joinLoose(told)
  return {
    text: told.read.text.replace(/\s+/g, ' ').trim(),
    ...remaining(told),
    unknown: [...new Set(told.unknown)],
    idle: told.idle,
  }
}

/**
 * 'Ancient greek temple, broken columns': what is named first, and stands in nothing, is what is to be made, though it is a place to
 * walk in as well.
 */
function withNamedPlace(reading: Read, lexicon: Lexicon): Read {
  const { words, things } = reading
  const place = reading.said.find(({ what }) => what === 'place')?.piece
  const [first] = place?.words ?? []
  if (!place || first === undefined) return reading
  const isInFront = words.slice(0, first).every(({ part }) => part === 'DET')
  const isPlain = place.words.every((at) => /^(?:NOUN|PROPN|ADJ|DET)$/.test(words[at]?.part ?? ''))
  const isThing = things.some(({ noun }) => noun.words.some((at) => place.words.includes(at)))
  if (!isInFront || !isPlain || isThing || things.some(({ role }) => role === 'main')) return reading
  const textOf = (places: readonly number[]) => places.map((at) => words[at]?.text ?? '').join(' ')
  const from = place.words.findIndex(
    (_, n) => lexicon.nouns.has(textOf(place.words.slice(n)).toLowerCase()) !== undefined,
  )
  if (from < 0) return reading
  const noun = place.words.slice(from)
  const named: Thing = {
    noun: { words: noun, text: textOf(noun) },
    head: noun.at(-1) ?? first,
    attributes: place.words
      .slice(0, from)
      .filter((at) => words[at]?.part !== 'DET')
      .map((at) => ({ words: [at], text: textOf([at]) })),
    role: 'main',
    sure: 1,
    there: 1,
  }
  return { ...reading, things: [...things, named] }
}
