import { type Found, figureIn, noun, numeral, placeOf, without } from './found.ts'
import { loses, shuts } from './verdicts.ts'

const gone =
  '(?:gone|eaten|burnt|burned|destroyed|dead|stolen|lost|broken|killed|used up|taken|wrecked|sunk|drowned)'
const all = `(?:all|every one of)(?: of)?(?: (?:the|your|her|his|my|our|their))?(?: (?<n>${numeral}))? (?<x>${noun}) (?:(?:is|are|get|have been|were) )?${gone}`
const none = `(?:there (?:is|are) )?no (?:more )?(?<x>${noun}) (?:is |are )?left`
const when = '(?:if|when|once|as soon as) '

const ways = [all, none].flatMap((cause) => [
  new RegExp(`${when}${cause},? (?:then )?${loses}`, 'gi'),
  new RegExp(`${loses} ${when}${cause}`, 'gi'),
])

const mistakes =
  'mistakes?|crash(?:es)?|hits?|bumps?|stings?|bites?|collisions?|errors?|falls?|accidents?|drops?|misses|goals?(?: (?:(?:let |got )?in|against (?:you|us|me)|let through))?'
const them = `(?: (?:of them|${noun}))?`
const ends =
  '(?:sinks?|crash(?:es)?|drowns?|dies?|(?:are|is|get|gets) (?:lost|wrecked|eaten|sunk|stolen|destroyed|hit|taken|killed)|wrecks?|leaves?(?: (?:angry|angrily|unhappy|hungry))?|walks? (?:off|out|away)|storms? (?:off|out)|go(?:es)? (?:away|home)|escapes?|(?:run|runs|get|gets|fly|flies) away|hit(?:s)? (?:the |a )?[a-z]+|runs? aground|runs? into (?:the |a )?[a-z]+)'
const taken = '(?:steals?|takes?|eats?|gets?|grabs?|snatch(?:es)?|carr(?:y|ies) off)'
const wrecked = 'wrecks|shipwrecks|sinkings|sunk ships|lost ships'
const tolls = [
  new RegExp(
    `${when}(?<n>${numeral})(?: of (?:the|your|them))?(?: (?<x>${noun}))? ${ends},? (?:then )?${loses}`,
    'gi',
  ),
  new RegExp(
    `(?:${loses}|\\blose) ${when}(?<n>${numeral})(?: of (?:the|your|them))?(?: (?<x>${noun}))? ${ends}\\b`,
    'gi',
  ),
  new RegExp(
    `${when}(?:they|the [a-z]+|[a-z]+s) ${taken} (?<n>${numeral}) (?:of (?:the|your) )?(?<x>${noun}),? (?:then )?${loses}`,
    'gi',
  ),
  new RegExp(
    `(?:${loses}|\\blose) ${when}(?:they|the [a-z]+|[a-z]+s) ${taken} (?<n>${numeral}) (?:of (?:the|your) )?(?<x>[a-z]+)`,
    'gi',
  ),
  new RegExp(`(?:after |with )?(?<n>${numeral}) (?:${wrecked})(?:,? and|,? then|,| =|:) ${loses}`, 'gi'),
]

/** What is wrong, whatever it is: a mistake. And who goes off angry. */
const amiss = '(?:wrong|bad|incorrect|false|missed|failed|broken|spoiled|spilled|burnt|ruined|late|dropped)'
const cross =
  '(?:angry|unhappy|upset|impatient|disappointed|annoyed|grumpy|furious|dissatisfied|lost|unserved)'
const isWrong = /\b(?:wrong|incorrect|false) /i
const then = '(?:,? and(?: then)?|,? then|,| =|:)'
/** 'Takes two hits, and the game ends when …': that is about something else. */
const alone = '(?! (?:when|if|once|as soon as)\\b)'
const ended = `(?:${loses}|${shuts})${alone}`

const leavers = [
  // 'Five angry customers and your stand closes'
  new RegExp(`(?:after |with )?(?<n>${numeral}) ${cross} (?<x>[a-z]+)${then} ${ended}`, 'gi'),
  new RegExp(`${loses} (?:after|with|at) (?<n>${numeral}) ${cross} (?<x>[a-z]+)`, 'gi'),
]

/** Whoever plays, as a sentence speaks of them once they were named; and what somebody else does to them that hurts. */
const own = '(?:you|i|we|he|she|it|they|the player|(?:the|your|my|his|her) [a-z]+)'
const hurting =
  '(?:bites?|hits?|catch(?:es)?|touch(?:es)?|stings?|gets?|sees?|spots?|tags?|grabs?|hurts?|shoots?|eats?|bumps? into|pecks?|scratch(?:es)?)'
const failing =
  '(?:falls?|crash(?:es)?|trips?|slips?|stumbles?|drops? it|bumps?|tumbles?|sinks?)(?: (?:down|off|over|in|(?:in|into|off|on|onto|against|over) (?:the |a |an )?[a-z]+))?'
