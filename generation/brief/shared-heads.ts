import { sizes } from './attribute-words.ts'
import { colours } from './colours.ts'
import type { Token } from './token.ts'

/** What comes in kinds that are named by a material or an element: 'fire, ice and lightning spells'. */
export const headsInKinds = new Set(
  (
    'spell attack power tower potion gem crystal elemental ball arrow bolt dragon key coin block brick tile ' +
    'magic element spirit golem sword armor orb juice cake pie tree'
  ).split(' '),
)
/** 'black and white cats' are cats of two colours. */
const oneLook = new Set(['black and white', 'white and black'])

/**
 * Gives every word of a list the noun that all of them share: 'red, blue and green gems' becomes 'red gems, blue gems
 * and green gems', 'apple and pear trees' becomes 'apple trees and pear trees'.
 */
export function shareHeads(tokens: Token[]): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const list = listAt(tokens, at)
    if (!list) {
      const token = tokens[at]
      if (token) out.push(token)
      at += 1
      continue
    }
    for (const [index, token] of list.words.entries()) {
      const joint = list.joints[index - 1]
      if (joint) out.push(...joint)
      out.push(token, { ...list.head })
    }
    at = list.end
  }
  return out
}

type List = { words: Token[]; joints: Token[][]; head: Token; end: number }

function listAt(tokens: Token[], from: number): List | undefined {
  const words: Token[] = []
  const joints: Token[][] = []
  let at = from
  let joined = false
  while (true) {
    const word = tokens[at]
    if (!word || (word.tag !== 'noun' && word.tag !== 'adj')) return undefined
    const [first = '', last = '', ...more] = word.text.split(' ')
    if (joined && last !== '' && more.length === 0 && word.plural && !word.sense?.joined) {
      // 'apple and pear trees', where 'pear tree' is one word of the catalogue.
      const lemma = word.lemma.split(' ').at(-1) ?? last
      words.push({ ...word, raw: first, text: first, lemma: first, plural: false })
      const head = { ...word, raw: last, text: last, lemma }
      return words.every((one) => one.tag === 'noun' && isModifier(one, head))
        ? { words, joints, head, end: at + 1 }
        : undefined
    }
    words.push(word)
    at += 1
    const joint: Token[] = []
    for (let next = tokens[at]; next && (next.text === ',' || next.tag === 'and' || next.tag === 'or'); ) {
      joint.push(next)
      if (next.tag !== 'punct') joined = true
      at += 1
      next = tokens[at]
    }
    if (joint.length === 0) break
    joints.push(joint)
  }
  const head = tokens[at]
  const last = words.at(-1)
  if (!joined || words.length < 2 || !last || head?.tag !== 'noun' || !head.plural) return undefined
  // The list ends with its head: 'green gems' and no third noun behind it.
  if (tokens[at + 1]?.tag === 'noun' || head.text.includes(' ')) return undefined
  const kinds = words.every((word) => (word.tag === 'adj' ? isMark(word) : isModifier(word, head)))
  if (!kinds || oneLook.has(words.map((word) => word.text).join(' and '))) return undefined
  if (words.some((word) => word.tag === 'adj') && !words.every(isMark)) return undefined
  // Before a bare singular noun stands no article of its own: 'a cat and house plants' are two.
  const before = tokens[from - 1]
  if (words[0]?.tag === 'noun' && before && ['det', 'num', 'adj', 'noun'].includes(before.tag)) {
    if (!headsInKinds.has(head.lemma)) return undefined
    if (before.tag === 'noun' || before.tag === 'adj') return undefined
  }
  return { words, joints, head, end: at + 1 }
}

/** Tells things of one name apart. */
const isMark = (word: Token) => word.text in colours || word.text in sizes

function isModifier(word: Token, head: Token): boolean {
  if (word.plural || word.text.includes(' ') || word.title || word.sense?.cues.some((cue) => cue.weight >= 8))
    return false
  return headsInKinds.has(head.lemma)
}
