import type { Rules } from '@makebelieve/kit/game/plan'
import type { World } from '@makebelieve/kit/game/world'
import type { Brief } from '../../brief/brief.ts'
import { closedTag, numberWords } from '../../brief/function-words.ts'
import { singularsOf } from '../../things/inflection.ts'
import type { GenreDesign } from './design.ts'
import { askedIn, type Twist, withTwists } from './twists.ts'

/**
 * A number that a kind of game has: so many mines, lanes, holes. A form declares how it is said, where it goes, and how many of them a
 * running game shows; the reading, the claim and the measurement are the same for all.
 */
export type Figure<S> = {
  /** What is counted, in the singular: 'mine', 'wrong guess', 'in a row', 'wide'. Lists depend on the cast where mines are dragons. */
  counts: readonly string[] | ((brief: Brief) => readonly string[])
  /** Words that the number follows: 'par 3', 'a par of 3', 'connect 5'. */
  named?: readonly string[]
  least: number
  most: number
  /** It is what one has to come to: 'you win after 20 lines', 'reach 512'. */
  goal?: true
  /** What is said last counts: 'four in a row where five in a row win'. */
  last?: true
  /** What it puts into the content of the plan, and into the rules that all games have. */
  sets?(value: number): Readonly<Record<string, unknown>>
  rules?(value: number): Partial<Rules>
  /** How many there are, as the states show it from one to the next: the most that was seen in any game is what counts. */
  has(before: S, after: S, world: World): number | undefined
} & Pick<Twist, 'fits' | 'parts' | 'tells' | 'takes' | 'same' | 'along' | 'atOnce'>

/** How many of something a world shows from one step to the next; told anew for each game. */
export type Count<W extends World = World> = () => (world: W) => number | undefined

/** What a sentence says of a figure; and of that the words that are measured with it: of '20 sleeping dragons' nobody counts who sleeps. */
export type FigureSaid = { text: string; heard: string; value: number }

/** How a figure is read is a twist like any other; its value goes along with the claim. */
export function figureTwist<S>(figure: Figure<S>): Twist {
  const { counts, named, goal, last, fits, parts, tells, takes, same, along, atOnce } = figure
  return {
    words(brief) {
      const said = saidOf(brief.prompt, {
        counts: typeof counts === 'function' ? counts(brief) : counts,
        named: named ?? [],
        goal: goal ?? false,
      })
      return last ? said.reverse() : said
    },
    sets: (_said, _brief, value) => (value === undefined ? {} : (figure.sets?.(within(figure, value)) ?? {})),
    ...(fits && { fits }),
    ...(parts && { parts }),
    ...(tells && { tells }),
    ...(takes && { takes }),
    ...(same && { same }),
    ...(along && { along }),
    ...(atOnce && { atOnce }),
  }
}

const within = ({ least, most }: Pick<Figure<never>, 'least' | 'most'>, value: number) =>
  Math.min(most, Math.max(least, value))

/** What the figures of a sentence change of the rules that all games have. */
export const rulesOf = <S>(brief: Brief, figures: Readonly<Record<string, Figure<S>>>): Partial<Rules> =>
  Object.assign(
    {},
    ...askedIn(brief, figureTwists(figures)).map(({ twist, value }) => {
      const figure = figures[twist]
      return figure && value !== undefined ? figure.rules?.(within(figure, value)) : {}
    }),
  )

export const figureTwists = <S>(figures: Readonly<Record<string, Figure<S>>>): Record<string, Twist> =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, figureTwist(figure)]))

/** Counts a figure in worlds; `notes` keeps what has to be compared from one step to the next. */
export function counting<W extends World, S>(notes: (world: W) => S, { has }: Pick<Figure<S>, 'has'>): Count {
  return () => {
    let before: S | undefined
    return (world) => {
      const [was, now] = [before, notes(world as W)]
      before = now
      return was === undefined ? undefined : has(was, now, world)
    }
  }
}

/** A design whose figures a sentence may set. Worlds change in place: figures are counted in copies of their outermost fields. */
export function withFigures<W extends World>(
  design: GenreDesign<W>,
  figures: Readonly<Record<string, Figure<W>>>,
): GenreDesign<W> {
  const counted = Object.entries(figures).map(([id, figure]) => [
    id,
    counting((world: W) => ({ ...world }), figure),
  ])
  const read = Object.entries(figures).map(([id, figure]) => [
    id,
    { ...figureTwist(figure), watch: () => () => false },
  ])
  const told = withTwists(design, Object.fromEntries(read))
  return {
    ...told,
    finish(game, brief) {
      const made = told.finish?.(game, brief) ?? game
      return { ...made, rules: { ...made.rules, ...rulesOf(brief, figures) } }
    },
    twists: { ...design.twists, ...told.twists },
    figures: { ...design.figures, ...Object.fromEntries(counted) },
  }
}

type Word = { text: string; lower: string; at: number; end: number; before: string }

const lead = new Set(
  'only just exactly precisely about at most least up to no more than a maximum of all the every'.split(' '),
)
const tails =
  /^(?: (?:cards?|squares?|tiles?|in total|at a time|at once|each|apiece|allowed|in one go|to win|wins?|long|wide|high|tall|per (?:side|player|team|turn|round|level|game)|(?:for|on) each(?: one)?|before (?:it|the game|it all|you) (?:ends?|is over|lose|am out)))+\b/i

