import type { Form } from './form.ts'

/** Seen from the side: it flies by itself, and one rises and sinks through openings. */
export const flappy: Form = {
  id: 'flappy',
  known: true,
  name: 'a game of flying through gaps',
  standsInFor: {},
  verbs: { fly: 2, swim: 1 },
  words: /\b(flappy|jet ?pack|helicopter|tap to fly)\b/,
  roles: {
    obstacle: { least: 1, most: 2 },
    collectible: { least: 1, most: 3 },
    goal: { least: 1, most: 1 },
  },
  suggest: (role) => (role === 'goal' ? ['flag'] : []),
  instead: { friend: 'collectible' },
  rules: { lives: 4, levels: 1 },
  powerUps: ['shield', 'heart'],
  longest: 130,
  space: 'flap',
  brings: [
    { does: 'reach', whom: 'goal' },
    { does: 'dodge', whom: 'obstacle' },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
