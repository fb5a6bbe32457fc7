import type { CastMember, GamePlan, PowerUp } from '@makebelieve/kit/game/plan'
import {
  type Amount,
  type Drive,
  type Effect,
  type End,
  type Goal,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
  type SpaceId,
} from '@makebelieve/kit/rules/rulebook'
import { hasArms, isForArms, withArms } from './arms.ts'
import { attacksOf } from './attacks.ts'
import { isPassing } from './lines.ts'
import { withShop } from './shop.ts'
import { withStrengths } from './strengths.ts'
import { inStretches } from './stretches.ts'

/** What goes over any game of rules, whatever its verbs are: things that make one stronger for a while, and a boss. */
export function withExtras(
  game: Pick<GamePlan, 'rules' | 'cast'>,
  book: Rulebook,
  offers: readonly PowerUp[] = [],
): Rulebook {
  const { rules, cast } = game
  const stretched = inStretches(game, book)
  const you = playerKind(book).id
  const sold = rules.shop ? withShop(stretched, you) : withStrengths(stretched, you, offers)
  const strengthened = rules.powerUps.reduce((all, power) => withPower(all, power), sold)
  const boss = rules.boss ? cast.find(({ role }) => role === 'boss') : undefined
  return boss ? withBoss(strengthened, boss, rules.bossPhases) : strengthened
}

/** The powers that games of rules have: what each does, and what the screen says. */
const powers: Partial<Record<PowerUp, (foes: readonly string[]) => { does: Effect[]; says: string }>> = {
  shield: () => ({ does: [{ safe: 'a', seconds: 6 }], says: 'Shield' }),
  speed: () => ({ does: [{ haste: 'a', times: 1.5, seconds: 6 }], says: 'Fast' }),
  slow: (foes) => ({
    does: foes.map((foe): Effect => ({ haste: { all: foe }, times: 0.5, seconds: 6 })),
    says: 'Slow motion',
  }),
  heart: () => ({ does: [{ life: 1 }], says: '+1 life' }),
  rapid: () => ({ does: [{ meter: 'rapid', of: 'a', set: 1 }], says: 'Rapid fire' }),
  multi: () => ({ does: [{ meter: 'multi', of: 'a', set: 1 }], says: 'Triple shot' }),
}

const looks: Partial<Record<PowerUp, Pick<CastMember, 'name' | 'plural' | 'colour'>>> = {
  shield: { name: 'shield', plural: 'shields', colour: '#5b8cff' },
  speed: { name: 'lightning bolt', plural: 'lightning bolts', colour: '#ffd447' },
  slow: { name: 'hourglass', plural: 'hourglasses', colour: '#e9c46a' },
  heart: { name: 'heart', plural: 'hearts', colour: '#ff5a6e' },
  rapid: { name: 'rapid fire', plural: 'rapid fires', colour: '#ffb347' },
  multi: { name: 'star', plural: 'stars', colour: '#ffd447' },
}

/** Of those that were asked for, the ones that games of rules have. */
export const powersAmong = (
  wanted: readonly PowerUp[],
  { rules }: Pick<Rulebook, 'rules'> = { rules: [] },
): PowerUp[] => wanted.filter((power) => power in powers && (!isForArms(power) || hasArms({ rules })))

/** Who stands for the powers on the stage. */
export const membersFor = (wanted: readonly PowerUp[]): CastMember[] =>
  wanted.map((power) => ({
    id: idOf(power),
    role: 'power',
    picture: idOf(power),
    looks: 'front',
    size: 1,
    speed: 1,
    motion: 'still',
    name: power,
    plural: power,
    colour: '#ffd447',
    ...looks[power],
  }))

const idOf = (power: PowerUp) => `power:${power}`

/** Where things come by themselves, powers do so, too. */
const coming: readonly SpaceId[] = ['catch', 'slope', 'paddle', 'upward', 'onward']

