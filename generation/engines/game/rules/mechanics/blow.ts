import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, lately, nearestOf, vanished } from '../observe.ts'

/** A wind from the player drives them before it, until they are off the stage. */
export const blow: Mechanic = {
  id: 'blow',
  verbs: ['blow', 'blow away', 'blow off', 'puff', 'fan', 'fan away', 'waft', 'disperse', 'sweep away'],
  by: 'player',
  otherwiseTo: ['instrument'],
  needs: ['whom'],
  spaces: ['top', 'float'],
  adds({ you, whom = you, button }) {
    const count = whom.count ?? ([7, 9] as const)
    return {
      kinds: [
        {
          cast: whom.id,
          size: 46,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          loose: true,
          flies: true,
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 110, button, seconds: 0.02, each: true },
          do: [{ push: 'b', speed: 50 }],
          rest: 0,
          says: 'Blow',
        },
        {
          when: { leaves: whom.id },
          do: [
            { remove: 'a' },
            { tally: `blown ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'right', words: '+15' },
          ],
        },
      ],
      goal: { tally: `blown ${whom.id}`, reaches: count, says: `${whom.plural} blown away`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    let blown = 0
    for (const change of lasting(films, whom.id)) {
      const { before, after, was, is } = change
      const near = nearestOf(before, who.id, was)
      if (!near || near.id === was.id || gap(was, is) < 3) continue
      const away = gap(near, is) - gap(near, was)
      // They roll out a little once the wind is gone; they never go without it.
      if (![...lately(films, change, 0.4), after].some(({ pressed }) => pressed)) return undefined
      if (after.pressed && away > gap(was, is) * 0.6) blown++
    }
    let out = 0
    for (const { before, body } of vanished(films, whom.id)) {
      const player = nearestOf(before, who.id, body)
      if (player && (body.x < 0 || body.y < 0 || body.x > 960 || body.y > 600)) out++
    }
    return blown > 20 && out > 2
      ? `The ${who.name} blew the ${whom.plural} before it, and ${out} left the stage; none went on its own.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold the button to blow the ${(whom ?? you).plural} over the edge.`,
  example: { you: 'elephant', whom: 'leaf' },
}
