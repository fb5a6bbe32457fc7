import { heldBy, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, nearestOf, nearness, vanished } from '../observe.ts'

/** It falls from above: whoever stands under it has it, and what reaches the ground is lost. */
export const catchFalling: Mechanic = {
  id: 'catch',
  verbs: ['catch', 'intercept', 'catch falling'],
  toLiving: { verbs: ['catch', 'intercept'], mechanic: 'hunt' },
  states: ['falling'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  elsewhere: 'collect',
  spaces: ['catch'],
  adds({ you, whom = you, with: held, to = held, among }) {
    return {
      kinds: [
        ...heldBy(you, to),
        {
          cast: whom.id,
          drive: { does: 'fall', speed: [130, 235] },
          count: 0,
          where: 'above',
          comes: { every: [1.1 * among, 0.75 * among], most: 6, where: 'trail' },
          size: 46,
          flies: true,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [to?.id ?? you.id, whom.id] },
          do: [
            { remove: 'b' },
            { tally: `caught ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'collect', words: '+10' },
          ],
        },
        { when: { leaves: whom.id }, do: [{ tally: `dropped ${whom.id}`, add: 1 }, { show: 'miss' }] },
      ],
      goal: {
        tally: `caught ${whom.id}`,
        reaches: whom.count ?? sharedBy(among, [10, 15]),
        says: `${whom.plural} caught`,
        cast: whom.id,
      },
      lost: [
        {
          when: {
            tallies: [{ tally: `dropped ${whom.id}`, reaches: [22, 12], says: 'dropped', cast: whom.id }],
          },
          says: `Too many ${whom.plural} were dropped.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who, with: held, to = held }) {
    let caught = 0
    let dropped = 0
    for (const { before, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, who.id, body)
      if (body.vy < 60 || Math.abs(body.vx) > 30) return undefined
      const isIn = !to || to.id === who.id || isBeside(before, to.id, body, 1.6)
      if (near && nearness(near, body) < (to ? 2.6 : 1.6) && isIn) caught++
      else dropped++
    }
    return caught > 4 && dropped > 0
      ? `${caught} ${whom.plural} were caught${to ? ` in the ${to.name}` : ''} as they fell, and ${dropped} fell past the ${who.name}.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stand under the falling ${(whom ?? you).plural} to catch them.`,
  example: { you: 'bear', whom: 'apple' },
  kin: ['keep-goal'],
}
