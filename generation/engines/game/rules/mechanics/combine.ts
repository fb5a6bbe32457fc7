import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { isBeside, lasting, vanished } from '../observe.ts'

/** Two things make a third: one is carried to the other, both are gone, and what comes of them is there. */
export const combine: Mechanic = {
  id: 'combine',
  verbs: ['make-of-two'],
  by: 'player',
  needs: ['whom', 'with', 'from'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: one = you, from: other = you }) {
    const count = whom.count ?? ([4, 6] as const)
    const still = { drive: { does: 'still' }, where: 'far', count, size: 44 } as const
    const made = `${whom.id}.made`
    const tally = `made ${whom.id}`
    return {
      kinds: [
        { ...still, cast: one.id },
        { ...still, cast: other.id, size: 54 },
        { id: made, cast: whom.id, drive: { does: 'still' }, where: 'far', count: 0, size: 58 },
      ],
      rules: [
        {
          when: { touch: [you.id, one.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, other.id] },
          if: [{ carries: one.id, who: 'a' }],
          do: [{ hand: 'in' }, { become: made, of: 'b' }, ...counts(tally, 30, 'power')],
          rest: 0.1,
        },
      ],
      goal: goalOf(tally, count, `${whom.plural} made`, whom),
      clock: [80, 45],
    }
  },
  seen(films, { who, whom, with: one, from: other }) {
    if (!whom || !one || !other || one.id === other.id) return undefined
    const used = vanished(films, one.id).filter(({ body }) => body.carrier > 0)
    let made = 0
    for (const change of lasting(films, other.id)) {
      if (change.is.cast === change.was.cast) continue
      const isMade = used.some(
        ({ film, after, before, body }) =>
          film === change.film &&
          after === change.after &&
          before.bodies.get(body.carrier)?.cast === who.id &&
          isBeside(before, other.id, body, 3.4),
      )
      if (!isMade || change.is.cast !== whom.id) return undefined
      made++
    }
    return made > 2 && used.length === made
      ? `${made} times the ${who.name} brought one of the ${one.plural} to one of the ${other.plural}: both were gone, and there was ${whom.name} in their place.`
      : undefined
  },
  howTo: ({ you, whom = you, with: one = you, from: other = you }) =>
    `Carry ${one.plural} to the ${other.plural}: the two together make ${whom.name}.`,
  example: { you: 'chef', whom: 'cake', with: 'egg', from: 'flour' },
}
