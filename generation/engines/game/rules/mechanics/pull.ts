import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, keyOf, lasting, nearestOf, nearness } from '../observe.ts'

const rope = 95

/** Tied to a rope, it comes along behind, and heavy: it has to get to its place. */
export const pull: Mechanic = {
  id: 'pull',
  verbs: [
    'pull',
    'drag',
    'tow',
    'haul',
    'lug',
    'drag back',
    'drag along',
    'pull along',
    'tow away',
    'tow back',
    'drag home',
    'hitch',
  ],
  timed: 'time',
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, to = you, button, space }) {
    const count = whom.count ?? ([3, 4] as const)
    return {
      layout: { bare: true, ...(space === 'side' && { wide: 1.5 }) },
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count, where: 'far', size: 58 },
        stateOf(whom, 'there', { size: 58, look: { glow: '#ffd447' } }),
        {
          cast: to.id,
          drive: { does: 'still' },
          count: 1,
          where: space === 'side' ? 'start' : 'middle',
          size: 100,
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 34, button },
          if: [
            { tally: 'in tow', below: 1 },
            { is: whom.id, who: 'b' },
          ],
          do: [
            { tie: 'b', long: rope },
            { tally: 'in tow', add: 1 },
            { haste: 'player', times: 0.75, seconds: 600 },
            { show: 'collect' },
          ],
          says: 'Hitch',
        },
        {
          when: { touch: [whom.id, to.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [
            { untie: 'a' },
            { become: `${whom.id}.there`, of: 'a' },
            { tally: 'in tow', add: -1 },
            { haste: 'player', times: 1, seconds: 0.02 },
            ...counts(`pulled ${whom.id}`, 30, 'deliver'),
          ],
        },
      ],
      goal: goalOf(`pulled ${whom.id}`, count, `${whom.plural} there`, whom),
    }
  },
  seen(films, { who, whom = who, to = who }) {
    let dragged = 0
    const arrived = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state) {
        const place = nearestOf(after, to.id, is)
        if (place && nearness(place, is) < 1.4) arrived.add(keyOf(film, is))
        continue
      }
      // What is let go in the air drops to the ground.
      if (arrived.has(keyOf(film, is))) continue
      if (gap(was, is) < 1 || Math.abs(is.x - was.x) < 1) continue
      const [me] = all(before, who.id)
      // Only on a rope, behind whoever pulls, and never on its back.
      if (!me || was.tied !== me.id || is.carrier > 0) return undefined
      if (gap(me, was) > 50) dragged++
    }
    return dragged > 20 && arrived.size > 1
      ? `The ${whom.plural} moved only on a rope behind the ${who.name}, and ${arrived.size} came to the ${to.name}.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Hitch up the ${(whom ?? you).plural} and pull them to the ${(to ?? you).name}.`,
  example: { you: 'tractor', whom: 'wagon', to: 'barn' },
}
