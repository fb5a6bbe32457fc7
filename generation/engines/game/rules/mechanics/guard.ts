import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, harm, nearestOf } from '../observe.ts'

/** Others stay about what they guard, and come at whoever gets near it; who keeps away is left alone. */
export const guard: Mechanic = {
  id: 'guard',
  verbs: ['guard', 'protect', 'defend', 'watch over', 'hoard', 'keep safe'],
  by: 'others',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, who, whom = you }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'guard', whom: whom.id, from: you.id, speed: [90, 150], within: 160 },
          count: who.count ?? [2, 3],
          where: 'far',
          ...(who.flies && { flies: true }),
        },
        { cast: whom.id, drive: { does: 'still' }, count: whom.count ?? 5, where: 'far', softly: true },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [{ hurt: 'player' }, { push: 'a', speed: 300 }, { still: 'b', seconds: 1 }],
          rest: 1,
        },
      ],
      risky: true,
    }
  },
  seen(films, { you, who, whom = you }) {
    const coming = { near: 0, of: 0 }
    const idle = { near: 0, of: 0 }
    let about = 0
    let moments = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, you.id)
      if (!me) continue
      for (const one of all(before, who.id)) {
        const is = after.bodies.get(one.id)
        const post = nearestOf(before, whom.id, one)
        const wanted = nearestOf(before, whom.id, me)
        if (!is || !post || !wanted || is.still || gap(one, is) < 1) continue
        const nearer = gap(one, me) - gap(is, me) > gap(one, is) * 0.5
        const which = gap(post, me) < 170 ? coming : gap(wanted, me) > 230 ? idle : undefined
        if (which) which.of++
        if (which && nearer) which.near++
        if (which === idle) {
          moments++
          if (gap(one, post) < 220) about++
        }
      }
    }
    const cameAt = coming.near / Math.max(1, coming.of)
    const cameAnyway = idle.near / Math.max(1, idle.of)
    const { near } = harm(films, you.id, who.id)
    if (whom.id === you.id || about < moments * 0.7) return undefined
    return coming.of > 10 && cameAt > 0.5 && cameAt > cameAnyway + 0.15 && near > 0
      ? `${who.plural} came at the ${you.name} in ${Math.round(cameAt * 100)} % of the moments in which it was near their ${whom.plural}, else in ${Math.round(cameAnyway * 100)} %; in ${about} of ${moments} quiet moments they were at their post.`
      : undefined
  },
  howTo: ({ you, who, whom = you }) =>
    `The ${who.plural} guard the ${whom.plural} and charge at you when you get close.`,
  example: { you: 'thief', who: 'dog', whom: 'jewel', besides: { does: 'collect', whom: 'jewel' } },
}
