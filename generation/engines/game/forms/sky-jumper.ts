import { holds } from '@makebelieve/kit/core/input'
import type { World } from '@makebelieve/kit/game/world'
import { playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { readTwists, watching } from '../twists.ts'
import type { Form } from './form.ts'

/** 'The platforms melt once stood on', 'each leaf vanishes after one bounce', 'platforms break'. */
const melts =
  /\b(?:(?:the|each|every|all)(?: \w+)? )?\w+s? (?:that )?(?:melts?|vanish(?:es)?|disappears?|breaks?|crumbles?|dissolves?|pops?|falls? apart)\b(?: (?:away|apart))?(?: (?:once|when|after|as soon as|if)(?: (?:it|they|you|he|she|i|one|each)(?: is| are|'ve| have| has)?)?(?: \w+){1,4}?(?=[.,;]|$| and\b))?/i

/** 'A bunny that bounces all by itself from cloud to cloud', 'keeps bouncing up on leaves'. */
const bounces =
  /\b(?:\w+ )?(?:that |which )?(?:keeps? (?:bouncing|jumping|hopping)|bounces?|hops?|jumps?) (?:(?:all )?by (?:it|him|her|my)self|automatically|on (?:its|his|her) own|up(?:wards?)?|higher and higher)\b(?: (?:(?:higher and higher|from) )?(?:(?:on|up|from|the) )*\w+(?: to \w+)?)?/i

/** 'If it falls down the bottom I lose', 'don't fall'. */
const falls =
  /\b(?:if|when|once) (?:it|he|she|you|i|the \w+) falls?\b[^.;]{0,40}?\b(?:lose|over|lost|dead|dies?)\b|\b(?:don't|do not|never|must not|without) fall(?:ing)?\b(?: (?:down|off))?/i

const steers = /\b(?:i |you )?(?:only|just) (?:steer|move)s? (?:it |him |her )?left (?:and|or) right\b/i

const grounds = [
  ...[
    'platform',
    'ledge',
    'lily pad',
    'cloud',
    'leaf',
    'ice floe',
    'floe',
    'stepping stone',
    'shelf',
    'roof',
  ],
  ...['rooftop', 'branch', 'step', 'asteroid', 'spring', 'island', 'balcony', 'trampoline'],
]

/** Seen from the side: one bounces by itself from ledge to ledge, ever higher, and only steers. */
export const skyJumper: Form = {
  id: 'sky-jumper',
  known: true,
  name: 'a game of bouncing ever higher',
  standsInFor: {},
  verbs: {},
  surely:
    /\bdoodle ?jump\w*\b|\bicy tower\b|\b(?:endless |vertical |upwards? )(?:\w+ )?(?:jumper|jumping|hopper|bouncer)\b/,
  words:
    /\b(?:bounc|hop|jump|spring)\w*\b[^.]*\b(?:(?:all )?by (?:it|him|her|my)self|automatically|on (?:its|his|her) own|higher and higher|ever higher|up forever|keeps? (?:bouncing|jumping))\b/,
  roles: {},
  reads: (brief) =>
    readTwists(brief, {
      melts: { words: melts },
      bounces: { words: bounces },
      falls: { words: falls },
      steers: { words: steers },
    }),
  twists: {
    // A ledge is gone that was there a moment ago, and nobody began another level.
    melts: watching(
      (world: World) => ({ ledges: (world as RulesWorld).blocks.length, level: world.level }),
      (before, after) => before.level === after.level && after.ledges === before.ledges - 1,
    ),
    // From coming down to going up, without a button.
    bounces: watching(
      (world: World) => ({ vy: playerOf(world as RulesWorld).vy, isHeld: holds(world.before, 'up') }),
      (before, after) => before.vy >= 0 && after.vy < -500 && !before.isHeld && !after.isHeld,
    ),
    // A life is gone where nobody is in sight.
    falls: watching(
      (world: World) => ({
        lives: world.lives,
        y: playerOf(world as RulesWorld).y,
        seen: (world as RulesWorld).laidLast + 250,
      }),
      (before, after) => after.lives < before.lives && before.y > before.seen,
    ),
    steers: watching(
      (world: World) => ({ x: playerOf(world as RulesWorld).vx, isHeld: holds(world.before, 'right') }),
      (before, after) => after.isHeld && after.x > before.x + 4,
    ),
  },
  terrain: { platform: grounds, ground: ['ground', 'floor', 'bottom'] },
  home: 'sky',
  rules: { lives: 3, levels: 1 },
  powerUps: ['shield', 'heart'],
  longest: 150,
  space: 'side',
  layout: ({ prompt }) => ({ bounds: true, tall: 7, wide: 1, ...(melts.test(prompt) && { melts: true }) }),
  means: {
    ...{
      climb: 'bound',
      'jump over': 'bound',
      hop: 'bound',
      bounce: 'bound',
      tread: 'bound',
      reach: 'bound',
    },
    ...{ volley: 'bound', fly: 'bound', jump: 'bound' },
  },
  brings: [
    { does: 'bound', always: true },
    { does: 'dodge', whom: 'hazard' },
    { does: 'dodge', whom: 'enemy' },
    { does: 'collect', whom: 'collectible', aside: true },
  ],
}
