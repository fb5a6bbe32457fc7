import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting, nearestOf, nearness, vanished } from '../observe.ts'

/** Large things stand there, and one bounces off them; they break under whoever is larger than they are. */
export const outweigh: Mechanic = {
  id: 'outweigh',
  // As the reader tells it (`read/sticking.ts`): 'once it's big enough it can crush the sign'.
  verbs: ['crush once larger'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you }) {
    const count = whom.count ?? ([3, 4] as const)
    return {
      kinds: [{ cast: whom.id, drive: { does: 'still' }, count, where: 'spread', size: 92 }],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ larger: 'a' }],
          do: [{ remove: 'b' }, ...counts(`crushed ${whom.id}`, 50, 'break', 'Crushed!')],
          rest: 0.1,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ larger: 'b' }],
          do: [
            { push: 'a', speed: 420 },
            { show: 'wrong', words: 'Too small!' },
          ],
          rest: 0.4,
        },
      ],
      goal: goalOf(`crushed ${whom.id}`, count, `${whom.plural} crushed`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    let small = 0
    for (const { after, was, is, before } of lasting(films, whom.id)) {
      const me = nearestOf(before, who.id, was)
      const later = me && after.bodies.get(me.id)
      if (!me || !later || nearness(me, was) > 1.5) continue
      if (me.size > was.size && is.state !== was.state) return undefined
      if (me.size < was.size) small++
    }
    let crushed = 0
    for (const { before, after, body } of vanished(films, whom.id)) {
      const me = nearestOf(before, who.id, body)
      // It may have grown by the last bit in this very moment.
      const size = Math.max(me?.size ?? 0, after.bodies.get(me?.id ?? -1)?.size ?? 0)
      if (!me || nearness(me, body) > 1.7 || size <= body.size) return undefined
      crushed++
    }
    const began = films.some(({ frames: [first] }) =>
      first
        ? all(first, who.id).some((me) => all(first, whom.id).some(({ size }) => size > me.size * 1.2))
        : false,
    )
    return crushed > 1 && began
      ? `${crushed} times the ${who.name} crushed a ${whom.name}, each time only once it was the larger of the two${small > 0 ? `, and it bounced off before (${small} moments)` : ''}.`
      : undefined
  },
  howTo: ({ whom, you }) => `The ${(whom ?? you).plural} break once you are larger than they are.`,
  example: { you: 'snowball', whom: 'sign', besides: { does: 'stick', whom: 'twig' } },
  // Nothing but what is counted and what costs tells them apart, and of that a game without mistakes shows nothing.
  kin: ['outgrow'],
}
