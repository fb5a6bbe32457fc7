import type { Brief, Claim } from '../../../brief/brief.ts'
import { cutWords, fold, isPlain, numberIn, type Word } from '../../../reading/words.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/** What is held against its number. That it is set on a six-lane road is met by any road, and says nothing of the lanes. */
const measured = new Set<Claim['about']>([
  'number',
  'count',
  'points',
  'term',
  'consequence',
  'quantity',
  'other',
  'unserved',
  'attribute',
  'twist',
  'genre',
  'topic',
  'extra',
  'look',
])

type Told = { at: number; value: number }

/** Numbers that something has so many of: not how old somebody is, nor '3D', '1v1' and years. */
function numbersIn(words: readonly Word[]): Told[] {
  return words.flatMap(({ text }, at): Told[] => {
    const value = numberIn(text)
    const word = fold(text)
    const next = fold(words[at + 1]?.text ?? '')
    const isName = /^(?:\d+d|\d+v\d+|\d+(?:st|nd|rd|th)|single|double|triple|twins?|both|pair|couple)\b/.test(
      word,
    )
    const isAge =
      /-?years?\b|^(?:yo|y\/o)$/.test(word + next) ||
      /^(?:aged?|grade|year)$/.test(fold(words[at - 1]?.text ?? ''))
    const isWhose =
      /^(?:is|was|turns|turned)$/.test(fold(words[at - 1]?.text ?? '')) &&
      !/^(?:\p{L}+[^s]s|minute|second)$/u.test(next)
    const isTheirs = isWhose && isSomebody(fold(words[at - 2]?.text ?? ''))
    return isTheirs || value === undefined || value === 1 || value === 0 || value > 1900 || isName || isAge
      ? []
      : [{ at, value }]
  })
}

/** 'My son is 5.' */
const isSomebody = (noun: string) =>
  /^(?:he|she)$/.test(noun) ||
  openCatalogue().find(openCatalogue().lemma(noun, 'noun')).traits.includes('person')

const minutes = (words: readonly Word[], at: number) =>
  /^min(?:ute)?s?$/.test(fold(words[at + 1]?.text ?? ''))

/** The numbers that a claim speaks of, each for one number of the sentence: how it is said, or what it came to. */
function valuesOf(claim: Claim): number[] {
  const said = cutWords(claim.words).flatMap(({ text }) => numberIn(text) ?? [])
  const own = 'value' in claim && typeof claim.value === 'number' ? [claim.value] : []
  return [...new Set([...said, ...own])]
}

/** Every number of a sentence is in one claim: where none is held against it, that is said, with what it is a number of. */
export function withOwners(brief: Brief): Brief {
  const words = cutWords(brief.prompt)
  // The three of 'match three' belongs to the name of the game.
  const named = brief.cues.map(({ words: name }) => ({
    words: name.toLowerCase(),
    values: [...new Set(cutWords(name).flatMap(({ text }) => numberIn(text) ?? []))],
  }))
  const claimed = brief.claims
    .filter(({ about }) => measured.has(about))
    .map((claim) => ({ words: claim.words.toLowerCase(), values: valuesOf(claim) }))
  const open = [...named.slice(0, 1), ...claimed]
  const alone = numbersIn(words).filter(({ at, value }) => {
    const text = fold(words[at]?.text ?? '')
    const meant = [value, ...(minutes(words, at) ? [value * 60] : []), ...(text === 'half' ? [30] : [])]
    const found =
      open.find(
        (one) => one.values.some((own) => own === value) && one.words.includes(phraseAt(words, at, 1)),
      ) ?? open.find((one) => one.values.some((own) => meant.includes(own)))
    if (!found) return true
    found.values = found.values.filter((own) => !meant.includes(own))
    return false
  })
  if (alone.length === 0) return brief
  const more = alone.map(({ at }): Claim => ({ about: 'other', words: capital(phraseAt(words, at, 3)) }))
  return { ...brief, claims: [...brief.claims, ...more] }
}

/** From a number to the noun behind it: 'six-lane road', '3 busy streets'. */
function phraseAt(words: readonly Word[], at: number, most: number): string {
  const found = [words[at]?.text ?? '']
  for (const { text } of words.slice(at + 1, at + 1 + most)) {
    if (isPlain(text) || !/^[\p{L}-]+$/u.test(text)) break
    found.push(text)
    if (/s$/.test(text)) break
  }
  return found.join(' ').toLowerCase()
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
