import type { Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'

/**
 * 'Catch the eggs, dodge the rotten ones': the ones are eggs, of another sort. The word stands for the noun before it, so that is what it is
 * from here on; what is said of it ('rotten') tells the two apart.
 */
export function withOnes(reading: Reading): Reading {
  const meant = new Map<number, number>()
  const things = reading.things.map((thing, index): Thing => {
    const of = isOnes(thing, reading) ? nounFor(index, reading) : undefined
    if (of === undefined) return thing
    meant.set(thing.head, of)
    return { ...thing, noun: { ...thing.noun, text: textOf(reading, of), words: [thing.head] } }
  })
  if (meant.size === 0) return reading
  const words = reading.words.map((word, at) => {
    const of = meant.get(at)
    return of === undefined ? word : { ...word, text: textOf(reading, of), part: 'NOUN' }
  })
  return { ...reading, words, things }
}

const textOf = ({ words }: Reading, at: number) => words[at]?.text ?? ''

/** 'Ones' always; 'one' only where something is said of it: 'the red one'. */
const isOnes = ({ head, attributes }: Thing, reading: Reading) =>
  /^ones$/i.test(textOf(reading, head)) || (/^one$/i.test(textOf(reading, head)) && attributes.length > 0)

/** The noun that was named last and that one is nobody's player: with 'ones' one of which there are many. */
function nounFor(index: number, { things, words }: Reading): number | undefined {
  const { head = 0 } = things[index] ?? {}
  const before = things
    .filter((one) => one.head < head && one.role !== 'you' && !/^ones?$/i.test(words[one.head]?.text ?? ''))
    .map((one) => one.head)
    .sort((one, other) => other - one)
  // Grass is a word with an s, and no ones.
  const isMany = (at: number) => {
    const text = words[at]?.text.toLowerCase() ?? ''
    return openCatalogue().lemma(text, 'noun') !== text || /^(?:sheep|fish|deer|people)$/.test(text)
  }
  // 'From a jetty, throw the small ones back, catch 8 salmon': of a jetty there are no small ones.
  const isOfSeveral = (one: Thing) => one.head > head && ((one.count ?? 1) > 1 || isMany(one.head))
  const later = things.filter(isOfSeveral).map((one) => one.head)
  const isPlural = /^ones$/i.test(words[head]?.text ?? '')
  return before.find(isMany) ?? (isPlural ? later[0] : undefined) ?? before[0]
}
