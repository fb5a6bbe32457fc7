import { withOwnPart, withoutParts } from '../game-parts.ts'
import type { Form } from './form.ts'

/** A wall of bricks, a ball, and a paddle that sends it where it is met. */
export const breakout: Form = {
  id: 'breakout',
  known: true,
  name: 'a brick breaker',
  standsInFor: {},
  verbs: { break: 3, bounce: 3, collect: 0.5 },
  roles: {
    projectile: { least: 1, most: 2 },
    obstacle: { least: 1, most: 3 },
  },
  // Who is named as part of the game plays it no more than a paddle does.
  reads: (brief) =>
    withOwnPart(withoutParts(brief, new Set(['paddle'])), ({ thing: { name } }) =>
      /^(?:brick|block)$/.test(name) ? 'obstacle' : name === 'ball' ? 'projectile' : undefined,
    ),
  instead: { goal: 'obstacle', friend: 'collectible' },
  suggest: (role) => (role === 'obstacle' ? ['brick'] : role === 'projectile' ? ['ball', 'soccer ball'] : []),
  home: 'abstract',
  rules: { levels: 2 },
  powerUps: ['slow', 'heart', 'speed'],
  longest: 200,
  space: 'paddle',
  brings: [
    { does: 'volley', whom: 'projectile', always: true },
    { does: 'smash', whom: 'obstacle', always: true },
    { does: 'hover', who: 'enemy' },
    { does: 'collect', whom: 'collectible', aside: true },
    { does: 'dodge', whom: 'hazard' },
  ],
}
