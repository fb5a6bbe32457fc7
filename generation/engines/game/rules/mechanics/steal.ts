import { runningOff, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { lasting, nearestOf, nearness, vanished } from '../observe.ts'

/** Thieves come for things, take one and run off with it. Touched, they drop it; what leaves the stage is lost. */
export const steal: Mechanic = {
  id: 'steal',
  verbs: [
    'steal',
    'rob',
    'snatch',
    'grab',
    'swipe',
    'nick',
    'make off with',
    'run off with',
    'take',
    'carry off',
    'kidnap',
    'loot',
  ],
  by: 'others',
  takesAway: true,
  toPlayer: 'seize',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, who, whom = you }) {
    const loaded = `${who.id}.loaded`
    const caught = `${who.id}.caught`
    const flies = who.flies && { flies: true as const }
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'chase', whom: whom.id, speed: [70, 105] },
          count: 1,
          where: 'edge',
          comes: { every: [3.4, 2.2], most: [3, 4], where: 'beyond' },
          ...flies,
        },
        stateOf(who, 'loaded', { drive: { does: 'leave', speed: [70, 125] }, where: 'edge' }),
        runningOff(who, 'caught'),
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? 6,
          where: 'anywhere',
          size: 44,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [who.id, whom.id] },
          if: [{ is: who.id, who: 'a' }, { free: 'b' }],
          do: [{ carry: 'b' }, { become: loaded, of: 'a' }, { show: 'wrong', words: 'Stolen!' }],
        },
        {
          when: { touch: [loaded, you.id] },
          do: [
            { drop: 'a' },
            { become: caught, of: 'a' },
            { score: 15 },
            { show: 'rescue', words: 'Got it back!' },
          ],
          rest: 0.1,
        },
        {
          when: { touch: [who.id, you.id] },
          if: [{ is: who.id, who: 'a' }],
          do: [{ become: caught, of: 'a' }, { score: 5 }],
          rest: 0.1,
        },
        {
          when: { leaves: loaded },
          do: [{ hand: 'in' }, { tally: `stolen ${whom.id}`, add: 1 }, { show: 'miss' }],
        },
      ],
      lost: [
        {
          when: {
            tallies: [{ tally: `stolen ${whom.id}`, reaches: [4, 3], says: 'stolen', cast: whom.id }],
          },
          says: `Too many ${whom.plural} were stolen.`,
        },
      ],
    }
  },
  seen(films, { you, who, whom = you }) {
    let away = 0
    let back = 0
    let lost = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      const thief = was.carrier > 0 ? before.bodies.get(was.carrier) : undefined
      if (thief?.cast !== who.id) continue
      if (is.carrier === was.carrier) away++
      const near = nearestOf(before, you.id, thief)
      if (is.carrier === 0 && near && nearness(near, thief) < 2) back++
    }
    for (const { before, body } of vanished(films, whom.id))
      if (before.bodies.get(body.carrier)?.cast === who.id) lost++
    return away > 15 && back + lost > 0
      ? `${who.plural} carried ${whom.plural} away (${away} moments), were gone with them ${lost} times, and dropped them ${back} times when the ${you.name} touched them.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    `The ${who.plural} steal the ${whom.plural}: catch them before they get away and they'll drop their loot.`,
  example: { you: 'hen', who: 'rat', whom: 'egg' },
}
