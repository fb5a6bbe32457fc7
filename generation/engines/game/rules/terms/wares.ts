import {
  type Effect,
  type If,
  type Kind,
  type Phase,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import { isPassing } from '../lines.ts'
import { helping } from './helpers.ts'
import { purse, withEarnings, withPurse } from './money.ts'
import type { Settled } from './settled.ts'

type Ware = TermOf<'ware'>

export const wareId = ({ name }: Pick<Ware, 'name'>) => `ware:${name}`
/** What was bought is another than what is for sale: nobody pays for it twice. */
export const mine = ({ name }: Pick<Ware, 'name'>) => `yours:${name}`
export const isKept = ({ does }: Ware) => /^(?:kept|room|patience|guards|helps)$/.test(does)

/** What can be bought lies there with its price as soon as there is money for it, and does what its name says for whoever takes it. */
export function withWares(told: Rulebook, wares: readonly Ware[], { coin, game }: Settled): Rulebook {
  const [first] = wares
  if (!first || coin === undefined) return told
  const busy = withMoreToDo(told, 4 + 3 * wares.length, game)
  const because = { words: first.words }
  const pays = withEarnings(withPurse(busy, coin, first.money, because), coin, earned(busy, wares), because)
  return wares.reduce((book, ware, at) => withWare(book, ware, priceOf(ware, at)), pays)
}

/** There is enough to do to buy all of it before it is over, unless the sentence says how much there is. */
function withMoreToDo(book: Rulebook, least: number, { cast }: Settled['game']): Rulebook {
  const won = book.ends.find(({ result, when }) => result === 'won' && 'tallies' in when)
  if (!won || !('tallies' in won.when)) return book
  const goal = won.when.tallies.find((one) => {
    const kind = book.kinds.find(({ id }) => id === one.cast)
    const isTold = cast.some(({ id, count }) => id === one.cast && count !== undefined)
    return (
      kind &&
      !isTold &&
      (kind.comes || kind.drive.does === 'still') &&
      Math.max(...[one.reaches].flat()) < least
    )
  })
  if (!goal) return book
  const more: Kind['comes'] = { every: 2, most: 4, where: 'far' }
  return {
    ...book,
    kinds: book.kinds.map((kind) => (kind.id === goal.cast && !kind.comes ? { ...kind, comes: more } : kind)),
    ends: book.ends.map((end) =>
      end === won && 'tallies' in end.when
        ? {
            ...end,
            when: {
              tallies: end.when.tallies.map((one) => (one === goal ? { ...one, reaches: least } : one)),
            },
          }
        : end,
    ),
  }
}

/** Where nobody says it, the first is cheap and the next ones cost a little more. */
export const priceOf = ({ price }: Ware, at: number) => price ?? 2 + at

/** So much is paid each time that all of it can be had before it is over. */
function earned({ ends }: Rulebook, wares: readonly Ware[]): number {
  const whole = wares.reduce((sum, ware, at) => sum + priceOf(ware, at), 0)
  const times = ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when
      ? when.tallies.map(({ reaches }) => Math.min(...[reaches].flat()))
      : [],
  )
  return Math.max(1, Math.ceil((whole + 1) / Math.max(1, Math.max(0, ...times) - 1)))
}

function withWare(book: Rulebook, ware: Ware, price: number): Rulebook {
  const because = { words: ware.words }
  const you = playerKind(book)
  const id = wareId(ware)
  const passes = isPassing(book.space.id)
  const does = effectsOf(ware, book)
  const laid: Kind = {
    id,
    cast: id,
    drive: passes ? { does: 'fall', speed: 90 } : { does: 'still' },
    count: 0,
    where: passes ? 'above' : 'anywhere',
    size: 52,
    look: { sign: `${price}`, badge: true, mark: ware.name },
    because,
  }
  const kept: Kind = {
    id: mine(ware),
    cast: mine(ware),
    drive: { does: 'follow', whom: you.id, speed: 260, inLine: true },
    count: 0,
    where: 'start',
    size: 34,
    flies: true,
    because,
  }
  const stays = isKept(ware)
  const help = ware.does === 'helps' ? helping(book, mine(ware), because) : undefined
  const bought: Rule = {
    when: { touch: [you.id, id] },
    if: [{ tally: purse, atLeast: price }],
    rest: 0.2,
    do: [
      { tally: purse, add: -price },
      ...(stays ? [{ spawn: mine(ware), at: 'b' } as const] : []),
      { remove: 'b' },
      ...does,
      { tally: `bought ${id}`, add: 1 },
      { score: 5 },
      { show: 'upgrade', words: capital(ware.name) },
    ],
    because,
  }
  const offered: Rule = {
    when: { tally: purse, reaches: price },
    do: [{ spawn: id, at: laid.where }, { show: 'spawn' }],
    because,
  }
  const pause = ware.between ? pauseIn(book) : undefined
  const guards = ware.does === 'guards' ? guarding(book, ware) : []
  const waits = ware.does === 'patience' ? easing(book, ware) : []
  return {
    ...book,
    kinds: [
      ...book.kinds,
      laid,
      ...(stays ? [ware.does === 'guards' ? { ...kept, ...patrol(ware, you.id) } : kept] : []).map((one) =>
        help ? { ...one, drive: help.drive, size: 70 } : one,
      ),
      ...(help?.kinds ?? []),
    ],
    ...(pause && { phases: longer(book, pause.pause) }),
    rules: [
      ...book.rules,
      ...(pause ? openOnly(id, laid.where, price, pause, because) : [offered]),
      bought,
      ...guards,
      ...waits,
      ...(help?.rules ?? []),
      ...(ware.does === 'room' ? roomier(book, ware) : []),
    ],
  }
}

