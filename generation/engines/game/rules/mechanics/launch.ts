import type { Mechanic } from '../mechanic.ts'
import { nearestOf, nearness, trails, vanished } from '../observe.ts'

/** Aim, then let go: it flies in an arc, and knocks over what it comes down on. */
export const launch: Mechanic = {
  id: 'launch',
  verbs: ['launch', 'launch at', 'fling', 'fling at', 'catapult', 'catapult at', 'slingshot'],
  by: 'player',
  takes: true,
  sends: true,
  needs: ['whom', 'with'],
  spaces: ['aim'],
  adds({ you, whom = you, with: shot = you, button }) {
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [4, 5],
          where: 'anywhere',
          size: 58,
          flies: true,
          ...(whom.count === undefined && { comes: { every: 2.2, most: [4, 5], where: 'anywhere' } }),
          softly: true,
        },
        {
          id: `${shot.id}.flung`,
          cast: shot.id,
          drive: { does: 'fly', falls: 700 },
          count: 0,
          where: 'start',
          size: 34,
        },
      ],
      rules: [
        {
          when: { release: button },
          do: [{ spawn: `${shot.id}.flung`, at: 'a', toward: 'facing', speed: 820 }, { show: 'shoot' }],
          rest: 0.6,
          says: 'Let go',
        },
        {
          when: { touch: [`${shot.id}.flung`, whom.id] },
          do: [
            { remove: 'a' },
            { strike: 'b', by: 1 },
            { tally: `flung at ${whom.id}`, add: 1 },
            { score: 15 },
            { show: 'break', words: '+15' },
          ],
          rest: 0.2,
        },
      ],
      goal: {
        tally: `flung at ${whom.id}`,
        reaches: whom.count ?? [9, 13],
        says: `${whom.plural} hit`,
        cast: whom.id,
      },
    }
  },
  seen(films, { who, whom = who, with: shot = who }) {
    let arcs = 0
    let straight = 0
    for (const trail of trails(films, shot.id)) {
      const first = trail[0]
      const last = trail.at(-1)
      if (!first || !last || trail.length < 5) continue
      if (last.vy - first.vy > 150) arcs++
      else straight++
    }
    let hits = 0
    for (const { before, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, shot.id, body)
      if (near && nearness(near, body) < 3) hits++
    }
    return arcs > 4 && straight === 0 && hits > 3
      ? `${arcs} ${shot.plural} flew in an arc, and ${hits} ${whom.plural} were gone where one came down.`
      : undefined
  },
  howTo: ({ whom, you, with: shot }) =>
    `Aim, press, and let go to fling ${(shot ?? you).plural} at the ${(whom ?? you).plural}: they fly in an arc.`,
  example: { you: 'giant', whom: 'tower', with: 'rock' },
}
