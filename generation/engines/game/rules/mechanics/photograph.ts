import { counts } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { gap, lasting, nearestOf, nearness, rise } from '../observe.ts'
import { film, lookThrough, onFilm, pictured, seenThroughTheFinder, throughTheFinder } from './finder-shot.ts'

/** A picture is taken from some way off, of whoever one looks at. Each counts once, and the film is short. */
export const photograph: Mechanic = {
  id: 'photograph',
  verbs: [
    'photograph',
    'take photo of',
    'take picture of',
    'take snapshot of',
    'snap',
    'film',
    'picture',
    'capture on film',
  ],
  by: 'player',
  needs: ['whom'],
  spaces: ['hand', 'top', 'side', 'float'],
  adds(use) {
    const { you, whom = you, button, space } = use
    if (space === 'hand') return throughTheFinder(use)
    return {
      kinds: [
        {
          cast: whom.id,
          // What is alive is shy: whoever comes too near sees its back.
          drive: whom.alive
            ? { does: 'flee', whom: you.id, speed: [70, 115], within: 115 }
            : { does: 'still' },
          count: whom.count ?? [6, 8],
          where: 'far',
          ...(whom.flies && { flies: true }),
          meters: [onFilm(whom)],
          softly: true,
        },
        // The camera needs a moment between two pictures.
        {
          cast: you.id,
          meters: [{ name: 'ready', from: 1, perSecond: [0.8, 0.6], shown: true }],
          softly: true,
        },
      ],
      rules: [
        {
          when: { sees: [you.id, whom.id], within: 180, button, first: true },
          // Whoever runs is only a blur.
          if: [
            { meter: 'pictured', of: 'b', below: 0.1 },
            { pace: 'b', below: 48 },
            { meter: 'ready', of: 'a', above: 0.98 },
          ],
          do: [
            { meter: 'pictured', of: 'b', set: 1 },
            ...counts(`pictured ${whom.id}`, 25, 'right', 'Click!'),
          ],
          says: 'Photo',
        },
        {
          when: { press: button },
          if: [{ meter: 'ready', of: 'a', above: 0.98 }],
          do: [{ meter: 'ready', of: 'a', set: 0 }, { tally: 'film', add: 1 }, { show: 'turn' }],
          rest: 0,
        },
      ],
      goal: pictured(whom),
      lost: film,
    }
  },
  seen(films, use) {
    const { who, whom = who, space } = use
    if (space === 'hand') return seenThroughTheFinder(films, use)
    let taken = 0
    let fromAfar = 0
    for (const { before, after, was, is } of lasting(films, whom.id)) {
      if (rise(was, is) < 0.5) continue
      const near = nearestOf(before, who.id, was)
      const isAhead = near && (was.x - near.x) * near.facing > -20
      if (!near || !after.pressed || !isAhead || gap(near, was) > 230) return undefined
      taken++
      if (nearness(near, was) > 1.6) fromAfar++
    }
    return fromAfar > 1 && fromAfar > taken * 0.5
      ? `${taken} ${whom.plural} were photographed at the press of a button, ${fromAfar} of them from some way off, and stayed where they were.`
      : undefined
  },
  howTo(use) {
    const { whom, you, space } = use
    return space === 'hand'
      ? lookThrough(use)
      : `Turn towards the ${(whom ?? you).plural} and press the button to photograph each one, without scaring them off.`
  },
  example: { you: 'photographer', whom: 'deer' },
  kin: ['finder-shot'],
}
