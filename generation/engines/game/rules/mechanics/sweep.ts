import { stage } from '@makebelieve/kit/rules/spaces/space'
import type { Seen } from '../film.ts'
import { nimble, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { harm, trails } from '../observe.ts'

const isSeen = ({ x, y }: Seen) => x > 0 && y > 0 && x < stage.width && y < stage.height

/** They fly in as squadrons, one behind the other on a curve, through the stage and in again. */
export const sweep: Mechanic = {
  id: 'sweep',
  verbs: ['fly in', 'fly in formation', 'sweep in', 'swoop in', 'streak past', 'loop'],
  aimless: true,
  by: 'others',
  spaces: ['upward', 'onward'],
  adds({ you, who, among }) {
    return {
      kinds: [
        nimble(you),
        {
          cast: who.id,
          drive: { does: 'sweep', speed: [78, 112] },
          count: 0,
          where: 'beyond',
          size: 58,
          flies: true,
          // One squadron after the other, from this side and from that.
          comes: {
            every: [3.4, 2.4],
            most: sharedBy(among, [12, 20]),
            where: 'beyond',
            together: who.count ? Math.min(9, who.count) : sharedBy(among, [6, 9]),
          },
        },
      ],
      rules: [
        // Nobody has to wait for the next ones.
        { when: { gone: who.id }, do: [{ spawn: who.id, at: 'beyond', count: sharedBy(among, [5, 8]) }] },
        { when: { touch: [you.id, who.id] }, do: [{ hurt: 'player' }], rest: 1 },
      ],
      risky: true,
    }
  },
  seen(films, { you, who }) {
    let curved = 0
    let straight = 0
    const later = new Map<string, number>()
    for (const trail of trails(films, who.id)) {
      const shown = trail.filter(isSeen)
      if (shown.length < 20) continue
      // Whoever is there from the beginning did not fly in.
      if (trail[0] && isSeen(trail[0])) return undefined
      const headings = shown.map(({ vx, vy }) => Math.atan2(vy, vx))
      const bent = headings.some((one) => Math.cos(one - (headings[0] ?? 0)) < 0.86)
      if (bent) curved++
      else straight++
      // Those who fly one behind the other cross the same place.
      const [first] = shown
      if (!first) continue
      const place = `${Math.round(first.x / 40)} ${Math.round(first.y / 40)}`
      later.set(place, (later.get(place) ?? 0) + 1)
    }
    const { near } = harm(films, you.id, who.id, 2.2)
    const behind = [...later.values()].filter((count) => count > 2).length
    return curved > 8 && curved > straight && behind > 0
      ? `${curved} ${who.plural} flew in on curves, ${behind} times several by the same way${near > 0 ? '; running into one cost a life' : ''}.`
      : undefined
  },
  howTo: ({ who }) => `The ${who.plural} fly in as squadrons. Any that get past you come back.`,
  example: { you: 'plane', who: 'bat', besides: { does: 'shoot', whom: 'bat', with: 'laser' } },
}
