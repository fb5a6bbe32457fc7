import type { CastRole } from '@makebelieve/kit/game/plan'
import type { Form } from './form.ts'

/** Kinds of games that take place between walls. A hint is not enough: most who look for treasure do so in the open. */
const mazes = ['maze', 'dungeon', 'escape-room']

/** Seen from above: pick up what lies about, and keep away from whoever is after you. */
export const collector: Form = {
  id: 'collector',
  name: 'a top-down collecting game',
  standsInFor: {
    dungeon: 'a maze with a key and a way out',
    farming: 'a game of gathering',
    'hidden-object': 'a game of finding things in a field',
    sandbox: 'a field to roam and gather in',
    'life-sim': 'a field to roam and gather in',
    'escape-room': 'a maze with a key and a way out',
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
  rules: { levels: 2, powerUps: ['shield', 'speed'] },
  powerUps: ['speed', 'shield', 'heart'],
  space: 'top',
  serves: ['maze'],
  layout: ({ cues }) =>
    cues.some(({ genre, weight }) => mazes.includes(genre) && weight >= 3) ? { maze: true } : {},
  strewn: ({ maze }): Partial<Record<CastRole, number>> => (maze ? { collectible: 24 } : {}),
  brings: [
    { does: 'collect', whom: 'collectible' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'dodge', whom: 'hazard' },
    { does: 'reach', whom: 'goal' },
  ],
}
