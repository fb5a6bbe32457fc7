import { bitByBit, counts, goalOf, stateOf, strolling } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isBeside, keyOf, lasting, rise } from '../observe.ts'

/** Close company for a while, no button: the heart fills up, and empties again where one leaves too soon. */
export const pet: Mechanic = {
  id: 'pet',
  verbs: [
    'pet',
    'cuddle',
    'stroke',
    'hug',
    'snuggle',
    'caress',
    'pat',
    'comfort',
    'cuddle with',
    'embrace',
    'kiss',
    'console',
    'cheer up',
    'reassure',
  ],
  states: ['sad', 'lonely', 'unhappy', 'scared', 'frightened', 'shy', 'heartbroken', 'homesick'],
  cares: true,
  undone: ['anger', 'scare', 'frighten', 'startle', 'tease', 'upset'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'hand'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        strolling(whom, [24, 46], [5, 6], { name: 'joy', from: 0, perSecond: [-0.04, -0.1] }),
        stateOf(whom, 'happy', {
          drive: { does: 'wander', speed: 20 },
          look: { mark: '♥', glow: '#ffc2dd' },
        }),
      ],
      rules: bitByBit(you, whom, {
        meter: 'joy',
        adds: [0.06, 0.045],
        within: 16,
        becomes: 'happy',
        counts: counts(`cuddled ${whom.id}`, 25, 'heal', '♥'),
      }),
      goal: goalOf(`cuddled ${whom.id}`, whom.count ?? [5, 6], `happy ${whom.plural}`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const happy = new Set<string>()
    let strokes = 0
    let byButton = 0
    let missed = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      if (was.state !== is.state && was.meters.some((value) => value > 0.85)) happy.add(keyOf(film, is))
      // Whoever is carried is brought somewhere, and not stroked.
      if (is.carrier > 0) continue
      if (fall(was, is) > 0) missed++
      if (rise(was, is) < 0.01) continue
      if (!isBeside(before, who.id, was, 1.5) && !isBeside(after, who.id, is, 1.5)) return undefined
      strokes++
      if (after.pressed) byButton++
    }
    return happy.size > 0 && missed > 0 && strokes > happy.size * 8 && byButton < strokes * 0.9
      ? `${happy.size} ${whom.plural} were made happy by the ${who.name}, who stayed right beside each for a while.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stay right beside the ${(whom ?? you).plural} until their hearts are full.`,
  example: { you: 'child', whom: 'cat' },
  kin: ['hatch'],
}
