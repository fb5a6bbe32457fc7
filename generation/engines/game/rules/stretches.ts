import type { GamePlan } from '@makebelieve/kit/game/plan'
import {
  type Amount,
  type Because,
  type End,
  type Goal,
  type If,
  type Kind,
  type Phase,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'

/** Waves, or days and nights, laid over whatever the verbs of a sentence made: foes come then, and not all the time. */
export function inStretches({ rules }: Pick<GamePlan, 'rules'>, book: Rulebook): Rulebook {
  // Traffic goes by all the time, and what foes shoot is none of them.
  const foes = foesIn(book).filter((foe) => foe.drive.does !== 'stream' && !isShot(book, foe))
  if (book.phases || foes.length === 0) return book
  if (rules.dayAndNight || rules.nights !== undefined) return byNight(book, foes, rules.nights ?? 2)
  return rules.waves === undefined ? book : inWaves(book, foes, rules.waves, rules.shop)
}

const isShot = (book: Rulebook, { id, drive }: Kind) =>
  drive.does === 'fly' &&
  book.rules.some(
    ({ when, do: effects }) =>
      'every' in when &&
      when.of !== playerKind(book).id &&
      effects.some((one) => 'spawn' in one && one.spawn === id && one.at === 'a'),
  )

/** Waves grow, and each ends when nobody of it is left; then there is a moment to breathe, or to shop. */
function inWaves(book: Rulebook, foes: readonly Kind[], waves: number, shop = false): Rulebook {
  const because = { form: 'waves' }
  const shops = shop || book.rules.some(({ between }) => between)
  const beatable = foes.every((foe) => isBeatable(book, foe) && !spawns(book, foe))
  const phases: Phase[] = [
    { id: 'break', says: 'Get ready', seconds: 2, next: 'wave', because },
    {
      id: 'wave',
      says: 'Wave',
      numbered: true,
      ...(beatable ? { until: { gone: foes.map(({ id }) => id) } } : { seconds: [10, 13] as const }),
      next: 'rest',
      because,
    },
    {
      id: 'rest',
      says: shops ? 'The shop is open' : 'Well done',
      seconds: shops ? 9 : 2,
      next: 'wave',
      because,
    },
  ]
  const counted = { tally: 'waves', reaches: waves, says: 'waves' }
  return stretched(book, foes, {
    phases,
    during: 'wave',
    counted,
    because,
    pause: 'rest',
    first: firstOf(book, foes),
    // The last of many waves is no larger than the last of a few; where there are crowds, waves are crowds.
    more: (breaksTwice(book, foes) ? 2 : Math.max(5, Math.min(14, crowdOf(foes) * 0.7))) / waves,
  })
}

/** How many come first. Of those who break into more of their kind fewer come, and of those who do so twice the fewest. */
function firstOf(book: Rulebook, foes: readonly Kind[]): readonly [number, number] {
  // Those who come as squadrons or in rows come as several of them.
  if (foes.some(isTogether)) return [12, 18]
  if (breaksTwice(book, foes)) return [2, 3]
  return foes.some((foe) => breaks(book, foe)) ? [2, 6] : [4, 7]
}

const isTogether = ({ comes, where }: Kind) => comes?.together !== undefined || where === 'rows'

/** How many of those who keep coming there are at once, at most. */
const crowdOf = (foes: readonly Kind[]) =>
  foes.reduce((sum, { comes }) => sum + Math.max(0, ...[comes?.most ?? 0].flat()), 0)

/** By day one has time for everything; by night they come, and at dawn they are gone. */
function byNight(book: Rulebook, foes: readonly Kind[], nights: number): Rulebook {
  const because = { form: 'day-and-night' }
  const isWatched = book.space.watch === true
  const hasLight = playerKind(book).beam !== undefined
  const phases: Phase[] = [
    {
      id: 'day',
      says: 'Day',
      numbered: true,
      // Who keeps watch by night has not much to do by day.
      seconds: isWatched ? [7, 6] : [12, 9],
      light: 1,
      next: 'night',
      because,
    },
    {
      id: 'night',
      says: 'Night',
      numbered: true,
      seconds: isWatched ? [19, 22] : [11, 15],
      light: 0,
      next: 'day',
      because,
    },
  ]
  const counted = { tally: 'nights', reaches: nights, says: 'nights' }
  return stretched(book, foes, {
    phases,
    during: 'night',
    counted,
    because,
    pause: 'day',
    // One light is on one of them at a time.
    first: hasLight ? [3, 4] : nightly(foes),
    more: isWatched ? 0.5 : hasLight ? 1 : 3,
  })
}

/** Twice as many as would be there all the time; those who keep coming anyway come in a swarm. */
function nightly(foes: readonly Kind[]): readonly [number, number] {
  const most = [8, 14] as const
  if (foes.some(({ comes }) => comes)) return most
  const [gentle, cruel] = [0, 1].map((at) =>
    foes.reduce((sum, { count }) => sum + (typeof count === 'number' ? count : (count[at] ?? 0)), 0),
  )
  return [Math.min(most[0], 2 * (gentle ?? 0)), Math.min(most[1], 2 * (cruel ?? 0))]
}

type Plan = {
  phases: Phase[]
  during: string
  counted: Goal
  because: Because
  pause: string
  /** How many come the first time, and how many more each time. */
  first: readonly [number, number]
  more: number
}

function stretched(book: Rulebook, foes: readonly Kind[], plan: Plan): Rulebook {
  const { phases, during, counted, because, pause, first, more } = plan
  const earned = isEarned(plan)
  const then: If = { phase: during }
  const weightOf = ({ comes }: Kind) => [comes?.most ?? 4].flat().reduce((sum, one) => sum + one, 0)
  const whole = foes.reduce((sum, foe) => sum + weightOf(foe), 0)
  const kinds = book.kinds.map((kind): Kind => {
    if (!foes.includes(kind)) return kind
    const { comes, ...rest } = { ...kind, count: 0 }
    if (spawns(book, kind)) return rest
    const part = weightOf(kind) / whole
    const { most = [8, 13], where = 'beyond', together } = comes ?? {}
    const inAll = [Math.ceil(first[0] * part), Math.ceil(first[1] * part)] as const
    const grows = book.space.watch ? more : Math.max(1, Math.round(more * part))
    if (kind.where === 'rows')
      return {
        ...rest,
        comes: { every: 0.5, most: 48, where: 'rows', together: 48, phase: during, inAll, more: grows },
      }
    // They come close upon each other, the closer the more they are; those of whom there are few are spread over it.
    const close = crowdOf(foes) > 10 ? 0.65 : 1
    const every: Amount = book.space.watch
      ? [5, 4]
      : together
        ? [2.2, 1.6]
        : [(0.8 * close) / part, (0.55 * close) / part]
    return {
      ...rest,
      comes: {
        every,
        most,
        where,
        ...(together && { together }),
        phase: during,
        inAll,
        more: grows,
      },
    }
  })
  const sendsFoes = (rule: Rule) =>
    foes.some((foe) => rule.do.some((one) => 'spawn' in one && one.spawn === foe.id))
  // Who is gone is not made good for: that is what the next time is for.
  const lasting = book.rules.filter((rule) => !('gone' in rule.when && sendsFoes(rule)))
  const rules = lasting.map((rule): Rule => {
    const sends = sendsFoes(rule)
    const byItself = 'every' in rule.when || 'after' in rule.when
    if (sends && byItself) return { ...rule, if: [...(rule.if ?? []), then] }
    return rule.between ? { ...rule, if: [...(rule.if ?? []), { phase: pause }] } : rule
  })
  const over: Rule = {
    when: { phase: during, is: 'over' },
    do: [
      { tally: counted.tally, add: 1 },
      // Who is on its way to somewhere finds it by daylight.
      ...foes.filter(({ drive }) => drive.does !== 'sail').map(({ id }) => ({ remove: { all: id } })),
      ...(earned ? [{ score: 50 }, { show: 'right', words: '+50' }] : [{ show: 'right' }]),
    ],
    because,
  }
  return {
    ...book,
    phases,
    kinds,
    rules: [...rules, over],
    ends: book.ends.flatMap((end) => ending(book, end, foes, plan)),
  }
}

/** Whether one of the stretches ends by what is done in it: what only passes is worth nothing by itself. */
const isEarned = ({ phases, during }: Plan) => phases.some(({ id, until }) => id === during && until)

/**
 * What was to be done to the foes is done when they have come and gone so many times. Where they go by themselves, some of those who come
 * have to be dealt with.
 */
function ending(book: Rulebook, end: End, foes: readonly Kind[], plan: Plan): End[] {
  const isClock = end.result === 'lost' && 'seconds' in end.when
  if (isClock && end.because === 'filler') return []
  if (end.result === 'lost') return [end]
  const casts = new Set(foes.map(({ cast }) => cast))
  const deeds = 'tallies' in end.when ? end.when.tallies.filter(({ tally }) => !isTime(book, tally)) : []
  const isAboutFoes = ({ cast }: Goal) => cast !== undefined && casts.has(cast)
  const needed = deeds.flatMap((goal) =>
    !isAboutFoes(goal) ? [goal] : isEarned(plan) ? [] : [someOf(goal, plan)],
  )
  const tallies = [plan.counted, ...needed]
  return [{ ...end, when: { tallies }, says: saysOf(tallies) }]
}

/** As much as can be done while they come. */
function someOf(goal: Goal, { counted, first, more }: Plan): Goal {
  const times = Math.min(...[counted.reaches].flat())
  const least = Math.floor((times * first[0] + (more * times * (times - 1)) / 2) * 0.6)
  const usual = [goal.reaches].flat()
  return { ...goal, reaches: Math.max(1, Math.min(least, ...usual)) }
}

const saysOf = ([first, ...rest]: readonly Goal[]): string =>
  rest.length === 0
    ? `You got through all the ${first?.says ?? 'stretches'}.`
    : `Done: ${[first, ...rest].map((one) => one?.says).join(', ')}.`

/** What only time adds to: seconds held out. */
const isTime = ({ rules }: Rulebook, tally: string) =>
  rules.every(
    ({ when, do: effects }) =>
      'after' in when || !effects.some((one) => 'tally' in one && one.tally === tally && one.add > 0),
  )

const spawns = ({ rules }: Rulebook, { id }: Kind) =>
  rules.some(
    ({ when, do: effects }) =>
      ('every' in when || 'after' in when) && effects.some((one) => 'spawn' in one && one.spawn === id),
  )

const breaks = ({ rules, kinds }: Rulebook, { id, cast }: Kind) =>
  rules.some(
    ({ when, do: effects }) =>
      'defeated' in when &&
      (when.defeated === id || when.defeated === cast) &&
      effects.some(
        (one) => 'spawn' in one && kinds.some((kind) => kind.id === one.spawn && kind.cast === cast),
      ),
  )

/** Whether everybody who comes breaks into others who break in their turn. */
const breaksTwice = (book: Rulebook, foes: readonly Kind[]) => {
  const into = ({ id }: Kind) =>
    book.rules.flatMap(({ when, if: conditions = [], do: effects }) =>
      'defeated' in when && conditions.some((one) => 'is' in one && one.is === id)
        ? effects.flatMap((one) => book.kinds.filter((kind) => 'spawn' in one && kind.id === one.spawn))
        : [],
    )
  return foes.length > 0 && foes.every((foe) => into(foe).some((kind) => into(kind).length > 0))
}

const isStruck = ({ rules }: Rulebook, { id, cast }: Kind) =>
  rules.some(
    ({ when, do: effects }) =>
      'touch' in when &&
      (when.touch[1] === id || when.touch[1] === cast) &&
      effects.some((one) => 'strike' in one && one.strike === 'b'),
  )

/** Whether the player has a way to be rid of them. */
function isBeatable({ rules }: Rulebook, { id, cast }: Kind): boolean {
  return rules.some(({ when, do: effects }) => {
    const pair = 'touch' in when ? when.touch : 'near' in when ? when.near : 'sees' in when ? when.sees : []
    const side =
      pair[1] === id || pair[1] === cast ? 'b' : pair[0] === id || pair[0] === cast ? 'a' : undefined
    return effects.some(
      (one) =>
        ('strike' in one && one.strike === side) ||
        ('remove' in one && one.remove === side && !('hurt' in one)),
    )
  })
}

/** Whoever moves by itself and hurts, or does what the game is lost by; else whoever is fought. */
export function foesIn(book: Rulebook): Kind[] {
  const you = playerKind(book)
  const bad = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const refs = new Set(
    book.rules.flatMap(({ when, do: effects }) => {
      const harms = effects.some(
        (one) => 'hurt' in one || ('tally' in one && 'add' in one && one.add > 0 && bad.has(one.tally)),
      )
      return harms && 'touch' in when ? when.touch : []
    }),
  )
  const others = book.kinds.filter(
    ({ id, cast, drive, count, comes, fills }) =>
      id !== you.id &&
      cast !== you.cast &&
      drive.does !== 'still' &&
      !fills &&
      (comes !== undefined || count !== 0 || spawns(book, { id } as Kind)),
  )
  const foes = others.filter(({ id, cast }) => refs.has(id) || refs.has(cast))
  // Where nobody does harm, those come who are shot at.
  return foes.length > 0 ? foes : others.filter((kind) => isStruck(book, kind))
}
