import type { Reading } from './schema.ts'
import { fold, hasLetters } from './words.ts'

/** One wish of a message: a stretch of its words, and what was read in them. */
export type Wish = Pick<Reading, 'text' | 'words' | 'changes' | 'links' | 'said' | 'limits' | 'things'> & {
  /** A condition or an order in time is spoken of: 'when it is caught', 'after ten leaves'. */
  isRule: boolean
}

export type Change = Reading['changes'][number]

/** The changes of a wish without those that are part of another: snowballs 'instead of fireballs' come in, and are not added besides. */
export const changesOf = ({ changes }: Wish): Change[] =>
  changes.filter((one) => !changes.some((other) => isPartOf(one, other)))

function isPartOf(one: Change, other: Change): boolean {
  const whole = [...other.target.words, ...(other.value?.words ?? [])]
  return (
    one !== other &&
    whole.length > one.target.words.length &&
    one.target.words.every((at) => whole.includes(at))
  )
}

/** The whole noun of what a change is for, where only its head was marked. */
export const nounOf = ({ things }: Wish, { target }: Change): string =>
  things.find(({ head }) => target.words.includes(head))?.noun.text ?? target.text

type Span = { first: number; last: number }

/** What is said of the whole rather than of somebody: each may be a wish by itself. */
const asked = new Set<string>(['place', 'time', 'weather', 'style', 'mood', 'title', 'not', 'dimension'])
const joins = /^(?:and|but|then|also|plus|,|&)$/
const ends = /^[.!?;]$/
/** How a condition or an order in time begins. */
const conditions =
  /\b(?:when|whenever|if|unless|after|until|once|while|before|as soon|for each|per (?:question|level|round|wave)|every (?:time|\d+|\w+ (?:seconds|minutes))|each time|only (?:when|if|while|after|before))\b/
/** With one of these another wish begins, whatever was read in it. */
const asking =
  /^(?:make|add|put|turn|change|give|remove|delete|set|let|show|hide|replace|swap|paint|colou?r|move|say|call|rename|place|use|take|increase|decrease|reduce|start|stop)$/

/**
 * A message cut into its wishes: 'make the towers taller | and the roofs blue'. It is cut where words are joined and something was asked for on
 * both sides, and never within what belongs together.
 */
export function wishesOf(reading: Reading): Wish[] {
  const { words } = reading
  const whole = reading.said.flatMap(({ what, piece }) => (what === 'rule' ? spanOf(piece.words) : []))
  const wanted = anchorsOf(reading)
  const isWithin = (at: number) => [...whole, ...wanted].some(({ first, last }) => first < at && at <= last)
  const hasWish = (from: number, to: number) => wanted.some(({ first, last }) => first >= from && last < to)
  const hasWords = (from: number, to: number) => words.slice(from, to).some(({ text }) => hasLetters(text))
  const cuts: number[] = [0]
  let quoted = false
  for (const [at, { text }] of words.entries()) {
    const from = cuts.at(-1) ?? 0
    if (/^["“”]$/.test(text)) quoted = !quoted
    if (quoted) continue
    if (ends.test(text)) {
      if (hasWords(from, at) && hasWords(at, words.length)) cuts.push(at + 1)
    } else if (joins.test(fold(text)) && at > from) {
      const next = words.slice(at + 1).find((word) => !joins.test(fold(word.text)))
      const isAsking = asking.test(fold(next?.text ?? '')) || isToldWhatToDo(words, at)
      if (isAsking || (!isWithin(at) && hasWish(from, at) && hasWish(at, words.length))) cuts.push(at)
    }
  }
  return cuts.flatMap((from, place) => {
    const to = cuts[place + 1] ?? words.length
    return hasWords(from, to) ? [wishOf(reading, from, to)] : []
  })
}

/** '… and the cat should be orange': somebody is named, and told how to be. */
function isToldWhatToDo(words: Reading['words'], joint: number): boolean {
  const after = words.slice(joint + 1, joint + 6)
  const modal = after.findIndex(({ text }) => /^(?:should|must|needs?|shall)$/.test(fold(text)))
  return (
    modal > 0 && after.slice(0, modal).every(({ part, text }) => part !== 'VERB' && !joins.test(fold(text)))
  )
}

const spanOf = (places: readonly number[]): Span[] =>
  places.length === 0 ? [] : [{ first: Math.min(...places), last: Math.max(...places) }]

/** What a wish may be made of: a change, what somebody does, or what is said of the whole. */
function anchorsOf({ changes, links, said, limits, things, words }: Reading): Span[] {
  const isDeed = (places: readonly number[]) => places.some((at) => words[at]?.part === 'VERB')
  const headOf = (end: (typeof links)[number]['whom']) =>
    typeof end === 'number' ? (things[end]?.noun.words ?? []) : []
  return [
    ...changes.flatMap(({ target, value }) => spanOf([...target.words, ...(value?.words ?? [])])),
    ...links.flatMap(({ who, does, whom }) =>
      isDeed(does.words) ? spanOf([...headOf(who), ...does.words, ...headOf(whom)]) : [],
    ),
    ...said.flatMap(({ what, piece }) => (asked.has(what) ? spanOf(piece.words) : [])),
    ...limits.flatMap(({ piece, what }) => (what === '' ? [] : spanOf(piece.words))),
  ]
}

function wishOf(reading: Reading, from: number, to: number): Wish {
  const { text, words, changes, links, said, limits, things } = reading
  const own = words.slice(from, to)
  const within = (places: readonly number[]) => places.every((at) => at >= from && at < to)
  const stretch = text
    .slice(own[0]?.start, own.at(-1)?.end)
    .replace(/^(?:(?:and|but|then|also|plus)\b|[\s,&])+/i, '')
    .replace(/[\s,.!?;]+$/, '')
  return {
    text: stretch,
    words: own,
    changes: changes.filter(({ target, value }) => within([...target.words, ...(value?.words ?? [])])),
    links: links.filter(({ does }) => within(does.words)),
    said: said.filter(({ piece }) => within(piece.words)),
    limits: limits.filter(({ piece }) => within(piece.words)),
    things: things.filter(({ noun }) => within(noun.words)),
    isRule: conditions.test(stretch.toLowerCase()),
  }
}
