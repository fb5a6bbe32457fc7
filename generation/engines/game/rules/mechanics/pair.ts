import type { Lines, Mechanic, Trait } from '../mechanic.ts'
import { all, loadOf, nearness, turned } from '../observe.ts'

const colours = ['#ff6b5e', '#4aa8ff', '#6fd66b', '#ffd447', '#c77dff'] as const

/** Two of each colour: one is carried to the other, and the pair is complete. */
export const pair: Mechanic = {
  id: 'pair',
  verbs: ['match', 'match up', 'pair', 'pair up', 'reunite'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    const together = `${whom.id}.together`
    const sorts = colours.map((_, at) => `${whom.id}.${at + 1}`)
    return {
      kinds: [
        ...colours.map(
          (glow, at): Trait => ({
            id: sorts[at] ?? '',
            cast: whom.id,
            drive: { does: 'still' },
            count: 2,
            where: 'anywhere',
            size: 46,
            look: { glow, sign: String(at + 1) },
          }),
        ),
        {
          id: together,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 46,
          look: { scale: 1.2 },
        },
      ],
      rules: sorts.flatMap(
        (kind): NonNullable<Lines['rules']> => [
          {
            when: { touch: [you.id, kind] },
            if: [{ carries: kind, who: 'a' }],
            do: [
              { become: together, of: 'load' },
              { become: together, of: 'b' },
              { hand: 'over' },
              { tally: `pairs ${whom.id}`, add: 1 },
              { score: 30 },
              { show: 'match', words: 'A pair! +30' },
            ],
          },
          {
            when: { touch: [you.id, kind] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
        ],
      ),
      goal: {
        tally: `pairs ${whom.id}`,
        reaches: colours.length,
        says: `pairs of ${whom.plural}`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who }) {
    const met = new Map<string, number>()
    for (const { before, after, was } of turned(films, whom.id)) {
      // Both change at the same time, were alike, and one of them was carried to the other.
      const [load] = loadOf(before, whom.id, who.id)
      const twin = all(before, whom.id).find(
        (one) =>
          one.id !== was.id && one.state === was.state && after.bodies.get(one.id)?.state !== one.state,
      )
      if (!twin || nearness(was, twin) > 3) return undefined
      if (load?.id !== was.id && load?.id !== twin.id) continue
      met.set(was.state, (met.get(was.state) ?? 0) + 0.5)
    }
    return met.size > 1
      ? `${met.size} sorts of ${whom.plural} were paired up, always like with like.`
      : undefined
  },
  howTo: ({ whom, you }) => `Carry each of the ${(whom ?? you).plural} to the one that matches it.`,
  example: { you: 'cat', whom: 'sock' },
}
