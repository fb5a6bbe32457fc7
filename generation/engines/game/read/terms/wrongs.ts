import type { TermOf } from '../../../../brief/terms.ts'
import { actsIn } from './acts.ts'
import { type Found, without } from './found.ts'

type So = TermOf<'wrong'>['so']

const them = '(?:it|them|him|her|(?:the |your )?[a-z]+(?: [a-z]+)?)'
const goes =
  '(?:leaves?|go(?:es)? away|runs? (?:away|off)|walks? (?:away|off|out)|storms? (?:off|out)|flee|flees|flies away|fly away)'

/** What comes of a mistake, by how it is said. */
const ways: readonly { so: So; like: RegExp }[] = [
  {
    so: 'hurts',
    like: /\b(?:costs?|loses?|takes?(?: away)?|minus)\b(?: you| him| her| me)? (?:an?|one|1|your) (?:life|heart)\b|\b(?:it |this |that )?hurts you\b/i,
  },
  {
    so: 'leaves',
    like: new RegExp(
      `\\bmakes? ${them} ${goes}|\\b(?:it|they|he|she|(?:the )?[a-z]+) ${goes}|\\bscares? ${them} (?:away|off)`,
      'i',
    ),
  },
  {
    so: 'angers',
    like: new RegExp(
      `\\bmakes? ${them} (?:angry|mad|furious|grumpy)|\\b(?:gets?|becomes?|turns?|is|are) (?:angry|mad|furious|grumpy)|\\bangers? ${them}`,
      'i',
    ),
  },
  {
    so: 'grows',
    like: new RegExp(
      `\\bmakes? ${them} (?:bigger|grow|larger)|\\b(?:it|they|(?:the )?[a-z]+) (?:grows?|gets? bigger)`,
      'i',
    ),
  },
  {
    so: 'back',
    like: /\bsets? (?:you|him|her|me) back\b|\b(?:back to (?:the )?(?:start|beginning)|starts? over)\b/i,
  },
]

const mistake = /\b(?:wrong|incorrect|innocent|mistakes?)\b|\b(?:not|n't|nt) (?:the )?right\b/i
/** Where some are caught at something, whoever does nothing is the wrong one. */
const mistakenly =
  /\b(?:wrong|incorrect|innocent|mistakes?|too (?:early|late|soon)|(?:quiet|honest|good|nice|calm|well-behaved|harmless|peaceful|normal) (?:one|ones|kids?|child|children|students?|people|person|guests?|visitors?|customers?)|(?:anyone|anybody|someone|somebody) else|at the wrong (?:time|moment))\b/i
const refusal = /\b(?:do not|don'?t|never|not|avoid|without|no)\b/i

/** 'The wrong food makes the animal run away', 'bring the wrong one and you lose a heart': what comes of it where one errs. */
export function wrongsIn(text: string): Found[] {
  const error = actsIn(text).length > 0 ? mistakenly : mistake
  return [...text.matchAll(/[^.;:!?()]+/g)].flatMap(({ 0: whole, index }) => {
    const from = clauseAt(whole, error)
    if (from === undefined) return []
    const clause = whole.slice(from).trimEnd()
    const at = error.exec(clause)?.index ?? 0
    const said = clause.slice(at)
    const end = /,(?! ?(?:(?:and|then|so) )?(?:you|it|they|he|she|the|a)\b)/.exec(said)?.index ?? said.length
    const after = said.slice(0, end)
    const so =
      ways.find(({ like }) => like.test(after))?.so ??
      (refusal.test(clause.slice(0, at)) ? 'nothing' : undefined)
    if (so === undefined) return []
    const words = without(clause.slice(0, at + end).trim())
    const start = index + from + clause.indexOf(words)
    return [{ term: { about: 'wrong' as const, so, words }, start, end: start + words.length }]
  })
}

/** 'Use the right tool': nothing else will do. */
export function rightsIn(text: string): Found[] {
  return [...text.matchAll(right)].map(({ 0: words, index }) => ({
    term: { about: 'wrong', so: 'nothing', words },
    start: index,
    end: index + words.length,
  }))
}
const right =
  /\b(?:use|pick|choose|find|bring|give|serve|feed|match)(?: (?:each|every|them|all)(?: [a-z]+)?)? (?:the|its|their) (?:right|correct|proper) [a-z]+(?: (?:for|to) (?:each|every|the|all)(?: [a-z]+)?)?(?= *(?:[.,:;!?(–-]|$))/gi

/** Where the clause begins in which somebody errs. */
function clauseAt(text: string, error: RegExp): number | undefined {
  const at = error.exec(text)?.index
  if (at === undefined) return undefined
  const before = text.slice(0, at)
  const cut = Math.max(before.lastIndexOf(','), before.search(/\b(?:and|but)\b(?!.*\b(?:and|but)\b)/i) - 1)
  const from = cut < 0 ? 0 : cut + 1
  return from + (text.slice(from).length - text.slice(from).trimStart().length)
}
