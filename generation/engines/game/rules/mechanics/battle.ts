import type { Mechanic } from '../mechanic.ts'
import { fall, gap, harm, isBeside, lasting, nearestOf, paceOf } from '../observe.ts'

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
    const sent = shot && `${shot.id}.sent`
    const health = { name: 'health', from: 1, shown: true as const }
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'chase', whom: you.id, speed: [40, 75] },
          count: whom.count ?? 1,
          where: 'far',
          size: 140,
          meters: [health],
        },
        {
          id: angry,
          cast: whom.id,
          drive: { does: 'chase', whom: you.id, speed: [62, 115] },
          count: 0,
          where: 'far',
          size: 140,
          meters: [health],
          look: { glow: '#ff5a2e', pulses: true },
        },
        ...(sent
          ? [
              {
                id: sent,
                cast: shot.id,
                drive: { does: 'fly' as const },
                count: 0,
                where: 'far' as const,
                size: 30,
              },
            ]
          : []),
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
        ...(sent
          ? [
              {
                when: { every: [3.4, 1.8] as const, of: whom.id },
                if: [{ is: whom.id, who: 'a' as const }],
                do: [
                  { spawn: sent, at: 'a' as const, toward: 'player' as const, speed: [170, 260] as const },
                ],
              },
              {
                when: { every: [3.2, 1.8] as const, of: angry },
                do: [
                  {
                    spawn: sent,
                    at: 'a' as const,
                    count: [3, 8] as const,
                    toward: 'apart' as const,
                    speed: [150, 230] as const,
                  },
                ],
              },
              {
                when: { touch: [you.id, sent] as [string, string] },
                do: [{ hurt: 'player' as const }, { remove: 'b' as const }],
              },
            ]
          : []),
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
    `Press the button close to the ${whom.name} to strike it, and mind its temper when it is half beaten.`,
  example: { you: 'knight', whom: 'dragon', with: 'fireball' },
}
