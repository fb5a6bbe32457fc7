import type { Lines, Mechanic, Trait } from '../mechanic.ts'
import { isAt, loadOf, vanished } from '../observe.ts'

const colours = ['#ff6b5e', '#4aa8ff'] as const

/** Two kinds, two places: each goes where its colour is. What comes to the wrong place flies back. */
export const sort: Mechanic = {
  id: 'sort',
  verbs: ['sort', 'sort out', 'separate', 'divide', 'classify', 'recycle'],
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: others = whom, to = you }) {
    const kinds = [`${whom.id}.red`, `${others.id}.blue`]
    const bins = [`${to.id}.red`, `${to.id}.blue`]
    const half = Math.max(1, Math.ceil((whom.count ?? 6) / 2))
    return {
      kinds: colours.flatMap((glow, at): Trait[] => [
        {
          id: kinds[at] ?? '',
          cast: at === 0 ? whom.id : others.id,
          drive: { does: 'still' },
          count: half,
          where: 'far',
          size: 42,
          look: { glow },
        },
        {
          id: bins[at] ?? '',
          cast: to.id,
          drive: { does: 'still' },
          count: 1,
          where: 'far',
          size: 84,
          look: { glow },
        },
      ]),
      rules: [0, 1].flatMap(
        (at): NonNullable<Lines['rules']> => [
          {
            when: { touch: [you.id, kinds[at] ?? ''] },
            if: [{ carries: null, who: 'a' }],
            do: [{ carry: 'b' }, { show: 'collect' }],
            rest: 1,
          },
          {
            when: { touch: [you.id, bins[at] ?? ''] },
            if: [{ carries: kinds[at] ?? '', who: 'a' }],
            do: [
              { hand: 'in' },
              { tally: `sorted ${whom.id}`, add: 1 },
              { score: 20 },
              { show: 'right', words: '+20' },
            ],
            rest: 0.1,
          },
          {
            when: { touch: [you.id, bins[1 - at] ?? ''] },
            if: [{ carries: kinds[at] ?? '', who: 'a' }],
            do: [
              { move: 'load', to: 'far' },
              { show: 'wrong', words: 'Not here!' },
            ],
          },
        ],
      ),
      goal: { tally: `sorted ${whom.id}`, reaches: half * 2, says: `${whom.plural} sorted`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, with: others = whom, to = who }) {
    // Which state of what went into which state of the place.
    const went = new Map<string, Set<string>>()
    for (const cast of new Set([whom.id, others.id]))
      for (const { before, body } of vanished(films, cast)) {
        const bin = [...before.bodies.values()].find((one) => one.cast === to.id && isAt(before, who.id, one))
        // What lay right beside the place was taken up and handed in between two frames.
        const isTaken = loadOf(before, cast, who.id).includes(body) || isAt(before, who.id, body, 1.2)
        if (!bin || !isTaken) return undefined
        went.set(body.state, (went.get(body.state) ?? new Set()).add(bin.state))
      }
    const places = [...went.values()].flatMap((states) => [...states])
    return went.size === 2 && places.length === 2 && new Set(places).size === 2
      ? `Two sorts of ${whom.plural} were carried off, each to a ${to.name} of its own.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Carry each of the ${(whom ?? you).plural} to the ${(to ?? you).name} that glows in its colour.`,
  example: { you: 'robot', whom: 'bottle', to: 'bin' },
}
