import { describes } from './describing.ts'
import { ownNames } from './phrase.ts'

/** What a noun of several words says before its last: 'wooden' of 'wooden table', 'brick' of 'brick wall'. */
export function looksInNoun(noun: string, isKnown: (noun: string) => boolean): string[] {
  const words = ownNames.has(noun) ? [] : noun.split(' ')
  const looks: string[] = []
  while (words.length > 1) {
    const said = describes(words[0] ?? '')
    // A lava lamp is a lamp of its own kind, and none of lava.
    if (said?.says === 'stuff' && said.stuff.shapeless === 'liquid' && isKnown(words.join(' '))) break
    const isLook = said?.says === 'colour' || said?.says === 'stuff' || said?.says === 'size'
    if (!isLook || !isKnown(words.slice(1).join(' '))) break
    looks.push(words.shift() ?? '')
  }
  return looks
}

/** The noun without the colours, stuffs and sizes that stand in it, where the rest is a thing by itself: they are claims of their own. */
export const bareNoun = (noun: string, isKnown: (noun: string) => boolean): string =>
  noun.split(' ').slice(looksInNoun(noun, isKnown).length).join(' ')
