import { type SpaceId, spaceIds } from '@makebelieve/kit/rules/rulebook'
import { heldBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, nearness } from '../observe.ts'

/** Where one is a hand, a gun or a craft oneself, there is no hand to hold anything in. */
const handless = new Set<SpaceId>(['hand', 'air', 'aim', 'land'])

/** It is in one's hand all the while: what something is done with, where the deed itself makes nothing of it. */
export const hold: Mechanic = {
  id: 'hold',
  verbs: ['wield', 'brandish', 'hold in your hand'],
  means: true,
  by: 'player',
  needs: ['whom'],
  spaces: spaceIds.filter((space) => !handless.has(space)),
  adds: ({ you, whom }) => ({ kinds: heldBy(you, whom, 'hand') }),
  seen(films, { who, whom = who }) {
    if (whom.id === who.id) return undefined
    let held = 0
    let apart = 0
    for (const { frames } of films)
      for (const frame of frames) {
        const [me] = all(frame, who.id)
        const [tool, ...others] = all(frame, whom.id)
        if (!me) continue
        if (tool && others.length === 0 && tool.inSight && nearness(tool, me) < 1.2) held++
        else apart++
      }
    return held > 100 && apart < held * 0.05
      ? `The ${whom.name} was in the hand of the ${who.name} all the while.`
      : undefined
  },
  example: { you: 'robot', whom: 'umbrella', besides: { does: 'collect', whom: 'star' } },
  kin: ['trade-up'],
}
