import { counts, goalOf } from '../lines.ts'
import type { Mechanic, Part } from '../mechanic.ts'
import { all, lasting, nearestOf, nearness } from '../observe.ts'

/** What lies between something small and something great, each worth a little more than the one before it. */
const ladder = ['pencil', 'apple', 'book', 'hat', 'football', 'guitar', 'bicycle', 'piano', 'car']

/** What one has on the way up, the first and the last as the sentence names them. */
function rungsOf(whom: Part, to: Part, swaps: number): { id: string; cast: string; sort?: string }[] {
  const known = ladder.filter((one) => one !== whom.name && one !== to.name)
  const many = Math.max(1, Math.min(known.length, swaps - 1))
  const between = Array.from({ length: many }, (_, at) => known[Math.floor((at * known.length) / many)] ?? '')
  return [
    { id: whom.id, cast: whom.id },
    ...between.map((sort, at) => ({ id: `${whom.id}.${at + 1}`, cast: whom.id, sort })),
    { id: `${to.id}.had`, cast: to.id },
  ]
}

/** Everybody wants one thing and gives another for it: each swap brings something better, up to what one is after. */
export const tradeUp: Mechanic = {
  id: 'trade-up',
  verbs: ['trade up', 'be trading up', 'swap up'],
  by: 'player',
  needs: ['whom', 'to', 'with'],
  careful: true,
  spaces: ['top', 'float'],
  adds({ you, whom = you, to = you, with: trader = you }) {
    const rungs = rungsOf(whom, to, trader.count ?? 6)
    const still = { does: 'still' } as const
    const last = rungs.length - 1
    return {
      kinds: [
        ...rungs.map(({ id, cast, sort }, at) => ({
          id,
          cast,
          drive: still,
          count: at === 0 ? 1 : 0,
          where: at === 0 ? ('start' as const) : ('anywhere' as const),
          size: at === last ? 92 : 42 + at * 5,
          ...(sort && { look: { sort } }),
        })),
        ...rungs.slice(0, last).map(({ id }, at) => ({
          id: `${trader.id}.${at + 1}`,
          cast: trader.id,
          drive: still,
          count: 1,
          where: 'spread' as const,
          size: 70,
          look: { wants: [id] },
        })),
        {
          id: `${trader.id}.glad`,
          cast: trader.id,
          drive: still,
          count: 0,
          where: 'far',
          size: 70,
          look: { mark: '♥' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        ...rungs.slice(0, last).map(({ id }, at) => ({
          when: { touch: [you.id, `${trader.id}.${at + 1}`] as [string, string] },
          if: [{ carries: id, who: 'a' as const }],
          do: [
            { become: rungs[at + 1]?.id ?? id, of: 'load' as const },
            { become: `${trader.id}.glad`, of: 'b' as const },
            ...counts(`traded ${whom.id}`, 20 + at * 10, 'sell', 'Deal!'),
          ],
          rest: 0.4,
        })),
      ],
      goal: goalOf(`traded ${whom.id}`, last, `swaps to the ${to.name}`, to),
      clock: [90, 45],
    }
  },
  seen(films, { who, whom = who, to = who, with: trader = who }) {
    let swaps = 0
    let astray = 0
    let won = 0
    const loadOf = (frame: Parameters<typeof all>[0]) =>
      [...all(frame, whom.id), ...all(frame, to.id)].find(
        (one) => frame.bodies.get(one.carrier)?.cast === who.id,
      )
    for (const cast of new Set([whom.id, to.id]))
      for (const { before, after, was, is } of lasting(films, cast)) {
        if (was.state === is.state || is.carrier === 0) continue
        const near = nearestOf(before, trader.id, was)
        const me = before.bodies.get(was.carrier)
        if (loadOf(after)?.id !== is.id || !near || !me || nearness(near, me) > 1.5) astray++
        else {
          swaps++
          if (is.cast === to.id) won++
        }
      }
    // What it becomes at last is of another noun, and is told from one that only came.
    for (const { frames } of films)
      for (const [at, frame] of frames.entries()) {
        const before = frames[at - 1]
        const had = before && loadOf(before)
        const has = loadOf(frame)
        if (had && has && had.id === has.id && had.cast === whom.id && has.cast === to.id) won++
      }
    return swaps > 3 && astray === 0
      ? `The ${who.name} swapped what it had ${swaps} times with ${trader.plural}, each time for something else${won > 0 ? `, and got the ${to.name} in the end (${won} times)` : ''}.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you, with: trader = you }) =>
    `Start with the ${whom.name}, and bring each of the ${trader.plural} what they ask for: you get something better each time, up to the ${to.name}.`,
  example: { you: 'child', whom: 'paperclip', to: 'house', with: 'villager' },
}
