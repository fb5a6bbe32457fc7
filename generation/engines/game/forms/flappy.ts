import { holds } from '@makebelieve/kit/core/input'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { withoutParts } from '../game-parts.ts'
import { readTwists, watching } from '../twists.ts'
import type { Form } from './form.ts'

/** 'Gravity is upside down and every tap pushes me down', 'falls up'. */
const overturned =
  /\b(?:gravity (?:is |that is )?(?:upside[- ]down|reversed?|inverted|flipped|backwards)|(?:upside[- ]down|reversed?|inverted|flipped|backwards|anti-?) ?gravity|falls? up(?:wards?)?|(?:float|drift|rise)s? up(?:wards?)? by itself)\b|\b(?:and |where )?(?:every |each |a )?(?:tap|click|press|flap)(?:s|ping)?(?: \w+){0,2}? (?:goes |pushes |moves |sends |takes |swims |dives )?(?:me |you |it |him |her )?(?:down|downwards?)\b|\bflaps? down(?:wards?)?\b|\bupside[- ]down\b/i

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
  reads: (brief) =>
    readTwists(withoutParts(brief, new Set(['gravity', 'tap'])), { overturned: { words: overturned } }),
  twists: {
    // Whoever holds on goes down, faster from step to step.
    overturned: watching(
      (world) => ({ vy: playerOf(world as RulesWorld).vy, isHeld: holds(world.before, 'up') }),
      (before, after) => before.isHeld && after.isHeld && after.vy > 0 && after.vy > before.vy + 8,
    ),
  },
  layout: ({ prompt }) => (overturned.test(prompt) ? { overturned: true } : {}),
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
