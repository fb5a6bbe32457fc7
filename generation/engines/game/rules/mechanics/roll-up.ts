import { counts, goalOf, stateOf, toThe } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, gap, isBeside, keyOf, lasting } from '../observe.ts'

/** A ball that one rolls along before one: it grows by the way it rolls, and has to get to its place. */
export const rollUp: Mechanic = {
  id: 'roll-up',
  verbs: ['roll-bigger'],
  by: 'player',
  needs: ['whom', 'to'],
  spaces: ['top'],
  adds({ you, whom = you, to = you }) {
    const count = whom.count ?? ([3, 4] as const)
    return {
      layout: { bare: true },
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count,
          where: 'anywhere',
          size: 40,
          shoved: true,
          look: { rolls: true },
        },
        stateOf(whom, 'there', { size: 40, look: { glow: '#ffd447' } }),
        { cast: to.id, drive: { does: 'still' }, count: 1, where: 'middle', size: 100, softly: true },
      ],
      rules: [
        {
          when: { covers: whom.id, units: 24 },
          if: [{ is: whom.id, who: 'a' }],
          do: [{ grow: 'a', times: 1.045, most: 2.1 }],
          rest: 0,
        },
        {
          when: { touch: [whom.id, to.id] },
          if: [{ is: whom.id, who: 'a' }],
          do: [{ become: `${whom.id}.there`, of: 'a' }, ...counts(`rolled ${whom.id}`, 30, 'place')],
        },
      ],
      goal: goalOf(`rolled ${whom.id}`, count, `${whom.plural} rolled up`, whom),
      clock: [100, 60],
    }
  },
  seen(films, { who, whom, to }) {
    if (!whom || !to) return undefined
    const first = new Map<string, number>()
    let grown = 0
    let astray = 0
    let most = 1
    let there = 0
    for (const { film, before, after, was, is } of lasting(films, whom.id)) {
      const key = keyOf(film, is)
      first.set(key, first.get(key) ?? was.size)
      if (was.state !== is.state) {
        if (!isBeside(after, to.id, is, 1.8)) return undefined
        there++
      }
      if (is.size <= was.size + 0.01) continue
      const [me] = all(before, who.id)
      const isRolled = gap(was, is) > 0.5 && is.angle !== was.angle
      if (me && isRolled && isBeside(before, who.id, was, 2.2)) grown++
      else astray++
      most = Math.max(most, is.size / (first.get(key) ?? is.size))
    }
    return grown > 10 && most > 1.3 && there > 0 && astray <= grown * 0.03
      ? `The ${whom.plural} turned and grew as the ${who.name} rolled them, up to ${most.toFixed(1)} times as large, never while they lay still; ${there} came to the ${to.name}.`
      : undefined
  },
  howTo: ({ you, whom = you, to = you }) =>
    `Push the ${whom.plural} along: they grow as they roll. Roll them ${toThe(to)}.`,
  example: { you: 'girl', whom: 'snowball', to: 'flag' },
}
