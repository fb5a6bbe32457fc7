import type { Wish } from '../reading/wishes.ts'
import { fold, hasLetters, isPlain, numberIn } from '../reading/words.ts'
import type { Catalogue } from '../things/catalogue.ts'

/** The words of a wish that are not in what was said of it, in any form. */
export const unsaidOf = (wish: Wish, said: readonly string[], catalogue: Catalogue): string[] =>
  unsaidIn(contentOf(wish), said, catalogue)

/** Those of some words that are not in what was said, in any form. */
export function unsaidIn(
  content: readonly string[],
  said: readonly string[],
  catalogue: Catalogue,
): string[] {
  const words = said.flatMap((one) =>
    fold(one)
      .split(/[^\p{L}\p{N}'-]+/u)
      .filter(Boolean),
  )
  const named = new Set(words.flatMap((word) => formsOf(word, catalogue)))
  const numbers = new Set(words.flatMap((word) => numberIn(word) ?? []))
  return content.filter(
    (text) =>
      !isAmong(fold(text), numbers) && !formsOf(fold(text), catalogue).some((form) => named.has(form)),
  )
}

/** The words of a wish that say something: not how it is asked, and not what only joins others. */
export const contentOf = ({ words }: Wish): string[] =>
  words.flatMap(({ text, part }) => {
    const word = fold(text)
    const isNothing = (isPlain(word) && !others.test(word)) || asking.test(word)
    return hasLetters(word) && !isNothing && part !== 'DET' ? [text] : []
  })

/** 'The other ones': whoever is left when some are spoken of. */
const others = /^others?$/

/** A number, however it is written, and whether one lost or won it; minutes may be told as seconds. */
export function isAmong(word: string, numbers: ReadonlySet<number>): boolean {
  const value = numberIn(word)
  return value !== undefined && [value, -value, value * 60].some((one) => numbers.has(one))
}

/** How people ask, are polite, and speak of what they made as such. */
const asking =
  /^(?:make|makes|add|adds|put|turn|turns|change|set|give|gives|take|bring|show|remove|delete|erase|rid|away|replace|swap|switch|convert|transform|use|keep|include|insert|spawn|place|introduce|become|becomes|play|plays|playing|paint|dye|tint|mute|hide|disable|instead|rather|please|pls|plz|thanks|thank|hey|hi|hello|ok|okay|maybe|somehow|little|bit|tad|touch|slightly|way|far|super|really|extra|additional|too|enough|kind|sort|look|looks|looking|feel|feels|seem|version|style|theme|mode|whole|everything|all|always|never|no|new|able|think|wish|would|could|about|how|next|again|back|everywhere|in-game|character|nice|cool|awesome|cute|mind|possible|btw|now|should|move)$/

/** A word as it is, as a noun and as a verb. */
export function formsOf(word: string, catalogue: Catalogue): string[] {
  const plain = word.replace(/['’]s$/, '')
  return [plain, catalogue.lemma(plain, 'noun'), catalogue.lemma(plain, 'verb')]
}

/** A message without what only makes it polite, in small letters. */
export const withoutPoliteness = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(
      /\b(?:please|pls|plz|can you|could you|would you|can we|could we|i would like you to|i'd like you to|i want you to|now|also|then|just|instead|actually|maybe)\b/g,
      ' ',
    )
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.!?]+$/g, '')

/** Whether a wish begins with what is to be done: 'add a scarf', and not 'a blue scarf'. */
export const isAsking = (wish: string): boolean =>
  /^(?:i|it|he|she|they|we|you|there|can|could)$/.test(firstWord(wish)) || asking.test(firstWord(wish))
const firstWord = (wish: string) => fold(/[\p{L}'-]+/u.exec(wish)?.[0] ?? '')

/** What came in by a wish may lack something that was said of it: that is told. */
export function leftOutOf(wish: Wish, said: readonly string[], catalogue: Catalogue): string[] {
  if (!said.some((one) => one.startsWith('I added'))) return []
  const words = said.flatMap((one) => fold(one).split(/[^\p{L}]+/u))
  // 'The fire' is the campfire that was there.
  const isMeant = (word: string) => words.some((one) => one.endsWith(fold(word)))
  const left = unsaidOf(wish, said, catalogue).filter((word) => !isMeant(word))
  return left.length === 0 ? [] : [`I couldn't do the “${left.join(' ')}” part of that.`]
}
