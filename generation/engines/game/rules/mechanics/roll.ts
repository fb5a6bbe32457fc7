import { direction } from '@makebelieve/kit/core/input'
import { aboard } from '../lines.ts'
import type { Mechanic } from '../mechanic.ts'
import { lasting } from '../observe.ts'

/** Round and heavy: it takes long to get going, turns as it goes, and rolls on when nobody pushes any more. */
export const roll: Mechanic = {
  id: 'roll',
  verbs: [
    'roll',
    'roll around',
    'roll through',
    'roll along',
    'roll over',
    'roll across',
    'roll into',
    'roll past',
    'tumble',
    'somersault',
    'cartwheel',
  ],
  by: 'player',
  spaces: ['top', 'side', 'float'],
  adds({ you, whom }) {
    const ball = aboard(you, whom, { rolls: true })
    return {
      kinds: [
        { cast: you.id, grip: 0.03, ...(!ball.kinds && { look: { rolls: true } }) },
        ...(ball.kinds ?? []),
      ],
      rules: ball.rules ?? [],
    }
  },
  seen(films, { who, whom = who }) {
    let turns = 0
    let stiff = 0
    let lazy = 0
    let brisk = 0
    let against = 0
    for (const { was, is } of lasting(films, whom.id)) {
      if (Math.abs(is.x - was.x) < 4) continue
      if (Math.abs(is.angle - was.angle) > 0.03) turns++
      else stiff++
    }
    for (const { after, was, is } of lasting(films, who.id)) {
      const { x } = direction(after.input.held)
      if (x * is.vx < 0 && Math.abs(is.vx) > 40) against++
      if (Math.abs(is.vx - was.vx) > 75) brisk++
      else if (is.vx !== was.vx) lazy++
    }
    return turns > 60 && stiff < turns * 0.05 && against > 4 && brisk < lazy * 0.05
      ? `The ${whom.name} turned as it went, and rolled on in ${against} moments in which the ${who.name} steered against it.`
      : undefined
  },
  howTo: () => "You roll, so you're slow to get going and slow to stop.",
  example: { you: 'ball', besides: { does: 'collect', whom: 'coin' } },
}
