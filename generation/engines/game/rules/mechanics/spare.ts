import type { Mechanic } from '../mechanic.ts'
import { changes, isBeside, vanished } from '../observe.ts'
import { holesOf } from './peep.ts'

/** They pop up among those who are hit, and must not be: a hand that is too quick costs a life. */
export const spare: Mechanic = {
  id: 'spare',
  verbs: ['spare', 'leave alone', 'leave in peace', 'let be', 'keep your hands off'],
  by: 'player',
  needs: ['whom'],
  spaces: ['hand'],
  adds({ you, whom = you, button }) {
    const holes = holesOf({ ...whom, alive: true }, undefined)
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          comes: { every: [2.1, 1.3], most: [1, 3], where: 'far' },
          size: 66,
          flies: true,
          meters: [
            {
              name: 'shown',
              from: 1,
              perSecond: [-0.4, -0.6],
              empty: holes.layout ? { sunk: 0.9 } : { scale: 0.45, alpha: 0.4 },
            },
          ],
          softly: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 18, button },
          do: [{ remove: 'b' }, { hurt: 'player', says: `That was a ${whom.name}.` }, { show: 'wrong' }],
        },
        { when: { meter: 'shown', of: whom.id, below: 0 }, do: [{ remove: 'a' }] },
      ],
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let hit = 0
    for (const { before, after } of changes(films)) {
      if (after.lives >= before.lives) continue
      const near = [...before.bodies.values()].some(
        (one) => one.cast === whom.id && !after.bodies.has(one.id) && isBeside(after, who.id, one, 1.9),
      )
      if (near && (before.pressed || after.pressed)) hit++
    }
    let spared = 0
    for (const { before, after, body } of vanished(films, whom.id))
      if (after.lives === before.lives && !isBeside(before, who.id, body, 1.2)) spared++
    return hit > 0 && spared > 2
      ? `Pressing at one of the ${whom.plural} cost a life (${hit} times); ${spared} came and went unharmed.`
      : undefined
  },
  howTo: ({ whom, you }) => `Keep your hands off the ${(whom ?? you).plural}: hitting one costs a heart.`,
  example: { you: 'cat', whom: 'rabbit', besides: { does: 'whack', whom: 'mole' } },
}
