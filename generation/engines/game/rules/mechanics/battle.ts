import type { Amount } from '@makebelieve/kit/rules/rulebook'
import type { Lines, Mechanic, Part, Trait } from '../mechanic.ts'
import { fall, gap, harm, isBeside, lasting, nearestOf, paceOf } from '../observe.ts'

/** What it sends flying: one at the player while it is calm, some all around once it is angry. */
function volleysOf(
  you: Part,
  calm: string,
  angry: string,
  shot: Part,
): Required<Pick<Lines, 'kinds' | 'rules'>> {
  const sent = `${shot.id}.sent`
  return {
    kinds: [{ id: sent, cast: shot.id, drive: { does: 'fly' }, count: 0, where: 'far', size: 30 }],
    rules: [
      {
        when: { every: [3.4, 1.8], of: calm },
        if: [{ is: calm, who: 'a' }],
        do: [{ spawn: sent, at: 'a', toward: 'player', speed: [170, 260] }],
      },
      {
        when: { every: [3.2, 1.8], of: angry },
        do: [{ spawn: sent, at: 'a', count: [3, 8], toward: 'apart', speed: [150, 230] }],
      },
      { when: { touch: [you.id, sent] }, do: [{ hurt: 'player' }, { remove: 'b' }] },
    ],
  }
}

/** One big foe with a long life: it charges, sends things flying, and is faster and wilder with half its life gone. */
export const battle: Mechanic = {
  id: 'battle',
  verbs: [
    'battle',
    'defeat',
    'beat',
    'face',
    'take on',
    'vanquish',
    'overcome',
    'overthrow',
    'slay',
    'duel',
    'conquer',
    'confront',
    'kill',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, with: shot, button }) {
    const angry = `${whom.id}.angry`
    const foe = (speed: Amount): Trait => ({
      cast: whom.id,
      drive: { does: 'chase', whom: you.id, speed },
      where: 'far',
      size: 140,
      meters: [{ name: 'health', from: 1, shown: true }],
    })
    const volleys = shot ? volleysOf(you, whom.id, angry, shot) : { kinds: [], rules: [] }
    return {
      kinds: [
        { ...foe([40, 75]), count: whom.count ?? 1 },
        { ...foe([62, 115]), id: angry, count: 0, look: { glow: '#ff5a2e', pulses: true } },
        ...volleys.kinds,
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 85, button },
          do: [{ strike: 'b', by: 0.06 }, { push: 'b', speed: 420 }, { score: 5 }],
          rest: 0.8,
          says: 'Strike',
        },
        {
          when: { meter: 'health', of: whom.id, below: 0.5 },
          if: [{ is: whom.id, who: 'a' }],
          do: [
            { become: angry, of: 'a' },
            { show: 'phase', words: 'It is furious!' },
          ],
        },
        { when: { touch: [you.id, whom.id] }, do: [{ hurt: 'player' }, { push: 'b', speed: 420 }], rest: 1 },
        {
          when: { defeated: whom.id },
          do: [{ tally: `defeated ${whom.id}`, add: 1 }, { score: 100 }],
          rest: 0,
        },
        ...volleys.rules,
      ],
      goal: {
        tally: `defeated ${whom.id}`,
        reaches: whom.count ?? 1,
        says: `${whom.name} defeated`,
        cast: whom.id,
      },
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let blows = 0
    const calm = { way: 0, moments: 0 }
    const wild = { way: 0, moments: 0 }
    for (const { before, was, is } of lasting(films, whom.id)) {
      const health = was.meters[0] ?? 0
      const which = health > 0.5 ? calm : wild
      const near = nearestOf(before, who.id, was)
      // Only on its way to the player: a blow throws it back.
      if (near && gap(is, near) < gap(was, near) - 1) {
        which.way += Math.min(200, paceOf(was, is))
        which.moments++
      }
      if (fall(was, is) < 0.02) continue
      if (!isBeside(before, who.id, was, 3)) return undefined
      blows++
    }
    const before = calm.way / Math.max(1, calm.moments)
    const after = wild.way / Math.max(1, wild.moments)
    const { near } = harm(films, who.id, whom.id, 2)
    return blows > 8 && wild.moments > 10 && after > before * 1.1 && near > 0
      ? `It took ${blows} blows to wear the ${whom.name} down; with half its life gone it went ${(after / before).toFixed(1)} times as fast, and its touch cost ${near} lives.`
      : undefined
  },
  howTo: ({ you, whom = you }) =>
    `Press the button close to the ${whom.name} to strike it, and watch out: it gets angry at half health.`,
  example: { you: 'knight', whom: 'dragon', with: 'fireball' },
}
