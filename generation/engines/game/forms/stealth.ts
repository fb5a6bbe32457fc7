import type { Form } from './form.ts'

/** Seen from above: take what lies about behind the backs of those who walk up and down and look where they go. */
export const stealth: Form = {
  id: 'stealth',
  name: 'a stealth game',
  standsInFor: {},
  verbs: { sneak: 3, steal: 2, avoid: 1, collect: 1 },
  words: /\b(?:stealth|heists?|infiltrat\w*|burgl\w*|hide[- ]and[- ]seek|sneaking game|unseen|undetected)\b/,
  roles: {
    enemy: { least: 1, most: 3 },
    collectible: { least: 1, most: 4 },
  },
  suggest(role) {
    if (role === 'player') return ['thief', 'person']
    return role === 'enemy' ? ['guard', 'dog'] : role === 'collectible' ? ['gem', 'key', 'coin'] : []
  },
  instead: { friend: 'enemy', hazard: 'enemy' },
  home: 'castle',
  rules: { levels: 2, lives: 3 },
  powerUps: ['heart', 'speed'],
  longest: 160,
  space: 'top',
  layout: {},
  // Whoever keeps away from somebody here keeps out of sight.
  means: { dodge: 'sneak' },
  brings: [
    // Whoever is to be scared off or fed has to see one.
    { does: 'sneak', whom: 'enemy', always: true, also: 'unless dealt with' },
    { does: 'collect', whom: 'collectible', always: true },
    { does: 'reach', whom: 'goal' },
  ],
}
