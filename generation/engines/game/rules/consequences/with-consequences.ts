import type { GamePlan } from '@makebelieve/kit/game/plan'
import {
  type Effect,
  type End,
  type Goal,
  type If,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
  type SpaceId,
  type Where,
  type Who,
} from '@makebelieve/kit/rules/rulebook'
import { type Cause, type Consequence, isBadFor, type Outcome } from '../../../../brief/brief.ts'
import { isPassing } from '../lines.ts'
import type { Mechanic, Part, Use } from '../mechanic.ts'
import { withEnding } from './endings.ts'
import { inWordsOf } from './in-words.ts'
import { withLasting } from './lasting.ts'
import { crowd, isLeap, type Occasion, occasionOf, spell } from './occasions.ts'

export type Known = { uses: readonly Use[]; mechanics: readonly Mechanic[]; cast: GamePlan['cast'] }

/** A rulebook in which what is said to follow from something does, and a sentence for players about each that could be built. */
export function withConsequences(
  book: Rulebook,
  consequences: readonly Consequence[],
  known: Known,
): { book: Rulebook; howTo: string[] } {
  let made = book
  const howTo: string[] = []
  for (const [index, one] of consequences.entries()) {
    const others = consequences.filter((other) => other !== one)
    const next = withOne(made, one, index, known, others)
    if (!next) continue
    made = next
    howTo.push(inWordsOf(one, known.cast))
  }
  return { book: made, howTo }
}

function withOne(
  told: Rulebook,
  one: Consequence,
  index: number,
  known: Known,
  others: readonly Consequence[],
): Rulebook | undefined {
  const { cause, effect, words } = one
  const because = { words }
  const isThere = (id: string) =>
    ['player', 'others'].includes(id) || known.cast.some((member) => member.id === id)
  if (!isThere(effect.whom)) return undefined
  const book = set(told, effect, because)
  if (cause.points && cause.times !== undefined) {
    const rule: Rule = { when: { points: cause.times }, do: effectsOf(one, book), because }
    return { ...book, rules: [...book.rules, rule] }
  }
  if (cause.during) return withLasting(book, one, known, others)
  if (effect.does === 'again' || effect.does === 'loses') return withEnding(book, one, index, known)
  const laid = withThing(book, cause, known, because)
  const occasion = occasionOf(cause, laid, known)
  if (!occasion) return undefined
  if (isBadFor(effect) && cause.verb !== undefined && cause.whom !== undefined && cause.times === undefined)
    return withoutNeed(
      beside(laid, occasion, (rule) => effectsOf(one, laid, rule), because),
      cause.whom,
      occasion,
    )
  if (effect.does === 'costs') {
    const offered = withThing(laid, { whom: effect.whom }, known, because)
    return withPrice(offered, effect, occasion, because)
  }
  if (cause.times === undefined) return beside(laid, occasion, (rule) => effectsOf(one, laid, rule), because)
  const tally = `times ${index + 1}`
  const counted = withMore(
    beside(laid, occasion, () => [{ tally, add: 1 }], because),
    cause.whom,
    cause.times,
  )
  const due: Rule = {
    when: { tally, reaches: cause.times, ...(!cause.once && { again: true as const }) },
    do: effectsOf(one, laid),
    because,
  }
  return { ...counted, rules: [...counted.rules, due] }
}

/** What has to be there for it: somebody who is not there yet, somebody who sleeps, the dark. */
function set(book: Rulebook, { does, whom }: Outcome, because: Rule['because']): Rulebook {
  if (does === 'comes') return withGuest(book, whom, because)
  if (does === 'wakes') return withSleepers(book, whom, because)
  return does === 'lights' ? inTheDark(book) : book
}

/** Nobody has to do what is bad for them, as long as there is anything else to do; and it is no loss to leave it. */
function withoutNeed(book: Rulebook, whom: string, occasion: Occasion): Rulebook {
  const ends = book.ends.flatMap((end): End[] => {
    if (!('tallies' in end.when)) return [end]
    const others = end.when.tallies.filter(({ cast }) => cast !== whom)
    if (others.length === end.when.tallies.length) return [end]
    const says = end.result === 'won' ? `Done: ${others.map((goal) => goal.says).join(', ')}.` : end.says
    if (others.length > 0) return [{ ...end, when: { tallies: others }, says }]
    return end.result === 'won' ? [end] : []
  })
  const isDone = (rule: Rule) => 'rules' in occasion && occasion.rules.includes(rule)
  const unpraised = (effect: Effect): Effect[] =>
    'score' in effect ? [] : 'show' in effect && effect.words?.startsWith('+') ? [{ show: 'miss' }] : [effect]
  const rules = book.rules.map((rule) => (isDone(rule) ? { ...rule, do: rule.do.flatMap(unpraised) } : rule))
  return { ...book, ends, rules }
}

