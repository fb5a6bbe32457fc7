import { isSide } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, figureIn, numeral, placeOf, small, without } from './found.ts'
import { whoever } from './verdicts.ts'
import { deed } from './victories.ts'

const word =
  "(?!(?:and|or|but|than|before|does|do|is|are|to|in|at|on|who|that|with|for|you|it|they)\\b)[a-z'-]+"
const things = `${small}(?:all |most )?(?:of )?(?:the |your )?(?:(?<n>${numeral}) )?(?<x>${word}(?: ${word}){0,2}?)`
const somebody = `(?:an?|the|your|my|his|her|its|our|another|any) (?:other )?(?<r>${word}(?: ${word}){0,2}?)`
const does =
  '(?<does> (?:does|do|did|can|could|has|have|will|gets?(?: (?:them|it|there|to (?:them|it)))?|is there|(?:takes?|grabs?|finds?|eats?|collects?|catch(?:es)?|steals?|reach(?:es)?) (?:them|it)))?'
const over = '(?=\\s*(?:[,.;:!?)]|$|(?:and|but|while|before|until|when|by|in|with|if)\\b))'
const verb = '(?<v>(?!(?:is|are|no|any|of|for|the|and|or|with|even|one)\\b)[a-z]+(?: (?:up|in|down))?)'
const where = '(?:(?: (?:in|into|to|onto|on|from|back|home)\\b[^,.;!?]{0,28}?)?)'
const deeds =
  '(?:collects?|gathers?|catch(?:es)?|eats?|picks?|finds?|grabs?|takes?|harvests?|steals?|hunts?(?: for)?|digs? up|brings?|delivers?|wants?|goes for|is after|reach(?:es)?)'

const ways = [
  // 'Gather more sheep into your pen than the rival shepherd', 'have more nuts than your brother'
  `${verb} more ${things}${where} than ${somebody}${does}${over}`,
  // 'Collect ten shells before the crab does', 'reach the well before the goblins'
  `(?<v>${deed}) ${things}${where} before ${somebody}${does}${over}`,
].map((like) => new RegExp(`\\b${like}`, 'gi'))

/** 'A rival squirrel collects nuts too', 'another duck is after the same bread'. */
const likewise = new RegExp(
  `\\b(?:an?|the|your|another) (?:(?:rival|other|competing|greedy|jealous) )?(?<r>${word}) (?:who |that )?(?:also |tries to |wants to )?(?<v>${deeds}) (?:the )?(?:same )?(?<x>${word})(?<same> too| as well)?${over}`,
  'gi',
)

/** 'Racing against a beetle, first one to the lettuce wins'. */
const races = new RegExp(
  `\\b(?<go>rac(?:e|es|ing)|compet(?:e|es|ing))(?: (?:against|with))? ${somebody}(?: to (?:get to )?(?:the |an? )|(?:,| and|:|;)? ?(?:who(?:ever)? (?:is|gets|comes) |${whoever} (?:win|wins) (?:if|when) ${whoever} (?:get|gets|is|are) )?(?:the )?first (?:one |there |player )?(?:to|at|in) (?:reach )?(?:the |an? )?)(?<x>${word})(?: wins?)?${over}`,
  'gi',
)

const several = `(?:an?|the|your|my|his|her|its|our|another|some|other|${numeral}) `
const rivals = `(?<r>(?:${several})?(?:(?:other|rival|more) )?${word}(?: ${word}){0,2}?)`
const vies = '(?:rac|compet|vy|vi|battl|fight)(?:e|es|s|ing)?'
const toHave = `to (?:try to )?(?:see who can )?(?<v>${deed}) (?:the most|more|as (?:many|much)|all|every|each|the|enough)?(?: of)?(?: the)? ?(?<x>${word}(?: ${word})?)(?: than (?:you|me|us|her|him|it|them|they|she|he))?${over}`

