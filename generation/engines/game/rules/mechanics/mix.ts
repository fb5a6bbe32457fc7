import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, isBeside, vanished } from '../observe.ts'

const portions = 3

/** Ingredients are carried to a vessel; enough of them, and after a moment something new comes out of it. */
export const mix: Mechanic = {
  id: 'mix',
  verbs: ['mix', 'brew', 'concoct', 'blend', 'stir', 'stir up', 'invent', 'distil', 'distill', 'whip up'],
  by: 'player',
  takes: true,
  needs: ['whom', 'with', 'to'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, with: part = you, to: vessel = you }) {
    return {
      kinds: [
        {
          cast: part.id,
          drive: { does: 'still' },
          count: [4, 5],
          where: 'anywhere',
          comes: { every: 1.4, most: 5, where: 'anywhere' },
          size: 40,
          softly: true,
        },
        {
          cast: vessel.id,
          drive: { does: 'still' },
          count: 1,
          where: 'middle',
          size: 92,
          meters: [{ name: 'full', from: 0, shown: true, full: { glow: '#b98cff' } }],
          softly: true,
        },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 46,
          look: { glow: '#b98cff' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, part.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
        },
        {
          when: { touch: [you.id, vessel.id] },
          if: [
            { carries: part.id, who: 'a' },
            { meter: 'full', of: 'b', below: 0.95 },
          ],
          do: [{ hand: 'in' }, { meter: 'full', of: 'b', add: 1.02 / portions }, { show: 'place' }],
          rest: 0.2,
        },
        {
          when: { every: [0.8, 1.4], of: vessel.id },
          if: [{ meter: 'full', of: 'a', above: 0.95 }],
          do: [
            { meter: 'full', of: 'a', set: 0 },
            { spawn: whom.id, at: 'a', apart: 80 },
            ...counts(`mixed ${whom.id}`, 40, 'power'),
          ],
          rest: 0,
        },
      ],
      goal: goalOf(`mixed ${whom.id}`, whom.count ?? [3, 4], `${whom.plural} made`, whom),
    }
  },
  seen(films, { who, whom = who, with: part = who, to: vessel = who }) {
    const put = [...vanished(films, part.id)].filter(
      ({ before, body }) => body.carrier > 0 && isBeside(before, vessel.id, body, 2),
    ).length
    const made = [...appeared(films, whom.id)]
    if (made.some(({ after, body }) => !isBeside(after, vessel.id, body, 2.4))) return undefined
    return made.length > 0 && put >= made.length * 2
      ? `The ${who.name} carried ${put} ${part.plural} to the ${vessel.name}, and ${made.length} ${whom.plural} came out of it.`
      : undefined
  },
  howTo: ({ whom, you, with: part, to }) =>
    `Carry ${portions} ${(part ?? you).plural} to the ${(to ?? you).name}, and a ${(whom ?? you).name} comes out.`,
  example: { you: 'witch', whom: 'potion', with: 'mushroom', to: 'cauldron' },
}