/** Where it is over before something was done so often, more has to be done. */
function withMore(book: Rulebook, whom: string | undefined, times: number): Rulebook {
  const more = (goal: Goal): Goal =>
    goal.cast === whom && whom !== undefined && Math.min(...[goal.reaches].flat()) < times + 2
      ? { ...goal, reaches: times + 2 }
      : goal
  return {
    ...book,
    ends: book.ends.map((end) =>
      end.result === 'won' && 'tallies' in end.when
        ? { ...end, when: { tallies: end.when.tallies.map(more) } }
        : end,
    ),
  }
}

/**
 * Another rule for the same moment, which cites its own words. It stands before the one that it goes with, because whom that is about may
 * be gone afterwards.
 */
export function beside(
  book: Rulebook,
  occasion: Occasion,
  does: (rule?: Rule) => Effect[],
  because: Rule['because'],
): Rulebook {
  if ('leaps' in occasion) {
    const rule: Rule = { when: { leaps: playerKind(book).id }, do: does(), rest: 0, because }
    return { ...book, rules: [...book.rules, rule] }
  }
  const twin = (rule: Rule): Rule => {
    const { says: _, ...rest } = rule
    return { ...rest, ...roomFor(does(rule), rest.if), because }
  }
  const fresh = occasion.rules.filter((rule) => !book.rules.includes(rule))
  return {
    ...book,
    rules: [
      ...book.rules.flatMap((rule) => (occasion.rules.includes(rule) ? [twin(rule), rule] : [rule])),
      ...fresh.flatMap((rule) => [{ ...rule, because }, twin(rule)]),
    ],
  }
}

/** Who comes again and again comes only as long as there are not too many. */
function roomFor(effects: Effect[], conditions: If[] = []): Pick<Rule, 'if' | 'do'> {
  const full = effects.flatMap((one): If[] => ('spawn' in one ? [{ many: one.spawn, below: crowd }] : []))
  const all = [...conditions, ...full]
  return { ...(all.length > 0 && { if: all }), do: effects }
}

/** One has so many of something, and whatever it is the price of takes some; picking one up is one more. */
function withPrice(
  book: Rulebook,
  { whom, amount = 1, from }: Outcome,
  occasion: Occasion,
  because: Rule['because'],
): Rulebook | undefined {
  if (whom === 'player' || whom === 'others' || whom === 'points') return undefined
  const tally = `${whom} to spend`
  const you = playerKind(book)
  const gains = ({ when, do: effects }: Rule) =>
    'touch' in when &&
    when.touch[0] === you.id &&
    when.touch[1] === whom &&
    effects.some((one) => 'remove' in one && one.remove === 'b')
  const paid = (rule: Rule): Rule => ({
    ...rule,
    if: [{ tally, atLeast: amount }, ...(rule.if ?? [])],
    do: [{ tally, add: -amount }, ...rule.do],
  })
  // Whoever fires all the time would have nothing left in a moment.
  const isHeld = 'rules' in occasion && occasion.rules.some(({ when }) => 'press' in when && when.held)
  const more = isHeld ? 8 * amount : amount
  const isPaid = (rule: Rule) => 'rules' in occasion && occasion.rules.includes(rule)
  const fresh = 'rules' in occasion ? occasion.rules.filter((rule) => !book.rules.includes(rule)) : []
  const rules = [...book.rules, ...fresh.map((rule) => ({ ...rule, because }))].map((rule) =>
    isPaid(rule) || fresh.some(({ when }) => when === rule.when)
      ? paid(rule)
      : gains(rule)
        ? { ...rule, do: [...rule.do, { tally, add: more }] }
        : rule,
  )
  const kinds = book.kinds.map((kind): Kind => {
    if (!('leaps' in occasion)) return kind
    if (kind === you) return { ...kind, pays: { tally, each: amount } }
    // Whoever has none left cannot jump for more: they lie on the ground.
    return kind.cast === whom && kind.where === 'arcs' ? { ...kind, where: 'posts' } : kind
  })
  const stock = { tally, from: from ?? (isHeld ? 40 : 10) * amount, says: whom, cast: whom, because }
  return { ...book, kinds, rules, stocks: [...(book.stocks ?? []), stock] }
}

