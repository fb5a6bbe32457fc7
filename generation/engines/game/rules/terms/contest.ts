import type { GamePlan } from '@makebelieve/kit/game/plan'
import {
  type Effect,
  type Goal,
  type If,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
  type SpaceId,
} from '@makebelieve/kit/rules/rulebook'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import type { Setting } from '../compose.ts'
import type { Settled } from './settled.ts'

type Contest = TermOf<'contest'>

/** Where one walks or floats freely, so does whoever is after the same. */
const open = new Set<SpaceId>(['top', 'float'])

/** After each one it looks about: somebody who plays is quicker. */
const pause: Effect = { still: 'a', seconds: [1.1, 0.5] }

/** Where a contest is held: seen from above, and side by side from one end to the other where it is about getting there. */
export function arenaFor(terms: readonly Term[], cast: GamePlan['cast']): Setting {
  const [contest] = terms.filter((term) => term.about === 'contest')
  if (!contest) return {}
  const isRace = cast.some(({ id, role }) => id === contest.whom && role === 'goal')
  return { spaces: ['top'], ...(isRace && { layout: { across: true, bare: true } }) }
}

/** Whoever has the first so many of something has more than the other can have: what the player does for it, a rival does as well. */
export function withContest(
  told: Rulebook,
  { whom, rival, many, rivals = 1, words }: Contest,
  { game }: Settled,
): Rulebook | undefined {
  const you = playerKind(told)
  const end = told.ends.find(
    ({ result, when }) =>
      result === 'won' && 'tallies' in when && when.tallies.some(({ cast }) => cast === whom),
  )
  const goal = end && 'tallies' in end.when && end.when.tallies.find(({ cast }) => cast === whom)
  if (!end || !goal || !open.has(told.space.id) || rival === 'player') return undefined
  const because = { words }
  const counting = told.rules.filter(({ do: effects }) =>
    effects.some((one) => 'tally' in one && one.tally === goal.tally && one.add > 0),
  )
  const theirs = `${rival} has ${whom}`
  const contest = { you: you.id, whom, rival, theirs, because }
  const rules = counting.map((rule) => likewise(rule, contest))
  const brought = counting.map((rule) => placeIn(rule, you.id)).find((place) => place !== undefined)
  const made = brought === undefined ? { book: told, rules } : bringing(told, brought, contest)
  if (made.rules.some((rule) => rule === undefined) || made.rules.length === 0) return undefined
  // Who has to get somewhere goes more than once: the first time may be luck.
  const isPlace = told.kinds.some(({ cast, where }) => cast === whom && where === 'goal')
  const reaches = many ?? (isPlace ? ([2, 3] as const) : goal.reaches)
  const mine: Goal = { ...goal, reaches }
  const other: Goal = { tally: theirs, reaches, says: `the ${nameOf(rival, game)}'s`, cast: rival }
  const runner: Kind = {
    id: rival,
    cast: rival,
    // Several together are as quick as one.
    drive: { does: 'go', whom, speed: rivals > 1 ? [46, 68] : [64, 96] },
    count: rivals,
    where: isPlace ? 'start' : 'far',
    size: 60,
    because,
  }
  // There are enough for both.
  const enough = (kind: Kind): Kind =>
    kind.cast === whom && !isPlace && kind.count !== 0 && !kind.comes
      ? { ...kind, comes: { every: 1.2, most: 6, where: 'anywhere' } }
      : kind
  return {
    ...made.book,
    kinds: [
      ...made.book.kinds.filter(({ cast }) => cast !== rival).map(enough),
      runner,
      ...loaded(runner, brought),
    ],
    rules: [
      ...made.book.rules.filter((rule) => !isAbout(rule, rival)),
      ...made.rules.flatMap((rule) => rule ?? []),
    ],
    ends: [
      ...made.book.ends.map((one) =>
        one === end && 'tallies' in end.when
          ? { ...end, when: { tallies: end.when.tallies.map((two) => (two === goal ? mine : two)) }, because }
          : one,
      ),
      {
        result: 'lost',
        when: { tallies: [other] },
        says: rivals > 1 ? `The others were first.` : `The ${nameOf(rival, game)} was first.`,
        because,
      },
    ],
  }
}

