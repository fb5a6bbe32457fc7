import type { Amount, Effect, Look } from '@makebelieve/kit/rules/rulebook'
import { colours } from '../../../brief/colours.ts'
import type { Film } from './film.ts'
import { counts, countsAgainst, goalOf, lostAt, stateOf } from './lines.ts'
import type { Lines, Part, Trait, Use } from './mechanic.ts'
import { all, isBeside, keyOf, lasting, vanished } from './observe.ts'

/** Somebody wants something, shows it over their head, and waits only so long: what several mechanics are made of. */
type Order = {
  guest: Part
  goods: Part
  /** What there is to choose from, as sorts of the goods; without any, the goods themselves. */
  sorts: readonly string[]
  /** What is done to them with it: nobody takes a tool along, and one sees afterwards what was done. */
  deed?: { verb: string; past: string }
}

/** Every choice of so many, or fewer that are left of it, as the places in the list. */
function choices(from: number, many: number): number[][] {
  if (many === 0) return [[]]
  const all: number[][] = []
  for (let last = 0; last < from; last++)
    for (const rest of choices(last, many - 1)) all.push([...rest, last])
  return all
}

export function ordersOf(
  { you, among, button, space }: Use,
  { guest, goods, sorts: known, deed }: Order,
): Lines {
  // 'Three vegetables': so many in one order, of one more that there is to choose from.
  const whole = known.length > 0 ? Math.min(3, goods.count ?? 1) : 1
  const sorts = known.slice(0, Math.max(3, whole + 1))
  const wares = sorts.length > 0 ? sorts.map((_, at) => `${goods.id}.${at + 1}`) : [goods.id]
  const after = deed?.past ?? 'pleased'
  const pleased = `${guest.id}.${after}`
  const back: Effect = deed ? { move: 'load', to: 'spread' } : { remove: 'load' }
  const cross = `${guest.id}.cross`
  const tally = `served ${guest.id}`
  const wanting = (left: readonly number[]) =>
    `${guest.id}.wants ${left.map((at) => wares[at]).join(' and ')}`
  const orders = Array.from({ length: whole }, (_, at) => choices(wares.length, whole - at)).flat()
  const begun = orders.filter(({ length }) => length === whole)
  // However many ways to order there are, about three wait at the same time.
  const apart = begun.length * among
  // Where everybody stands in one row, one has to get past those who want something else.
  const isNarrow = space === 'side'
  return {
    kinds: [
      ...wares.map(
        (id, at): Trait => ({
          id,
          cast: goods.id,
          drive: { does: 'still' },
          count: 1,
          where: deed ? 'spread' : 'anywhere',
          ...(!deed && {
            comes: { every: 1.6, most: sorts.length > 0 || among > 1 ? 2 : 4, where: 'anywhere' },
          }),
          size: deed ? 54 : 42,
          ...(deed && { look: { mark: capital(deed.verb) } }),
          ...(sorts[at] !== undefined && { look: shown(sorts[at]) }),
          ...(sorts.length === 0 && { softly: true as const }),
        }),
      ),
      ...orders.map((left): Trait => {
        const isWhole = left.length === whole
        return stateOf(guest, wanting(left).slice(guest.id.length + 1), {
          where: 'far',
          count: isWhole && begun.indexOf(left) * among < 3 ? 1 : 0,
          ...(isWhole && { comes: { every: [4 * apart, 3 * apart], most: mostOf(apart), where: 'far' } }),
          meters: [
            {
              name: 'patience',
              from: 1,
              perSecond: deed ? [-0.013, -0.028] : isNarrow ? [-0.02, -0.04] : [-0.03, -0.055],
              shown: true,
            },
          ],
          look: { wants: left.map((at) => wares[at] ?? goods.id) },
        })
      }),
      stateOf(guest, after, {
        drive: { does: 'leave', speed: deed ? 90 : 150 },
        look: deed ? lookAfter(deed.verb) : { mark: '♥' },
      }),
      stateOf(guest, 'cross', { drive: { does: 'leave', speed: 190 }, look: { mark: '!', glow: '#ff6a5e' } }),
    ],
    rules: [
      ...wares.map((id) => ({
        when: { touch: [you.id, id] as [string, string] },
        if: [{ carries: null, who: 'a' as const }],
        do: [{ carry: 'b' as const }, { show: 'collect' }],
      })),
      ...orders.flatMap((left): NonNullable<Lines['rules']> => {
        const state = wanting(left)
        const touch: [string, string] = [you.id, state]
        return [
          ...left.map((at): NonNullable<Lines['rules']>[number] => {
            const rest = left.filter((other) => other !== at)
            return {
              when: { touch },
              if: [{ carries: wares[at] ?? goods.id, who: 'a' }],
              do:
                rest.length > 0
                  ? [{ hand: 'in' }, { become: wanting(rest), of: 'b' }, { show: 'place' }]
                  : [
                      deed ? back : { hand: 'in' },
                      { become: pleased, of: 'b' },
                      ...counts(
                        tally,
                        25,
                        deed ? 'heal' : 'deliver',
                        deed ? `${capital(deed.past)}!` : 'Thank you!',
                      ),
                    ],
            }
          }),
          ...(apart > 1 && !isNarrow
            ? [
                refused(
                  touch,
                  left.map((at) => wares[at] ?? goods.id),
                  back,
                ),
              ]
            : []),
          {
            when: { meter: 'patience', of: state, below: 0 },
            do: [{ become: cross, of: 'a' }, ...countsAgainst(`cross ${guest.id}`, 'Too slow!')],
          },
        ]
      }),
      ...(apart > 1
        ? [
            {
              when: { press: deed ? ('a' as const) : button },
              if: [{ carries: goods.id, who: 'a' as const }],
              do: [back, { show: 'place' }],
              says: 'Put back',
            },
          ]
        : []),
    ],
    goal: goalOf(tally, [6, 9], `${guest.plural} served`, guest),
    lost: [lostAt(`cross ${guest.id}`, 3, 'left cross', `Too many ${guest.plural} had to wait too long.`)],
  }
}

