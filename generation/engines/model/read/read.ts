import { read } from '../../../reading/read.ts'
import type { Reading as Read } from '../../../reading/schema.ts'
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
  const told = new Gathered(reading, lexicon)
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
