import { bitByBit, counts, goalOf, stateOf, strolling } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, keyOf, lasting, nearestOf, paceOf, rise } from '../observe.ts'

/** Whoever runs at a shy animal startles it; whoever keeps still nearby is trusted after a while, and followed. */
export const tame: Mechanic = {
  id: 'tame',
  verbs: ['tame', 'befriend', 'make friends with', 'win over', 'domesticate', 'gain trust of', 'adopt'],
  undone: ['anger', 'scare', 'frighten', 'startle', 'tease', 'upset'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        strolling(whom, [22, 38], [4, 5], { name: 'trust', from: 0, perSecond: [-0.02, -0.05] }),
        stateOf(whom, 'tame', {
          drive: { does: 'follow', whom: you.id, speed: 190 },
          look: { mark: '♥' },
        }),
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 45, each: true },
          if: [
            { is: whom.id, who: 'b' },
            { pace: 'a', above: 150 },
          ],
          do: [
            { meter: 'trust', of: 'b', set: 0 },
            { haste: 'b', times: 4, seconds: 0.9 },
            { push: 'b', speed: 240 },
            { show: 'warn', words: '!' },
          ],
          rest: 1,
        },
        ...bitByBit(you, whom, {
          meter: 'trust',
          adds: [0.06, 0.042],
          within: 125,
          if: [{ pace: 'a', below: 70 }],
          becomes: 'tame',
          counts: counts(`tamed ${whom.id}`, 40, 'rescue', 'A new friend!'),
        }),
      ],
      goal: goalOf(`tamed ${whom.id}`, whom.count ?? [4, 5], `${whom.plural} tamed`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const tamed = new Set<string>()
    let trusted = 0
    let along = 0
    let astray = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      const later = near && after.bodies.get(near.id)
      if (!near || !later) continue
      // Who was made wild again has to be won anew.
      if (was.state !== is.state)
        was.meters.some((value) => value > 0.85) ? tamed.add(keyOf(film, is)) : tamed.delete(keyOf(film, is))
      if (tamed.has(keyOf(film, is)) && gap(was, near) > 75 && paceOf(was, is) > 20) {
        if (gap(is, near) < gap(was, near)) along++
        else astray++
      }
      if (rise(was, is) < 0.02) continue
      if (gap(was, near) > 210 || paceOf(near, later) > 150) return undefined
      trusted++
    }
    return trusted > 10 && tamed.size > 0 && along > 5 && along > astray * 3
      ? `${tamed.size} ${whom.plural} grew to trust the ${who.name}, who kept still beside them, and followed from then on.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Stop near the ${(whom ?? you).plural} and keep still until they trust you. Running at them scares them.`,
  example: { you: 'girl', whom: 'fox' },
}
