import { homecomings } from '../homecomings.ts'
import { isFacing, sharedBy } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { appeared, nearestOf, nearness, vanished } from '../observe.ts'

/** A button sends something flying; whoever it hits is defeated. */
export const shoot: Mechanic = {
  id: 'shoot',
  verbs: [
    'shoot',
    'shoot at',
    'shoot down',
    'fire',
    'fire at',
    'throw',
    'throw at',
    'cast',
    'hurl',
    'blast',
    'zap',
    'toss',
    'spit',
    'breathe fire',
    'sling',
    'lob',
    'spray',
    'spray at',
    'squirt',
    'squirt at',
  ],
  by: 'player',
  sends: true,
  needs: ['whom', 'with'],
  spaces: ['top', 'side', 'catch', 'aim', 'float', 'upward', 'onward', 'run', 'flap', 'adrift'],
  adds({ you, whom = you, with: shot = you, button, space, among }) {
    const many =
      space === 'catch' ? ([26, 36] as const) : isFacing(space) ? ([26, 36] as const) : ([9, 13] as const)
    const fromAbove = space === 'aim' || isFacing(space)
    const drifts = fromAbove || space === 'adrift'
    const isHeld = isFacing(space) || space === 'adrift'
    return {
      kinds: [
        {
          cast: whom.id,
          drive: drifts ? { does: 'drift', speed: [45, 100] } : { does: 'wander', speed: [50, 95] },
          count: whom.count ?? [3, 4],
          where: fromAbove ? 'anywhere' : 'far',
          ...(whom.count === undefined && {
            comes: isFacing(space)
              ? { every: [1.4, 1], most: [7, 11], where: 'above' }
              : { every: [2.2, 1.6], most: [4, 6], where: fromAbove ? 'above' : 'beyond' },
          }),
          ...((whom.flies || fromAbove) && { flies: true }),
          softly: true,
        },
        { id: `${shot.id}.shot`, cast: shot.id, drive: { does: 'fly' }, count: 0, where: 'start', size: 30 },
      ],
      rules: [
        {
          when: { press: button, ...(isHeld && { held: true as const }) },
          do: [
            {
              spawn: `${shot.id}.shot`,
              at: 'a',
              toward: 'facing',
              speed: drifts ? 640 : 520,
            },
            { show: 'shoot' },
          ],
          rest: isHeld ? 0.28 : 0.35,
          says: 'Shoot',
        },
        {
          when: { touch: [`${shot.id}.shot`, whom.id] },
          do: [{ remove: 'a' }, { strike: 'b', by: 1 }, { tally: `hit ${whom.id}`, add: 1 }, { score: 15 }],
          rest: 0.2,
        },
      ],
      goal: {
        tally: `hit ${whom.id}`,
        reaches: whom.count ?? sharedBy(among, many),
        says: `${whom.plural} hit`,
        cast: whom.id,
      },
      // Straight up something is always hit in the end: there the clock is short.
      ...(space === 'adrift' && { clock: [46, 30] as const }),
      ...(isFacing(space) && { clock: space === 'onward' ? ([62, 42] as const) : ([75, 48] as const) }),
    }
  },
  seen(films, { who, whom = who, with: shot = who }) {
    let sent = 0
    let hits = 0
    for (const { after, body } of appeared(films, shot.id)) {
      const near = nearestOf(after, who.id, body)
      if (near && nearness(near, body) < 2.6) sent++
    }
    for (const { before, body } of vanished(films, whom.id)) {
      const near = nearestOf(before, shot.id, body)
      // What only lies on somebody was not shot at it.
      if (near && nearness(near, body) < 3 && Math.hypot(near.vx, near.vy) > 60) hits++
    }
    // What comes back into the hand was thrown, and no shot.
    if (homecomings(films, who.id, shot.id).returned > 4) return undefined
    return sent > 0 && hits > 0
      ? `The ${who.name} sent ${shot.plural} flying ${sent} times, and ${hits} ${whom.plural} were gone when one reached them.`
      : undefined
  },
  howTo: ({ whom, you, with: shot }) =>
    `Press the button to fire ${(shot ?? you).plural} at the ${(whom ?? you).plural}.`,
  example: { you: 'witch', whom: 'pumpkin', with: 'spell' },
  kin: ['launch', 'trap', 'gun-down'],
}
