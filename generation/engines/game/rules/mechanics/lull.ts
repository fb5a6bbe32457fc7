import { bitByBit, counts, goalOf, stateOf, strolling } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, keyOf, lasting, nearestOf, paceOf, rise } from '../observe.ts'

/** Who is only calmed stays awake. */
const sleeps = (verb: string) => !/^(?:calm|soothe|quiet|hush)/.test(verb)

/** Calm company puts them to sleep, or at ease. Whoever runs past one startles it. */
export const lull: Mechanic = {
  id: 'lull',
  verbs: [
    'lull',
    'put to sleep',
    'sing to sleep',
    'rock to sleep',
    'calm',
    'calm down',
    'soothe',
    'hush',
    'quiet',
    'tuck in',
    'rock',
    'lull to sleep',
    'sing to',
  ],
  states: [
    'angry',
    'furious',
    'crying',
    'upset',
    'noisy',
    'restless',
    'raging',
    'grumpy',
    'tired',
    'sleepy',
    'wild',
  ],
  cares: true,
  undone: [
    'wake',
    'startle',
    'rouse',
    'anger',
    'disturb',
    'upset',
    'scare',
    'frighten',
    'wake up',
    'stir up',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, verb }) {
    return {
      kinds: [
        {
          ...strolling(whom, [34, 60], [4, 5], { name: 'sleepy', from: 0, perSecond: [-0.03, -0.07] }),
          ...(!sleeps(verb) && { look: { mark: '!' } }),
        },
        stateOf(whom, 'asleep', {
          look: sleeps(verb) ? { angle: 1.3, mark: 'Zzz', alpha: 0.8 } : { mark: '♥', glow: '#cfe8ff' },
        }),
      ],
      rules: [
        ...bitByBit(you, whom, {
          meter: 'sleepy',
          adds: [0.07, 0.055],
          within: 80,
          if: [{ pace: 'a', below: 70 }],
          becomes: 'asleep',
          counts: counts(`asleep ${whom.id}`, 25, 'right', sleeps(verb) ? 'Sleep tight!' : 'Ahh!'),
        }),
        {
          when: { near: [you.id, whom.id], within: 4, each: true },
          if: [
            { is: `${whom.id}.asleep`, who: 'b' },
            { pace: 'a', above: 200 },
          ],
          do: [
            { become: whom.id, of: 'b' },
            { tally: `asleep ${whom.id}`, add: -1 },
            { show: 'warn', words: '!' },
          ],
          rest: 1,
        },
      ],
      goal: goalOf(
        `asleep ${whom.id}`,
        whom.count ?? [4, 5],
        `${whom.plural} ${sleeps(verb) ? 'asleep' : 'calm'}`,
        whom,
      ),
    }
  },
  seen(films, { who, whom = who, verb }) {
    const asleep = new Map<string, string>()
    let lulled = 0
    let stirred = 0
    let slept = 0
    let astir = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const near = nearestOf(before, who.id, was)
      const later = near && after.bodies.get(near.id)
      if (!near || !later) continue
      if (was.state !== is.state && was.meters.some((value) => value > 0.85))
        asleep.set(keyOf(film, is), is.state)
      else if (asleep.get(keyOf(film, is)) === is.state) {
        if (Math.abs(was.x - is.x) > 1.5) stirred++
        else slept++
      } else if (Math.abs(was.x - is.x) > 0.5) astir++
      if (rise(was, is) < 0.02) continue
      if (gap(was, near) > 160 || paceOf(near, later) > 150) return undefined
      lulled++
    }
    return lulled > 10 && astir > 30 && slept > 30 && slept > stirred * 5
      ? `${whom.plural} went about until the ${who.name} kept calm beside them; then they ${sleeps(verb) ? 'lay still and slept' : 'were still'}.`
      : undefined
  },
  howTo: ({ whom, you, verb }) =>
    sleeps(verb)
      ? `Stay calm beside the ${(whom ?? you).plural} until they fall asleep, and don't run past the sleepers.`
      : `Stay gently beside the ${(whom ?? you).plural} until they calm down, and don't startle them by rushing past.`,
  example: { you: 'mother', whom: 'baby' },
}
