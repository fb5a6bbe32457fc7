import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, figureIn, noun, numeral, placeOf, small, without } from './found.ts'

const state = '(?!(?:after|in|within|then|when|if|the|an?)\\b)[a-z]+(?:-[a-z]+)?'
const turns = '(?:goe?s?|turns?|gets?|becomes?|grows?|is|are)'
const time = `(?: (?:after|in|within) (?<n>${numeral}) (?:seconds?|secs?|s))`
const begin = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|or|where|while) )'

/** 'Bread goes pale, golden, then burnt', 'the dough is raw, then ready and then overdone' */
const row = new RegExp(
  `${begin}${small}(?<x>${noun}) (?:first )?${turns} (?:first )?(?<states>${state}(?:,? (?:and )?(?:then )?${turns}?\\s?${state}){0,3},? (?:and )?then (?:${turns} )?${state})${time}?`,
  'gi',
)
/** 'Milk goes sour after 20 seconds' */
const one = new RegExp(`${begin}${small}(?<x>${noun}) ${turns} (?<states>${state})${time}`, 'gi')
/** 'Ice melts after 10 seconds': the state is that of the verb. */
const verbal = new RegExp(
  `${begin}${small}(?<x>${noun}) (?<verb>melts?|rots?|spoils?|burns?|wilts?|freezes?|rusts?|dries|cools?)${time}`,
  'gi',
)

const past: Record<string, string> = {
  melt: 'melted',
  rot: 'rotten',
  spoil: 'spoiled',
  burn: 'burnt',
  wilt: 'wilted',
  freeze: 'frozen',
  rust: 'rusty',
  dries: 'dry',
  cool: 'cold',
}

/** States that something goes through in time, whatever anybody does. */
export function ripeningIn(text: string): Found[] {
  const rows = [...text.matchAll(row), ...text.matchAll(one)].flatMap((match) => {
    const { x = '', states = '' } = match.groups ?? {}
    const all = states
      .split(/,? (?:and )?then (?:goe?s |turns? |gets? |becomes? )?|, (?:and )?|(?: and )/i)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
    return all.length > 0 && all.every(isState) ? found(match, x, all) : []
  })
  const verbs = [...text.matchAll(verbal)].flatMap((match) => {
    const { x = '', verb = '' } = match.groups ?? {}
    const name = past[verb.toLowerCase()] ?? past[verb.toLowerCase().replace(/s$/, '')]
    return name === undefined ? [] : found(match, x, [name])
  })
  return [...rows, ...verbs]
}

const isState = (word: string) => !openCatalogue().isNoun(word) || stately.test(word)
const stately =
  /^(?:ripe|golden|gold|brown|green|red|yellow|black|white|pale|light|dark|cold|sour|raw|ready|bad|dry|wet|hot|warm|orange|pink|blue|grey|gray|fresh|done|burnt|rotten|stale|old)$/

function found(match: RegExpMatchArray, whom: string, states: string[]): Found[] {
  if (/^(?:it|this|that|there|game|screen|sky|player|time)$/i.test(whom)) return []
  const seconds = figureIn(match.groups?.n)
  const { start, end, words } = placeOf(match)
  return [
    {
      term: {
        about: 'ripening',
        whom,
        states,
        ...(seconds !== undefined && { seconds }),
        words: without(words),
      },
      start,
      end,
    },
  ]
}