/** Whoever comes only because of something is not there before. */
export function withGuest(book: Rulebook, whom: string, because: Rule['because']): Rulebook {
  const isGuest = ({ cast }: Kind) => cast === whom
  const kinds = book.kinds.map((kind): Kind => {
    if (!isGuest(kind)) return kind
    const { comes, ...rest } = kind
    return { ...rest, count: 0, where: comes?.where ?? kind.where }
  })
  const guest: Kind = {
    id: whom,
    cast: whom,
    drive: isPassing(book.space.id)
      ? { does: 'fall', speed: [110, 160] }
      : { does: 'wander', speed: [50, 80] },
    count: 0,
    where: placeIn(book.space.id),
    because,
  }
  // Nobody has to deal with so many of them to win, as long as there is anything else to do.
  const others = (goals: readonly Goal[]) => {
    const left = goals.filter(({ cast }) => cast !== whom)
    return left.length > 0 ? left : [...goals]
  }
  const ends = book.ends.map((end) =>
    end.result === 'won' && 'tallies' in end.when
      ? { ...end, when: { tallies: others(end.when.tallies) } }
      : end,
  )
  return { ...book, ends, kinds: kinds.some(isGuest) ? kinds : [...kinds, guest] }
}

/** Without a light there is nothing to see but oneself. */
function inTheDark(book: Rulebook): Rulebook {
  const you = playerKind(book)
  const kinds = book.kinds.map((kind): Kind => {
    if (kind === you) return { shines: { within: 62 }, ...kind }
    // What hides is found by that light, too.
    const { hidden: _, ...rest } = kind
    return rest
  })
  return { ...book, kinds, space: { ...book.space, dark: true } }
}

/** So long somebody who was woken stays awake. */
const wakeful = 5

/** Whoever is woken was asleep, and falls asleep again. Awake they are after whoever plays. */
function withSleepers(book: Rulebook, whom: string, because: Rule['because']): Rulebook {
  const own = book.kinds.filter(({ cast }) => cast === whom)
  const you = playerKind(book).id
  const [asleep, awake] = [`${whom}.asleep`, `${whom}.awake`]
  const first: Partial<Kind> = own.find(({ count }) => count !== 0) ?? own[0] ?? {}
  const base = { cast: whom, size: first.size ?? 60, ...(first.flies && { flies: true as const }), because }
  const count = first.count === undefined || first.count === 0 ? ([3, 5] as const) : first.count
  const kinds: Kind[] = [
    {
      ...base,
      id: asleep,
      drive: { does: 'still' },
      count,
      where: 'far',
      look: { mark: 'Zzz', alpha: 0.85 },
    },
    {
      ...base,
      id: awake,
      drive: { does: 'chase', whom: you, speed: [95, 150] },
      count: 0,
      where: 'far',
      look: { mark: '!' },
      meters: [{ name: 'wide awake', from: 1, perSecond: -1 / wakeful }],
    },
  ]
  const others = book.rules.filter(({ when }) => !('touch' in when && when.touch.includes(whom)))
  const rules: Rule[] = [
    { when: { touch: [you, awake] }, do: [{ hurt: 'player' }], because },
    {
      when: { meter: 'wide awake', of: awake, below: 0 },
      do: [
        { become: asleep, of: 'a' },
        { meter: 'wide awake', of: 'a', set: 1 },
      ],
      rest: 0,
      because,
    },
  ]
  return {
    ...book,
    kinds: [...book.kinds.filter(({ cast }) => cast !== whom), ...kinds],
    rules: [...others, ...rules],
  }
}

const placeIn = (space: SpaceId): Where => (isPassing(space) || space === 'slope' ? 'above' : 'far')

/** What does something to whoever touches it lies about, where no rule has put it there yet. */
function withThing(
  book: Rulebook,
  { whom, verb }: Cause,
  { uses, mechanics, cast }: Known,
  because: Rule['because'],
): Rulebook {
  const [first] = uses
  const member = cast.find(({ id }) => id === whom)
  const lies = mechanics.find(({ id }) => id === 'collect')
  if (
    !whom ||
    !member ||
    !lies ||
    !first ||
    verb !== undefined ||
    book.kinds.some((kind) => kind.cast === whom)
  )
    return book
  const part: Part = { id: whom, name: member.name, plural: member.plural, flies: false, alive: false }
  const { space } = book
  const lines = lies.adds({ ...first, whom: part, space: space.id, rough: space.rough })
  const kinds = (lines.kinds ?? []).map(
    ({ softly: _, ...trait }): Kind => ({
      id: whom,
      drive: { does: 'still' },
      count: 3,
      where: 'anywhere',
      ...trait,
      because,
    }),
  )
  const met: Rule = { when: { touch: [playerKind(book).id, whom] }, do: [{ remove: 'b' }], because }
  return { ...book, kinds: [...book.kinds, ...kinds], rules: [...book.rules, met] }
}

