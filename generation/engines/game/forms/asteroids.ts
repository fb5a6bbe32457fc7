import type { Brief } from '../../../brief/brief.ts'
import type { Form } from './form.ts'

/** Who comes of its own will is no rock: it hunts, and is shot whole. */
const areWhole = ({ prompt }: Brief) => /\b(?:do not|don't|never|no|without) split/i.test(prompt)

/** Seen from above, without any hold: turn, thrust and shoot what drifts about and breaks into pieces. */
export const asteroids: Form = {
  id: 'asteroids',
  known: true,
  name: 'a game of shooting drifting rocks to pieces',
  standsInFor: {},
  verbs: { shoot: 2, fly: 1, avoid: 1, drive: 0.5 },
  words:
    /\b(?:ship|spaceship|rocket|spacecraft|craft|ufo|saucer)\b.*\b(?:turns?|rotat\w+|spins?|thrust\w*|drift\w*)\b.*\b(?:shoot|blast|fire|destroy|break|split)|\b(?:rocks?|asteroids?|boulders?)\b.*\b(?:split|break|burst|fall) (?:apart )?(?:into|up into|in) (?:two|smaller|pieces|halves|bits)|\bwrap\w* around the (?:screen|edges?)/,
  roles: { enemy: { least: 1, most: 3 }, projectile: { least: 1, most: 1 } },
  suggest(role) {
    if (role === 'player') return ['spaceship']
    if (role === 'enemy') return ['asteroid']
    return role === 'projectile' ? ['laser', 'spark'] : []
  },
  instead: { obstacle: 'enemy', hazard: 'enemy', collectible: 'enemy', friend: 'collectible' },
  home: 'space',
  rules: { levels: 1, lives: 4, waves: 3 },
  powerUps: ['shield', 'heart'],
  longest: 170,
  space: 'adrift',
  means: {
    dodge: 'shoot',
    smash: 'shoot',
    'gun-down': 'shoot',
    fight: 'shoot',
    survive: 'shoot',
    explode: 'shoot',
  },
  brings: [
    { does: 'shoot', whom: 'enemy', with: 'projectile', always: true, also: 'unless beaten' },
    { does: 'split', who: 'enemy', given: (brief) => !areWhole(brief) },
    { does: 'dodge', whom: 'hazard' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
