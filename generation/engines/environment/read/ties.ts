import type { Piece } from '../../../reading/schema.ts'
import { type Link, linkOfDeed } from '../../model/read/links.ts'
import { plainWords } from '../../model/read/noun-phrase.ts'
import type { SceneOfReading } from './scene-of-reading.ts'

/** The plain words of a deed with its prepositions. */
export const plainDoes = (
  { words }: Piece,
  { reading, lexicon }: Pick<SceneOfReading, 'reading' | 'lexicon'>,
): string[] => words.flatMap((place) => plainWords(reading.words[place]?.text ?? '', lexicon))

export const isWithLink = (words: readonly string[]): boolean => linkOfDeed(words.join(' '))?.joins === 'with'

/** What ties two things to one shape: what one wears, holds, rides, is made of. */
export function tieOf(words: readonly string[]): Link | undefined {
  for (let cut = 0; cut < words.length; cut++) {
    const link = linkOfDeed(words.slice(cut).join(' '))
    if (link) return isTie(link) ? link : undefined
  }
  return undefined
}

/** 'covered in' says more than 'in'. */
export const isTiedBy = (words: readonly string[]): boolean => {
  const link = linkOfDeed(words.join(' '))
  return link !== undefined && isTie(link)
}

const ties = new Set<string>(['wearing', 'holding', 'riding', 'covered-in', 'full-of'])

const isTie = (link: Link): boolean =>
  link.joins === 'second'
    ? ties.has(link.how)
    : link.joins === 'made-of' || link.joins === 'shaped-like' || link.joins === 'costume'