type Pause = { after: string; pause: string }

/** The stretch that is counted, and the pause after it. */
function pauseIn({ phases = [] }: Rulebook): Pause | undefined {
  const busy = phases.find(({ numbered }) => numbered)
  const then = phases.find(({ id }) => id === busy?.next)
  return busy && then && !then.numbered ? { after: busy.id, pause: then.id } : undefined
}

/** There is time to go there. */
const longer = ({ phases = [] }: Rulebook, id: string): Phase[] =>
  phases.map((phase) => (phase.id === id ? { ...phase, says: 'The shop is open', seconds: 8 } : phase))

/** The shop is open in the pause, as long as something is left in it that one has the money for. */
const openOnly = (
  id: string,
  at: Kind['where'],
  price: number,
  { after, pause }: Pause,
  because: Rule['because'],
): Rule[] => [
  {
    when: { phase: pause, is: 'begun' },
    if: [
      { tally: purse, atLeast: price },
      { tally: `bought ${id}`, below: 1 },
    ],
    do: [{ spawn: id, at }],
    because,
  },
  { when: { phase: after, is: 'begun' }, do: [{ remove: { all: id } }], because },
]

/** Where one carries one thing at a time, another one fits in; elsewhere one reaches further. */
function roomier(book: Rulebook, ware: Ware): Rule[] {
  const because = { words: ware.words }
  const you = playerKind(book).id
  const has: If = { many: mine(ware), atLeast: 1 }
  const empty = (one: If) => 'carries' in one && one.carries === null
  const carries = book.rules.filter(
    ({ if: conditions = [], do: effects }) => conditions.some(empty) && effects.some((one) => 'carry' in one),
  )
  if (carries.length > 0)
    return carries.flatMap((rule) =>
      'touch' in rule.when
        ? [
            {
              ...rule,
              when: { near: rule.when.touch, within: 220, each: true },
              if: [...(rule.if ?? []).filter((one) => !empty(one)), has, { room: 2 }, { free: 'b' }],
              because,
            },
          ]
        : [],
    )
  return book.rules.flatMap((rule) =>
    'touch' in rule.when &&
    rule.when.touch[0] === you &&
    rule.do.some((one) => 'remove' in one && one.remove === 'b') &&
    !rule.do.some((one) => 'hurt' in one)
      ? [
          {
            ...rule,
            when: { near: rule.when.touch, within: 70, each: true },
            if: [...(rule.if ?? []), has],
            because,
          },
        ]
      : [],
  )
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}!`

function effectsOf({ does, whom = 'player' }: Ware, { kinds }: Rulebook): Effect[] {
  const isYou = whom === 'player'
  const who = isYou ? ('player' as const) : { all: whom }
  switch (does) {
    case 'faster':
      return [{ haste: who, times: 1.35, seconds: 600 }]
    case 'slower':
      return [{ haste: who, times: 0.65, seconds: 600 }]
    case 'bigger':
      return [{ grow: who, times: 1.35, most: 2 }]
    case 'life':
      return [{ life: 1 }]
    case 'another': {
      const kind = kinds.find(({ id, cast }) => id === whom || cast === whom)
      return kind && !isYou ? [{ spawn: kind.id, at: 'far' }] : []
    }
    default:
      return []
  }
}

/** A dog that was bought keeps close, and goes for those whom it is to keep away. */
const patrol = (ware: Ware, you: string): Pick<Kind, 'drive' | 'size'> => ({
  drive: { does: 'guard', whom: you, from: ware.whom ?? you, speed: 230, within: 260 },
  size: 56,
})

const guarding = (book: Rulebook, ware: Ware): Rule[] =>
  ware.whom === undefined || !book.kinds.some(({ id, cast }) => id === ware.whom || cast === ware.whom)
    ? []
    : [
        {
          when: { touch: [mine(ware), ware.whom] },
          do: [{ remove: 'b' }, { show: 'defeat' }],
          rest: 0.5,
          because: { words: ware.words },
        },
      ]

/** Half of the patience that runs out meanwhile comes back. */
const easing = (book: Rulebook, ware: Ware): Rule[] =>
  book.kinds.flatMap(({ id, meters = [] }) =>
    meters
      .filter(({ name, perSecond }) => name === 'patience' && perSecond !== undefined)
      .map(({ perSecond = 0 }): Rule => {
        const [gentle = 0, cruel = gentle] = [perSecond].flat()
        return {
          when: { every: 0.5, of: id },
          if: [{ many: mine(ware), atLeast: 1 }],
          do: [{ meter: 'patience', of: 'a', add: [-gentle / 4, -cruel / 4] }],
          rest: 0,
          because: { words: ware.words },
        }
      }),
  )
