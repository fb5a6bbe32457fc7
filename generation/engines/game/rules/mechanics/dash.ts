import { spaces } from '@makebelieve/kit/rules/spaces'
import { perSecond, type Seen } from '../film.ts'
import type { Mechanic } from '../mechanic.ts'
import { lasting, lately, paceOf } from '../observe.ts'

/** A button makes one shoot forward for a moment; then one has to get one's breath back. */
export const dash: Mechanic = {
  id: 'dash',
  verbs: [
    'dash',
    'dash through',
    'dash past',
    'sprint',
    'rush',
    'bolt',
    'dart',
    'zoom',
    'boost',
    'speed up',
    'lunge',
    'hurry',
    'turbo',
  ],
  by: 'player',
  // Not in lanes: there one goes a hop at a time, and no hop is quicker than another.
  spaces: ['top', 'side', 'float', 'catch'],
  adds({ button }) {
    return {
      rules: [
        {
          when: { press: button },
          do: [{ haste: 'player', times: 2.6, seconds: 0.3 }, { show: 'jump' }],
          rest: 1.2,
          says: 'Dash',
        },
      ],
    }
  },
  seen(films, { who, space }) {
    // Who falls is fast by itself: there it counts how fast one gets along.
    const paceIn = spaces[space].falls ? (was: Seen, is: Seen) => Math.abs(is.x - was.x) * perSecond : paceOf
    const moves = lasting(films, who.id)
      .map((change) => ({
        pace: paceIn(change.was, change.is),
        pressed: change.after.pressed || lately(films, change, 0.6).some(({ pressed }) => pressed),
      }))
      .filter(({ pace }) => pace > 40)
    const slow = moves.filter(({ pressed }) => !pressed).map(({ pace }) => pace)
    const usual = slow.sort((one, other) => one - other)[Math.floor(slow.length / 2)]
    if (usual === undefined) return undefined
    const fast = moves.filter(({ pace }) => pace > usual * 1.6)
    const bursts = fast.filter(({ pressed }) => pressed).length
    return bursts > 6 && fast.length - bursts < bursts * 0.1
      ? `The ${who.name} shot forward, much faster than at other times, in ${bursts} moments after the button.`
      : undefined
  },
  howTo: () => 'Press the button to dash out of trouble, then catch your breath.',
  kin: ['swing', 'grapple', 'row'],
  example: { you: 'fox', besides: { does: 'collect', whom: 'berry' } },
}
