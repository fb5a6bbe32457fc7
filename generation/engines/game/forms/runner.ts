import type { Form } from './form.ts'

/** Seen from the side: it runs by itself, and one jumps over, ducks under and takes along what comes. */
export const runner: Form = {
  id: 'runner',
  name: 'an endless runner',
  standsInFor: {
    downhill: 'a run where you jump and duck',
  },
  verbs: {
    slide: 3,
    jump: 2,
    avoid: 2,
    race: 2,
    roll: 2,
    survive: 1,
    collect: 1,
    drive: 1,
    chase: 1,
    bounce: 1,
  },
  roles: {
    obstacle: { least: 1, most: 3 },
    collectible: { least: 1, most: 3 },
    goal: { least: 1, most: 1 },
  },
  suggest: (role) => (role === 'goal' ? ['flag'] : []),
  instead: { friend: 'collectible' },
  rules: { lives: 4, levels: 1, doubleJump: true },
  powerUps: ['shield', 'heart'],
  longest: 130,
  space: 'run',
  brings: [
    { does: 'reach', whom: 'goal' },
    { does: 'jump over', whom: 'obstacle', aside: true },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
