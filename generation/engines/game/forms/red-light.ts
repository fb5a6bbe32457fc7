import type { Form } from './form.ts'

/** Seen from above: everybody walks to the far end while the light is green; whoever moves on red is caught. */
export const redLight: Form = {
  id: 'red-light',
  known: true,
  name: 'a game of red light, green light',
  standsInFor: {},
  verbs: { race: 1, sneak: 1 },
  words:
    /\bred light\b|\b(?:freez\w*|stop\w*|stand still|hold still|not move)\b.*\b(?:turns? (?:around|round|back)|look(?:s|ing)?|on red|is red)\b|\bgreen light\b|\bgrandm\w+'?s footsteps\b/,
  roles: {
    goal: { least: 1, most: 1 },
    enemy: { least: 1, most: 3 },
  },
  suggest(role) {
    if (role === 'player') return ['child', 'person']
    return role === 'goal' ? ['flag'] : role === 'enemy' ? ['rabbit', 'robot', 'fox'] : []
  },
  instead: { friend: 'enemy', collectible: 'goal', obstacle: 'hazard' },
  home: 'park',
  rules: { levels: 1, lives: 3 },
  powerUps: ['heart', 'shield'],
  longest: 130,
  space: 'top',
  layout: { across: true, bare: true },
  means: { cross: 'reach', run: 'reach', freeze: 'halt', rest: 'halt', chase: 'vie' },
  brings: [
    { does: 'halt', from: 'hazard', always: true },
    { does: 'reach', whom: 'goal', always: true },
    { does: 'vie', who: 'enemy', to: 'goal' },
  ],
}
