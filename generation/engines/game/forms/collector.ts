import type { Form } from './form.ts'

/** Seen from above: pick up what lies about, and keep away from whoever is after you. */
export const collector: Form = {
  id: 'collector',
  name: 'a top-down collecting game',
  standsInFor: {
    maze: 'a field in which you collect and are hunted',
    dungeon: 'a field with a key and a way out',
    catcher: 'a game of collecting before others get you',
    stealth: 'a game of collecting with guards who hunt whoever comes near',
    fishing: 'a game of catching what swims about',
    farming: 'a game of gathering',
    racing: 'a dash for pick-ups with rivals on your heels',
    'hidden-object': 'a game of finding things in a field',
    sandbox: 'a field to roam and gather in',
    'life-sim': 'a field to roam and gather in',
    'escape-room': 'a field with a key and a way out',
    sports: 'a field game of collecting',
  },
  verbs: {
    collect: 3,
    avoid: 2,
    chase: 2,
    steal: 2,
    explore: 2,
    rescue: 1,
    sneak: 2,
    deliver: 1,
    relax: 1,
    swim: 1,
    fly: 1,
  },
  roles: {
    collectible: { least: 1, most: 6 },
    enemy: { least: 1, most: 5 },
  },
  rules: { levels: 2 },
  powerUps: ['speed', 'shield', 'heart'],
  space: 'top',
  brings: [
    { does: 'collect', whom: 'collectible' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
    { does: 'reach', whom: 'goal' },
  ],
}
