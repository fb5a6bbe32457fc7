import type { Form } from './form.ts'

/** An arena seen from above: wave after wave comes from all sides, what you have with you fires by itself, and you grow stronger. */
export const survival: Form = {
  id: 'survival',
  name: 'an arena with waves of foes',
  standsInFor: {
    fighting: 'a brawl against waves of foes',
    'beat-em-up': 'a brawl against waves of foes',
    artillery: 'an arena in which you fire at waves of foes',
    fps: 'an arena with waves of foes, seen from above',
    'action-rpg': 'an arena with waves of foes and levels to gain',
    roguelike: 'an arena with waves of foes and levels to gain',
  },
  verbs: { survive: 3, fight: 3, shoot: 2, defend: 2, avoid: 1, chase: 1, rescue: 1, collect: 0.5 },
  roles: {
    enemy: { least: 1, most: 4 },
    projectile: { least: 1, most: 2 },
    collectible: { least: 1, most: 3 },
  },
  // What lives is nothing that somebody leaves behind.
  suggest: (role) => (role === 'collectible' ? ['gem'] : []),
  instead: { obstacle: 'hazard' },
  rules: { waves: 3, powerUps: ['shield', 'speed', 'heart'] },
  longest: 170,
  space: 'top',
  means: { survive: 'gun-down', shoot: 'gun-down', fight: 'gun-down' },
  brings: [
    { does: 'gun-down', whom: 'enemy', with: 'projectile', also: 'unless beaten' },
    { does: 'swarm', who: 'enemy', also: 'unless they hurt' },
    { does: 'level-up', with: 'collectible', from: 'enemy', aside: true },
    { does: 'protect', whom: 'friend', from: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
  ],
}
