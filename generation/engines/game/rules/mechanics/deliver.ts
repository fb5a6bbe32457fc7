import { sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, changesToTheEnd, fall, gap, keyOf, lasting, nearestOf, nearness } from '../observe.ts'

/** Pick one up, carry it there, come back for the next. */
export const deliver: Mechanic = {
  id: 'deliver',
  verbs: [
    'deliver',
    'bring',
    'carry',
    'transport',
    'return',
    'ferry',
    'shuttle',
    'chauffeur',
    'take to',
    'bring back',
    'bring home',
    'drop off',
    'drop',
    'smuggle',
    'give',
    'give to',
    'hand',
    'hand over',
    'hand in',
    'take back',
    'carry home',
    'put in',
    'put into',
    'put back',
    'put on',
    'take away',
    'load into',
    'gather into',
    'fetch to',
    'fetch into',
    'collect into',
  ],
  toItsLike: 'sort',
  undone: ['scatter', 'take back', 'bring back', 'carry off', 'carry away', 'drag out', 'throw out'],
  by: 'player',
  takes: true,
  needs: ['whom', 'to'],
  spaces: ['top', 'side', 'float', 'lanes', 'earth'],
  adds({ you, whom = you, to = you, among }) {
    const count = whom.count ?? sharedBy(among, [4, 5])
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'far',
          size: 42,
          softly: true,
        },
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 84, softly: true },
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, to.id] },
          if: [{ carries: whom.id, who: 'a' }],
          do: [
            { hand: 'in' },
            { tally: `brought ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'deliver', words: '+25' },
          ],
          rest: 0.1,
        },
      ],
      goal: {
        tally: `brought ${whom.id}`,
        reaches: count,
        says: `${whom.plural} brought`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, to = who }) {
    if (to.id === who.id) return undefined
    let carried = 0
    let [arrived, elsewhere] = [0, 0]
    // What was laid down on the way and became something else there was made, and not just brought.
    const laid = new Set<string>()
    const made = new Set<string>()
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const key = keyOf(film, is)
      if (was.carrier > 0 && is.carrier === 0) laid.add(key)
      else if (laid.has(key) && was.state !== is.state && is.carrier === 0) made.add(key)
      const near = nearestOf(before, who.id, was)
      const later = near && after.bodies.get(near.id)
      if (
        near &&
        later &&
        gap(near, later) > 4 &&
        Math.abs(gap(near, was) - gap(later, is)) < 3 &&
        gap(was, is) > 4
      )
        carried++
    }
    // What is carried past the place has not come there: it is left there.
    for (const { film, before, after } of changesToTheEnd(films))
      for (const body of all(before, whom.id)) {
        const carrier = before.bodies.get(body.carrier)
        const place = carrier && nearestOf(before, to.id, body)
        if (carrier && (!place || nearness(place, carrier) > 3) && !after.bodies.has(body.id)) elsewhere++
        if (!place || made.has(keyOf(film, body)) || nearness(place, carrier) >= 1.8) continue
        if ((after.bodies.get(body.id)?.carrier ?? 0) === 0) arrived++
      }
    // Where as much of it is taken somewhere else, some of it belongs there.
    if (elsewhere * 2 > arrived) return undefined
    // Whoever wants less of it than before has bought it.
    for (const { was, is } of lasting(films, to.id)) if (fall(was, is) > 0.5) return undefined
    return carried > 5 && arrived > 0
      ? `${whom.plural} went along with the ${who.name}, and came to the ${to.name} with it.`
      : undefined
  },
  howTo: ({ whom, you, to }) =>
    `Touch ${(whom ?? you).plural} to pick them up, and bring them to the ${(to ?? you).name}.`,
  example: { you: 'fox', whom: 'letter', to: 'house' },
  kin: ['cook', 'sort', 'stack'],
}
