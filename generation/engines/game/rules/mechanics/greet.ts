import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, keyOf, lasting, rise } from '../observe.ts'

/** Everybody is spoken to once, and stops for a moment to listen. */
export const greet: Mechanic = {
  id: 'greet',
  verbs: [
    ...[
      'greet',
      'meet',
      'welcome',
      'thank',
      'teach',
      'visit',
      'interview',
      'talk to',
      'talk with',
      'speak to',
    ],
    ...[
      'speak with',
      'chat with',
      'say hello to',
      'wave to',
      'wave at',
      'bow to',
      'ask',
      'tell',
      'congratulate',
    ],
  ],
  toThings: { verbs: ['visit'], mechanic: 'visit' },
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, verb, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [30, 62] },
          count: whom.count ?? [7, 9],
          where: 'far',
          ...(whom.flies && { flies: true }),
          meters: [{ name: 'met', from: 0, full: { mark: '♥' } }],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 34, button, seconds: [0.4, 0.7] },
          if: [{ meter: 'met', of: 'b', below: 0.5 }],
          do: [
            { meter: 'met', of: 'b', set: 1 },
            { still: 'b', seconds: 1.2 },
            ...counts(`met ${whom.id}`, 15, 'right', 'Hello!'),
          ],
          says: verb.charAt(0).toUpperCase() + verb.slice(1),
        },
      ],
      goal: goalOf(`met ${whom.id}`, whom.count ?? [7, 9], whom.plural, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const met = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      if (rise(was, is) < 0.5) continue
      const once = keyOf(film, is)
      const listens = is.still && after.pressed && isBeside(before, who.id, was)
      if (!listens || met.has(once)) return undefined
      met.add(once)
    }
    return met.size > 1
      ? `The ${who.name} came up to ${met.size} ${whom.plural} and spoke; each stopped to listen, once.`
      : undefined
  },
  howTo: ({ whom, you, verb }) =>
    `Go up to each of the ${(whom ?? you).plural} and press the button to ${verb} them.`,
  example: { you: 'penguin', whom: 'villager' },
}
