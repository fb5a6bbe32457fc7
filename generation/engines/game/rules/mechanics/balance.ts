import { counts, countsAgainst, goalOf, lostAt, stateOf, toAndFro } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changes, fall, loadOf, paceOf, rise } from '../observe.ts'

/** It stands on one's head and leans over the longer one hurries: who stops lets it come upright again, and who does not drops it. */
export const balance: Mechanic = {
  id: 'balance',
  verbs: ['balance', 'balance on', 'keep upright', 'hold upright', 'steady', 'keep level'],
  by: 'player',
  kin: ['spill'],
  needs: ['whom'],
  spaces: ['top', 'side'],
  adds({ you, whom = you }) {
    const held = `${whom.id}.balanced`
    return {
      layout: { bare: true, wide: 1 },
      kinds: [
        { cast: whom.id, drive: { does: 'still' }, count: 1, where: 'anywhere', size: 44 },
        stateOf(whom, 'balanced', {
          size: 44,
          meters: [
            {
              name: 'lean',
              from: 0,
              full: { angle: 1.25, glow: '#ff5a4e' },
              empty: { angle: 0 },
              shown: true,
            },
          ],
        }),
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { become: held, of: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { every: 0.1, of: you.id },
          if: [
            { carries: held, who: 'a' },
            { pace: 'a', above: 90 },
          ],
          do: [{ meter: 'lean', of: 'load', add: [0.05, 0.08] }],
          rest: 0,
        },
        {
          when: { every: 0.1, of: you.id },
          if: [
            { carries: held, who: 'a' },
            { pace: 'a', below: 90 },
          ],
          do: [{ meter: 'lean', of: 'load', add: -0.09 }],
          rest: 0,
        },
        {
          when: { meter: 'lean', of: held, above: 1 },
          do: [{ free: 'a' }, { become: whom.id, of: 'a' }, ...countsAgainst(`dropped ${whom.id}`, 'Oops!')],
        },
        ...toAndFro(you, counts(`balanced ${whom.id}`, 25, 'cross'), [{ carries: held, who: 'a' }]),
      ],
      goal: goalOf(`balanced ${whom.id}`, [3, 4], 'times from end to end', whom),
      lost: [
        lostAt(`dropped ${whom.id}`, 3, 'dropped', `The ${whom.name} fell down too often.`),
        { when: { seconds: [90, 55] }, says: "Time's up!" },
      ],
    }
  },
  seen(films, { who, whom = who }) {
    let leaned = 0
    let righted = 0
    let against = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      const [load] = loadOf(before, whom.id, who.id)
      const later = load && after.bodies.get(load.id)
      if (!was || !is || !load || !later || later.carrier !== is.id) continue
      const fast = paceOf(was, is) > 90
      if (rise(load, later) > 0.01) fast ? leaned++ : against++
      if (fall(load, later) > 0.01) fast ? against++ : righted++
    }
    return leaned > 20 && righted > 10 && against < (leaned + righted) * 0.2
      ? `The ${whom.name} on the ${who.name} leaned over in ${leaned} moments of haste, and came upright in ${righted} of rest.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Carry the ${(whom ?? you).name} from end to end: stop when it leans, or it falls.`,
  example: { you: 'waiter', whom: 'plate' },
}