/** How many times as fast or as large each time makes somebody, and how far that goes. */
const bits = {
  faster: { times: 1.12, most: 1.8 },
  slower: { times: 0.93, most: 0.6 },
  bigger: { times: 1.12, most: 2 },
  smaller: { times: 0.9, most: 0.5 },
} as const
/** The same for a while, where it was not said of each time. */
const spells = { faster: 1.5, slower: 0.6 } as const
const forever = 600

/** What follows, as the kernel does it: at the rule that it goes with, or by itself. */
function effectsOf(
  { cause, effect: { does, whom, amount = 1, says, seconds, key } }: Consequence,
  book: Rulebook,
  rule?: Rule,
): Effect[] {
  const you = playerKind(book).id
  const isFirst = (when: Rule['when']) =>
    ('touch' in when && when.touch[0] === you) || ('near' in when && when.near[0] === you) || 'press' in when
  const who: Who =
    whom === 'others'
      ? 'others'
      : whom !== 'player'
        ? { all: whom }
        : rule && isFirst(rule.when)
          ? 'a'
          : 'player'
  switch (does) {
    case 'faster':
    case 'slower': {
      const adds = cause.each || cause.points || cause.times !== undefined || isLeap(cause)
      const seconds = adds ? forever : spell
      const pace: Effect = adds
        ? { haste: who, ...bits[does], seconds }
        : { haste: who, times: spells[does], seconds }
      return [pace, { show: 'power', words: does === 'faster' ? 'Faster!' : 'Slower …' }]
    }
    case 'bigger':
    case 'smaller':
      return [{ grow: who, ...bits[does] }]
    case 'stops':
      return [
        { still: who, seconds: 3 },
        { show: 'push', words: 'Stop!' },
      ]
    case 'reverses':
      return [
        { dizzy: who, seconds: seconds ?? 4 },
        { show: 'miss', words: 'Left is right!' },
      ]
    case 'forgets':
      return [{ forget: who, seconds: seconds ?? 5, ...(key && { way: key }) }]
    case 'lights':
      return [{ light: 'on', seconds: seconds ?? 1.2 }, { show: 'power' }]
    case 'darkens':
      return [
        { light: 'off', seconds: seconds ?? 4 },
        { show: 'warn', words: 'Lights out!' },
      ]
    case 'wakes':
      return [
        { become: `${whom}.awake`, of: { all: `${whom}.asleep` } },
        { show: 'warn', words: 'Awake!' },
      ]
    case 'safe':
      return [
        { safe: who, seconds: seconds ?? spell },
        { show: 'power', words: 'Nothing can hurt you!' },
      ]
    case 'life':
      return [{ life: amount }, { show: 'power', words: `+${amount} ${amount === 1 ? 'life' : 'lives'}` }]
    case 'hurts':
      return [{ hurt: 'player' }]
    case 'says':
      return [{ show: 'power', words: says ?? '' }]
    case 'comes':
      return [
        { spawn: kindFor(book, whom), count: amount, ...comingFrom(book, whom, rule) },
        { show: 'spawn' },
      ]
    default:
      return []
  }
}

const kindFor = ({ kinds }: Rulebook, whom: string) => kinds.find(({ cast }) => cast === whom)?.id ?? whom

/** Out of what is gone, or from where such things come. */
function comingFrom(
  { kinds, space }: Rulebook,
  whom: string,
  rule: Rule | undefined,
): { at: 'a' | 'b' | Where; apart?: number } {
  const when = rule?.when
  const apart = isPassing(space.id) ? {} : { apart: 110 }
  if (when && ('defeated' in when || 'meter' in when)) return { at: 'a', ...apart }
  if (when && ('touch' in when || 'near' in when || 'sees' in when)) return { at: 'b', ...apart }
  return { at: kinds.find(({ cast }) => cast === whom)?.where ?? placeIn(space.id) }
}
