import type { Mechanic } from '../mechanic.ts'
import { all, gap, isAt, takenUp, turned } from '../observe.ts'

/** They are out of sight until somebody comes near. Whoever touches one has found it, and it stays in sight. */
export const search: Mechanic = {
  id: 'search',
  verbs: [
    'find',
    'search',
    'search for',
    'seek',
    'look for',
    'explore',
    'discover',
    'uncover',
    'hunt for',
    'locate',
    'spot',
    'reveal',
  ],
  states: ['hidden', 'secret', 'lost', 'missing'],
  by: 'player',
  takes: true,
  needs: ['whom'],
  spaces: ['top', 'side', 'float', 'earth'],
  adds({ you, whom = you, inHand }) {
    const hidden = `${whom.id}.hidden`
    const found = `${whom.id}.found`
    const count = inHand?.count ?? whom.count ?? ([8, 10] as const)
    const lies = {
      cast: whom.id,
      drive: { does: 'still' },
      count,
      where: 'anywhere',
      size: 48,
      hidden: 110,
    } as const
    // What something else is done with is found by whoever picks it up.
    if (inHand) return { kinds: [{ ...lies, id: whom.id }] }
    return {
      kinds: [
        { ...lies, id: hidden },
        {
          id: found,
          cast: whom.id,
          drive: { does: 'still' },
          count: 0,
          where: 'anywhere',
          size: 48,
          look: { glow: '#ffd447' },
        },
      ],
      rules: [
        {
          when: { near: [you.id, hidden], within: 8, seconds: [0.25, 0.4] },
          do: [
            { become: found, of: 'b' },
            { tally: `found ${whom.id}`, add: 1 },
            { score: 20 },
            { show: 'right', words: 'Found! +20' },
          ],
        },
      ],
      goal: { tally: `found ${whom.id}`, reaches: count, says: `${whom.plural} found`, cast: whom.id },
    }
  },
  seen(films, { who, whom = who }) {
    let unseen = 0
    let farthest = 0
    for (const { frames } of films)
      for (const frame of frames) {
        const [me] = all(frame, who.id)
        for (const one of all(frame, whom.id)) {
          if (!one.inSight) unseen++
          else if (me && one.state !== frames[0]?.bodies.get(one.id)?.state)
            farthest = Math.max(farthest, gap(me, one))
        }
      }
    let found = 0
    for (const { before, was, is } of turned(films, whom.id)) {
      if (!isAt(before, who.id, was) || !was.inSight || !is.inSight) return undefined
      found++
    }
    const taken = takenUp(films, who.id, whom.id)
    if (
      unseen > 50 &&
      found === 0 &&
      taken.length > 2 &&
      taken.every(({ was, is }) => was.inSight && is.inSight)
    )
      return `${whom.plural} were out of sight until the ${who.name} came near; ${taken.length} were found, and taken along.`
    return unseen > 50 && found > 2 && farthest > 200
      ? `${whom.plural} were out of sight until the ${who.name} came near; ${found} were found, and stayed in sight.`
      : undefined
  },
  howTo: ({ whom, you }) => `The ${(whom ?? you).plural} are hidden: look everywhere until you find them.`,
  example: { you: 'fox', whom: 'treasure' },
  // Nothing but what is counted and what costs tells them apart, and of that a game without mistakes shows nothing.
  kin: ['reveal'],
}