const nameOf = (id: string, { cast }: Pick<GamePlan, 'cast'>) =>
  cast.find((member) => member.id === id)?.name ?? id

const refsOf = ({ when }: Rule): readonly string[] =>
  'touch' in when ? when.touch : 'near' in when ? when.near : []

const isAbout = (rule: Rule, id: string) => refsOf(rule).some((ref) => ref === id || ref.startsWith(`${id}.`))

type Between = { you: string; whom: string; rival: string; theirs: string; because: Rule['because'] }

/** What somebody else does where the player does it: what becomes of the thing is the same, and it counts for them. */
function likewise(rule: Rule, { you, rival, theirs, because }: Between): Rule | undefined {
  const [doer, thing] = refsOf(rule)
  const isOver = rule.do.some((one) => ('remove' in one && one.remove === 'b') || 'move' in one)
  // Who goes for those that are left would go for those that are done with, too.
  if (doer !== you || thing === undefined || !isOver) return undefined
  const onThing = (one: Effect): boolean =>
    ('remove' in one && one.remove === 'b') ||
    ('become' in one && one.of === 'b') ||
    ('meter' in one && one.of === 'b') ||
    'move' in one
  const isTheirs = (one: If) => 'free' in one || ('is' in one && one.who === 'b')
  return {
    when: { touch: [rival, thing] },
    if: (rule.if ?? []).filter(isTheirs),
    do: [...rule.do.filter(onThing), { tally: theirs, add: 1 }, { show: 'miss' }, pause],
    rest: 0.3,
    because,
  }
}

/** Where it is brought to, where the player carries it. */
const placeIn = (rule: Rule, you: string): string | undefined => {
  const [doer, place] = refsOf(rule)
  return doer === you && rule.do.some((one) => 'hand' in one) ? place : undefined
}

const ownOf = (place: string) => `${place}.theirs`

/** On the way back it has one with it. */
const loaded = (runner: Kind, place: string | undefined): Kind[] =>
  place === undefined || runner.drive.does !== 'go'
    ? []
    : [{ ...runner, id: `${runner.id}.loaded`, drive: { ...runner.drive, whom: ownOf(place) }, count: 0 }]

/** Each brings it to a place of their own, on either side. */
function bringing(
  told: Rulebook,
  place: string,
  { you, whom, rival, theirs, because }: Between,
): { book: Rulebook; rules: Rule[] } {
  const home = told.kinds.find(({ id }) => id === place)
  if (!home) return { book: told, rules: [] }
  const kinds = told.kinds.map((kind): Kind => (kind === home ? { ...home, where: 'left' } : kind))
  const other: Kind = { ...home, id: ownOf(place), where: 'right', look: { glow: '#ff5a4e' }, because }
  const mine = (rule: Rule): Rule => {
    const [doer, thing] = refsOf(rule)
    return doer === you && thing === place
      ? { ...rule, if: [...(rule.if ?? []), { is: place, who: 'b' }] }
      : rule
  }
  const rules: Rule[] = [
    {
      when: { touch: [rival, whom] },
      if: [{ is: rival, who: 'a' }, { free: 'b' }],
      do: [{ carry: 'b' }, { become: `${rival}.loaded`, of: 'a' }],
      rest: 0.5,
      because,
    },
    {
      when: { touch: [`${rival}.loaded`, ownOf(place)] },
      do: [{ hand: 'in' }, { become: rival, of: 'a' }, { tally: theirs, add: 1 }, { show: 'miss' }, pause],
      rest: 0.2,
      because,
    },
  ]
  return { book: { ...told, kinds: [...kinds, other], rules: told.rules.map(mine) }, rules }
}
