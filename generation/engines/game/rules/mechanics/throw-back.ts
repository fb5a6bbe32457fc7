import { homecomings } from '../homecomings.ts'
import { counts, goalOf, heldBy, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { all, nearness, vanished } from '../observe.ts'

/** There is one only: it flies off, turns in the air and comes back into the hand, and hits whoever is in its way. */
export const throwBack: Mechanic = {
  id: 'throw-back',
  // As the reader tells it (`read/boomerangs.ts`): 'throws a boomerang', 'an axe that flies back to her hand'.
  verbs: ['throw and get back'],
  by: 'player',
  sends: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: tool = you, button, among }) {
    const [out, back] = [`${tool.id}.out`, `${tool.id}.back`]
    const flight = { cast: tool.id, count: 0, where: 'start', size: 40, look: { rolls: true } } as const
    const hit = [{ strike: 'b' as const, by: 1 }, ...counts(`hit ${whom.id}`, 15, 'break')]
    return {
      kinds: [
        {
          cast: whom.id,
          drive: { does: 'wander', speed: [50, 95] },
          count: whom.count ?? [3, 4],
          where: 'far',
          ...(whom.count === undefined && { comes: { every: [2.2, 1.6], most: [4, 6], where: 'beyond' } }),
          ...(whom.flies && { flies: true }),
          softly: true,
        },
        ...heldBy(you, tool, 'hand').map((one) => ({ ...one, size: 40 })),
        {
          ...flight,
          id: out,
          drive: { does: 'fly' },
          meters: [{ name: 'way', from: 1, perSecond: [-1.7, -2] }],
        },
        { ...flight, id: back, drive: { does: 'go', whom: you.id, speed: 520 }, flies: true },
      ],
      rules: [
        {
          when: { press: button },
          if: [
            { many: tool.id, atLeast: 1 },
            { many: out, below: 1 },
            { many: back, below: 1 },
          ],
          do: [
            { remove: { all: tool.id } },
            { spawn: out, at: 'a', toward: 'facing', speed: 520 },
            { show: 'shoot' },
          ],
          says: 'Throw',
        },
        { when: { meter: 'way', of: out, below: 0 }, do: [{ become: back, of: 'a' }] },
        { when: { touch: [out, whom.id] }, do: [{ become: back, of: 'a' }, ...hit], rest: 0.2 },
        { when: { touch: [back, whom.id] }, do: hit, rest: 0.2 },
        {
          when: { touch: [back, you.id] },
          do: [{ remove: 'a' }, { spawn: tool.id, at: 'player' }, { show: 'collect' }],
        },
        // What flew off the stage is found again.
        {
          when: { every: 1, of: you.id },
          if: [{ many: tool.id, below: 1 }],
          do: [{ spawn: tool.id, at: 'player' }],
        },
      ],
      goal: goalOf(`hit ${whom.id}`, whom.count ?? sharedBy(among, [9, 13]), `${whom.plural} hit`, whom),
    }
  },
  seen(films, { who, whom = who, with: tool = who }) {
    const { returned, lost } = homecomings(films, who.id, tool.id)
    const crowded = films.some(({ frames }) => frames.some((one) => all(one, tool.id).length > 1))
    const hits = vanished(films, whom.id).filter(({ before, body }) =>
      all(before, tool.id).some((one) => nearness(one, body) < 3 && Math.hypot(one.vx, one.vy) > 60),
    ).length
    return returned > 4 && lost < returned * 0.3 && hits > 2 && !crowded
      ? `The ${who.name} has one ${tool.name} only: ${returned} times it came flying back into its hand, and ${hits} ${whom.plural} were gone when it reached them.`
      : undefined
  },
  howTo: ({ whom, you, with: tool }) =>
    `Press to throw the ${(tool ?? you).name} at the ${(whom ?? you).plural}: it comes back to you, and only then can you throw again.`,
  example: { you: 'kangaroo', whom: 'crocodile', with: 'boomerang' },
}
