import type { Form } from './form.ts'

/** What all games have in which one flies and shoots: foes to hit, who shoot back, and what flies by besides. */
const flown: Omit<Form, 'id' | 'name' | 'space'> = {
  standsInFor: {},
  verbs: { shoot: 3, fight: 1, defend: 1, fly: 1, avoid: 1, survive: 1, collect: 1 },
  roles: {
    enemy: { least: 1, most: 4 },
    projectile: { least: 1, most: 2 },
  },
  rules: { levels: 2, powerUps: ['shield', 'heart'] },
  powerUps: ['shield', 'heart', 'speed', 'slow'],
  brings: [
    { does: 'shoot', whom: 'enemy', with: 'projectile' },
    { does: 'march', who: 'enemy' },
    { does: 'sweep', who: 'enemy' },
    { does: 'snipe', who: 'enemy', with: 'projectile' },
    { does: 'dodge', whom: 'hazard' },
    { does: 'collect', whom: 'collectible', aside: true },
    { does: 'shelter', whom: 'obstacle' },
  ],
}

/** Over a ground that goes by, against squadrons on curves. */
export const shooter: Form = {
  ...flown,
  id: 'shooter',
  name: "a shoot-'em-up",
  standsInFor: {
    'rail-shooter': "a shoot-'em-up that scrolls on its own",
    'run-and-gun': "a shoot-'em-up with squadrons and power-ups",
    'flight-sim': "a shoot-'em-up in the air",
  },
  space: 'upward',
  // Rows that come down are for those who stand on the ground.
  brings: flown.brings.filter(({ does }) => does !== 'march'),
}

/** The same to the right, seen from the side. */
export const sideShooter: Form = {
  ...shooter,
  id: 'side-shooter',
  name: "a shoot-'em-up that scrolls to the right",
  standsInFor: {},
  serves: ['shooter'],
  surely:
    /\bside[ -]?scroll\w* (?:shoot|space|shmup)|\bhorizontal (?:shoot|scroll|shmup)|\br[ -]type\b|\bgradius\b|\bdefender\b/,
  space: 'onward',
}

/** From the ground, against rows that march down, from behind shelters. */
export const invaders: Form = {
  ...flown,
  id: 'invaders',
  name: "a shoot-'em-up against rows that march down",
  serves: ['shooter'],
  surely:
    /\binvaders?\b|\bcentipede|\bmillipede|\bgalaga\b|\bgalaxian\b|missile command|\b(?:shoot\w*|blast\w*|fire\w*|throw\w*)\b.*\b(?:march\w*|in rows|rows? of|formations?)\b/,
  roles: { ...flown.roles, obstacle: { least: 1, most: 2 } },
  suggest: (role) => (role === 'obstacle' ? ['brick'] : []),
  space: 'catch',
}
