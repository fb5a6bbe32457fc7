import { sizes } from '../../../brief/attribute-words.ts'
import { colours } from '../../../brief/colours.ts'
import type { Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { pieceOf } from './parts-of-reading.ts'

/** 'Sky blue', 'moss green', 'slate grey': the name of a colour, and no sky, moss or slate that is there. */
export function withColourNames(reading: Reading): Reading {
  const { words, things } = reading
  const textOf = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const isNamed = (at: number) =>
    colours[textOf(at)] === undefined &&
    plain.test(textOf(at + 1)) &&
    isColour(`${textOf(at)} ${textOf(at + 1)}`, textOf(at - 1))
  const named = new Set(words.flatMap((_, at) => (isNamed(at) ? [at] : [])))
  if (named.size === 0) return reading
  const rest = (places: readonly number[]) => places.filter((at) => !named.has(at))
  return {
    ...reading,
    things: things.map((thing): Thing => {
      const own = rest(thing.noun.words)
      if (own.length === 0 || own.length === thing.noun.words.length) return thing
      const head = own.includes(thing.head) ? thing.head : (own.at(-1) ?? thing.head)
      const attributes = thing.attributes
        .map(({ words: places }) => rest(places).filter((at) => !own.includes(at)))
        .filter((places) => places.length > 0)
        .map((places) => pieceOf(reading, places))
      return { ...thing, noun: pieceOf(reading, own), head, attributes }
    }),
  }
}

/** 'In a red hat', where the network took both words for the noun: how it looks is told apart from what it is. A red panda stays one. */
export function withLooksApart(reading: Reading): Reading {
  const isLook = (text: string) => Object.hasOwn(colours, text) || Object.hasOwn(sizes, text)
  return {
    ...reading,
    things: reading.things.map((thing): Thing => {
      const [first = -1, ...rest] = thing.noun.words
      const look = reading.words[first]?.text.toLowerCase() ?? ''
      const isName = openCatalogue().isNoun(thing.noun.text.toLowerCase())
      if (rest.length === 0 || first === thing.head || !isLook(look) || isName) return thing
      const attributes = [pieceOf(reading, [first]), ...thing.attributes]
      return { ...thing, noun: pieceOf(reading, rest), attributes }
    }),
  }
}

/** Words that are never a noun of their own: cream and gold are. */
const plain = /^(?:red|yellow|green|blue|purple|violet|pink|brown|gr[ea]y|black|white|turquoise|beige)$/

/** The dictionary has it as a colour, or the noun is a stuff that one thinks of in that colour: mint, sand, moss. */
function isColour(name: string, before: string): boolean {
  const { isAdjective, isNoun, find } = openCatalogue()
  const isKnown = isNoun(name) && find(name).above.some((kind) => kind === 'color')
  const [stuff = ''] = name.split(' ')
  // 'Paint grass green' and 'the moss green' have grass and moss in them.
  const isBare =
    !/^(?:the|an?|this|that|my|your|its|all|every|paint(?:s|ing)?|colou?rs?|dyes?|turns?|makes?)$/.test(
      before,
    )
  const isStuff =
    isNoun(stuff) && find(stuff).traits.some((trait) => /^(?:plant|food|material|drink)$/.test(trait))
  return isAdjective(name) || isKnown || (isBare && isStuff)
}
