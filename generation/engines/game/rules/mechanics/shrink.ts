import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, pressing } from '../observe.ts'

/** Giants get smaller and smaller under the hand, until they are tiny and run away. */
export const shrink: Mechanic = {
  id: 'shrink',
  verbs: ['shrink', 'shrink down', 'miniaturize', 'miniaturise', 'make smaller', 'cut down to size'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds({ you, whom = you, button }) {
    const giant = `${whom.id}.giant`
    const tiny = `${whom.id}.tiny`
    const count = whom.count ?? ([4, 5] as const)
    return {
      kinds: [
        {
          id: giant,
          cast: whom.id,
          drive: whom.alive ? { does: 'wander', speed: [40, 80] } : { does: 'still' },
          count,
          where: 'far',
          size: 112,
          meters: [{ name: 'smallness', from: 0, perSecond: [-0.03, -0.06], shown: true }],
          ...(whom.flies && { flies: true }),
        },
        {
          id: tiny,
          cast: whom.id,
          drive: whom.alive ? { does: 'flee', whom: you.id, speed: 90, within: 160 } : { does: 'still' },
          count: 0,
          where: 'far',
          size: 112,
        },
      ],
      rules: [
        {
          when: { near: [you.id, giant], within: 50, button, seconds: 0.1 },
          do: [
            { meter: 'smallness', of: 'b', add: 0.08 },
            { grow: 'b', times: 0.92, most: 0.32 },
          ],
          rest: 0.05,
          says: 'Shrink',
        },
        {
          when: { meter: 'smallness', of: giant, above: 0.97 },
          do: [
            { become: tiny, of: 'a' },
            { tally: `shrunk ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'power', words: 'Tiny! +25' },
          ],
        },
      ],
      goal: { tally: `shrunk ${whom.id}`, reaches: count, says: `${whom.plural} shrunk`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, button }) {
    const first = new Map<number, number>()
    let shrunk = 0
    let least = 1
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (before.tick < 8) first.clear()
      first.set(was.id, Math.max(first.get(was.id) ?? 0, was.size))
      if (is.size >= was.size) continue
      if (!pressing(after, button) || !isAt(before, who.id, was, 2.6)) return undefined
      least = Math.min(least, is.size / (first.get(was.id) ?? 1))
      shrunk++
    }
    return shrunk > 10 && least < 0.6
      ? `${whom.plural} shrank ${shrunk} times, down to ${Math.round(least * 100)} %, only where the ${who.name} held the button.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold the button beside the ${(whom ?? you).plural} until they're tiny.`,
  example: { you: 'wizard', whom: 'giant' },
}