/** What differs only in its colour shines in it. */
const shown = (sort: string): Look => ({ sort, ...(sort.startsWith('#') && { glow: sort }) })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What was dyed has another colour then; what was washed or polished shines. */
function lookAfter(verb: string): Look {
  const [first = '', colour = ''] = verb.split(' ')
  if (/^(?:dye|paint)$/.test(first)) return { sort: colours[colour] ?? '#a44fd8', mark: '♥' }
  return /^(?:wash|clean|polish|wax)$/.test(verb) ? { glow: '#ffffff', mark: '✨' } : { mark: '♥' }
}

const mostOf = (orders: number): Amount => (orders > 3 ? 1 : orders > 1 ? 2 : [3, 5])

export const howToServe = (guest: Part, goods: Part, isChoice: boolean) =>
  isChoice
    ? `Look at the bubble over each ${guest.name} and bring exactly that before they lose patience.`
    : `Bring ${goods.plural} to the waiting ${guest.plural} before they lose patience.`

/** What was not ordered is waved off, and costs patience. */
function refused(
  touch: [string, string],
  wanted: readonly string[],
  back: Effect,
): NonNullable<Lines['rules']>[number] {
  return {
    when: { touch },
    if: wanted.map((carries) => ({ carries, who: 'a' as const, not: true as const })),
    do: [back, { meter: 'patience', of: 'b', add: -0.25 }, { show: 'wrong', words: 'Not that!' }],
    rest: 1,
  }
}

/** Who was given what, and left with it; and whether some took this and others only that. */
export function seenOrders(films: readonly Film[], who: Part, guest: Part, goods: Part) {
  const took = new Map<string, Set<string>>()
  const pleased = new Set<string>()
  let own = 0
  for (const { film, before, after, was, is } of lasting(films, guest.id)) {
    if (was.state === is.state || !isBeside(before, who.id, was, 1.8)) continue
    const given = [...before.bodies.values()].filter(
      (one) => !after.bodies.has(one.id) && before.bodies.get(one.carrier)?.cast === who.id,
    )
    const near =
      given.length > 0
        ? given
        : all(before, goods.id).filter((one) => !after.bodies.has(one.id) && isBeside(before, guest.id, one))
    for (const { state, cast } of near) {
      took.set(was.state, (took.get(was.state) ?? new Set()).add(state))
      if (cast === goods.id) own++
      pleased.add(keyOf(film, is))
    }
  }
  const left = [...vanished(films, guest.id)].filter(
    ({ film, before, body }) => pleased.has(keyOf(film, body)) && !isBeside(before, who.id, body, 1.5),
  ).length
  const sorts = new Set([...took.values()].flatMap((states) => [...states]))
  const isExact = sorts.size > 1 && [...took.values()].every((states) => states.size < sorts.size)
  return { own, pleased: pleased.size, left, isExact, sorts: sorts.size }
}