function withPower(book: Rulebook, power: PowerUp): Rulebook {
  const you = playerKind(book)
  const hurts = book.rules.flatMap(({ when, do: effects }) =>
    'touch' in when && effects.some((effect) => 'hurt' in effect) ? when.touch : [],
  )
  const foes = [...new Set(hurts)].filter((one) => one !== you.id)
  const { does, says } = powers[power]?.(foes) ?? { does: [], says: power }
  const because = { form: 'power-ups' }
  const left = leavesIn(book)
  const kind: Kind = {
    id: idOf(power),
    cast: idOf(power),
    drive: isPassing(book.space.id) ? { does: 'fall', speed: [110, 150] } : { does: 'still' },
    count: 0,
    where: 'anywhere',
    comes: {
      every: left.length > 0 ? (seldom[power] ?? 20) : power === 'heart' ? [20, 32] : [9, 13],
      most: 1,
      where: coming.includes(book.space.id) ? 'ahead' : 'anywhere',
    },
    size: 40,
    look: { badge: true },
    because,
  }
  const taken: Rule = {
    when: { touch: [you.id, kind.id] },
    do: [{ show: 'power', words: says }, { remove: 'b' }, ...does, { score: 10 }],
    because,
  }
  const dropped = left.map(
    (foe): Rule => ({
      when: { defeated: foe },
      if: [{ chance: power === 'heart' ? 0.02 : 0.04 }],
      do: [{ spawn: kind.id, at: 'a' }],
      rest: 0,
      because,
    }),
  )
  const armed = withArms(book, power)
  return { ...armed, kinds: [...armed.kinds, kind], rules: [...armed.rules, taken, ...dropped] }
}

/** Where foes leave powers behind, these come by themselves only now and then, never two in the same moment. */
const seldom: Partial<Record<PowerUp, Amount>> = {
  rapid: 13,
  shield: 17,
  multi: 19,
  slow: 23,
  speed: 25,
  heart: [27, 37],
}

/** Those who leave something behind where they are shot down: where things fall by themselves, it falls to the player. */
function leavesIn({ rules, space, kinds }: Rulebook): string[] {
  if (!isPassing(space.id)) return []
  const struck = rules.flatMap(({ when, do: effects }) =>
    'touch' in when && effects.some((effect) => 'strike' in effect && effect.strike === 'b')
      ? [when.touch[1]]
      : [],
  )
  return [...new Set(struck)].filter((ref) =>
    kinds.some(({ id, cast, drive }) => (id === ref || cast === ref) && drive.does !== 'still'),
  )
}

/**
 * The boss comes when half of the work is done, or on the way where one has only to get somewhere. Whatever counts towards the end wears
 * it down, so that there is no game in which it cannot be beaten; and what strikes foes strikes it, too.
 */
function withBoss(book: Rulebook, { id, name }: CastMember, phases: number): Rulebook {
  const because = { form: 'boss' }
  const you = playerKind(book)
  const won = book.ends.find(({ result }) => result === 'won')
  const goals = won && 'tallies' in won.when ? won.when.tallies : []
  const doable = goals.filter(({ tally }) => isDone(book, tally))
  const goal = doable.find(isOften) ?? doable[0] ?? goals[0]
  const deeds = goal && !isOften(goal) ? deedsBeside(book, goal) : []
  const lair = lairIn(book)
  // 'With 10 coins the boss comes': then, and not when half of the work is done.
  const invited = book.rules.find(
    ({ do: effects, because: why }) =>
      typeof why === 'object' && 'words' in why && effects.some((one) => 'spawn' in one && one.spawn === id),
  )
  const finale = goal !== undefined && isOften(goal) && hasSquadrons(book)
  const beaten: Effect[] = [{ tally: `beat ${id}`, add: 1 }, { score: 100 }]
  const kind: Kind = {
    id,
    cast: id,
    ...(lair
      ? { drive: { does: 'guard', whom: lair.id, from: you.id, speed: [70, 120], within: 560 }, count: 1 }
      : { drive: movesOf(book.space.id, you.id), count: 0, flies: true }),
    where: lair ? 'goal' : 'far',
    size: 96,
    // What bounces is thrown back by it.
    ...(book.kinds.some(({ drive }) => drive.does === 'bounce') && { solid: true }),
    meters: [{ name: 'health', from: 1, shown: true }],
    because,
  }
  const angrier = Array.from({ length: phases - 1 }, (_, phase): Rule => {
    const left = 1 - (phase + 1) / phases
    return {
      when: { meter: 'health', of: id, below: left },
      do: [
        { haste: 'a', times: 1.3, seconds: 60 },
        { show: 'phase', words: 'It is angry!' },
      ],
      because,
    }
  })
  const rules: Rule[] = [
    lair
      ? {
          when: { near: [you.id, id], within: 520 },
          do: [{ show: 'boss', words: `The ${name}!` }],
          rest: 600,
          because,
        }
      : {
          when:
            invited?.when ??
            (goal && deeds.length === 0
              ? {
                  tally: goal.tally,
                  reaches: finale
                    ? goal.reaches
                    : isDone(book, goal.tally)
                      ? half(goal.reaches)
                      : beforeLast(goal),
                }
              : { after: [8, 5] }),
          do: [
            { spawn: id, at: comesFrom(book.space.id) },
            { show: 'boss', words: `The ${name}!` },
          ],
          because: invited?.because ?? because,
        },
    // Before it hurts: whoever comes from above is not hurt by it.
    ...onceEach([
      ...book.rules.flatMap((rule) => strikingToo(rule, id, because, finale)),
      ...book.rules.flatMap((rule) => aimingToo(rule, id, because)),
    ]),
    { when: { touch: [id, you.id] }, do: [{ hurt: 'player' }], rest: 1, because },
    ...attacksOf(book, id, phases, because),
    ...angrier,
    {
      when: { meter: 'health', of: id, below: 0.001 },
      do: [{ show: 'defeat', words: '+100' }, { remove: 'a' }, ...beaten],
      because,
    },
    { when: { defeated: id }, do: beaten, because },
  ]
  const worn = (lair ? book.rules : wornBy(book, goal, deeds, id)).filter(
    (rule) => rule !== invited && !isAbout(rule, id),
  )
  const made = { ...book, kinds: book.kinds.filter(({ cast }) => cast !== id), rules: worn }
  const { kinds, rules: others } = finale ? leftTo(id, made) : made
  // Whoever is told to jump on the boss has beaten it when it is beaten, and counts no jumps.
  const isCounted = ({ tally, cast }: Goal) => cast !== id || others.some((rule) => addsTo(rule, tally))
  const ends = book.ends.map((end): End => (end === won && goal ? alsoBeaten(end, id, name, isCounted) : end))
  return { ...book, kinds: [...kinds, kind], rules: [...others, ...rules], ends }
}

