import type { Mechanic } from '../mechanic.ts'
import { lasting, paceOf } from '../observe.ts'

/** Without any hold: it is turned on the spot, pushed on where it points, and glides on; out on one side is in on the other. */
export const thrust: Mechanic = {
  id: 'thrust',
  verbs: [
    'thrust',
    'rotate',
    'turn around',
    'turn left',
    'turn right',
    'wrap around',
    'float through',
    'drift through',
  ],
  by: 'player',
  spaces: ['adrift'],
  adds: () => ({}),
  seen(films, { who }) {
    let turned = 0
    let glided = 0
    let over = 0
    let stood = 0
    for (const { was, is } of lasting(films, who.id)) {
      const [before, after] = [Math.hypot(was.vx, was.vy), Math.hypot(is.vx, is.vy)]
      const pace = paceOf(was, is)
      if (pace > 4000) over++
      const headings = Math.cos(was.angle - is.angle) * was.facing * is.facing
      // Nothing that rolls is turned on the spot.
      if (headings < 0.99 && before < 6 && after < 6) stood++
      if (before < 40 || after < 40 || pace > 1000) continue
      const straight = (was.vx * is.vx + was.vy * is.vy) / (before * after)
      // Which way it points is one thing, and which way it goes another.
      if (headings < 0.99 && straight > 0.97) turned++
      const points = Math.cos(is.angle) * is.facing * is.vx + Math.sin(is.angle) * is.facing * is.vy
      if (straight > 0.999 && points < after * 0.7) glided++
    }
    return stood > 2 && turned > 20 && glided > 20
      ? `The ${who.name} was turned ${turned} times while it glided on as before, and went another way than it pointed in ${glided} moments${over > 0 ? `; ${over} times it went out on one side and came in on the other` : ''}.`
      : undefined
  },
  howTo: () => 'Turn, thrust and glide: nothing stops you but your own brakes.',
  example: { you: 'spaceship', besides: { does: 'collect', whom: 'star' } },
}
