import { layerIn } from '../layers.ts'
import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import {
  all,
  appeared,
  fall,
  gap,
  isBeside,
  isRubbed,
  keyOf,
  lasting,
  nearestOf,
  turned,
} from '../observe.ts'

/** There are heaps, and one does not see what is under them: it comes to light bit by bit where one rubs over it. */
export const uncover: Mechanic = {
  id: 'uncover',
  // As the reader tells it (`read/uncovering.ts`): 'brush the sand off to find bones'.
  verbs: ['bare what is under'],
  states: ['hidden', 'secret', 'buried', 'lost'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, from, words }) {
    // Under a heap, or behind what has a layer on it.
    const under = from?.id ?? `${whom.id}.under`
    const bared = `${whom.id}.bared`
    const count = whom.count ?? ([6, 8] as const)
    const base = { cast: whom.id, drive: { does: 'still' }, where: 'far', size: 66 } as const
    return {
      kinds: [
        {
          ...base,
          ...(from ? { cast: from.id, size: 84 } : { look: { heap: layerIn(words) } }),
          id: under,
          count,
          meters: [
            {
              name: 'cover',
              from: 1,
              shown: true,
              ...(from
                ? { full: { spots: layerIn(words) } }
                : { full: { alpha: 0.02 }, empty: { alpha: 1 } }),
            },
          ],
        },
        { ...base, id: bared, count: 0, look: { glow: '#ffd447' } },
      ],
      rules: [
        {
          when: { near: [you.id, under], within: 4 },
          if: [
            { pace: 'a', above: 60 },
            { meter: 'cover', of: 'b', above: 0 },
          ],
          do: [{ meter: 'cover', of: 'b', add: [-0.08, -0.05] }, { show: 'step' }],
          rest: 0.1,
        },
        {
          when: { meter: 'cover', of: under, below: 0 },
          do: [
            from ? { spawn: bared, at: 'a' } : { become: bared, of: 'a' },
            ...counts(`bared ${whom.id}`, 20, 'right', 'Found!'),
          ],
        },
      ],
      goal: goalOf(`bared ${whom.id}`, count, `${whom.plural} found`, whom),
    }
  },
  seen(films, { who, whom = who, from = whom }) {
    let rubs = 0
    const lowest = new Map<string, number>()
    for (const moment of lasting(films, from.id)) {
      const { film, was, is } = moment
      if (fall(was, is) < 0.01) continue
      if (!isRubbed(moment, who.id)) return undefined
      rubs++
      lowest.set(keyOf(film, is), Math.min(...is.meters))
    }
    let bared = 0
    if (from.id !== whom.id)
      for (const { film, after, body } of appeared(films, whom.id)) {
        const it = nearestOf(after, from.id, body)
        if (!it || gap(it, body) > 12 || (lowest.get(keyOf(film, it)) ?? 1) > 0.2) return undefined
        bared++
      }
    for (const { film, was, is, before } of from.id === whom.id ? turned(films, whom.id) : []) {
      if ((lowest.get(keyOf(film, is)) ?? 1) > 0.2 || is.meters.length >= was.meters.length) return undefined
      if (isBeside(before, who.id, was)) bared++
    }
    // All of them are covered when it begins.
    const first = films[0]?.frames[0]
    const open = first
      ? all(first, whom.id).filter(
          ({ meters }) => from.id !== whom.id || meters.every((value) => value < 0.9),
        )
      : []
    return rubs > 20 && bared > 2 && open.length === 0
      ? `What covered the ${from.plural} grew less ${rubs} times, only while the ${who.name} rubbed over it; ${bared} ${whom.plural} came to light.`
      : undefined
  },
  howTo: ({ whom, you, from }) =>
    `Rub back and forth over the ${from?.plural ?? 'heaps'} until the ${(whom ?? you).plural} come to light.`,
  example: { you: 'archaeologist', whom: 'bone' },
}
