import { counts, goalOf, sharedBy } from '../lines.ts'
import type { Mechanic, Part } from '../mechanic.ts'
import { fall, isAnothers, isRubbed, keyOf, lasting, rise, vanished } from '../observe.ts'

/** What has a shape of its own lies there as that; anything else is a blot of its colour. */
const shaped = /print|leaf|poop|dropping|shard|hair/
const colours: readonly [like: RegExp, colour: string][] = [
  [/coffee|mud|dirt|soil|chocolate|gravy/i, '#6b4526'],
  [/blood|ketchup|tomato|wine|jam/i, '#a3262e'],
  [/slime|goo|ooze/i, '#6fbf3f'],
  [/milk|cream|dust|flour/i, '#efe9dc'],
  [/ink|oil|soot|grease|tar/i, '#2c2b33'],
  [/water|puddle|juice|soda|spill/i, '#6fb7e0'],
]
const colourOf = (words: string, { name }: Part) =>
  (colours.find(([like]) => like.test(name)) ?? colours.find(([like]) => like.test(words)))?.[1] ?? '#7a5c3a'

/** It lies on the floor, and goes bit by bit by rubbing over it: what is dirty is the place that one is in. */
export const mopUp: Mechanic = {
  id: 'mop-up',
  // As the reader tells it (`read/processes/mopping.ts`): 'clean the kitchen', 'mop up the spilled milk'.
  verbs: ['mop-the-floor'],
  states: ['dirty', 'sticky', 'spilled', 'spilt', 'filthy', 'wet', 'nasty'],
  cares: true,
  by: 'player',
  needs: ['whom'],
  drawsWhom: true,
  spaces: ['top'],
  adds({ you, whom = you, words, among }) {
    const count = whom.count ?? sharedBy(among, [7, 10])
    const tally = `mopped up ${whom.id}`
    return {
      layout: { bare: true },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 74,
          look: shaped.test(whom.name) ? { flat: true } : { blot: colourOf(words, whom) },
          meters: [{ name: 'dirt', from: 1, full: { alpha: 1 }, empty: { alpha: 0.12 } }],
        },
      ],
      rules: [
        {
          when: { near: [you.id, whom.id], within: 4 },
          if: [{ pace: 'a', above: 60 }],
          do: [{ meter: 'dirt', of: 'b', add: [-0.09, -0.06] }, { show: 'step' }],
          rest: 0.1,
        },
        {
          when: { meter: 'dirt', of: whom.id, below: 0 },
          do: [{ remove: 'a' }, ...counts(tally, 15, 'right', 'Clean!')],
        },
      ],
      goal: goalOf(tally, count, `${whom.plural} cleaned up`, whom),
    }
  },
  seen(films, { who, whom = who }) {
    const faint = new Set<string>()
    let rubs = 0
    for (const moment of lasting(films, whom.id)) {
      const { film, before, was, is } = moment
      if (was.x !== is.x || was.y !== is.y) return undefined
      if (is.meters.some((value) => value < 0.25)) faint.add(keyOf(film, is))
      if (isAnothers(before, who.id, was)) continue
      if (rise(was, is) > 0) return undefined
      if (fall(was, is) < 0.01) continue
      if (!isRubbed(moment, who.id)) return undefined
      rubs++
    }
    const gone = vanished(films, whom.id)
    const isAll = gone.every(({ film, body }) => faint.has(keyOf(film, body)))
    return rubs > 10 && gone.length > 1 && isAll
      ? `The ${whom.plural} on the floor grew fainter ${rubs} times, only while the ${who.name} rubbed over them, until ${gone.length} were gone.`
      : undefined
  },
  howTo: ({ whom, you }) => `Rub back and forth over the ${(whom ?? you).plural} until the floor is clean.`,
  example: { you: 'janitor', whom: 'puddle' },
}
