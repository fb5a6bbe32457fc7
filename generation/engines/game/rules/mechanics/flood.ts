import type { Mechanic } from '../mechanic.ts'
import { all, changes, trails } from '../observe.ts'

/** It rises from below, from wall to wall: whoever is too slow on the way up gets wet feet, and worse. */
export const flood: Mechanic = {
  id: 'flood',
  verbs: ['rise', 'rise up', 'flood', 'flood in', 'swell', 'well up', 'overflow', 'surge', 'flow in'],
  aimless: true,
  by: 'others',
  spaces: ['side'],
  adds({ you, who }) {
    return {
      kinds: [
        {
          cast: who.id,
          fills: true,
          drive: { does: 'rise', speed: [26, 60] },
          count: 1,
          where: 'below',
        },
      ],
      rules: [
        {
          when: { touch: [you.id, who.id] },
          do: [
            { hurt: 'player' },
            // Whoever goes under is thrown out again, with a chance to do better.
            { leap: 'a', speed: 900 },
            { show: 'break' },
          ],
          rest: 0.6,
        },
      ],
      layout: { tall: 4, wide: 1 },
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let risen = 0
    let aside = 0
    for (const trail of trails(films, who.id)) {
      const [first] = trail
      if (!first || trail.length < 20) continue
      risen = Math.max(risen, first.y - Math.min(...trail.map(({ y }) => y)))
      aside = Math.max(aside, ...trail.map(({ x }) => Math.abs(x - first.x)))
    }
    let drowned = 0
    let dry = 0
    for (const { before, after } of changes(films)) {
      const [me] = all(before, you.id)
      const [surface] = all(before, who.id)
      if (!me || !surface || me.y + me.size * 0.3 < surface.y - 30) continue
      if (after.lives < before.lives) drowned++
      else if (me.y > surface.y + 120) dry++
    }
    return risen > 120 && aside < 1 && drowned > 0 && dry < 30
      ? `The ${who.name} rose ${Math.round(risen)} units from wall to wall, and anyone it reached lost a life (${drowned} times).`
      : undefined
  },
  howTo: ({ who }) => `Stay above the ${who.name}: it keeps rising, and going under costs a heart.`,
  example: { you: 'goat', who: 'water', besides: { does: 'climb' } },
}
