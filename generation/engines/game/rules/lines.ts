import type { Amount, Effect, Goal, If, Look, Meter, SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { Frame, Seen } from './film.ts'
import type { Lines, Part, Trait, Use } from './mechanic.ts'
import { all, gap } from './observe.ts'

/** What many mechanics say in the same words. */

/** It counts, it is worth something, and one sees it. */
export function counts(tally: string, points: number, show: string, words = ''): Effect[] {
  return [{ tally, add: 1 }, { score: points }, { show, words: `${words} +${points}`.trim() }]
}

/** It counts against the player, and one sees it. */
export function countsAgainst(tally: string, words: string): Effect[] {
  return [
    { tally, add: 1 },
    { show: 'miss', words },
  ]
}

export function goalOf(tally: string, reaches: Amount, says: string, { id }: Part): Goal {
  return { tally, reaches, says, cast: id }
}

/** One goes to the barn, but home. */
export const toThe = ({ name }: Pick<Part, 'name'>): string => (name === 'home' ? 'home' : `to the ${name}`)

/** Lost when a tally has come to so much. */
export function lostAt(
  tally: string,
  reaches: Amount,
  says: string,
  sentence: string,
): NonNullable<Lines['lost']>[number] {
  return { when: { tallies: [{ tally, reaches, says }] }, says: sentence }
}

/** What the player sits in or on from the first moment. */
export function aboard(
  you: Part,
  vehicle: Part | undefined,
  look: Look = {},
): Pick<Lines, 'kinds' | 'rules'> {
  if (!vehicle || vehicle.id === you.id) return {}
  return {
    kinds: [
      { cast: vehicle.id, drive: { does: 'still' }, count: 1, where: 'start', size: 84, under: true, look },
    ],
    rules: [{ when: { touch: [you.id, vehicle.id] }, do: [{ carry: 'b' }] }],
  }
}

/** What somebody has in its hand all the time, or holds over its head. */
export function heldBy(you: Part, tool: Part | undefined, at?: 'hand'): Trait[] {
  if (!tool || tool.id === you.id) return []
  const drive = { does: 'ride' as const, whom: you.id, ...(at && { at }) }
  return [{ cast: tool.id, drive, count: 1, where: 'start', size: 58 }]
}

/** From one end to the other and back, as often as it takes: each time counts. */
export function toAndFro(
  { id }: Part,
  effects: Effect[],
  conditions: If[] = [],
): NonNullable<Lines['rules']> {
  const far = 'at the far end'
  return [
    {
      when: { enters: id, side: 'right' },
      if: [...conditions, { tally: far, below: 1 }],
      do: [...effects, { tally: far, add: 1 }],
      rest: 0,
    },
    {
      when: { enters: id, side: 'left' },
      if: [...conditions, { tally: far, atLeast: 1 }],
      do: [...effects, { tally: far, add: -1 }],
      rest: 0,
    },
  ]
}

/** Another state of somebody, in which nobody begins. */
export function stateOf({ id, flies }: Part, state: string, rest: Partial<Trait> = {}): Trait {
  return {
    id: `${id}.${state}`,
    cast: id,
    drive: { does: 'still' },
    count: 0,
    where: 'anywhere',
    ...(flies && { flies: true }),
    ...rest,
  }
}

/** Where things come by themselves from ahead and go by, and one meets them. */
const passing: readonly SpaceId[] = ['catch', 'paddle', 'upward', 'onward']
export const isPassing = (space: SpaceId) => passing.includes(space)

/** Where others are above or ahead, and one sends things at them in one direction. */
const facing: readonly SpaceId[] = ['catch', 'upward', 'onward']
export const isFacing = (space: SpaceId) => facing.includes(space)

/** Who plays among many shots and many who come is hit only near its middle, and looks as large as ever. */
export const nimble = ({ id }: Part): Trait => ({ cast: id, size: 50, look: { scale: 1.28 }, softly: true })

/** A number of which each of several gets an equal part. */
export function sharedBy(among: number, [gentle, cruel]: readonly [number, number]): Amount {
  return [Math.ceil(gentle / among), Math.ceil(cruel / among)]
}

/** Somebody who strolls about, and of whom one sees how far one has got with them. */
export function strolling(whom: Part, speed: Amount, count: Amount, meter: Meter): Trait {
  return {
    cast: whom.id,
    drive: { does: 'wander', speed },
    count: whom.count ?? count,
    where: 'far',
    ...(whom.flies && { flies: true }),
    meters: [{ shown: true, ...meter }],
    softly: true,
  }
}

/** What one does to somebody bit by bit, staying near, until a meter of theirs is full. */
type BitByBit = {
  meter: string
  /** How much of it is done in a tenth of a second. */
  adds: Amount
  within: number
  /** Held meanwhile, and what it is called. */
  button?: { button: 'a' | 'b'; says: string }
  /** Beside that they are not yet what they become. */
  if?: If[]
  show?: string
  /** The state that they are in afterwards, and what that counts. */
  becomes: string
  counts: Effect[]
}

export function bitByBit(
  you: Part,
  whom: Part,
  { meter, adds, within, button, if: more = [], show, becomes, counts: counted }: BitByBit,
): NonNullable<Lines['rules']> {
  return [
    {
      when: { near: [you.id, whom.id], within, seconds: 0.1, ...(button && { button: button.button }) },
      if: [{ is: whom.id, who: 'b' }, ...more],
      do: [{ meter, of: 'b', add: adds }, ...(show === undefined ? [] : [{ show }])],
      rest: 0.05,
      ...(button && { says: button.says }),
    },
    {
      when: { meter, of: whom.id, above: 1 },
      do: [{ become: `${whom.id}.${becomes}`, of: 'a' }, ...counted],
    },
  ]
}

/** Whoever was caught at it runs off over the rim, and is not minded any more. */
export function runningOff(who: Part, state: string): Trait {
  return stateOf(who, state, {
    drive: { does: 'leave', speed: 260 },
    where: 'edge',
    look: { alpha: 0.6 },
  })
}

/**
 * Others who come from the rim for something, one after the other. With whomever the player has to do anyway there are as many as there have to
 * be for that.
 */
export function comingFor(
  { who, isHandled }: Pick<Use, 'who' | 'isHandled'>,
  whom: string,
  speed: Amount,
): Trait {
  return {
    cast: who.id,
    drive: { does: 'chase', whom, speed },
    count: isHandled ? (who.count ?? [4, 5]) : 1,
    where: 'edge',
    ...(!isHandled && { comes: { every: [2.8, 1.8], most: [3, 4], where: 'beyond' } }),
    ...(who.flies && { flies: true }),
  }
}

/** What others do, as the sentence says it, where it names them; else in our words. */
export const asSaid = (words: string, { name, plural }: Part, otherwise: string): string =>
  [name, plural].some((noun) => words.toLowerCase().includes(noun.toLowerCase()))
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : otherwise

/** Touched by the player they are off, unless there is something else that the player does to them. */
export function shooedBy(
  { you, who, isHandled }: Pick<Use, 'you' | 'who' | 'isHandled'>,
  off: string,
): NonNullable<Lines['rules']> {
  if (isHandled) return []
  return [
    {
      when: { touch: [who.id, you.id] },
      if: [{ is: who.id, who: 'a' }],
      do: [{ become: off, of: 'a' }, { score: 10 }, { show: 'push' }],
      rest: 0.1,
    },
  ]
}

/** Somebody who watches by turns: what is over its head says when, and when it does not. Phases begin and end it. */
export function watching(
  { id }: Part,
  { watches, rests, asleep = false }: { watches: string; rests: string; asleep?: boolean },
): Required<Pick<Lines, 'kinds' | 'rules'>> {
  const looks = `${id}.looks`
  const there = { cast: id, drive: { does: 'still' as const }, where: 'beside' as const, size: 110 }
  return {
    kinds: [
      { ...there, count: 1, look: { alpha: 0.75, ...(asleep && { mark: 'Zzz' }) } },
      { ...there, id: looks, count: 0, look: { mark: '!', glow: '#ff5a4e', pulses: true } },
    ],
    rules: [
      { when: { phase: watches, is: 'begun' }, do: [{ become: looks, of: { all: id } }, { show: 'warn' }] },
      { when: { phase: rests, is: 'begun' }, do: [{ become: id, of: { all: looks } }] },
    ],
  }
}

/** When something is the case, out of the words that say so: 'when *it hails*', 'while *the giant snores*'. */
export function occasionIn(words: string): string | undefined {
  const [, event] =
    /\b(?:when(?:ever)?|while|as long as|as soon as|once|if|(?:every|each) time) (?:then )?(.+?)(?=,|$|[.;!?]| (?:or|and|but|then)\b| (?:you|he|she|we|they|i|everyone|everybody) (?:must|have|has|need|should|can|may|better|are|is|gotta)\b| (?:hides?|freez|stay|stand|take|get|be)\w* (?:in|under|still|cover|behind|inside)\b)/i.exec(
      words,
    ) ?? []
  return event?.trim()
}

/** Where a sentence says that they come from, where that is nothing on the stage. */
export function sideIn(words: string): 'above' | 'below' | 'beyond' | undefined {
  const [, side] = /\b(?:from|out of)(?: the)? (\w+)/i.exec(words) ?? []
  if (/^(?:above|sky|ceiling|clouds?|air|heaven|top|roofs?)$/i.test(side ?? '')) return 'above'
  if (/^(?:below|underground|ground|earth|bottom|underneath)$/i.test(side ?? '')) return 'below'
  return /^(?:outside|rain|storm|snow|cold|everywhere|all|both|every|afar|forest|woods?|jungle|dark|darkness|night|mist|fog|distance|street)$/i.test(
    side ?? '',
  )
    ? 'beyond'
    : undefined
}

/** How near the middle of a cover one has to be to be under it. */
export const reach = 72

/** What one can be under, far from one another, each with its shade on the ground. */
export const shades = (covers: readonly Part[]): Trait[] =>
  covers.map(({ id, count }) => ({
    cast: id,
    drive: { does: 'still' },
    count: Math.max(4, count ?? Math.ceil(7 / covers.length)),
    where: 'spread',
    size: 104,
    look: { shade: reach + 6 },
  }))

/** Whether somebody is under one of those. */
export const isCovered = (frame: Frame, covers: readonly string[], who: Seen, within: number): boolean =>
  covers.some((id) => all(frame, id).some((one) => gap(one, who) < within))
