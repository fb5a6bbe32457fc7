import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting } from '../observe.ts'

/** Whoever stays beside it melts it: it gets smaller and smaller, and what is left is a puddle. */
export const melt: Mechanic = {
  id: 'melt',
  verbs: ['melt', 'thaw', 'defrost', 'thaw out', 'melt down'],
  states: ['frozen'],
  undone: ['freeze', 'refreeze', 'freeze over'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you }) {
    const hard = `${whom.id}.hard`
    const puddle = `${whom.id}.puddle`
    const count = whom.count ?? ([5, 6] as const)
    return {
      kinds: [
        {
          id: hard,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 74,
          meters: [{ name: 'melted', from: 0, shown: true, full: { alpha: 0.6 } }],
        },
        {
          id: puddle,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 74,
          look: { alpha: 0.35, shell: '#9be8ff' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, hard], within: 30, seconds: [0.14, 0.2] },
          do: [
            { meter: 'melted', of: 'b', add: 0.084 },
            { grow: 'b', times: 0.94, most: 0.4 },
          ],
          rest: 0.05,
        },
        {
          when: { meter: 'melted', of: hard, above: 0.99 },
          do: [
            { become: puddle, of: 'a' },
            { tally: `melted ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'heal', words: 'Melted! +20' },
          ],
        },
      ],
      goal: { tally: `melted ${whom.id}`, reaches: count, says: `${whom.plural} melted`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    const largest = new Map<string, number>()
    let shrunk = 0
    let least = 1
    for (const { before, was, is } of lasting(films, whom.id)) {
      const key = `${was.id} ${was.meters.length}`
      largest.set(key, Math.max(largest.get(key) ?? 0, was.size))
      if (is.size >= was.size) continue
      // Warmth alone does it: no button, and never from afar.
      if (before.pressed || !isAt(before, who.id, was, 2.6)) return undefined
      least = Math.min(least, is.size / (largest.get(key) ?? 1))
      shrunk++
    }
    return shrunk > 10 && least < 0.6
      ? `${whom.plural} got smaller ${shrunk} times, down to ${Math.round(least * 100)} %, only with the ${who.name} beside them.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stay close to the ${(whom ?? you).plural} until they melt away.`,
  example: { you: 'dragon', whom: 'snowman' },
}
