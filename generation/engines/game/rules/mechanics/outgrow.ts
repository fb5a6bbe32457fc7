import type { Mechanic, Trait } from '../mechanic.ts'
import { all, changes, nearness } from '../observe.ts'

/** Whoever eats the smaller ones grows; the larger ones bite, until one is larger than they are. */
export const outgrow: Mechanic = {
  id: 'outgrow',
  verbs: [
    'outgrow',
    'grow',
    'eat smaller',
    'devour',
    'swallow',
    'gulp',
    'gulp down',
    'gobble up',
    'grow by eating',
  ],
  // 'Grow tomatoes' is done in a bed.
  toThings: { verbs: ['grow'], mechanic: 'plant' },
  by: 'player',
  needs: ['whom'],
  spaces: ['float', 'top'],
  adds({ you, whom = you }) {
    const sizes: [name: string, size: number, most: number][] = [
      ['small', 32, 6],
      ['middling', 60, 3],
      ['large', 92, 2],
    ]
    return {
      kinds: [
        { cast: you.id, size: 46 },
        ...sizes.map(
          ([name, size, most]): Trait => ({
            id: `${whom.id}.${name}`,
            cast: whom.id,
            drive: { does: 'wander', speed: [70, 120] },
            count: most,
            where: 'far',
            comes: { every: [1.6, 2.2], most, where: 'edge' },
            flies: true,
            size,
          }),
        ),
      ],
      rules: [
        {
          when: { touch: [you.id, whom.id] },
          if: [{ larger: 'a' }],
          do: [
            { remove: 'b' },
            { grow: 'a', times: 1.045, most: 2.1 },
            { tally: `eaten ${whom.id}`, add: 1 },
            { score: 10 },
            { show: 'collect', words: '+10' },
          ],
          rest: 0.1,
        },
        { when: { touch: [you.id, whom.id] }, if: [{ larger: 'b' }], do: [{ hurt: 'player' }], rest: 1 },
      ],
      goal: { tally: `eaten ${whom.id}`, reaches: [18, 24], says: `${whom.plural} eaten`, cast: whom.id },
      risky: true,
    }
  },
  seen(films, { who, whom = who }) {
    let grown = 0
    let bitten = 0
    for (const { before, after } of changes(films)) {
      const [was] = all(before, who.id)
      const [is] = all(after, who.id)
      if (!was || !is) continue
      const touched = all(before, whom.id).filter(
        (one) => Math.min(nearness(was, one), nearness(is, one)) < 1.9,
      )
      const eaten = touched.filter(({ id }) => !after.bodies.has(id))
      if (eaten.some(({ size }) => size > is.size)) return undefined
      if (is.size > was.size && eaten.length > 0) grown++
      else if (is.size > was.size) return undefined
      if (after.lives < before.lives && touched.some(({ size }) => size > was.size)) bitten++
    }
    return grown > 5 && bitten > 0
      ? `The ${who.name} grew ${grown} times, each time by a ${whom.name} smaller than itself, and larger ones bit it.`
      : undefined
  },
  howTo: ({ whom, you }) =>
    `Eat the ${(whom ?? you).plural} that are smaller than you to grow, and avoid the bigger ones.`,
  example: { you: 'shark', whom: 'fish' },
}
