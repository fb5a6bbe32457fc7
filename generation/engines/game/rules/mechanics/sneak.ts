import type { Seen } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, gap, nearestOf, nearness } from '../observe.ts'

const sight = 200

/** They walk up and down and look where they go; being seen costs a life, behind their backs one is safe. */
export const sneak: Mechanic = {
  id: 'sneak',
  verbs: [
    'sneak',
    'sneak past',
    'sneak by',
    'sneak around',
    'sneak through',
    'hide',
    'hide from',
    'slip past',
    'tiptoe',
    'tiptoe past',
    'creep',
    'creep past',
    'steal past',
    'go unseen by',
    'sneak out',
    'sneak into',
    'sneak out of',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'patrol', speed: [45, 75] },
          count: whom.count ?? [3, 5],
          where: 'far',
          softly: true,
        },
      ],
      rules: [
        {
          when: { sees: [whom.id, you.id], within: sight, narrow: 0.85 },
          do: [{ hurt: 'player' }, { still: 'a', seconds: 1 }, { show: 'wrong', words: 'Seen!' }],
          rest: 1.5,
        },
      ],
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let caught = 0
    let unfair = 0
    let behind = 0
    let fromAfar = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, who.id)
      if (!me) continue
      const inFront = (one: Seen) =>
        gap(one, me) < sight + 30 && (me.x - one.x) * one.facing > gap(one, me) * 0.6
      const ahead = [...all(before, whom.id), ...all(after, whom.id)].some(inFront)
      if (after.lives < before.lives) {
        const near = nearestOf(before, whom.id, me)
        // Nothing that somebody sent was there, either.
        const struck = [...before.bodies.values()].some(
          (one) => one.id !== me.id && one.cast !== whom.id && nearness(one, me) < 1.8,
        )
        if (ahead && near && nearness(near, me) > 1.6 && !struck) fromAfar++
        if (ahead) caught++
        else unfair++
      } else {
        const near = nearestOf(before, whom.id, me)
        if (near && !ahead && gap(near, me) < sight * 0.6) behind++
      }
    }
    return fromAfar > 0 && caught > unfair * 3 && behind > 10
      ? `Being in sight of ${whom.plural} cost a life (${caught} times), and close by but out of sight nothing happened (${behind} moments).`
      : undefined
  },
  howTo: ({ you, whom = you }) =>
    `Stay out of the light in front of the ${whom.plural}: being seen costs a heart.`,
  example: { you: 'thief', whom: 'soldier', besides: { does: 'collect', whom: 'jewel' } },
  kin: ['dodge', 'fight', 'outgrow'],
}
