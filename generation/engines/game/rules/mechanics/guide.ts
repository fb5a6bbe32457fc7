import { toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, heading, isBeside, lasting, nearestOf, paceOf, vanished } from '../observe.ts'

/** They are lost, and go to the player's light as soon as it is near; it leads them to where they belong. */
export const guide: Mechanic = {
  id: 'guide',
  verbs: [
    'guide',
    'lead',
    'lead to',
    'guide to',
    'light the way',
    'beckon',
    'lure',
    'draw',
    'show the way',
    'show way',
    'bring in',
  ],
  states: ['lost', 'stray'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'float', 'hand'],
  adds({ you, whom = you, to = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'follow', whom: you.id, speed: [125, 105], within: 250 },
          count: whom.count ?? 3,
          where: 'far',
          size: 48,
          ...(whom.count === undefined && { comes: { every: 4, most: 3, where: 'far' as const } }),
          ...(whom.flies && { flies: true }),
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'goal', size: 100, softly: true },
        { cast: you.id, look: { glow: '#ffe27a' }, softly: true },
      ],
      rules: [
        {
          when: { touch: [whom.id, to.id] },
          do: [
            { remove: 'a' },
            { tally: `guided ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'deliver', words: '+25' },
          ],
          rest: 0,
        },
      ],
      lost: [{ when: { seconds: [100, 50] }, says: 'It has grown too dark.' }],
      goal: {
        tally: `guided ${whom.id}`,
        reaches: whom.count ?? [5, 7],
        says: `${whom.plural} guided home`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, to = who }) {
    const near = heading(films, whom.id, who.id, 220)
    let lost = 0
    let waiting = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const light = nearestOf(before, who.id, was)
      if (!light || gap(light, was) < 280) continue
      lost++
      if (paceOf(was, is) < 20) waiting++
    }
    let home = 0
    let elsewhere = 0
    for (const { before, body } of vanished(films, whom.id)) {
      if (isBeside(before, to.id, body, 1.5)) home++
      else elsewhere++
    }
    return near.moments > 20 && near.part > 0.6 && waiting > lost * 0.7 && home > 2 && home > elsewhere
      ? `${whom.plural} went to the ${who.name} when it was near (${Math.round(near.part * 100)} % of their way), and ${home} came to the ${to.name}.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you }) =>
    `The ${whom.plural} come along when you're near: lead them ${toThe(to)}.`,
  example: { you: 'firefly', whom: 'ship', to: 'lighthouse' },
}
