import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, figureIn, noun, numeral, placeOf, without } from './found.ts'

const start = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|so|because|since) )'
const stop = '(?=\\s*(?:[.,;!?)]|$|and\\b|but\\b|so\\b))'
const most = '(?:only |just )?(?:up to |at most |a maximum of |max(?:imum|\\.)? |no more than )?'
const atOnce = 'at (?:a time|once|the same time)|each (?:trip|time)|per (?:trip|ride|load)|on board|inside'
const what = `(?<n>${numeral})(?: more)?(?: of (?:them|those))?(?: (?<y>${noun}))??`
const owner = '(?:the|your|his|her|its|my|our|their|each|every|an?)'
const small = `(?:${owner} )?`

/** `isLoose`: said of somebody who lives, it is only how many it holds in its hand, unless it says 'at once'. */
const ways: readonly { like: RegExp; isLoose?: true }[] = [
  // 'The boat has room for four', 'there is only room for three hikers on board'
  {
    like: new RegExp(
      `${start}(?:${small}(?<x>${noun}) (?:only )?has|there(?:['’]?s| is)|with|it (?:only )?has) (?:only |just )?(?:room|space|seats|place) (?:in (?:it|the \\w+) )?for ${most}${what}(?: (?:${atOnce})| (?:in|on) ${small}(?<in>${noun}))?${stop}`,
      'gi',
    ),
  },
  // 'Only two kids fit in the car'
  {
    like: new RegExp(
      `${start}(?:only|at most|up to|no more than) ${what} (?:fit|fits|can fit|can ride|have room|go) (?:in|into|on|onto|inside)(?: ${small}(?<x>${noun}))?${stop}`,
      'gi',
    ),
  },
  // 'A maximum of 3 parcels at once'
  {
    like: new RegExp(
      `(?:,|\\band\\b|\\bbut\\b|\\bwith\\b) (?:only |with )?(?:an? )?(?:maximum of|max(?:imum|\\.)?|at most|up to|no more than) ${what} (?:${atOnce})${stop}`,
      'gi',
    ),
  },
  // 'The ant can only carry two at a time', 'can't carry more than two'
  {
    like: new RegExp(
      `(?:${start}(?:${small}(?<x>${noun})|you|it|he|she|they) |\\b(?=can))(?:can (?:only )?(?:carry|hold|take|fit|lift|transport)|(?:can['’]?t|cannot|can not) (?:carry|hold|take|lift) more than|only (?:carries|holds|takes)) ${most}${what}(?: things| items)?(?: (?:${atOnce}))?${stop}`,
      'gi',
    ),
  },
  {
    like: new RegExp(
      `(?:,|\\band\\b|\\bbut\\b) only (?:carry|take|hold) ${most}${what} (?:${atOnce})${stop}`,
      'gi',
    ),
  },
  // 'Your basket holds ten apples', 'cheeks hold max 5 nuts', 'the raft seats six'
  {
    like: new RegExp(
      `${start}${small}(?<x>${noun}) (?:only )?(?:holds?|seats?|fits?|carries|takes) ${most}${what}(?: (?<once>${atOnce}))?${stop}`,
      'gi',
    ),
    isLoose: true,
  },
  // 'Carries crumbs home two at a time'
  { like: new RegExp(`\\b(?:only |up to |max )*(?<n>${numeral}) at a time\\b`, 'gi') },
]

const bulks = new RegExp(
  `${start}${small}(?<x>${noun}) (?:counts? (?:as|for)|takes? (?:up )?(?:the (?:room|space|place) of)?|needs?) (?:(?<n>two|three|four|five|2|3|4|5)(?: (?:places?|spaces?|seats?|spots?|slots?))?|(?<double>double))${stop}`,
  'gi',
)

/** 'The boat holds 8 people': how much there is room for, and not how many of them there are; and who takes the room of several. */
export const roomIn = (text: string): Found[] => {
  const rooms = ways.flatMap(({ like, isLoose }) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const { x, y, n, once } = match.groups ?? {}
      const many = figureIn(n)
      if (many === undefined || many > 99) return []
      // Who lives holds something in the hand, and takes as many hits.
      if (isLoose && once === undefined && (x === undefined || lives(x))) return []
      const { start, end, words } = placeOf(match)
      // Without a figure for how much of it there is, nobody knows that it is about room.
      const whom = y?.trim()
      return [
        {
          term: {
            about: 'room',
            holder: x ?? match.groups?.in ?? '',
            many,
            ...(whom !== undefined && !/^(?:people|things?|items?|at)\b/i.test(whom) && { whom }),
            words: without(words),
          },
          start,
          end,
        },
      ]
    }),
  )
  if (rooms.length === 0) return []
  const heavy = [...text.matchAll(bulks)].flatMap((match): Found[] => {
    const { x = '', n } = match.groups ?? {}
    const { start, end, words } = placeOf(match)
    return [{ term: { about: 'bulk', whom: x, many: figureIn(n) ?? 2, words: without(words) }, start, end }]
  })
  return [...heavy, ...rooms]
}

const lives = (phrase: string): boolean => {
  const { lemma, find } = openCatalogue()
  return isAnimate(find(lemma(phrase.split(' ').at(-1) ?? '', 'noun')))
}
