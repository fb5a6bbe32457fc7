import type { Mechanic } from '../mechanic.ts'
import { all, changes, nearness, trails } from '../observe.ts'

/** They float about in the way of whatever flies there, are thrown off by it, and more of them come. */
export const hover: Mechanic = {
  id: 'hover',
  verbs: ['hover', 'hover about', 'float about', 'drift about'],
  aimless: true,
  by: 'others',
  spaces: ['paddle'],
  adds({ who }) {
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'drift', speed: [40, 80] },
          count: who.count ?? 2,
          where: 'anywhere',
          comes: { every: [9, 6], most: [2, 4], where: 'anywhere' },
          size: 54,
          flies: true,
          solid: true,
          meters: [{ name: 'health', from: 0.1 }],
        },
      ],
      rules: [{ when: { defeated: who.id }, do: [{ score: 20 }, { show: 'defeat', words: '+20' }], rest: 0 }],
    }
  },
  seen(films, { you, who }) {
    let thrownBack = 0
    for (const { before, after } of changes(films))
      for (const was of before.bodies.values()) {
        const is = after.bodies.get(was.id)
        if (!is || was.cast === who.id || was.cast === you.id || Math.hypot(was.vx, was.vy) < 200) continue
        const turns = was.vx * is.vx + was.vy * is.vy < 0.5 * (was.vx * was.vx + was.vy * was.vy)
        if (turns && all(before, who.id).some((one) => nearness(one, was) < 1.8)) thrownBack++
      }
    let floating = 0
    let others = 0
    for (const trail of trails(films, who.id)) {
      if (trail.length < 30) continue
      const far = Math.max(
        ...trail.map(({ x, y }) => Math.hypot(x - (trail[0]?.x ?? 0), y - (trail[0]?.y ?? 0))),
      )
      const slow = trail.every(({ vx, vy }) => Math.hypot(vx, vy) < 130)
      if (far > 60 && slow && trail.every(({ y }) => y < 440)) floating++
      else others++
    }
    return floating > 1 && floating > others && thrownBack > 1
      ? `${floating} ${who.plural} floated about overhead, slowly, and ${thrownBack} times something that flew there was thrown back beside one.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} float around and get in the way.`,
  example: { you: 'seal', who: 'jellyfish', besides: { does: 'volley', whom: 'beach ball' } },
}
