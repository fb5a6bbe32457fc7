import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, loadOf } from '../observe.ts'

/** Parts lie about. Each that is carried to the site makes what is built there taller, until it is done. */
export const build: Mechanic = {
  id: 'build',
  verbs: [
    'build',
    'construct',
    'assemble',
    'erect',
    'raise',
    'put together',
    'craft',
    'make from',
    'make out of',
  ],
  undone: [
    'topple',
    'scatter',
    'wreck',
    'destroy',
    'demolish',
    'ruin',
    'smash',
    'break',
    'trample',
    'damage',
    'knock over',
    'knock down',
    'knock',
    'kick over',
    'push over',
    'tear down',
    'pull down',
    'break down',
    'take apart',
    'wash away',
  ],
  by: 'player',
  takes: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: part = you }) {
    const site = `${whom.id}.site`
    const done = `${whom.id}.done`
    const parts = part.count ?? ([5, 7] as const)
    const each = typeof parts === 'number' ? 1 / parts : ([1 / 5, 1 / 7] as const)
    return {
      kinds: [
        {
          id: site,
          cast: whom.id,
          drive: { does: 'still' },
          count: 1,
          where: 'middle',
          size: 62,
          meters: [{ name: 'built', from: 0, shown: true }],
          look: { alpha: 0.6 },
        },
        {
          id: done,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'middle',
          look: { glow: '#ffd447' },
        },
        { cast: part.id, drive: { does: 'still' }, count: parts, where: 'far', size: 40 },
      ],
      rules: [
        {
          when: { touch: [you.id, part.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, site] },
          if: [{ carries: part.id, who: 'a' }],
          do: [
            { hand: 'in' },
            { meter: 'built', of: 'b', add: each },
            { grow: 'b', times: 1.16, most: 2.6 },
            { tally: `built ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'place', words: '+20' },
          ],
          rest: 0.1,
        },
        {
          when: { meter: 'built', of: site, above: 0.98 },
          do: [{ become: done, of: 'a' }, { show: 'level' }],
        },
      ],
      goal: { tally: `built ${whom.id}`, reaches: parts, says: `${part.plural} built in`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, with: part = who }) {
    let grown = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (is.size <= was.size) continue
      const [load] = loadOf(before, part.id, who.id)
      if (!load || after.bodies.has(load.id) || !isAt(before, who.id, was)) return undefined
      grown++
    }
    return grown > 2
      ? `The ${whom.name} grew ${grown} times, each time by a ${part.name} that the ${who.name} brought.`
      : undefined
  },
  howTo: ({ whom, you, with: part }) =>
    `Carry the ${(part ?? you).plural} to the ${(whom ?? you).name} one by one to build it up.`,
  example: { you: 'beaver', whom: 'dam', with: 'log' },
}