/** Where squadron after squadron comes, the boss comes when all that work is done, and has the stage to itself. */
const hasSquadrons = ({ kinds }: Rulebook) => kinds.some(({ comes }) => comes?.together !== undefined)

function leftTo(id: string, { kinds, rules }: Peopled): Peopled {
  const isSquadron = (name: string) =>
    kinds.some(({ id: own, comes }) => own === name && comes?.together !== undefined)
  return {
    kinds: kinds.map((kind): Kind => {
      const { comes } = kind
      return comes && isSquadron(kind.id) ? { ...kind, comes: { ...comes, unless: id } } : kind
    }),
    rules: rules.map(
      (rule): Rule =>
        'gone' in rule.when && isSquadron(rule.when.gone)
          ? { ...rule, if: [...(rule.if ?? []), { many: id, below: 1 }] }
          : rule,
    ),
  }
}

type Peopled = Pick<Rulebook, 'kinds' | 'rules'>

/** Where one jumps on foes and has a long way to go, the boss waits at its end, and is jumped on, too. */
function lairIn({ kinds, rules, space }: Rulebook): Kind | undefined {
  const isStruck = rules.some((rule) => isFromAbove(rule) && rule.do.some((effect) => 'strike' in effect))
  return isStruck && space.tall === undefined
    ? kinds.find(({ where, drive }) => where === 'goal' && drive.does === 'still')
    : undefined
}

const isFromAbove = ({ if: conditions = [] }: Rule) => conditions.some((one) => 'from' in one)

/** Whether somebody has to do something for it: what only passes, time and nights, wears nobody down. */
const isDone = ({ rules }: Rulebook, tally: string) =>
  rules.some(
    ({ when, do: effects }) =>
      !('after' in when || 'phase' in when) &&
      effects.some((one) => 'tally' in one && one.tally === tally && one.add > 0),
  )

/** Where everything goes by, it comes as all others do, or runs after whoever cannot stop. */
const comesFrom = (space: SpaceId) =>
  coming.includes(space) ? 'above' : space === 'run' || space === 'flap' ? 'behind' : 'far'

/** What is done to a boss is for the boss to say. */
const isAbout = ({ when }: Rule, id: string) => 'touch' in when && when.touch.includes(id)

const half = (reaches: Amount): Amount =>
  typeof reaches === 'number' ? Math.ceil(reaches / 2) : [reaches[0] / 2, reaches[1] / 2]

/** Where stretches are got through, it comes with the last of them. */
const beforeLast = ({ reaches }: Goal): Amount =>
  typeof reaches === 'number' ? reaches - 1 : [reaches[0] - 1, reaches[1] - 1]

/** Whether something has to be done again and again, so that half of it is a beginning. */
const isOften = ({ reaches }: Goal) => Math.min(...[reaches].flat()) > 2

const addsTo = ({ do: effects }: Rule, tally: string) =>
  effects.some((effect) => 'tally' in effect && effect.tally === tally && effect.add > 0)

