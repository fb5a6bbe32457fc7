import { counts, goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, isBeside, lasting, rise } from '../observe.ts'

/** Sleepers are woken one by one, and have to be awake together: whoever is left for long dozes off again. */
export const wake: Mechanic = {
  id: 'wake',
  verbs: ['wake', 'wake up', 'awaken', 'rouse', 'waken', 'arouse', 'reawaken'],
  states: ['sleeping', 'asleep'],
  cares: true,
  undone: ['lull', 'sedate', 'put to sleep', 'sing to sleep'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [6, 8],
          where: 'anywhere',
          look: { angle: 1.3, mark: 'Zzz', alpha: 0.8 },
        },
        stateOf(whom, 'awake', {
          drive: { does: 'wander', speed: [50, 80] },
          meters: [{ name: 'awake', from: 1, perSecond: [-0.022, -0.042], shown: true }],
        }),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 26, button, seconds: [0.8, 1.2] },
          if: [{ is: whom.id, who: 'b' }],
          do: [
            { become: `${whom.id}.awake`, of: 'b' },
            ...counts(`awake ${whom.id}`, 20, 'power', 'Good morning!'),
          ],
          says: 'Wake up',
        },
        {
          when: { meter: 'awake', of: whom.id, below: 0 },
          do: [
            { become: whom.id, of: 'a' },
            { tally: `awake ${whom.id}`, add: -1 },
            { show: 'miss', words: 'Zzz' },
          ],
        },
      ],
      goal: goalOf(`awake ${whom.id}`, whom.count ?? [6, 8], `${whom.plural} awake`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    let slept = 0
    let woken = 0
    for (const film of films) {
      const awake = new Set<number>()
      const asleep = new Set<number>()
      for (const { before, after, was, is } of lasting([film], whom.id)) {
        // Nobody is woken little by little.
        if (rise(was, is) > 0.01) return undefined
        if (!awake.has(is.id) && gap(was, is) < 0.5) {
          slept++
          asleep.add(is.id)
        }
        if (was.state !== is.state && awake.has(is.id)) awake.delete(is.id)
        else if (was.state !== is.state && asleep.has(is.id)) {
          if (!after.pressed || !isBeside(before, who.id, was)) return undefined
          awake.add(is.id)
        } else if (gap(was, is) > 1.5 && awake.has(is.id)) woken++
        // Nobody gets up alone, unless it is pushed or still falling to the ground.
        else if (Math.abs(was.x - is.x) > 3 && asleep.has(is.id) && !awake.has(is.id)) return undefined
      }
    }
    return slept > 20 && woken > 20
      ? `${whom.plural} lay still until the ${who.name} woke them, and went about by themselves then.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Hold the button beside the sleeping ${(whom ?? you).plural} until they're all awake at the same time.`,
  example: { you: 'rooster', whom: 'bear' },
}
