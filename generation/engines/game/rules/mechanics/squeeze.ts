import { counts, goalOf } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, lasting, nearness, pressing } from '../observe.ts'

/** A gap that is too narrow for anybody upright: who makes themselves small gets through, and who does not bumps against it. */
export const squeeze: Mechanic = {
  id: 'squeeze',
  verbs: [
    'squeeze',
    'squeeze through',
    'squeeze under',
    'squeeze past',
    'crawl',
    'crawl through',
    'slip through',
    'wriggle through',
    'crouch',
    'shimmy through',
    'burrow through',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, button }) {
    return {
      layout: { bare: true },
      kinds: [
        { cast: you.id, meters: [{ name: 'small', from: 0, empty: { scale: 1 }, full: { scale: 0.55 } }] },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: whom.count ?? [4, 5],
          where: 'rows',
          size: 84,
          softly: true,
        },
      ],
      rules: [
        {
          when: { press: button },
          do: [
            { meter: 'small', of: 'a', set: 1 },
            { haste: 'a', times: 0.6, seconds: 600 },
          ],
          rest: 0,
          says: 'Crouch',
        },
        {
          when: { release: button },
          do: [
            { meter: 'small', of: 'a', set: 0 },
            { haste: 'a', times: 1, seconds: 0.02 },
          ],
          rest: 0,
        },
        {
          when: { passes: [you.id, whom.id], by: 'through' },
          if: [{ meter: 'small', of: 'a', above: 0.5 }],
          do: counts(`through ${whom.id}`, 20, 'cross'),
          rest: 3,
        },
        {
          when: { touch: [you.id, whom.id] },
          if: [{ meter: 'small', of: 'a', below: 0.5 }],
          do: [{ push: 'a', speed: 120 }],
          rest: 0,
        },
      ],
      goal: goalOf(`through ${whom.id}`, [8, 11], 'times through', whom),
    }
  },
  seen(films, { who, whom = who, button }) {
    let through = 0
    let upright = 0
    let bumped = 0
    for (const { before, after, was, is } of lasting(films, who.id))
      for (const hole of all(before, whom.id)) {
        if (nearness(was, hole) > 1.25) continue
        const small = pressing(after, button)
        const past =
          (was.x - hole.x) * (is.x - hole.x) <= 0 &&
          Math.abs(is.x - was.x) < 60 &&
          Math.abs(is.y - hole.y) < hole.size * 0.45
        if (past && (small || is.meters.some((value) => value > 0.5))) through++
        else if (past) upright++
        else if (
          !small &&
          Math.abs(is.x - hole.x) + Math.abs(is.y - hole.y) >
            Math.abs(was.x - hole.x) + Math.abs(was.y - hole.y)
        )
          bumped++
      }
    return through > 5 && upright < through * 0.15 && bumped > 2
      ? `The ${who.name} got through a ${whom.name} ${through} times, always small, and bumped against one ${bumped} times when it was not.`
      : undefined
  },
  howTo: ({ whom, you }) => `Hold the button to get small and squeeze through the ${(whom ?? you).plural}.`,
  example: { you: 'mouse', whom: 'pipe' },
}