/** What the player does well beside what the game is won by. */
const deedsBeside = ({ rules }: Rulebook, { tally }: Goal): Rule[] =>
  rules.filter(
    (rule) =>
      !addsTo(rule, tally) &&
      ('touch' in rule.when || 'passes' in rule.when || 'near' in rule.when || 'defeated' in rule.when) &&
      rule.do.some((effect) => 'tally' in effect && effect.add > 0) &&
      rule.do.some((effect) => 'score' in effect && effect.score > 0) &&
      !rule.do.some((effect) => 'hurt' in effect),
  )

/** What is done wears it down, so much that it is over before there is nothing left to do. */
function wornBy(book: Rulebook, goal: Goal | undefined, deeds: readonly Rule[], id: string): Rule[] {
  if (!goal) return book.rules
  const all =
    deeds.length === 0
      ? Math.min(...[goal.reaches].flat())
      : deeds.reduce((sum, deed) => sum + chancesFor(book, deed), 0)
  const by = 1 / Math.max(1, 0.4 * all)
  return book.rules.map((rule) =>
    (deeds.length === 0 ? addsTo(rule, goal.tally) : deeds.includes(rule))
      ? { ...rule, do: [...rule.do, { meter: 'health', of: { all: id }, add: -by }] }
      : rule,
  )
}

/** How often there is somebody to do it to: as many as are there at first, or as many as one can wish for. */
function chancesFor({ kinds }: Rulebook, { when }: Rule): number {
  const refs: readonly string[] = 'touch' in when ? when.touch : 'near' in when ? when.near : []
  const others = kinds.filter(
    ({ id, cast, drive }) => drive.does !== 'player' && (refs.includes(id) || refs.includes(cast)),
  )
  const there = others.reduce((sum, { count }) => sum + Math.min(...[count].flat()), 0)
  return there > 0 && others.every(({ comes }) => !comes) ? there : 25
}

/** It takes many times what others take: blows from close by, which are harder to place, count for twice as much. */
function strikingToo(rule: Rule, id: string, because: { form: string }, duel: boolean): Rule[] {
  const { when } = rule
  const strikes = rule.do.some((effect) => 'strike' in effect && effect.strike === 'b')
  if (!strikes || !('touch' in when || 'near' in when)) return []
  const above = isFromAbove(rule)
  // Who has nobody else to think of hits it again and again.
  const part = duel ? 0.045 : above ? 0.21 : 'touch' in when ? 0.12 : 0.24
  const does = rule.do.flatMap((effect): Effect[] =>
    'strike' in effect ? [{ strike: 'b', by: effect.by * part }] : 'tally' in effect ? [] : [effect],
  )
  // It is still there when one has jumped on it.
  const spared: Effect[] = above ? [{ safe: 'a', seconds: 0.6 }] : []
  const met: Rule['when'] =
    'touch' in when ? { touch: [when.touch[0], id] } : { ...when, near: [when.near[0], id] }
  return [{ ...rule, when: met, do: [...does, ...spared], because }]
}

/** What several kinds of foes are done with is done to the boss once. */
function onceEach(rules: readonly Rule[]): Rule[] {
  const key = ({ when, if: conditions }: Rule) => JSON.stringify([when, conditions])
  return rules.filter((rule, at) => rules.findIndex((other) => key(other) === key(rule)) === at)
}

/** What goes for the nearest foe by itself goes for the boss, too. */
function aimingToo(rule: Rule, id: string, because: { form: string }): Rule[] {
  const aims = (one: Effect) => 'spawn' in one && typeof one.toward === 'object'
  if (!('every' in rule.when) || !rule.do.some(aims)) return []
  const does = rule.do.map(
    (one): Effect => ('spawn' in one && aims(one) ? { ...one, toward: { nearest: id } } : one),
  )
  const conditions = (rule.if ?? []).map((one) => ('near' in one ? { ...one, near: id } : one))
  return [{ ...rule, if: conditions, do: does, because }]
}

function alsoBeaten(end: End, id: string, name: string, isCounted: (goal: Goal) => boolean): End {
  if (!('tallies' in end.when)) return end
  const goal: Goal = { tally: `beat ${id}`, reaches: 1, says: `${name} beaten`, cast: id }
  const tallies = [...end.when.tallies.filter(isCounted), goal]
  return { ...end, when: { tallies }, says: `Done: ${tallies.map(({ says }) => says).join(', ')}.` }
}

function movesOf(space: SpaceId, whom: string): Drive {
  if (isPassing(space) || ['aim', 'hand', 'air'].includes(space)) return { does: 'drift', speed: [60, 110] }
  // Whoever can only fall and push gets out of nobody's way: it bobs up and down where it is.
  if (space === 'land') return { does: 'tide', speed: [20, 40], within: 80 }
  if (space === 'lanes' || space === 'slope') return { does: 'wander', speed: [60, 110] }
  return { does: 'chase', whom, speed: [50, 90] }
}