/** Every number of a sentence that counts one of these, with the words around it that say nothing else. */
export function saidOf(
  prompt: string,
  { counts, named, goal }: { counts: readonly string[]; named: readonly string[]; goal: boolean },
): FigureSaid[] {
  const words = [...prompt.matchAll(/[\p{L}\d][\p{L}\d'’]*/gu)].map(
    ({ 0: text, index }, at, all): Word => ({
      text,
      lower: text.toLowerCase(),
      at: index,
      end: index + text.length,
      before: at === 0 ? '' : prompt.slice((all[at - 1]?.index ?? 0) + (all[at - 1]?.[0].length ?? 0), index),
    }),
  )
  return words.flatMap((_, at): FigureSaid[] => {
    const number = numberAt(words, at)
    if (!number) return []
    const { value, last } = number
    const counted = countedAfter(words, last, counts)
    const from = namedBefore(words, at, named)
    const to = counted?.to ?? (from === undefined ? undefined : last)
    if (to === undefined) return []
    const begin = from ?? (goal ? goalBefore(words, leadBefore(words, at)) : leadBefore(words, at))
    const text = prompt.slice(words[begin]?.at, words[to]?.end)
    const tail = tails.exec(prompt.slice(words[to]?.end))?.[0] ?? ''
    const noun = counted === undefined ? '' : prompt.slice(words[counted.from]?.at, words[to]?.end)
    const heard = `${prompt.slice(words[begin]?.at, words[last]?.end)} ${noun}${tail}`
    return [{ text: text + tail, heard, value }]
  })
}

/** 'Two', '20', 'a couple of', 'a dozen'; but no side of '5 x 5', no ordinal, and no 'one' that counts nothing. */
function numberAt(words: readonly Word[], at: number): { value: number; last: number } | undefined {
  const { lower = '' } = words[at] ?? {}
  const value = /^\d{1,4}$/.test(lower) ? Number(lower) : numberWords[lower]
  if (value === undefined || isSide(words, at)) return undefined
  const isCouple = /^(?:couple|pair)$/.test(lower)
  if (isCouple && words[at + 1]?.lower !== 'of') return undefined
  const next = numberWords[words[at + 1]?.lower ?? '']
  // 'Twenty five'.
  if (value >= 20 && value < 100 && !/\d/.test(lower) && next !== undefined && next < 10 && next > 0)
    return { value: value + next, last: at + 1 }
  if (numberWords[words[at - 1]?.lower ?? ''] !== undefined && value < 10 && !/\d/.test(lower))
    return undefined
  return { value, last: isCouple ? at + 1 : at }
}

const isSide = (words: readonly Word[], at: number) =>
  /^(?:x|by)$/.test(words[at + 1]?.lower ?? '') ||
  /^(?:x|by)$/.test(words[at - 1]?.lower ?? '') ||
  /×/.test((words[at]?.before ?? '') + (words[at + 1]?.before ?? ''))

const isJoined = ({ before }: Word) => /^[\s-]*$/.test(before)

/** Where the counted noun ends that belongs to a number: 'mines' of '20 hidden mines'. */
function countedAfter(
  words: readonly Word[],
  number: number,
  counts: readonly string[],
): { from: number; to: number } | undefined {
  for (let from = number + 1; from < words.length && from <= number + 4; from++) {
    const word = words[from]
    if (!word || !isJoined(word)) return undefined
    const hit = counts.find((count) => isAt(words, from, count.split(' ')))
    if (hit) return { from, to: from + hit.split(' ').length - 1 }
    // Past a preposition, a verb that helps or another number it is counted no more.
    const tag = closedTag(word.lower)
    if (tag !== undefined && !['adv', 'det'].includes(tag)) return undefined
    if (/^\d/.test(word.lower) || numberWords[word.lower] !== undefined) return undefined
  }
  return undefined
}

const isAt = (words: readonly Word[], from: number, count: readonly string[]) =>
  count.every((part, index) => {
    const word = words[from + index]
    if (!word || (index > 0 && !isJoined(word))) return false
    return word.lower === part || (index === count.length - 1 && singularsOf(word.lower).includes(part))
  })

/** Where the word stands that the number follows: 'par' of 'a par of 3'. */
function namedBefore(words: readonly Word[], at: number, named: readonly string[]): number | undefined {
  const between = /^(?:of|to|is|at|be|around|about|only|just|a|an|the|tile)$/
  for (let from = at - 1; from >= 0 && from >= at - 4; from--) {
    const word = words[from]
    if (!word || !/^[\s:=-]*$/.test(words[from + 1]?.before ?? '')) return undefined
    if (named.some((name) => word.lower === name || singularsOf(word.lower).includes(name)))
      return leadBefore(words, from)
    if (!between.test(word.lower)) return undefined
  }
  return undefined
}

function leadBefore(words: readonly Word[], at: number): number {
  let from = at
  while (from > 0 && isJoined(words[from] as Word) && lead.has(words[from - 1]?.lower ?? '')) from--
  return from
}

const wins = /^(?:win|wins|won|need|needs|until|goal|finish|finished|reach|over|done|ends?)$/

/** 'You win after 20 lines': what says that it is the aim is said with it. */
function goalBefore(words: readonly Word[], at: number): number {
  let first: number | undefined
  for (let from = at - 1; from >= 0 && from >= at - 7 && isJoined(words[from + 1] as Word); from--)
    if (wins.test(words[from]?.lower ?? '')) first = from
  if (first === undefined) return at
  while (
    first > 0 &&
    isJoined(words[first] as Word) &&
    /^(?:you|i|we|one|only|to|have|is|the|and|game)$/.test(words[first - 1]?.lower ?? '')
  )
    first--
  return first
}
