import { counts, goalOf, stateOf, toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, lasting, nearestOf, nearness } from '../observe.ts'

/** It is heavy and in the way: whoever leans against it shoves it along, onto its place. */
export const push: Mechanic = {
  id: 'push',
  verbs: [
    'push',
    'push into',
    'push onto',
    'push to',
    'push along',
    'push across',
    'shove',
    'shove into',
    'nudge',
    'nudge into',
    'roll to',
    'roll onto',
    'roll home',
    'bulldoze',
    'wheel',
  ],
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, to = you, space }) {
    const isSide = space === 'side'
    const count = whom.count ?? ([3, 4] as const)
    return {
      layout: { bare: true, ...(isSide && { wide: 1.5 }) },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: isSide ? 'low' : 'anywhere',
          size: 56,
          shoved: true,
        },
        stateOf(whom, 'there', { size: 56, look: { glow: '#ffd447' } }),
        {
          cast: to.id,
          drive: { does: 'still' },
          count: 1,
          where: isSide ? 'goal' : 'middle',
          size: 100,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [whom.id, to.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [{ become: `${whom.id}.there`, of: 'a' }, ...counts(`pushed ${whom.id}`, 30, 'place')],
        },
      ],
      goal: goalOf(`pushed ${whom.id}`, count, `${whom.plural} in place`, whom),
    }
  },
  seen(films, { who, whom = who, to = who }) {
    let shoved = 0
    let arrived = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state) {
        const place = nearestOf(after, to.id, is)
        if (place && nearness(place, is) < 1.3) arrived++
        continue
      }
      const dx = is.x - was.x
      const dy = is.y - was.y
      if (gap(was, is) < 2 || Math.abs(dy) > 20) continue
      // By whoever is right behind it, over others in between, and by nobody else.
      const behind = [...all(before, who.id), ...all(before, whom.id)].some(
        (other) => nearness(other, was) < 1.8 && dx * (was.x - other.x) + dy * (was.y - other.y) > 0,
      )
      if (!behind || is.tied > 0 || is.carrier > 0) return undefined
      shoved++
    }
    return shoved > 20 && arrived > 1
      ? `The ${whom.plural} moved only before the ${who.name} that leaned against them, and ${arrived} came to the ${to.name}.`
      : undefined
  },
  howTo: ({ whom, you, to }) => `Walk into the ${(whom ?? you).plural} to push them ${toThe(to ?? you)}.`,
  example: { you: 'robot', whom: 'box', to: 'truck' },
  kin: ['roll-up'],
}
