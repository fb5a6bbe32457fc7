import { openCatalogue } from '../../../../things/catalogue.ts'
import { coins, type Found, figureIn, noun, numeral, placeOf, small, without } from './found.ts'

const putsUp =
  '(?<v>(?:build|construct|erect|place|put up|set up|put down|found|open)(?:s|ing)?|building|placing|putting up|setting up)'
const each = '(?: each| apiece| a piece| per (?:one|piece))?'
const money = `(?<n>${numeral}) (?<unit>${coins})`

/** 'Build houses for 10 coins each': that they are built goes on in the text. */
const forMoney = new RegExp(`\\b${putsUp} ${small}(?:new )?(?<x>${noun}) (?:for|at) ${money}${each}`, 'gi')
const costs = new RegExp(
  `${small}(?<x>${noun}) (?:that |which )?costs?(?: you| me)? ${money}${each}(?: to build)?`,
  'gi',
)
const every =
  '(?:per|an?|every|each) (?:(?<per>\\d+|two|three|four|five|six|eight|ten|twenty) )?(?<time>second|sec|minute|hour|day|night|turn|round|month|week|year)s?'
const brings = new RegExp(
  `(?:${small}(?<x>${noun}) |(?<=(?:and|that|which),? ))(?:brings?(?: in)?|pays?|earns?|gives?|makes?|produces?|generates?|yields?)(?: you| me)? ${money} ${every}`,
  'gi',
)

/** What buildings cost, and what each brings in again and again: only of what the sentence has somebody build. */
export function estatesIn(text: string): Found[] {
  const built = (x: string) => new RegExp(`\\b${putsUp} (?:[a-z]+,? ){0,5}?${stemOf(x)}`, 'i').test(text)
  const priced = [
    ...[...text.matchAll(forMoney)].map((match) =>
      found(match, 'costs', `${match.groups?.v} ${match.groups?.x}`),
    ),
    ...[...text.matchAll(costs)].map((match) => found(match, 'costs', '')),
  ].filter(({ term }) => term.about === 'estate' && built(term.whom))
  const paying = [...text.matchAll(brings)].flatMap((match): Found[] => {
    // 'Each house costs 5 coins and pays 1 coin a day': the same.
    const before = priced.findLast(({ end }) => end <= (match.index ?? 0))
    const whom = match.groups?.x ?? (before?.term.about === 'estate' ? before.term.whom : undefined)
    return whom !== undefined && built(whom) ? [found(match, 'brings', '', whom)] : []
  })
  return [...priced, ...paying]
}

const leading = new RegExp(`^(?:.* )?${putsUp} (?:new )?`, 'i')
const stemOf = (x: string) => openCatalogue().lemma(x.split(' ').at(-1)?.toLowerCase() ?? x, 'noun')

function found(match: RegExpMatchArray, part: 'costs' | 'brings', left: string, whom?: string): Found {
  const { x = '', n, unit = 'coins', per, time } = match.groups ?? {}
  // 'Build barns that cost 20 gold': that they are built goes on in the text.
  const lead = leading.exec(x)?.[0] ?? ''
  const { start, end, words } = placeOf(match)
  const seconds = time === undefined || !/^sec/i.test(time) ? undefined : (figureIn(per) ?? 1)
  return {
    term: {
      about: 'estate',
      part,
      whom: whom ?? x.slice(lead.length),
      value: figureIn(n) ?? 1,
      money: /^(?:gold|money|cash)$/i.test(unit) ? 'coins' : unit.toLowerCase(),
      ...(seconds !== undefined && { seconds }),
      ...(time !== undefined && seconds === undefined && { stretch: time.toLowerCase() }),
      words: without(words),
    },
    start,
    end,
    ...((left !== '' || lead !== '') && { left: left || x }),
  }
}
