import type { TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { baseOf } from '../deeds.ts'
import { type Found, figureIn, noun, numeral, placeOf, without } from './found.ts'

type Number = TermOf<'number'>

const figure = `(?<n>\\d{1,3}(?:,\\d{3})+|\\d+|${numeral.slice(3, -1)}|seventy|eighty|ninety|a hundred|a thousand)`
const start = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|so|where|while|because) )'
const stop = '(?=\\s*(?:[.,;!?)]|$|and\\b|but\\b|so\\b|then\\b))'
const small = '(?:(?:the|your|his|her|its|my|our|their) )?'
const loses =
  "(?:(?:you|i|we|he|she|they|the player) (?:loses?|fails?|(?:are|am|is) (?:out|dead))|(?:it['’]?s|it is) (?:all )?(?:over|game over|lost)|(?:it is )?game over|the game (?:is over|ends|is lost))"
const whom = `(?:${small}(?<group>population|number|crowd|swarm|flock|herd|colony|tribe|crew) of )?${small}(?<x>${noun})(?: (?:population|count|numbers?))?`
const group =
  '(?:crew|flock|herd|team|army|colony|gang|party|tribe|pack|band|family|swarm|village|population|crowd|parade)'
const below =
  '(?:fall|drop|go|sink|get|dip|shrink|come)s?(?: down)? (?:below|under|beneath|to less than)|(?:is|are|gets?|become) (?:below|under|less than|fewer than)'
const dies =
  '(?:leave|die|perish|flee|disappear|move out|move away|run away|starve|drown|go away|are lost|are gone|get lost|is lost|leaves|dies|flees|disappears)'

type Way = { part: Number['part']; like: RegExp }
const ways: readonly Way[] = [
  // 'Keep the bees above 2000', 'don't let the flock drop below five'
  {
    part: 'least',
    like: new RegExp(
      `${start}(?:you (?:must|have to|need to) |try to |always )?(?:keep ${whom} (?:above|over|at least(?: at)?|at or above)|(?:don['’]?t|do not|never) let ${whom.replaceAll('?<', '?<o_')} (?:fall|drop|go|sink|get|shrink|dip)s?(?: down)? (?:below|under)) ${figure}(?! ?(?:%|percent|degrees|°))`,
      'gi',
    ),
  },
  // 'If the bees fall below 2000 you lose'
  {
    part: 'least',
    like: new RegExp(
      `${start}(?:if|when|once|as soon as) ${whom} (?:${below}) ${figure}(?! ?(?:%|percent|degrees|°)),? (?:then )?${loses}`,
      'gi',
    ),
  },
  {
    part: 'least',
    like: new RegExp(
      `${start}${loses} (?:if|when|once|as soon as) ${whom} (?:${below}) ${figure}(?! ?(?:%|percent|degrees|°))`,
      'gi',
    ),
  },
  // 'If everyone leaves it's over', 'the game ends when there are no fish left'
  {
    part: 'none',
    like: new RegExp(
      `${start}(?:if|when|once|as soon as) (?:everyone|everybody|all(?: of them)?|(?:all )?${whom}) (?:${dies}|(?:is|are) (?:gone|dead)|(?:have|has) (?:left|gone|died)|(?:reach(?:es)?|hits?|falls? to|drops? to) (?:zero|0)),? (?:then )?${loses}`,
      'gi',
    ),
  },
  {
    part: 'none',
    like: new RegExp(
      `${start}${loses} (?:if|when|once|as soon as) (?:everyone|everybody|there (?:are|is) no (?:more )?(?<x>${noun})(?: are)?|no (?<z>${noun}) (?:is|are)|all(?: of them)?) (?:left|leaves|leave|dies|die|(?:is|are) (?:gone|dead)|have left|has left)`,
      'gi',
    ),
  },
  {
    part: 'none',
    like: new RegExp(
      `${start}(?:if|when|once|as soon as) (?:it|that|the number|the count) (?:reach(?:es)?|hits?|falls? to|drops? to|gets? to|is) (?:down to )?(?:zero|0|nothing),? (?:then )?${loses}`,
      'gi',
    ),
  },
  // 'The village starts with fifty people', 'the fish population starts at 500'
  {
    part: 'from',
    like: new RegExp(
      `${start}(?:(?:${small}(?<place>${noun})|you|there|we|i) )?(?:starts?|begins?) (?:out )?(?:with|of) ${figure} (?<x>${noun})${stop}`,
      'gi',
    ),
  },
  {
    part: 'from',
    like: new RegExp(
      `${start}${small}(?<x>${noun}) (?:population|count|number) (?:starts?|begins?|is) (?:out )?(?:at|with) ${figure}${stop}`,
      'gi',
    ),
  },
  {
    part: 'from',
    like: new RegExp(`${start}${whom} (?:starts?|begins?) (?:out )?at ${figure}${stop}`, 'gi'),
  },
  // 'Every time the dragon burns a hut ten people leave'
  {
    part: 'fewer',
    like: new RegExp(
      `${start}(?:every|each) time ${small}(?:an? )?(?<w>${noun}) (?<v>[a-z]+s)(?: (?:down|up|on|into))?(?: (?:an?|the|one|some) (?<y>${noun}))?,? ${figure} (?<x>${noun}) ${dies}${stop}`,
      'gi',
    ),
  },
  // 'The population drops by 5 every time a zombie bites someone'
  {
    part: 'fewer',
    like: new RegExp(
      `${start}(?:${whom} (?:drops?|falls?|shrinks?|goes down|sinks?|decreases?) by ${figure}|(?:you|we|it|they|i) (?:lose|loses) ${figure.replace('?<n>', '?<m>')} (?<z>${noun})) (?:every|each) time ${small}(?:an? )?(?<w>${noun}) (?<v>[a-z]+s)(?: (?:down|up|on|into))?(?: (?:an?|the|one|some|your) (?<y>${noun})| (?:someone|somebody|them|it))?${stop}`,
      'gi',
    ),
  },
  // 'Every bottle that lands kills 20 fish', 'wolves take one away'
  {
    part: 'fewer',
    like: new RegExp(
      `${start}(?:(?:every|each|any|an?|the) )?(?<w>${noun})(?: (?:that|which|who) [a-z]+(?: [a-z]+){0,3}?)? (?:kills?|scares? (?:off|away)|eats?|drives? (?:off|away)|destroys?|takes?(?: away)?|steals?|snatch(?:es)?) ${figure}(?: (?:of (?:your|the|them) )?(?<x>${noun}))??(?: away)?${stop}`,
      'gi',
    ),
  },
  // 'Each rescued cat adds one to your crew', 'every sheep you find joins your flock'
  {
    part: 'more',
    like: new RegExp(
      `${start}(?:each|every|any) (?:(?<did>[a-z]+(?:ed|en|nt|ght)) )?(?<y>${noun})(?: (?:(?:that|which|who) )?(?:you|he|she) (?<v>[a-z]+)(?: up| in)?)? (?:adds? (?:${figure.replace('?<n>', '?<n>')}) (?:more )?(?:\\w+ )?to|joins?|becomes? part of|makes? (?:one|1) more in) (?:your|the|his|her|our|my) (?<x>${group})${stop}`,
      'gi',
    ),
  },
  {
    part: 'more',
    like: new RegExp(
      `${start}(?:each|every|any) (?<y>${noun})(?: (?:(?:that|which|who) )?(?:you|he|she) (?<v>[a-z]+)(?: up| in)?)? (?:brings?|gives?|adds?|makes?|feeds?|attracts?)(?: you| in)? ${figure} (?:more |new )?(?<x>${noun})${stop}`,
      'gi',
    ),
  },
]

