import type { Form } from './form.ts'

/** Seen from the side: it is pulled down, one thrusts against it, and lands gently while there is fuel. */
export const lander: Form = {
  id: 'lander',
  known: true,
  name: 'a landing game',
  standsInFor: {},
  verbs: { fly: 0.5 },
  words: /\bland(?:s|ing)?\b.*\b(?:gently|softly|slowly|fuel|pad|thrust\w*|without crashing)\b/,
  roles: { goal: { least: 1, most: 1 } },
  suggest: (role) => (role === 'player' ? ['rocket', 'spaceship'] : role === 'goal' ? ['flag'] : []),
  terrain: {
    fuel: ['fuel', 'gas', 'propellant'],
    platform: ['pad', 'landing pad', 'platform', 'landing site', 'landing spot', 'launch pad', 'helipad'],
    ground: ['ground', 'crater', 'mountain', 'hill', 'rock', 'surface'],
  },
  home: 'moon',
  rules: { levels: 1, lives: 4 },
  powerUps: ['heart', 'shield'],
  longest: 150,
  space: 'land',
  means: { stomp: 'land', reach: 'land', fall: 'land', rest: 'land' },
  brings: [
    { does: 'land', whom: 'goal', always: true },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