const often = `(?<n>${numeral}) times(?! a\\b)`
const forGood = `${loses}(?! (?:a|one) (?:life|heart|point))`

const chances = [
  // 'If the shark bites him 3 times he is dead', 'if he falls three times game over'
  new RegExp(
    `(?:if|when|once|after) (?:the |a |an |any |your )?(?:[a-z]+ )?[a-z]+ ${hurting} (?:you|him|her|it|me|us|them|the [a-z]+) ${often},? (?:then )?${forGood}`,
    'gi',
  ),
  new RegExp(`(?:if|when|once|after) ${own} ${failing} ${often},? (?:then )?${forGood}`, 'gi'),
  new RegExp(
    `${forGood} (?:if|when|once|after) (?:${own} ${failing}|(?:the |a |an |any |your )?(?:[a-z]+ )?[a-z]+ ${hurting} (?:you|him|her|it|me|us|them)) ${often}`,
    'gi',
  ),
  // 'Three wrong parcels and you are fired', 'three hits and your ship is gone'
  new RegExp(`(?:after )?(?<n>${numeral}) ${amiss} (?:[a-z]+ )?[a-z]+${then} ${ended}`, 'gi'),
  new RegExp(`(?<!\\b(?:takes?|needs?) )(?:after )?(?<n>${numeral}) (?:${mistakes})${then} ${shuts}`, 'gi'),
  // 'Let five wasps in and the party is over'
  new RegExp(
    `(?:if |when |once )?(?:you |he |she |it |we |i )?lets? (?<n>${numeral}) [a-z]+(?: [a-z]+)? (?:in|through|by|past|out|off|go|fall|escape|get (?:in|away|past|through|by))${then} ${ended}`,
    'gi',
  ),
  // 'Get caught three times and you lose', 'you lose if you are hit three times'
  new RegExp(
    `(?:(?:if|when|once) )?(?:you |he |she |it )?(?:get|gets|are|is) (?:caught|hit|seen|spotted|stung|bitten|touched|hurt) (?<n>${numeral}) times${then} ${ended}`,
    'gi',
  ),
  new RegExp(
    `${loses} (?:if|when|once|after) (?:(?:you|he|she|it) )?(?:get|gets|are|is|getting|being) (?:caught|hit|seen|spotted|stung|bitten|touched|hurt) (?<n>${numeral}) times`,
    'gi',
  ),
  // 'Drop three and it's over', 'if three fall the game is over'.
  new RegExp(
    `(?:if |when |once )?(?:you |he |she |it |we |i )?(?:drops?|miss(?:es)?|loses?|lets? (?:in|through|fall)|spills?) (?<n>${numeral})${them}(?:,? and|,? then|,| =|:)? ${loses}`,
    'gi',
  ),
  new RegExp(
    `(?:if|when|once) (?<n>${numeral})${them} (?:fall(?: down)?|drop|get (?:past|by|through|in)|go in|are (?:dropped|missed)|hit the (?:ground|floor)|slip(?: past)?)(?: (?:it|you|him|her|me|us))?,? (?:then )?${loses}`,
    'gi',
  ),
  new RegExp(
    `(?<!\\b(?:takes?|needs?) )(?:after )?(?<n>${numeral}) (?:${mistakes})(?:,? and|,? then|,| =|:) ${loses}${alone}`,
    'gi',
  ),
  new RegExp(`${loses} (?:after|with|at) (?<n>${numeral}) (?:${mistakes})\\b`, 'gi'),
]

/** When it is lost: by those of whom nobody is left, or by so many mistakes. */
export const lossesIn = (text: string): Found[] => [
  ...ways.flatMap((like) =>
    [...text.matchAll(like)].map((match): Found => {
      const { x = '', n } = match.groups ?? {}
      const many = figureIn(n)
      const { start, end, words } = placeOf(match)
      return {
        term: { about: 'loss', whom: x, ...(many !== undefined && { many }), words: without(words) },
        start,
        end,
      }
    }),
  ),
  ...[...tolls, ...leavers].flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const many = figureIn(match.groups?.n)
      const of = match.groups?.x
      const { start, end, words } = placeOf(match)
      return many === undefined || many > 20
        ? []
        : [{ term: { about: 'toll', ...(of && { of }), many, words: without(words) }, start, end }]
    }),
  ),
  ...chances.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const many = figureIn(match.groups?.n)
      const { start, end, words } = placeOf(match)
      return many === undefined || many > 20
        ? []
        : [
            {
              term: {
                about: 'chances',
                many,
                ...(isWrong.test(words) && { of: 'wrong' as const }),
                words: without(words),
              },
              start,
              end,
            },
          ]
    }),
  ),
]