/** How many there are of those who are more than one sees: the bees of a hive, the people of a village, a crew. */
export function numbersIn(text: string): Found[] {
  const said = ways.flatMap(({ part, like }) =>
    [...text.matchAll(like)].map((match) => {
      const groups = match.groups ?? {}
      const of = groups.x ?? groups.o_x ?? groups.z
      return { part, match, of: of?.trim(), groups }
    }),
  )
  // Nobody is counted of whom nothing else is said but that there are fewer of them, or that none may be left.
  const sure = said.filter(
    ({ part, of }) => part === 'least' || part === 'from' || (part === 'more' && isGroup(of)),
  )
  const name = sure.find(({ of }) => of !== undefined && !isAnyone.test(of))?.of
  // Coins, seconds and arrows are counted elsewhere: here it is about those who live.
  if (name === undefined || !(isGroup(name) || lives(name))) return []
  // 'You start with 9 clams' alone is what one has to spend.
  if (said.every(({ part }) => part === 'from')) return []
  return said.flatMap(({ part, match, of, groups }): Found[] => {
    const isSame = of === undefined || isAnyone.test(of) || stem(of) === stem(name) || isGroup(of)
    const told = groups.n ?? groups.m
    const value = told === undefined ? 1 : figureOf(told)
    if (!isSame || value === undefined) return []
    const { start, end, words } = placeOf(match)
    const verb = groups.v ?? groups.did
    const by = {
      ...(groups.w && { who: groups.w.trim() }),
      ...(verb && { verb: baseOf(verb.toLowerCase()) }),
      ...(groups.y && { whom: groups.y.trim() }),
    }
    return [
      {
        term: {
          about: 'number',
          whom: name,
          part,
          value,
          ...(Object.keys(by).length > 0 && { by }),
          words: without(words),
        },
        start,
        end,
        // Where they are is where it is, whoever else is spoken of.
        ...(verb &&
          groups.y &&
          part === 'more' &&
          isNew(groups.y, text) && { left: `you ${verb} ${groups.y.trim()}s` }),
        ...(groups.place &&
          !/^(?:game|player|level)$/i.test(groups.place) && { left: `in the ${groups.place.trim()}` }),
      },
    ]
  })
}

const lives = (phrase: string): boolean => {
  const { lemma, find } = openCatalogue()
  return isAnimate(find(lemma(phrase.split(' ').at(-1) ?? '', 'noun')))
}

/** Who is spoken of nowhere else. */
const isNew = (noun: string, text: string) => text.toLowerCase().split(stem(noun) ?? noun).length === 2

const isAnyone = /^(?:everyone|everybody|all|them|they|it|one)$/i
const isGroup = (noun: string | undefined) => noun !== undefined && new RegExp(`^${group}$`, 'i').test(noun)
const stem = (noun: string) =>
  noun
    .toLowerCase()
    .split(' ')
    .at(-1)
    ?.replace(/(?:es|s)$/, '')

const figureOf = (text: string): number | undefined =>
  /^a hundred$/i.test(text) ? 100 : /^a thousand$/i.test(text) ? 1000 : figureIn(text.replaceAll(',', ''))
