import { asSaid } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, gap, isBeside } from '../observe.ts'

/** Others go about and drop something behind them, again and again. What the player has no use for hurts whoever treads on it. */
export const litter: Mechanic = {
  id: 'litter',
  verbs: ['dump', 'leave', 'leave behind', 'spill', 'strew', 'sprinkle', 'lay', 'poop', 'drop off', 'litter'],
  by: 'others',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds(use) {
    const { you, who, whom = you, isTended } = use
    const most = isTended ? 12 : ([5, 9] as const)
    return {
      kinds: [
        {
          cast: who.id,
          drive: { does: 'wander', speed: [80, 130] },
          count: who.count ?? [1, 2],
          where: 'far',
          ...(who.flies && { flies: true }),
          softly: true,
        },
        {
          cast: whom.id,
          drive: { does: 'still' },
          count: isTended ? 3 : 0,
          where: 'far',
          size: 44,
          softly: true,
        },
      ],
      rules: [
        {
          when: { every: [3.4, 2], of: who.id },
          if: [{ many: whom.id, below: most }],
          do: [{ spawn: whom.id, at: 'a' }, { show: 'place' }],
        },
        ...(isTended
          ? []
          : [
              {
                when: { touch: [you.id, whom.id] as [string, string] },
                do: [{ hurt: 'player' as const }, { remove: 'b' as const }],
                rest: 0.5,
              },
            ]),
      ],
      ...(isTended
        ? {
            lost: [
              { when: { many: whom.id, reaches: [12, 11] }, says: `There are ${whom.plural} everywhere.` },
            ],
          }
        : { risky: true as const }),
    }
  },
  seen(films, { who, you, verb, whom = you }) {
    let dropped = 0
    let others = 0
    for (const { film, after, body } of appeared(films, whom.id)) {
      if (after.tick < 30 || whom.id === who.id) continue
      if (!isBeside(after, who.id, body, 1.2)) {
        others++
        continue
      }
      // It stays where it was dropped: what flies off was thrown.
      const frames = films[film]?.frames ?? []
      const later = frames[frames.indexOf(after) + 6]?.bodies.get(body.id)
      const isLeft = !later || later.carrier > 0 || gap(later, body) < 30
      // Eggs that hens drop from above fall on.
      const falls = /^drop\b/.test(verb) && later && Math.abs(later.x - body.x) < 20 && later.y > body.y
      if (isLeft || falls) dropped++
    }
    return dropped > 3 && dropped > others * 3
      ? `${dropped} times there was ${whom.name} where one of the ${who.plural} had just been.`
      : undefined
  },
  howTo: ({ who, you, words, whom = you, isTended }) => {
    const deed = asSaid(words, who, `The ${who.plural} drop ${whom.plural}`)
    return isTended ? `${deed}, again and again.` : `${deed}: don't step on that.`
  },
  example: { you: 'snail', who: 'gardener', whom: 'salt', besides: { does: 'collect', whom: 'lettuce' } },
}
