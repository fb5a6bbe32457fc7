import { isSameWord } from '@makebelieve/contract/proven-sentence'
import { closedTag } from '../../../brief/function-words.ts'
import { describes } from './describing.ts'
import { plainWords } from './noun-phrase.ts'
import type { Lexicon } from './phrase.ts'
import type { Reading } from './reading.ts'

/** Words of the prompt that say something and are in no claim; those that stand together, together. Nothing that was said is passed over. */
export function unclaimed(
  { text, idle = [] }: Pick<Reading, 'text' | 'idle'>,
  claims: readonly { text: string }[],
  lexicon: Lexicon,
): string[] {
  const claimed = claims.flatMap((claim) => plainWords(claim.text, lexicon))
  const isOpen = (word: string) =>
    !closedTag(word) &&
    !idle.includes(word) &&
    describes(word)?.says !== 'nothing' &&
    ![word, lexicon.catalogue.lemma(word, 'noun')].some((form) =>
      claimed.some((known) => isSameWord(known, form)),
    )
  const runs: string[][] = [[]]
  for (const word of plainWords(text, lexicon)) {
    if (isOpen(word)) runs.at(-1)?.push(word)
    else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs.flatMap((run) => (run.length > 0 ? [run.join(' ')] : []))
}
