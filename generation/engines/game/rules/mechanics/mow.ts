import { goalOf, stateOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, isAnothers, isBeside, lasting } from '../observe.ts'

const cells = 45

/** The whole ground is done cell by cell, by going over it; what is done stays done. */
export const mow: Mechanic = {
  id: 'mow',
  verbs: [
    'mow',
    'plough',
    'plow',
    'till',
    'rake',
    'rake up',
    'hoe',
    'sweep',
    'sweep up',
    'shovel',
    'trim',
    'scythe',
    'cover',
    'graze',
  ],
  undone: ['dirty', 'regrow', 'replant'],
  by: 'player',
  needs: ['whom'],
  spaces: ['top'],
  adds({ you, whom = you }) {
    const count = whom.count ?? cells
    return {
      layout: { bare: true },
      kinds: [
        { id: `${whom.id}.due`, cast: whom.id, drive: { does: 'still' }, count, where: 'rows', size: 100 },
        stateOf(whom, 'done', { size: 100, look: { alpha: 0.3, scale: 0.55 } }),
      ],
      rules: [
        {
          when: { touch: [you.id, `${whom.id}.due`] },
          do: [
            { become: `${whom.id}.done`, of: 'b' },
            { tally: `done ${whom.id}`, add: 1 },
            { score: 2 },
            { show: 'step' },
          ],
          rest: 0,
        },
      ],
      goal: goalOf(`done ${whom.id}`, whom.count ?? [cells - 5, cells], 'of the ground done', whom),
    }
  },
  seen(films, { who, whom = who }) {
    let done = 0
    let most = 0
    for (const { frames } of films) {
      const [first] = frames
      const there = first ? all(first, whom.id) : []
      const wide = Math.max(...there.map(({ x }) => x)) - Math.min(...there.map(({ x }) => x))
      const high = Math.max(...there.map(({ y }) => y)) - Math.min(...there.map(({ y }) => y))
      if (there.length < 40 || wide < 700 || high < 300) return undefined
      most = there.length
    }
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (was.state === is.state || isAnothers(before, who.id, was)) continue
      if (!isBeside(before, who.id, was, 1.7) && !isBeside(after, who.id, is, 1.7)) return undefined
      done++
    }
    return done > most * 0.7
      ? `The ${whom.plural} lay side by side all over the ground, and ${done} were done where the ${who.name} went over them.`
      : undefined
  },
  howTo: ({ whom, you }) => `Go over every patch of ${(whom ?? you).name} until it's all done.`,
  example: { you: 'goat', whom: 'grass' },
}
