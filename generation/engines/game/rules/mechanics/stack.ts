import type { Mechanic } from '../mechanic.ts'
import { isAt, loadOf } from '../observe.ts'

/** Several are carried at once, one on top of the other: fewer ways, and a higher stack. */
export const stack: Mechanic = {
  id: 'stack',
  verbs: [
    'stack',
    'stack up',
    'pile up',
    'load',
    'load up',
    'stock up on',
    'store',
    'stash',
    'pack',
    'unload',
    'stow',
  ],
  undone: [
    'topple',
    'scatter',
    'spill',
    'wreck',
    'destroy',
    'ruin',
    'upset',
    'knock over',
    'knock down',
    'knock',
    'push over',
    'kick over',
    'tip over',
    'tear down',
    'pull down',
    'throw down',
    'mess up',
    'steal from',
    'unstack',
    'unpack',
  ],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, to = you }) {
    const count = whom.count ?? ([10, 13] as const)
    return {
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count, where: 'far', size: 38, softly: true },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 88, softly: true },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ room: 3 }, { free: 'b' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, to.id] },
          if: [{ carries: whom.id, who: 'a' }],
          do: [
            { hand: 'in' },
            { tally: `stacked ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'deliver', words: '+15' },
          ],
          rest: 0.12,
        },
      ],
      goal: { tally: `stacked ${whom.id}`, reaches: count, says: `${whom.plural} brought in`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, to = who }) {
    if (to.id === who.id) return undefined
    let most = 0
    let arrived = 0
    for (const { frames } of films)
      for (const [at, frame] of frames.entries()) {
        const load = loadOf(frame, whom.id, who.id)
        most = Math.max(most, load.length)
        const next = frames[at + 1]
        const given = load.filter(({ id }) => next && !next.bodies.has(id))
        const place = [...frame.bodies.values()].find(
          (one) => one.cast === to.id && isAt(frame, who.id, one, 2),
        )
        if (given.length > 0 && !place) return undefined
        arrived += given.length
      }
    return most > 1 && arrived > 3
      ? `The ${who.name} carried up to ${most} ${whom.plural} at once, and ${arrived} were handed in at the ${to.name}.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Pick up to three ${(whom ?? you).plural} at a time and bring them to the ${(to ?? you).name}.`,
  example: { you: 'hamster', whom: 'nut', to: 'burrow' },
}