/** 'Two crows race against you to collect the most nuts', 'a hen competes with a duck to eat all the corn', 'you and a fox race to gather eggs'. */
const against = [
  `${rivals} (?:is |are )?${vies} (?:against|with) (?:you|me|us) ${toHave}`,
  `(?<go>${vies}) (?:against|with) ${rivals} ${toHave}`,
  `(?<you>you|i|we|he|she) and ${rivals} ${vies} (?:against each other )?${toHave}`,
].map((like) => new RegExp(`\\b${like}`, 'gi'))

const got = /^(?:have|has|get|gets|own|end up with)$/i

/** Somebody else is after the same, and whoever has more of it wins, or is there first. The deed itself stays in the text. */
export const contestsIn = (text: string): Found[] => [
  ...ways.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { v = '', x = '', r = '', n, does: also } = match.groups ?? {}
      if (isTime.test(r) || (also === undefined && !lives(r))) return []
      const [told = ''] = match[0].split(/ (?:than|before) /i)
      const done = !got.test(v) ? v : /s$/i.test(v) ? 'collects' : 'collect'
      const left = told.replace(v, done).replace(/ more /i, ' ')
      return [foundAt(match, { x, r, n }, left)]
    }),
  ),
  ...[...text.matchAll(likewise)].flatMap((match): Found[] => {
    const { x = '', r = '', same } = match.groups ?? {}
    const isSame = same !== undefined || /\bsame\b/i.test(match[0])
    return isSame ? [foundAt(match, { x, r, n: undefined }, '')] : []
  }),
  ...[...text.matchAll(races)].flatMap((match): Found[] => {
    const { x = '', r = '', go = '' } = match.groups ?? {}
    // 'Race a kart to the finish': that is driven.
    if (!lives(r)) return []
    const gets = /ing$/i.test(go) ? 'who gets' : /s$/i.test(go) ? 'gets' : 'get'
    return [foundAt(match, { x, r, n: undefined }, `${gets} to the ${x}`)]
  }),
  ...against.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { r = '', v = '', x = '', go = '', you } = match.groups ?? {}
      // 'Race to reach the well', 'fight with a sword': nobody has more of it then.
      if (/^(?:reach|get to|gets to|make)/i.test(v) || !lives(r)) return []
      const done = /ing$/i.test(go) ? `who ${v}s` : /s$/i.test(go) ? `${v}s` : v
      const left = you === undefined ? `${done} ${x}` : `${you} ${v} ${x}`
      return [foundAt(match, { x, r: bareOf(r), n: undefined, many: manyOf(r) }, left)]
    }),
  ),
]

const begins = new RegExp(`^${several}`, 'i')
const bareOf = (rivals: string) => rivals.replace(begins, '').replace(/^(?:other|more|some) /i, '')

/** How many rivals there are: 'two crows', 'the crows'. */
function manyOf(rivals: string): number | undefined {
  const [said = ''] = begins.exec(rivals) ?? []
  const many = figureIn(said.trim())
  if (many !== undefined && many > 1) return many
  const last = rivals.split(' ').at(-1) ?? rivals
  return openCatalogue().lemma(last.toLowerCase(), 'noun') === last.toLowerCase() ? undefined : 2
}

/** 'Before the sun goes down' is a time, and nobody who wants the same. */
const isTime =
  /\b(?:sun|sunset|sunrise|dawn|dusk|night|nightfall|day|dark|darkness|winter|storm|rain|tide|clock|timer|time|bell|end|bomb|water|lava|flood|minute|second|train|bus|party|show|game)$/i

/** Who lives, or is only called a rival. */
const lives = (noun: string): boolean => {
  const catalogue = openCatalogue()
  const last = catalogue.lemma(noun.toLowerCase().split(' ').at(-1) ?? noun, 'noun')
  return isAnimate(catalogue.find(last)) || isSide.test(last)
}

function foundAt(
  match: RegExpMatchArray,
  { x, r, n, many: rivals }: { x: string; r: string; n: string | undefined; many?: number | undefined },
  left: string,
): Found {
  const { start, end, words } = placeOf(match)
  const many = figureIn(n)
  return {
    term: {
      about: 'contest',
      whom: x,
      rival: r,
      ...(many !== undefined && { many }),
      ...(rivals !== undefined && { rivals }),
      words: without(words),
    },
    start,
    end,
    left,
  }
}
