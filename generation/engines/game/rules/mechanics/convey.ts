import { carriedAt } from '../carried.ts'
import type { Mechanic } from '../mechanic.ts'
import { all } from '../observe.ts'

/** Strips of it lie across the whole stage and carry along whoever is on them, each to its side; what it carries one towards is no place to be. */
export const convey: Mechanic = {
  id: 'convey',
  // As the reader tells it (`read/winds.ts`): 'conveyor belts carry me along', 'at every height the wind blows another way'.
  verbs: ['stream along'],
  by: 'others',
  spaces: ['top', 'float'],
  adds({ you, who, to, space }) {
    return {
      layout: { streams: space === 'float' ? [70, 120] : [90, 170] },
      kinds: [
        {
          cast: who.id,
          drive: { does: 'still' },
          count: space === 'float' ? 5 : 3,
          where: 'upstream',
          size: 64,
          flies: true,
        },
        ...(to
          ? [
              {
                cast: to.id,
                drive: { does: 'still' as const },
                count: 1,
                where: 'left' as const,
                size: 96,
                softly: true as const,
              },
            ]
          : []),
      ],
      ...(to && {
        rules: [
          {
            when: { touch: [you.id, to.id] as [string, string] },
            do: [{ hurt: 'player' as const }, { move: 'a' as const, to: 'start' as const }],
            rest: 1,
          },
        ],
        risky: true as const,
      }),
    }
  },
  seen(films, { you, who, whom = you, to }) {
    const { left, right, both, pace, at } = carriedAt(films, whom.id)
    const ends = to ? films.flatMap(({ frames: [first] }) => (first ? all(first, to.id) : [])) : []
    const isSeen = left > 0 && right > 0 && left + right > both * 2
    return isSeen && ends.every(({ x, y }) => x < 200 && at(y) === 'left') && (!to || ends.length > 0)
      ? `Where there was a ${who.name}, the ${whom.name} was carried along at ${pace} units a second, to the left at ${left} heights and to the right at ${right}${to ? `; to the left lay the ${to.name}` : ''}.`
      : undefined
  },
  howTo: ({ who, you, to }) =>
    `The ${who.plural} carry you along${to && to.id !== you.id ? `: don't end up in the ${to.name}` : ''}.`,
  example: { you: 'box', who: 'belt', to: 'saw', besides: { does: 'reach', whom: 'door' } },
}
