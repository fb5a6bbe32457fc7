import type { Mechanic } from '../mechanic.ts'
import { isAt, lasting, rise, turned } from '../observe.ts'

/** Whoever sits by it keeps it warm. Warm enough, it hatches, and what comes out runs after you. */
export const hatch: Mechanic = {
  id: 'hatch',
  verbs: ['hatch', 'incubate', 'brood', 'brood over', 'sit on', 'hatch out'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you, to = whom }) {
    const egg = `${whom.id}.egg`
    const young = `${to.id}.young`
    const count = whom.count ?? ([5, 6] as const)
    return {
      kinds: [
        {
          id: egg,
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 50,
          meters: [
            { name: 'warmth', from: 0, perSecond: [-0.03, -0.06], shown: true, full: { pulses: true } },
          ],
        },
        {
          id: young,
          cast: to.id,
          drive: { does: 'follow', whom: you.id, speed: [120, 150] },
          count: 0,
          where: 'anywhere',
          size: 36,
          look: { mark: '♥' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, egg], within: 22, seconds: 0.1 },
          do: [{ meter: 'warmth', of: 'b', add: [0.07, 0.06] }],
          rest: 0.05,
        },
        {
          when: { meter: 'warmth', of: egg, above: 0.98 },
          do: [
            { become: young, of: 'a' },
            { tally: `hatched ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'break', words: 'Hatched! +25' },
          ],
        },
      ],
      goal: { tally: `hatched ${whom.id}`, reaches: count, says: `${whom.plural} hatched`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, to = whom }) {
    let warmed = 0
    for (const { before, was, is } of lasting(films, whom.id)) {
      if (was.cast !== is.cast || rise(was, is) === 0) continue
      if (!isAt(before, who.id, was, 2.4) || before.pressed) return undefined
      warmed++
    }
    let hatched = 0
    const young = new Set<string>()
    for (const { was, is } of turned(films, whom.id)) {
      if ((was.meters[0] ?? 0) < 0.8 || is.cast !== to.id) return undefined
      young.add(is.state)
      hatched++
    }
    let ran = 0
    for (const { was, is } of lasting(films, to.id))
      if (young.has(was.state) && Math.hypot(is.x - was.x, is.y - was.y) > 3) ran++
    return warmed > hatched * 5 && hatched > 1 && ran > 10
      ? `${hatched} ${whom.plural} hatched after the ${who.name} had warmed them, and what came out ran about.`
      : undefined
  },
  howTo: ({ whom, you }) => `Stay close to the ${(whom ?? you).plural} to keep them warm until they hatch.`,
  example: { you: 'hen', whom: 'egg', to: 'chick' },
}
