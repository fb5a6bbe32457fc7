import { counts, countsAgainst, goalOf, lostAt } from '../lines.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { all, isBeside, lasting, rise } from '../observe.ts'

/** 'Feed carrots to rabbits' and 'feed rabbits with carrots' are the same. */
const partsOf = ({ you, whom = you, with: food = you, to }: Use) =>
  to ? { eater: to, food: whom } : { eater: whom, food }

/** Food is carried to those who get hungry by themselves. Whoever starves runs off. */
export const feed: Mechanic = {
  id: 'feed',
  verbs: ['feed', 'nourish', 'hand-feed', 'fodder'],
  states: ['hungry', 'starving'],
  cares: true,
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds(use) {
    const { you } = use
    const { eater, food } = partsOf(use)
    return {
      kinds: [
        {
          cast: eater.id,
          drive: { does: 'wander', speed: [24, 42] },
          count: eater.count ?? [3, 4],
          where: 'far',
          ...(eater.flies && { flies: true }),
          meters: [{ name: 'fed', from: [0.7, 0.55], perSecond: [-0.014, -0.03], shown: true }],
          softly: true,
        },
        {
          cast: food.id,
          drive: { does: 'still' },
          count: [3, 4],
          where: 'anywhere',
          comes: { every: 1.8, most: 4, where: 'anywhere' },
          size: 38,
          softly: true,
        },
      ],
      rules: [
        {
          when: { touch: [you.id, food.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
        },
        {
          when: { touch: [you.id, eater.id] },
          if: [
            { carries: food.id, who: 'a' },
            { meter: 'fed', of: 'b', below: 0.85 },
          ],
          do: [
            { hand: 'in' },
            { meter: 'fed', of: 'b', add: 0.5 },
            { still: 'b', seconds: 0.6 },
            ...counts(`fed ${eater.id}`, 20, 'heal', 'Yum!'),
          ],
          rest: 0.3,
        },
        {
          when: { meter: 'fed', of: eater.id, below: 0 },
          do: [{ remove: 'a' }, ...countsAgainst(`starved ${eater.id}`, 'Too hungry')],
        },
      ],
      goal: goalOf(`fed ${eater.id}`, [7, 10], 'meals given', food),
      lost: [lostAt(`starved ${eater.id}`, 2, 'gone hungry', `Too many ${eater.plural} went hungry.`)],
    }
  },
  seen(films, use) {
    const { eater, food } = partsOf(use)
    let meals = 0
    let hungrier = 0
    for (const { before, after, was, is } of lasting(films, eater.id)) {
      if ((is.meters[0] ?? 0) < (was.meters[0] ?? 0)) hungrier++
      if (rise(was, is) < 0.1) continue
      const brought = all(before, food.id).some(
        (one) => !after.bodies.has(one.id) && (one.carrier > 0 || isBeside(before, use.who.id, one)),
      )
      if (!brought || !isBeside(before, use.who.id, was, 1.8)) return undefined
      meals++
    }
    const carried = [...lasting(films, food.id)].filter(({ is }) => is.carrier > 0).length
    return meals > 0 && carried > meals && hungrier > meals
      ? `The ${use.who.name} carried ${food.plural} to the ${eater.plural} ${meals} times: the food was gone, and they were less hungry.`
      : undefined
  },
  howTo: (use) =>
    `Pick up ${partsOf(use).food.plural} and bring them to the hungry ${partsOf(use).eater.plural}.`,
  example: { you: 'farmer', whom: 'duck', with: 'bread' },
  kin: ['stoke'],
}
