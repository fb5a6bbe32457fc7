import { goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { fall, isAt, lasting, rise } from '../observe.ts'

/** What each need is met with where nobody says it: whoever has several needs gets something else for each. */
const usual = {
  'keep clean': 'soap',
  'keep fed': 'apple',
  'keep full': 'apple',
  'keep happy': 'ball',
  'keep busy': 'ball',
  'keep entertained': 'ball',
  'keep content': 'teddy bear',
  'keep calm': 'teddy bear',
  'keep comfortable': 'pillow',
  'keep healthy': 'pill',
  'keep awake': 'coffee',
  'keep cool': 'ice cube',
  'keep watered': 'water',
  'keep rested': 'pillow',
  'keep loved': 'teddy bear',
  'keep cosy': 'blanket',
  feed: 'apple',
  wash: 'soap',
  clean: 'soap',
  bathe: 'soap',
  brush: 'brush',
  groom: 'brush',
  'take care of': 'apple',
  'take care': 'apple',
  babysit: 'baby bottle',
} as const

/** It grows weaker all the time, and lives on what is brought to it: one thing, or one for each of its needs. When a need is not met, all is lost. */
export const stoke: Mechanic = {
  id: 'stoke',
  verbs: [
    'stoke',
    'fuel',
    'keep warm',
    'keep alive',
    'keep alight',
    'keep burning',
    'keep going',
    'keep lit',
    'sustain',
    ...Object.keys(usual).filter((verb) => /^(?:keep|take|babysit)/.test(verb)),
  ],
  usual,
  keepsUp: true,
  states: ['sad', 'lonely', 'bored', 'unhappy', 'needy'],
  by: 'player',
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: food = you, among }) {
    const meter = `${food.name} for ${whom.id}`
    const needs = Math.min(6, among * (whom.count ?? 1))
    const met = `${food.name} brought to ${whom.id}`
    return {
      kinds: [
        {
          cast: whom.id,
          drive: whom.alive ? { does: 'wander', speed: 20 } : { does: 'still' },
          count: whom.count ?? 1,
          where: 'middle',
          size: 84,
          meters: [
            {
              name: meter,
              from: 0.8,
              // The more needs there are, the more time there is for each.
              perSecond: [-0.05 / needs, -0.075 / needs],
              shown: true,
              of: food.id,
              empty: whom.alive ? { mark: '!' } : { alpha: 0.4, scale: 0.6 },
            },
          ],
        },
        {
          cast: food.id,
          drive: { does: 'still' },
          count: 3,
          where: 'far',
          size: 42,
          comes: { every: [2, 2.6], most: among > 1 ? 2 : 4, where: 'far' },
        },
      ],
      rules: [
        {
          when: { touch: [you.id, food.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'collect' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [
            { carries: food.id, who: 'a' },
            { meter, of: 'b', below: 0.9 },
          ],
          do: [
            { hand: 'in' },
            { meter, of: 'b', add: [0.35, 0.28] },
            { tally: met, add: 1 },
            { score: 20 },
            { show: 'heal', words: '+20' },
          ],
          rest: 0.1,
        },
        {
          when: { meter, of: whom.id, below: 0 },
          do: [{ tally: `failed ${whom.id}`, add: 1 }, { show: 'warn' }],
        },
      ],
      // One need is kept up to the end; where there are several, each has to be met now and then.
      ...(needs > 1 && { goal: goalOf(met, [3, 4], `${food.plural} brought`, food) }),
      lost: [
        {
          when: { tallies: [{ tally: `failed ${whom.id}`, reaches: 1, says: 'given up', cast: whom.id }] },
          says: `The ${whom.name} got no ${food.plural} in time.`,
        },
      ],
    }
  },
  seen(films, { who, whom = who, with: food = who }) {
    let fed = 0
    let fell = 0
    let carried = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (fall(was, is) > 0) fell++
      if (rise(was, is) < 0.05) continue
      const gone = [...before.bodies.values()].filter(({ id }) => !after.bodies.has(id))
      const given = gone.filter(({ cast }) => cast === food.id)
      // Whoever has several needs may have got something else.
      const isOther = gone.some((one) => one.carrier > 0 || isAt(before, who.id, one))
      if ((given.length === 0 && !isOther) || !isAt(before, who.id, was)) return undefined
      if (given.length > 0) fed++
      carried += given.filter(({ carrier }) => carrier > 0).length
    }
    return fed > 1 && carried > fed / 2 && fell > fed * 5
      ? `The ${whom.name} needed ${food.plural} more and more, and less ${fed} times, when the ${who.name} brought some.`
      : undefined
  },
  howTo({ you, whom = you, with: food = you, among }) {
    if (among > 1) return `Watch the bars over the ${whom.name}, and bring what is running low.`
    return `Keep bringing ${food.plural} to the ${whom.name}${whom.alive ? ', or it loses patience' : ', or it dies out'}.`
  },
  example: { you: 'bear', whom: 'campfire', with: 'log' },
  kin: ['feed'],
}
