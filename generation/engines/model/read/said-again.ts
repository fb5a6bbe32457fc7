import type { Reading as Read } from '../../../reading/schema.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { Told } from './phrase.ts'

/** Words that stand for one or some of what was spoken of before: 'one of them', 'the small one', 'the other'. */
const members = new Set('one ones other others another first second third last'.split(' '))

export const isMember = (noun: string): boolean => members.has(noun.split(' ').at(-1) ?? '')

type Spoken = Told & { noun: string; arranged?: unknown }

/**
 * Which earlier thing a definite noun speaks of again: 'a stack of three books … the books', 'a robot dog … the dog'. Where several are
 * called so, the one of which the same was said; nothing where none is.
 */
export function spokenOfBefore(
  again: Spoken,
  before: readonly { index: number; thing: Spoken }[],
  catalogue: Catalogue,
): number | undefined {
  const isCalled = ({ noun }: Spoken) =>
    noun === again.noun ||
    noun.endsWith(` ${again.noun}`) ||
    noun.endsWith(` of ${again.noun}`) ||
    noun.endsWith(` of ${again.noun}s`) ||
    // What stands before a noun is of another kind: a ball of yarn is no thread.
    (!noun.includes(' ') && catalogue.find(noun).kinds.includes(again.noun))
  const shared = ({ colours, size }: Spoken) =>
    Number(again.colours.some(({ word }) => colours.some((one) => one.word === word))) +
    Number(again.size !== undefined && again.size.word === size?.word)
  const found = before.filter(({ thing }) => isCalled(thing))
  const most = Math.max(0, ...found.map(({ thing }) => shared(thing)))
  return found.findLast(({ thing }) => shared(thing) === most)?.index
}

/** 'One big and one small': each has the words that stand nearest to it, whichever of them the reading gave them to. */
export function nearestWords(
  words: readonly number[],
  head: number,
  heads: readonly number[],
  { words: all }: Pick<Read, 'words'>,
): number[] {
  const farness = (word: number, from: number) =>
    Math.abs(word - from) +
    (all.slice(Math.min(word, from), Math.max(word, from)).some(({ text }) => text === ',') ? 9 : 0)
  return words.filter((word) => heads.every((other) => farness(word, head) <= farness(word, other)))
}
