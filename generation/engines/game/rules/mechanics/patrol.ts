import type { Mechanic } from '../mechanic.ts'
import { harm, trails } from '../observe.ts'

/** Others walk up and down the same stretch, whatever the player does; running into them hurts. */
export const patrol: Mechanic = {
  id: 'patrol',
  verbs: ['patrol', 'walk up and down', 'pace', 'keep watch', 'stand watch', 'make rounds', 'prowl'],
  by: 'others',
  spaces: ['top', 'float', 'side'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'patrol', speed: [75, 135] },
          count: who.count ?? [4, 6],
          where: 'far',
          ...(who.flies && { flies: true }),
        },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [{ hurt: 'player' }, { push: 'a', speed: 260 }],
          rest: 1,
        },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let upAndDown = 0
    let others = 0
    for (const trail of trails(films, who.id)) {
      if (trail.length < 100) continue
      const xs = trail.map(({ x }) => x)
      const ys = trail.slice(30).map(({ y }) => y)
      const turns = trail.filter(({ vx }, at) => vx * (trail[at - 1]?.vx ?? 0) < 0).length
      const wide = Math.max(...xs) - Math.min(...xs)
      if (turns > 0 && wide > 80 && wide < 320 && Math.max(...ys) - Math.min(...ys) < 60) upAndDown++
      else others++
    }
    const { near } = harm(films, you.id, who.id)
    return upAndDown > 1 && upAndDown > others * 4 && near > 0
      ? `${upAndDown} ${who.plural} walked up and down the same stretch, and running into one cost a life (${near} times).`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} are on patrol: watch how they walk and slip by.`,
  example: { you: 'fox', who: 'soldier', besides: { does: 'collect', whom: 'berry' } },
}
