import { cellOf, openIn } from '@makebelieve/kit/rules/spaces/maze'
import type { Mechanic } from '../mechanic.ts'

/** Solid earth all round, and one's own way through it: where nobody dug nobody gets along. */
export const burrow: Mechanic = {
  id: 'burrow',
  verbs: [
    'burrow',
    'tunnel',
    'tunnel through',
    'dig down',
    'dig through',
    'dig under',
    'dig tunnel',
    'dig burrow',
    'dig passage',
    'dig shaft',
    'dig way',
    'dig path',
    'make tunnel',
  ],
  idiom: true,
  by: 'player',
  spaces: ['earth'],
  adds: () => ({}),
  seen(films, { who }) {
    const dug = new Set<string>()
    for (const [level, { frames }] of films.entries()) {
      const [first] = frames
      const last = frames.at(-1)
      if (!first || !last) continue
      const [before, after] = [openIn(first), openIn(last)]
      // In the open there is nothing to dig, and what is all gone was not dug by one alone.
      if (count(before) > before.length / 3 || count(after) > after.length * 0.7) return undefined
      for (const frame of frames)
        for (const body of frame.casts.get(who.id) ?? []) {
          const cell = cellOf(body)
          if (!openIn(frame)[cell]) return undefined
          if (!before[cell]) dug.add(`${level} ${cell}`)
        }
    }
    return dug.size > 9
      ? `The ${who.name} dug its way through ${dug.size} places that were solid earth before, and got nowhere without digging.`
      : undefined
  },
  howTo: () => 'Push into the earth to dig your way through.',
  example: { you: 'mole', besides: { does: 'collect', whom: 'worm' } },
}

const count = (cells: readonly boolean[]) => cells.filter(Boolean).length
