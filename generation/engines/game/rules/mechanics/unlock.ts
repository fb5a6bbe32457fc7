import type { Mechanic } from '../mechanic.ts'
import { all, isAt, loadOf, turned } from '../observe.ts'

/** What is locked opens for whoever brings a key. Each key fits once, unless there are too few of them. */
export const unlock: Mechanic = {
  id: 'unlock',
  verbs: ['unlock', 'open', 'open up'],
  states: ['locked'],
  by: 'player',
  takes: true,
  plays: ['door'],
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'float'],
  adds({ you, whom = you, with: key = you }) {
    const locked = `${whom.id}.locked`
    const open = `${whom.id}.open`
    const count = whom.count ?? ([4, 6] as const)
    const fitsAll = key.count !== undefined && key.count < (whom.count ?? 6)
    return {
      kinds: [
        { id: locked, cast: whom.id, drive: { does: 'still' }, count, where: 'far', size: 72 },
        {
          id: open,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'far',
          size: 72,
          look: { glow: '#ffd447', scale: 1.15 },
        },
        { cast: key.id, drive: { does: 'still' }, count: key.count ?? count, where: 'anywhere', size: 38 },
      ],
      rules: [
        {
          when: { touch: [you.id, key.id] },
          if: [{ carries: null, who: 'a' }],
          do: [{ carry: 'b' }, { show: 'key' }],
          rest: 1,
        },
        {
          when: { touch: [you.id, locked] },
          if: [{ carries: key.id, who: 'a' }],
          do: [
            ...(fitsAll ? [] : [{ hand: 'in' } as const]),
            { become: open, of: 'b' },
            { tally: `opened ${whom.id}`, add: 1 },
            { score: 25 },
            { show: 'unlock', words: 'Open! +25' },
          ],
        },
      ],
      goal: { tally: `opened ${whom.id}`, reaches: count, says: `${whom.plural} opened`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who, with: key = who }) {
    let opened = 0
    for (const { before, after, was } of turned(films, whom.id)) {
      // A key that lay right there is picked up and used in one go.
      const isInHand =
        loadOf(before, key.id, who.id).length > 0 ||
        all(before, key.id).some((one) => isAt(before, who.id, one) && !after.bodies.has(one.id))
      // Whoever falls past it is not there for long.
      const isThere = isAt(before, who.id, was) || isAt(after, who.id, was)
      if (!isThere || !isInHand) return undefined
      opened++
    }
    return opened > 0
      ? `${opened} ${whom.plural} opened, each with the ${who.name} at it and a ${key.name} in hand.`
      : undefined
  },
  howTo: ({ whom, you, with: key }) =>
    `Pick up a ${(key ?? you).name} and take it to a ${(whom ?? you).name} to open it.`,
  example: { you: 'knight', whom: 'chest', with: 'key' },
  kin: ['diagnose', 'suit'],
}
