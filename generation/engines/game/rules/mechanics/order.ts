import type { Lines, Mechanic, Trait } from '../mechanic.ts'
import { isAt, turned } from '../observe.ts'

const numbers = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Each has a number, and only the next one counts. */
export const order: Mechanic = {
  id: 'order',
  verbs: [
    'order',
    'count',
    'collect in order',
    'visit in order',
    'put in order',
    'number',
    'count up',
    'spell',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    const last = Math.max(3, Math.min(numbers.length, whom.count ?? numbers.length))
    const used = numbers.slice(0, last)
    const tally = `in order ${whom.id}`
    const still = { cast: whom.id, drive: { does: 'still' }, where: 'anywhere', size: 52 } as const
    return {
      kinds: used.flatMap((number): Trait[] => [
        { ...still, id: `${whom.id}.${number}`, count: 1, look: { sign: String(number) } },
        {
          ...still,
          id: `${whom.id}.${number} done`,
          count: 0,
          look: { sign: String(number), alpha: 0.5, glow: '#6fd66b' },
        },
      ]),
      rules: used.flatMap(
        (number): NonNullable<Lines['rules']> => [
          {
            when: { near: [you.id, `${whom.id}.${number}`], within: 4, seconds: 0.2 },
            if: [
              { tally, atLeast: number - 1 },
              { tally, below: number },
            ],
            do: [
              { become: `${whom.id}.${number} done`, of: 'b' },
              { tally, add: 1 },
              { score: 15 },
              { show: 'right', words: `${number}!` },
            ],
          },
        ],
      ),
      goal: { tally, reaches: last, says: `${whom.plural} in order`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    const rows = films.map((film) => {
      const states: string[] = []
      for (const { before, was } of turned([film], whom.id)) {
        if (!isAt(before, who.id, was, 1.8)) return undefined
        states.push(was.state)
      }
      return states
    })
    if (rows.some((row) => row === undefined)) return undefined
    const longest =
      rows.flatMap((row) => (row ? [row] : [])).sort((one, other) => other.length - one.length)[0] ?? []
    // Wherever they lie: always the same row, each its own.
    const same = rows.every((row) => row?.every((state, at) => state === longest[at]))
    return longest.length > 2 && new Set(longest).size === longest.length && same
      ? `The ${who.name} went through ${longest.length} ${whom.plural} in the same order each time.`
      : undefined
  },
  howTo: ({ whom, you }) => `Touch the ${(whom ?? you).plural} in number order.`,
  example: { you: 'rabbit', whom: 'balloon' },
  kin: ['trade-up'],
}
