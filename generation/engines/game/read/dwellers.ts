import { isAnimate } from '../../../brief/traits.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { pieceOf } from './parts-of-reading.ts'

/** 'A dragon hospital', 'a hamster school': whom a place is for is there, though only the place was said. A doll house is a thing of its own. */
export function withDwellers(reading: Reading): Reading {
  const { words, things, said } = reading
  const { isNoun, find, lemma } = openCatalogue()
  const isTaken = (at: number) => things.some(({ noun }) => noun.words.includes(at))
  const dwellers = said.flatMap(({ what, piece }): Thing[] => {
    const own = piece.words.filter((at) => words[at]?.part !== 'DET')
    const [first = -1, ...rest] = own
    const name = words[first]?.text.toLowerCase() ?? ''
    const whole = own.map((at) => words[at]?.text.toLowerCase()).join(' ')
    const isFor =
      what === 'place' &&
      rest.length > 0 &&
      !isTaken(first) &&
      words[first]?.relation === 'compound' &&
      isNoun(name) &&
      !isNoun(whole) &&
      lemma(name, 'noun') === name &&
      isAnimate(find(name)) &&
      !find(name).traits.includes('person')
    return isFor
      ? [{ noun: pieceOf(reading, [first]), head: first, role: 'friend', sure: 1, attributes: [], there: 1 }]
      : []
  })
  return dwellers.length === 0 ? reading : { ...reading, things: [...things, ...dwellers] }
}
