import type { Lines, Mechanic, Part } from '../mechanic.ts'
import { all, appeared, harm, keyOf, nearestOf, nearness } from '../observe.ts'

/** Rings and fans of slow shots fill the air; whoever plays is hit only in the very middle, and finds a way through. */
export const barrage: Mechanic = {
  id: 'barrage',
  verbs: [
    'spray',
    'spray at',
    'shoot in all directions',
    'fire in all directions',
    'burst into',
    'barrage',
    'spiral',
  ],
  by: 'others',
  needs: ['with'],
  spaces: ['upward', 'onward', 'catch'],
  adds({ you, who, with: shot = who, among }) {
    return {
      kinds: [
        tiny(you),
        {
          cast: who.id,
          drive: { does: 'drift', speed: [35, 60] },
          count: who.count ?? [3, 4],
          where: 'far',
          flies: true,
          softly: true,
        },
        {
          id: `${shot.id}.sent`,
          cast: shot.id,
          drive: { does: 'fly' },
          count: 0,
          where: 'far',
          size: 22,
          look: { orb: '#ff9ad5' },
        },
      ],
      rules: salvos(you, who, `${shot.id}.sent`, among),
      risky: true,
    }
  },
  seen(films, { you, who, with: shot = who }) {
    const bursts = new Map<string, Set<number>>()
    for (const { after, body, film } of appeared(films, shot.id)) {
      const from = nearestOf(after, who.id, body)
      if (!from || nearness(from, body) > 2.6 || Math.hypot(body.vx, body.vy) < 40) continue
      const key = `${after.tick} ${keyOf(film, from)}`
      const ways = bursts.get(key) ?? new Set<number>()
      bursts.set(key, ways.add(Math.round((Math.atan2(body.vy, body.vx) / Math.PI) * 4)))
    }
    const rings = [...bursts.values()].filter((ways) => ways.size > 4).length
    const most = Math.max(
      0,
      ...films.flatMap(({ frames }) => frames.map((frame) => all(frame, shot.id).length)),
    )
    const { near } = harm(films, you.id, shot.id, 4)
    return rings > 4 && most > 10 && near > 0
      ? `${rings} times ${shot.plural} flew off to all sides of one of the ${who.plural}, up to ${most} were in the air at once, and being hit cost ${near} lives.`
      : undefined
  },
  howTo: ({ who, with: shot = who }) =>
    `The ${who.plural} fill the air with ${shot.plural}: only the dot in your middle can be hit.`,
  example: { you: 'plane', who: 'bat', with: 'star', besides: { does: 'shoot', whom: 'bat', with: 'laser' } },
  kin: ['snipe'],
}

/** As large as ever to look at, and hard to hit. */
const tiny = ({ id }: Part) => ({ cast: id, size: 20, look: { scale: 3.2, heart: true as const } })

function salvos(you: Part, who: Part, sent: string, among: number): NonNullable<Lines['rules']> {
  return [
    {
      when: { every: [1.9 * among, 1.1 * among], of: who.id, one: true },
      do: [{ spawn: sent, at: 'a', count: [7, 9], toward: 'apart', speed: [88, 120] }, { show: 'shoot' }],
    },
    {
      when: { every: [2.7 * among, 1.7 * among], of: who.id, one: true },
      do: [
        { spawn: sent, at: 'a', count: 5, toward: 'player', fan: 0.24, speed: [105, 150] },
        { show: 'shoot' },
      ],
    },
    { when: { touch: [you.id, sent] }, do: [{ hurt: 'player' }, { remove: 'b' }] },
  ]
}
