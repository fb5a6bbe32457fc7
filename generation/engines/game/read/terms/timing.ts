import { colours } from '../../../../brief/colours.ts'
import { type Found, figureIn, numeral, placeOf, without } from './found.ts'

const must =
  '(?:(?:you |he |she |it |they |who |that )?(?:must|have to|has to|need to|needs to|should|gotta) )?'
const so = '(?:exactly|right|just|precisely|perfectly)'
const line =
  '(?:(?:dotted|dashed|red|green|white|black|fill|marked|right|exact) )*(?:line|mark|brim|rim|marking|notch)'
const ends = '(?:bursts?|pops?|explodes?|overflows?|spills?(?: over)?|breaks?|blows? up|snaps?)'
const colour = '(?:red|green|yellow|gold|golden|blue|orange|white|purple|pink)'
const adjective = '(?!(?:is|are|in|the)\\b)[a-z-]+ '
const gauge = `(?<gauge>(?:${adjective}){0,2}?(?:needle|pointer|arrow|hand|pendulum|bar|meter|gauge|marker|cursor|slider|spinner|wheel|dial|light|ball|ring|dot|circle|clock))`
const zone = `(?:the |an? |its )?(?<zone>(?:${colour}|perfect|sweet|bright|glowing|shaded|middle|center|centre|target|right|hit|small|tiny|marked)(?: (?:zone|area|part|band|stretch|spot|range|section|bit|light|line|bar|circle))?|zone|target|middle|center|centre|bull'?s-?eye|mark)`
const at = '(?:in|inside|within|into|on|at|over|above|to|between)'
const presses =
  '(?:tap(?:s|ping)?|press(?:es|ing)?|click(?:s|ing)?|hit(?:s|ting)?|stop(?:s|ping)?|push(?:es|ing)?)'
const button = '(?: (?:the |a |an |his |her )?(?<object>[a-z]+))?'
const gets =
  "(?:is|are|gets|comes|goes|lands|points|swings|moves|crosses|reaches|hits|passes|enters|stops|lines up|'s)"

/** At a line, or before it is too much. */
const lines = [
  new RegExp(
    `(?:,? (?:and|but|then))? ?\\b${must}stop(?:s|ping)? (?:pouring |filling |it )?(?:${so} )?(?:at|on) the ${line}`,
    'gi',
  ),
  new RegExp(
    `(?:,? (?:and|but))? ?\\b(?:${so} |up )*(?:to|at|on) the ${line}(?= *(?:[.,;:!]|$|as\\b|without\\b|for\\b|and\\b|but\\b|while\\b))`,
    'gi',
  ),
  new RegExp(
    `(?:,? (?:and|but|then))? ?\\b${must}(?:lets? go|letting go|stop(?:s|ping)?|releas(?:es?|ing))(?: of (?:it|them|the \\w+))? (?:just |right )?before (?:it|they|the \\w+) ${ends}`,
    'gi',
  ),
]

/** At the right moment. */
const moments = [
  new RegExp(
    `\\b(?:${so} )?(?:at|in) (?:${so} )?the (?:just |very |one )?(?:right|perfect|golden|exact|best|correct|precise|ideal) (?:moment|time|second|instant)`,
    'gi',
  ),
  /\b(?:exactly |right |just )?(?:when|once|as soon as) (?:they|it)(?:'re|'s| are| is| turns?| gets?| becomes?) (?:just |perfectly |exactly )?(?:golden(?: brown)?|perfect|done|ready|just right)/gi,
]

/** While a gauge is in its zone. */
const inZone = [
  new RegExp(
    `\\b${presses}${button} (?:${so} )?(?:when|while|once|as soon as) (?:the |an? )?${gauge} ${gets}(?: ${so})?(?: ${at})? ${zone}`,
    'gi',
  ),
  new RegExp(`\\bstop(?:s|ping)? (?:the |an? |its |his |her )?${gauge} (?:${so} )?${at} ${zone}`, 'gi'),
  new RegExp(
    `\\bstop(?:s|ping)? (?:the |an? |its |his |her )?${gauge} ${so} ${at} (?:the |an? )?(?<over>[a-z]+)`,
    'gi',
  ),
  new RegExp(
    `\\b${presses}${button} (?:${so} )?(?:when|while|once|as soon as) (?:the |an? )?${gauge} (?:points|swings|is|comes|gets|lines up|lands) (?:${so} )?(?:at|over|above|to|with|on) (?:the |an? )?(?<over>[a-z]+)`,
    'gi',
  ),
]

const late =
  /\b(?:if (?:you |it's |it is |they are |they're )?(?:[a-z]+ )?(?:it |them )?)?too (?:late|long|much|far|big|hard)\b(?: and| makes?| means?|,)? ?(?<says>[^.,;!?]*)/gi
const soon =
  /\b(?:if (?:you |it's |it is |they are |they're )?(?:[a-z]+ )?(?:it |them )?)?too (?:early|soon|little|quick|fast|small)\b(?: and| makes?| means?|,)? ?(?<says>[^.,;!?]*)/gi

const angry =
  /,? ?(?:and |but )?(?:the )?[a-z]+ (?:gets?|becomes?|are|is) (?:mad|angry|cross|upset|sad|grumpy|annoyed|unhappy) (?:when|if) (?:it|they|you|the \w+) [^.,;!?]+/gi
