import { type Found, figureIn, noun, numeral, placeOf, small } from './found.ts'
import { statesIn } from './states-won.ts'
import { whoever, winning } from './verdicts.ts'

/** What one wins by. */
export const deed =
  '(?:have|has|got|get|gets|collects?|gathers?|catch(?:es)?|eats?|finds?|grabs?|picks?(?: up)?|delivers?|brings?|fetch(?:es)?|takes?|carr(?:y|ies)|saves?|rescues?|frees?|feeds?|waters?|plants?|harvests?|cooks?|serves?|photographs?|shoots?|defeats?|beats?|destroys?|pops?|sorts?|herds?|fix(?:es)?|repairs?|cleans?|reach(?:es)?|fights?|opens?|unlocks?|heals?|lights?|paints?|builds?|stacks?|whacks?|hits?|smash(?:es)?|steals?|buys?|tames?|pets?|digs? up|finish(?:es)?|kills?|scares?(?: away| off)?|get to|gets to|makes? it to)'
const what = `(?<verb>${deed}) (?:at least )?(?:all |every |each )?(?:of )?${small}(?:(?<n>${numeral}) )?(?<x>${noun})`
const where = '(?: (?:in|on|at|to|from|into|back|home)\\b[^,.;!]{0,30}?)?'
const end = '(?=\\s*(?:[,.;!?)]|$|and\\b|but\\b|before\\b|while\\b))'

const ways = [
  `${what}${where} (?:in order )?to ${winning}`,
  `(?:if|when|once|as soon as) ${whoever} (?:have |has |(?:can )?manages? to |finally )?${what}${where},? (?:then )?${whoever} ${winning}`,
  `${what}${where}(?:,| and|, and| then|, then) (?:then )?${whoever} ${winning}`,
  `${whoever} ${winning},? (?:if|when|once|as soon as|by) (?:${whoever} )?(?:have |has |finally )?${what}${where}${end}`,
].map((like) => new RegExp(`\\b${like}`, 'gi'))

const bare = new RegExp(
  `\\b(?<verb>${deed}) (?:at least )?(?<n>${numeral})(?: of (?:them|those))? (?:(?:in order )?to ${winning}|(?:and|then) (?:then )?${whoever} ${winning})`,
  'gi',
)

/** 'Whoever eats 15 flies first wins': against each other. */
const races = [
  `who(?:ever)? (?:(?:is )?(?:the )?first(?: to)? )?${what}${where}(?: first)? ${winning}`,
  `(?:the )?first (?:one |player |team )?(?:to|who|that) ${what}${where} ${winning}`,
].map((like) => new RegExp(`\\b${like}`, 'gi'))

/** By what it is won: what has to be reached, or of which there have to be so many. The deed itself stays in the text. */
export const victoriesIn = (text: string): Found[] => [
  ...[...ways, ...races].flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { x = '', n, verb = '' } = match.groups ?? {}
      if (/^(?:of )?(?:them|those)\b/i.test(x)) return []
      const many = figureIn(n)
      const { start, end: last, words } = placeOf(match)
      const isHad = /^(?:have|has|got)$/i.test(verb)
      const said = match[0].slice(match[0].toLowerCase().indexOf(verb.toLowerCase()))
      const whole = said.slice(0, said.indexOf(x) + x.length)
      // 'A knight fights dragons, you win when you defeat five': who they are is told, and is not told twice.
      const others = text.slice(0, start) + text.slice(last)
      const isRace = races.includes(like)
      const isToldElsewhere =
        new RegExp(`\\b${x}\\b`, 'i').test(others) &&
        (!isRace || new RegExp(`\\b${verb.replace(/e?s$/i, '')}`, 'i').test(others))
      return [
        {
          term: {
            about: 'victory',
            whom: x,
            ...(many !== undefined && { many }),
            ...(many === undefined && /\b(?:all|every|each)\b/i.test(whole) && { all: true as const }),
            ...(isRace && { first: true as const }),
            words,
          },
          start,
          end: last,
          left: isHad || isToldElsewhere ? '' : whole,
        },
      ]
    }),
  ),
  ...ofThoseSaidIn(text),
  ...statesIn(text),
]

/** 'A boat catches fish. Catch 40 to win': of those to whom it was said before that it is done. */
function ofThoseSaidIn(text: string): Found[] {
  return [...text.matchAll(bare)].flatMap((match): Found[] => {
    const { verb = '', n } = match.groups ?? {}
    const { start, end: last, words } = placeOf(match)
    const base = verb.toLowerCase().replace(/(?:e?s)?$/, '')
    const told = new RegExp(
      `\\b${base}(?:e?s|ing)? (?:up )?(?:at least |all |every |each )?${small}(?:${numeral} )?(?<x>${noun})(?=\\s*(?:[,.;!?]|$|(?:and|but|before|while|in|with|from|that|who|as)\\b))`,
      'i',
    ).exec(`${text.slice(0, start)}.${text.slice(last)}`)
    const many = figureIn(n)
    const x = told?.groups?.x
    return x === undefined || many === undefined
      ? []
      : [{ term: { about: 'victory', whom: x, many, words }, start, end: last, left: '' }]
  })
}
