import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, pressing } from '../observe.ts'

/** At the press of a button one thing turns into another, and goes on as that. */
export const transform: Mechanic = {
  id: 'transform',
  verbs: [
    'transform',
    'turn into',
    'change into',
    'morph',
    'enchant',
    'bewitch',
    'curse',
    'convert',
    'make into',
  ],
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, to = you, button }) {
    const before = `${whom.id}.old`
    const after = `${to.id}.new`
    const count = whom.count ?? ([7, 9] as const)
    const moves = (part: typeof whom, speed: [number, number]) =>
      part.alive ? ({ does: 'wander', speed } as const) : ({ does: 'still' } as const)
    return {
      kinds: [
        {
          id: before,
          cast: whom.id,
          drive: moves(whom, [70, 120]),
          count,
          where: 'far',
          ...(whom.flies && { flies: true }),
        },
        {
          id: after,
          cast: to.id,
          drive: moves(to, [30, 50]),
          count: 0,
          where: 'far',
          ...(to.flies && { flies: true }),
        },
      ],
      rules: [
        {
          when: { near: [you.id, before], within: 40, button, seconds: [0.25, 0.4] },
          do: [
            { become: after, of: 'b' },
            { tally: `turned ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'power', words: 'Poof! +20' },
          ],
          rest: 0.3,
          says: 'Transform',
        },
      ],
      goal: { tally: `turned ${whom.id}`, reaches: count, says: `${to.plural} made`, cast: to.id },
    }
  },
  seen(films, { who, whom = who, to = who, button }) {
    let turned = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (is.cast === whom.id) continue
      if (is.cast !== to.id || !pressing(after, button) || !isAt(before, who.id, was, 2.6)) return undefined
      turned++
    }
    return turned > 0
      ? `${turned} ${whom.plural} turned into ${to.plural} under the hand of the ${who.name}, and none on its own.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Hold the button beside the ${(whom ?? you).plural} to turn them into ${(to ?? you).plural}.`,
  example: { you: 'witch', whom: 'frog', to: 'prince' },
}
