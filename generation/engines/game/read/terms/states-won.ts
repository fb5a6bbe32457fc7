import { openCatalogue } from '../../../../things/catalogue.ts'
import { baseVerbsOf, pluralOf } from '../../../../things/inflection.ts'
import { type Found, figureIn, numeral, placeOf } from './found.ts'
import { done, whoever, winning } from './verdicts.ts'

/** How it is at last, when it is won: 'when all the chicks are in the coop you win', 'the level ends when the last candle is out'. */

const cond = '(?:if|when|once|as soon as|after|the moment)'
const each = `(?<each>all(?: of)?(?: (?:the|your|my|his|her|their))?|every(?: (?:single|one of the))?|each(?: of the)?|both(?: the)?|the last|the final|the)(?: (?<n>${numeral}))?`
const what = `${each} (?<rest>[a-z'’-]+ [^,.;:!?]{2,48}?)`
const verdict = `(?:(?:${whoever}) ${winning}|${done})`
const stop = '(?=\\s*(?:[.,;:!?)]|$|but\\b|and (?:then )?(?:you|the|it)\\b))'

const ways = [
  new RegExp(`\\b${cond} ${what},? (?:then )?${verdict}`, 'gi'),
  new RegExp(`\\b${verdict} (?:only )?(?:${cond}|with) ${what}${stop}`, 'gi'),
  new RegExp(`\\buntil ${what.replace('|the)', ')')}${stop}`, 'gi'),
]

/** What goes by itself, and is no thing of which there are some. */
const nobody =
  /^(?:time|timer|clock|sun|moon|day|night|music|song|bell|game|level|round|race|lives|hearts|health|hp|score|points|bar|meter|you|player)s?$/i
const being = /^(?:is|are|has|have|was|were|gets?|got|become|becomes)$/i

/** Who it is, and how they are: at the first word that says what is so of them. */
function split(rest: string): { x: string; state: string } | undefined {
  const { isVerb, isNoun } = openCatalogue()
  const words = rest.toLowerCase().split(' ')
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      (being.test(word) ||
        (isNoun(words[place - 1] ?? '') &&
          baseVerbsOf(word)
            .concat(word)
            .some((base) => isVerb(base)))),
  )
  if (at < 1 || at > 6) return undefined
  // 'Every lamp in the street' is a lamp.
  const own = words
    .slice(0, at)
    .join(' ')
    .replace(/ (?:in|on|at|of|from|along|around|under) .*$/, '')
  return { x: own, state: words.slice(at).join(' ') }
}

const place =
  /^(?:(?:is|are|has been|have been|gets?) )?(?:safely |safe |all )?(?:back |brought |put |placed )?(?:home|(?:in|on|at|inside|into|onto|back in|back at) (?:the|your|its|their|his|her|my) (?<where>[a-z]+(?: [a-z]+)?))$/

/** What has to be done so that it is so, where that is said nowhere else: whoever is brought somewhere, lit, beaten. */
function deedFor(x: string, state: string, text: string): string {
  const isNew = (noun: string) => !new RegExp(`\\b${noun.replace(/s$/, '')}`, 'i').test(text)
  const found = place.exec(state)
  if (found) {
    const { where = 'home' } = found.groups ?? {}
    return isNew(x) || isNew(where) ? `bring the ${x} ${where === 'home' ? 'home' : `to the ${where}`}` : ''
  }
  // 'A firefly lights lanterns': what is done to them is told.
  const before = text.toLowerCase().split(new RegExp(`\\b${x.replace(/s$/, '')}s?\\b`))
  const isDone = before.slice(0, -1).some((lead) => {
    const last = lead
      .replace(/(?:\b(?:an?|the|all|some|his|her|its|your|my|their|up|out|off|[a-z]+ and) )*$/, '')
      .trim()
    const verb = last.split(' ').at(-1) ?? ''
    return baseVerbsOf(verb)
      .concat(verb)
      .some((base) => openCatalogue().isVerb(base))
  })
  if (isDone) return ''
  const [, part] = /^(?:is|are|has been|have been|gets?) (?:all )?([a-z]+)$/.exec(state) ?? []
  const base =
    part !== undefined && baseVerbsOf(part).find((one) => one !== part && openCatalogue().isVerb(one))
  return base ? `${base} the ${x}` : isNew(x) ? `there ${/s$/.test(x) ? 'are' : 'is a'} ${x}` : ''
}

const none = '(?:is|are) (?:left|there|remaining|alive|standing|around|to be seen)'
const nobodyLeft = [
  new RegExp(
    `\\b(?:until|till) (?:there (?:is|are) )?no(?: more)? (?!one\\b)(?<x>[a-z]+) (?:(?:is|are) )?(?:left|remaining|alive|standing)${stop}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:until|till) (?:(?:nobody|no one|none(?: of them)?|not one) ${none}|(?:they|everybody|everyone)(?: (?:are|is|have|has))?(?: all)? (?:gone|dead|left))${stop}`,
    'gi',
  ),
]

/** 'Scares people out of the house until nobody is left': of whom was spoken last, and of whom there are several. */
const noneLeftIn = (text: string): Found[] =>
  nobodyLeft.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { start, end, words } = placeOf(match)
      const x = match.groups?.x ?? severalBefore(text.slice(0, start))
      if (x === undefined || nobody.test(x)) return []
      return [{ term: { about: 'victory', whom: x, all: true, words }, start, end, left: '' }]
    }),
  )

/** The several of whom was spoken first: 'shoots balloons with arrows' is about the balloons. */
function severalBefore(text: string): string | undefined {
  const { isNoun, isVerb, lemma } = openCatalogue()
  const words = text.toLowerCase().match(/[a-z'’-]+/g) ?? []
  return words.find((word, at) => {
    const single = lemma(word, 'noun')
    const isSeveral = single !== word || /^(?:people|sheep|fish|children|mice)$/.test(word)
    // 'A ghost scares people': what is done is nobody.
    const isDone =
      isVerb(single) && !/^(?:an?|the|all|some|his|her|your|these|those)$/.test(words[at - 1] ?? '')
    return isSeveral && isNoun(single) && !nobody.test(word) && !(isDone && at > 0)
  })
}

export const statesIn = (text: string): Found[] => [
  ...noneLeftIn(text),
  ...ways.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { each: which = '', n, rest = '' } = match.groups ?? {}
      const { x, state } = split(rest.trim()) ?? {}
      const head = x?.split(' ').at(-1) ?? ''
      if (x === undefined || state === undefined || nobody.test(head)) return []
      const isOne = /^the$/i.test(which)
      // 'When the flag is there': of one alone it has to be said what was done to it.
      if (isOne && !/^(?:is|are|has been|have been|gets?) [a-z]+(?:ed|en|t|d|n)$/.test(state)) return []
      const many = figureIn(n)
      const { start, end, words } = placeOf(match)
      const them = isOne || x.endsWith('s') ? x : pluralOf(x)
      const left = deedFor(them, state, text.slice(0, start) + text.slice(end))
      return [
        {
          term: {
            about: 'victory',
            whom: x,
            ...(many !== undefined && { many }),
            ...(!isOne && many === undefined && { all: true as const }),
            words,
          },
          start,
          end,
          left,
        },
      ]
    }),
  ),
]
