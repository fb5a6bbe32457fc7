import { type Found, placeOf, without } from './found.ts'

const start = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|so|where) )'
const stop = '(?=\\s*(?:[.,;!?)]|$|and\\b|but\\b|so\\b))'
const health =
  "(?:(?:the|your|his|her|my|its|the player['’]?s) )?(?:health|hp|hit points|life bar|health bar)"
const self = '(?:you|he|she|it|they|i|we|the player)'
const hit =
  '(?:(?:get|gets|are|is|am|being|got) )?(?:hit|hurt|bitten|stung|touched|attacked|shot|take damage|takes damage)'
const loses =
  "(?:(?:you|i|we|he|she|the player) (?:loses?|dies?|(?:are|is|am) (?:dead|out))|(?:it is |it[’']s |its )?(?:game over|over|lost)|the game (?:is over|ends))"
const none =
  '(?:(?:reach(?:es)?|hits?|gets? to|drops? to|falls? to|goes to|is at) (?:zero|0|nothing)|runs? out|is (?:gone|empty|zero|0|used up))'

const ways = [
  {
    part: 'hit' as const,
    like: new RegExp(
      `${start}${health} (?:drops?|falls?|goes down|sinks?|shrinks?|decreases?) (?:a bit |a little )?(?:when|whenever|if|each time|every time) ${self} ${hit}(?: by [a-z ]+?)?${stop}`,
      'gi',
    ),
  },
  {
    part: 'none' as const,
    like: new RegExp(
      `${start}(?:if|when|once|as soon as) ${health} ${none},? (?:then )?${loses}${stop}`,
      'gi',
    ),
  },
  {
    part: 'none' as const,
    like: new RegExp(`${start}${loses} (?:if|when|once|as soon as) ${health} ${none}${stop}`, 'gi'),
  },
]

/** 'Health drops when you get hit': that is no thing that lies about, and nothing that falls. */
export const healthIn = (text: string): Found[] =>
  ways.flatMap(({ part, like }) =>
    [...text.matchAll(like)].map((match): Found => {
      const { start, end, words } = placeOf(match)
      return { term: { about: 'health', part, words: without(words) }, start, end }
    }),
  )
