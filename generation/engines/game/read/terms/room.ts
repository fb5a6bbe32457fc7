import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, noun, numeral, placeOf, without } from './found.ts'

const holds = new RegExp(
  `(?<=^|[.,;:!?(] ?|\\b(?:and|but) )(?:the|your|his|her|its|my|our|each|every|an?) (?<x>${noun}) (?:holds?|can hold|has room for|fits|can carry (?:up to|at most|only)) (?:up to |at most |only )?${numeral} (?:of )?${noun}(?: at (?:once|a time))?(?=[.,;!?]|$| and\\b| but\\b)`,
  'gi',
)

/** 'The boat holds 8 people': how much room there is, and not how many of them there are. Nothing makes it yet. */
export const roomIn = (text: string): Found[] =>
  [...text.matchAll(holds)].flatMap((match): Found[] => {
    const { lemma, find } = openCatalogue()
    // Who lives holds something in the hand.
    if (isAnimate(find(lemma(match.groups?.x?.split(' ').at(-1) ?? '', 'noun')))) return []
    const { start, end, words } = placeOf(match)
    return [{ term: { about: 'unmade', words: without(words) }, start, end }]
  })