const charging =
  /\bhold(?:s|ing)?(?: down)? (?:the |a )?(?:button|key|mouse|space(?: ?bar)?) to (?:charge|power|build|wind)\b[^.,;!?]*(?:, ?(?:and |then )?(?:release|let go)[^.,;!?]*)?/gi
/** 'Hold the button to jump higher': it is jumped, and as high as ever. What is thrown flies farther (`read/manners.ts`). */
const harder =
  /\bhold(?:s|ing)?(?: down)? (?:the |a )?(?:button|key|mouse|space(?: ?bar)?) (?:longer )?to (?=(?:jump|bounce|hit)\b[^.,;!?]*\b(?:farther|further|harder|higher|longer|faster)\b)/gi
const thrown = /\b(?:throw|toss|kick|fling|lob|hurl|launch|sling|catapult|shoot|spit)/i
const misses = new RegExp(
  `(?:if you )?miss(?:es)? (?:it )?(?<n>${numeral})(?: times)?,? (?:and |then )?(?:you |it'?s |it is )?(?:lose|game over|are out|over)(?: the game)?`,
  'gi',
)
const well = '(?:perfect |perfectly |good |great |exact |right )?'
const streaks = [
  new RegExp(
    `(?<n>${numeral}) ${well}(?:\\w+ )?in a row(?:,? (?:to win|and (?:you )?(?:win|won)|(?:wins?|won)(?: (?:the game|it))?)|(?= *(?:[.,;!]|$)))`,
    'gi',
  ),
  /\bperfect(?: \w+)? in a row (?:gives?|brings?|earns?|gets?|scores?|are|is|means?) (?:you )?(?<bonus>[^.,;!?]*(?:bonus|extra|more|double)[^.,;!?]*)/gi,
]

const all = (text: string, likes: readonly RegExp[]) => likes.flatMap((like) => [...text.matchAll(like)])

/** What has to be done just in time, what it is otherwise, and what comes of doing it well several times in a row. */
export function timingIn(text: string): Found[] {
  const timed = [
    ...all(text, inZone).map((match) => zoned(match)),
    ...all(text, lines).map((match) => found(match, { about: 'timing', by: 'line' })),
    ...all(text, moments).map((match) => found(match, { about: 'timing', by: 'moment' })),
  ]
  // How hard something else is done than thrown nobody charges yet: then it is done as ever.
  const charged = all(text, thrown.test(text) ? [harder] : [charging, harder]).map((match) =>
    found(match, { about: 'unmade' }),
  )
  if (timed.length === 0) return charged
  // Only beside a moment that is right anything is too soon, or well done so often.
  const missed = (
    [
      ['late', late],
      ['soon', soon],
    ] as const
  ).flatMap(([when, like]) =>
    [...text.matchAll(like)].map((match) =>
      found(match, { about: 'missed', when, says: stateIn(match.groups?.says, when) }),
    ),
  )
  const chances = all(text, [misses]).map((match) =>
    found(match, { about: 'chances', many: figureIn(match.groups?.n?.toLowerCase()) ?? 3 }),
  )
  // Who is cross because of it nobody makes.
  const cross = all(text, [angry]).map((match) => found(match, { about: 'unmade' }))
  const rows = all(text, streaks).map((match) => {
    const many = figureIn(match.groups?.n?.toLowerCase())
    const brings = match.groups?.bonus === undefined ? 'win' : 'bonus'
    return found(match, { about: 'streak', many: many ?? 2, brings })
  })
  return [...charged, ...timed, ...chances, ...missed, ...cross, ...rows]
}

type Bare = Found['term'] extends infer Term ? (Term extends unknown ? Omit<Term, 'words'> : never) : never

function found(match: RegExpMatchArray, term: Bare, left?: string): Found {
  const { start, end, words } = placeOf(match)
  return {
    term: { ...term, words: without(words) } as Found['term'],
    start,
    end,
    ...(left !== undefined && { left }),
  }
}

const isPressed = (object: string | undefined) =>
  /^(?:button|screen|space(?:bar)?|key|it|when|while|once|undefined)$/.test(object ?? 'undefined')

/** What is read instead of the gauge: an arrow would be shot, and a ball thrown. */
export const standIn = 'dial'

/** What is stopped goes on in the text: that is what one does. */
function zoned(match: RegExpMatchArray): Found {
  const { gauge: named = '', zone: where = '', object, over } = match.groups ?? {}
  const [said] = where.toLowerCase().split(' ')
  const tint = said === 'golden' ? 'gold' : said
  const known = tint !== undefined ? colours[tint] : undefined
  const noun = named.split(' ').at(-1) ?? named
  return found(
    match,
    {
      about: 'timing',
      by: 'zone',
      gauge: noun.toLowerCase(),
      ...(over !== undefined && { over: over.toLowerCase() }),
      ...(known !== undefined && { colour: known }),
    },
    isPressed(object) ? `stop the ${standIn}` : `${match[0].split(' ')[0]} the ${object}`,
  )
}

/** 'They're burnt', 'it is raw', 'spills over': in a word or two. */
function stateIn(said: string | undefined, when: 'soon' | 'late'): string {
  const state = (said ?? '')
    .replace(/^(?:and |then |it |they |the \w+ )+/i, '')
    .replace(/^(?:(?:it|they|you)(?:'s|'re)|is|are|gets?|turns?|goes?) /i, '')
    .replace(/^(?:it|they)(?:'s|'re) /i, '')
    .trim()
  return state || (when === 'late' ? 'Too late' : 'Too soon')
}
