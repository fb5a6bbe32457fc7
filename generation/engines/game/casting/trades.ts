import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'

/** 'An astronaut girl', 'a pirate boy': of somebody who is two things at once, the one that is dressed for something. */
export function tradeOf({ name, traits }: Thing): string | undefined {
  const [trade, ...rest] = name.split(' ')
  const catalogue = openCatalogue()
  if (!trade || rest.length === 0 || !traits.includes('person') || catalogue.isNoun(name)) return undefined
  const isPerson = catalogue.isNoun(trade) && catalogue.find(trade).traits.includes('person')
  return isPerson && plain.has(rest.join(' ')) ? trade : undefined
}

/** The noun that leads to a picture. */
export const shownBy = (thing: Thing): string => thing.sense?.as ?? tradeOf(thing) ?? thing.name

/** Who wears nothing in particular. */
const plain = new Set([
  'girl',
  'boy',
  'man',
  'woman',
  'lady',
  'guy',
  'kid',
  'child',
  'person',
  'dad',
  'mom',
  'grandma',
  'grandpa',
])
