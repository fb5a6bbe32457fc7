import type { Moment } from '../../../../brief/terms.ts'
import { type Found, figureIn, noun, numeral, placeOf, small, without } from './found.ts'

const verb =
  '(?:comes?(?: out| in| along| over| by| up| down)?|appears?|arrives?|shows? up|turns? up|joins?(?: in)?|strikes?|starts?|passes(?: by)?|flies (?:in|over|by)|rolls in|sweeps in|hits?|attacks?|is released|visits?|drops in|erupts?|breaks? out)'
const stretch = '(?<stretch>wave|level|night|day|round|stage|phase)'
const last = '(?:last|final)'
const who = `${small}(?:(?<many>${numeral}) )?(?<x>${noun})`
const begin = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|or|where|while|then) )'
const says = `(?: (?:and|to) says? (?:["“'](?<quoted>[^"”']+)["”']|(?<told>thank you|thanks|hello|hi|goodbye|bye|well done|congratulations|good job|hooray)))?`

const times: readonly {
  like: RegExp[]
  at(groups: Record<string, string | undefined>): Moment | undefined
}[] = [
  // 'Every 40 seconds a blizzard comes', 'a blizzard comes every 40 seconds'
  {
    like: both(`every (?<n>${numeral}) (?<unit>seconds?|minutes?)`),
    at: (said) => with_(secondsOf(said), (every) => ({ every })),
  },
  // 'After 30 seconds a wolf comes'
  {
    like: both(`after (?<n>${numeral}) (?<unit>seconds?|minutes?)`),
    at: (said) => with_(secondsOf(said), (after) => ({ after })),
  },
  // 'At 200 points a turtle comes out'
  {
    like: both(
      `(?:at|after|with|once you (?:have|reach)|when you (?:have|reach|get to)) (?<n>${numeral}) points`,
    ),
    at: ({ n }) => with_(figureIn(n), (points) => ({ points })),
  },
  // 'Level 5 a werewolf comes', 'on day 3 rats appear', 'in the last wave a giant comes'
  {
    like: both(
      `(?:(?:on|in|at|with|from) )?(?:the )?(?:${stretch} (?<n>${numeral})|(?<last>${last}) (?<end>wave|level|night|day|round|stage|phase))`,
    ),
    at: ({ stretch: name, end, n }) => {
      const number = end === undefined ? figureIn(n) : 'last'
      return number === undefined ? undefined : { stretch: (end ?? name ?? '').toLowerCase(), number }
    },
  },
]

/** 'The last wave brings the Duke' */
const brings = new RegExp(
  `${begin}(?:the )?(?:${stretch} (?<n>${numeral})|(?<last>${last}) (?<end>wave|level|night|day|round|stage|phase)) (?:brings?|has|sends?|is) ${who}(?=[.,;!?]|$| who| that| with)`,
  'gi',
)

function both(moment: string): RegExp[] {
  return [
    new RegExp(`${begin}${moment},? ${who} ${verb}${says}(?=[.,;!?]|$| and| but)`, 'gi'),
    new RegExp(`${begin}${who} ${verb}${says} ${moment}(?=[.,;!?]|$| and| but)`, 'gi'),
  ]
}

const with_ = (value: number | undefined, made: (value: number) => Moment): Moment | undefined =>
  value === undefined ? undefined : made(value)

const secondsOf = ({ n, unit = '' }: Record<string, string | undefined>): number | undefined => {
  const value = figureIn(n)
  return value === undefined ? undefined : /^min/i.test(unit) ? value * 60 : value
}

/** Who comes when, at a time, at so many points, or in a certain wave. */
export function eventsIn(text: string): Found[] {
  const told = times.flatMap(({ like, at }) =>
    like.flatMap((one) => [...text.matchAll(one)].flatMap((match) => found(match, at(match.groups ?? {})))),
  )
  const brought = [...text.matchAll(brings)].flatMap((match) => {
    const { stretch: name, end, n } = match.groups ?? {}
    const number = end === undefined ? figureIn(n) : ('last' as const)
    return number === undefined ? [] : found(match, { stretch: (end ?? name ?? '').toLowerCase(), number })
  })
  return [...told, ...brought]
}

function found(match: RegExpMatchArray, at: Moment | undefined): Found[] {
  const { x = '', many, quoted, told } = match.groups ?? {}
  if (
    !at ||
    /^(?:it|this|that|there|shop|store|more|everything|everyone|game|wave|level|speed|score)$/i.test(x)
  )
    return []
  const { start, end, words } = placeOf(match)
  // 'Rats come' are several.
  const amount = figureIn(many) ?? (/[^s]s$/i.test(x) ? 3 : undefined)
  const says = quoted ?? (told && `${told.charAt(0).toUpperCase()}${told.slice(1)}!`)
  return [
    {
      term: {
        about: 'event',
        at,
        whom: x,
        ...(amount !== undefined && amount > 1 && { amount }),
        ...(says && { says }),
        words: without(words),
      },
      start,
      end,
    },
  ]
}

const hits = new RegExp(
  `(?:,? (?:who|which|that) |,? and (?:he|she|it) )?(?:needs?|takes?) (?<n>${numeral}) (?:hits?|blows|strikes|shots|bites)(?: to (?:beat|defeat|kill|fall|destroy|win)(?: (?:him|her|it|them))?)?(?=[.,;!?]|$| and| but)`,
  'gi',
)
const named = new RegExp(`(?<x>${noun})$`, 'i')

/** 'The Duke, who needs 20 hits': how many somebody takes. */
export function hitsIn(text: string): Found[] {
  return [...text.matchAll(hits)].flatMap((match): Found[] => {
    const many = figureIn(match.groups?.n)
    const before = text.slice(0, match.index)
    const whom = named.exec(before.replace(/\s+$/, ''))?.groups?.x
    if (many === undefined || whom === undefined || /\b(?:you|player|we|i)$/i.test(whom)) return []
    const { start, end, words } = placeOf(match)
    return [
      {
        term: {
          about: 'hits',
          whom,
          many,
          words: without(words.replace(/^(?:who|which|that|and \w+) /i, '')),
        },
        start,
        end,
      },
    ]
  })
}
