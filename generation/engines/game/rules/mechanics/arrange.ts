import type { Mechanic } from '../mechanic.ts'
import { all, gap, lasting, pressing } from '../observe.ts'

/** Each is picked up, carried, and put down wherever one likes, as long as it has room of its own. */
export const arrange: Mechanic = {
  id: 'arrange',
  verbs: [
    'arrange',
    'place',
    'lay out',
    'set out',
    'put up',
    'hang',
    'hang up',
    'furnish',
    'display',
    'put down',
    'spread out',
  ],
  undone: [
    'topple',
    'scatter',
    'wreck',
    'ruin',
    'upset',
    'displace',
    'knock over',
    'knock down',
    'knock',
    'kick over',
    'push over',
    'mess up',
    'tear down',
    'throw down',
    'push around',
  ],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    const loose = `${whom.id}.loose`
    const placed = `${whom.id}.placed`
    const count = whom.count ?? ([6, 8] as const)
    const room = 84
    return {
      kinds: [
        {
          id: loose,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'low',
          size: 42,
          look: { angle: 0.5 },
        },
        {
          id: placed,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'low',
          size: 42,
          look: { glow: '#ffd447', scale: 1.2 },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, loose] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { press: button },
          if: [
            { carries: loose, who: 'a' },
            { near: placed, within: room, not: true },
          ],
          do: [
            { become: placed, of: 'load' },
            { drop: 'a' },
            { tally: `placed ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'place', words: '+20' },
          ],
          says: 'Put down',
        },
      ],
      goal: { tally: `placed ${whom.id}`, reaches: count, says: `${whom.plural} placed`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, button }) {
    let put = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (before.bodies.get(was.carrier)?.cast !== who.id || is.carrier > 0) continue
      const [me] = all(after, who.id)
      // Put down where one stands, on the button, and apart from those that were put down before.
      const crowded = all(after, whom.id).some(
        (one) => one.state === is.state && one.id !== is.id && gap(one, is) < 60,
      )
      if (!me || !pressing(after, button) || gap(me, is) > 60 || crowded || is.state === was.state)
        return undefined
      put++
    }
    return put > 2 ? `The ${who.name} put down ${put} ${whom.plural}, each in a place of its own.` : undefined
  },
  howTo: ({ whom, you }) =>
    `Pick up the ${(whom ?? you).plural} and press the button to put each one where there's room.`,
  example: { you: 'elf', whom: 'lantern' },
}
