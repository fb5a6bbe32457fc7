import { bot } from '@makebelieve/kit/game-2d/genres/claw/bot'
import {
  type ClawContent,
  type ClawWorld,
  genre,
  toysIn,
  usualGoal,
} from '@makebelieve/kit/game-2d/genres/claw/index'
import type { GenreDesign } from '../design.ts'
import { withOwnPart, withoutParts } from '../game-parts.ts'
import { numberIn, watching, withTwists } from '../twists.ts'
import { withSaid } from './aiming.ts'

const amount = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const nth = 'other|second|third|fourth|fifth|2nd|3rd|4th|5th|two|three|four|five|\\d'
const weakWords =
  'weak(?:er)?|loose|slack|slippery|lets? go|loses? (?:its )?grip|slips?|drops? (?:it|everything)'
const weak = new RegExp(
  [
    `\\b(?:the |its )?(?:claw|grip|it)(?: (?:that|which))?(?: (?:is|gets|goes|becomes))? (?:(?:too|very|only|so) )?(?:${weakWords})(?: on)?(?: (?:every|each) (?:${nth})(?: (?:time|try|grab|drop|go|attempt|times))?)?`,
    `\\b(?:every|each) (?:${nth}) (?:time|try|grab|drop|go|attempt|times)(?:,)? (?:the |its )?(?:claw|grip|it)(?: (?:is|gets))? (?:${weakWords})`,
    '\\bweak (?:claw|grip)\\b',
  ].join('|'),
  'i',
)

const ordinals: Readonly<Record<string, number>> = {
  ...{ other: 2, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, fifth: 5, '5th': 5 },
}

/** 'Every third time'; where nothing is said, every other. */
function intervalIn(said: string): number {
  const [, word = ''] = new RegExp(`(?:every|each) (${nth})\\b`, 'i').exec(said) ?? []
  return Math.max(2, ordinals[word.toLowerCase()] ?? numberIn(word) ?? 2)
}

/** Nouns that are the machine itself, and nobody on its stage. */
const parts: ReadonlySet<string> = new Set([
  ...['claw', 'crane', 'claw machine', 'crane machine', 'crane game', 'grabber', 'machine', 'grip', 'prize'],
  ...['chute', 'coin slot', 'joystick', 'lever', 'button', 'arcade', 'try', 'glass', 'box'],
])

const untwisted: GenreDesign<ClawWorld> = {
  genre,
  bot,
  name: 'a claw machine',
  classic: true,
  calm: true,
  home: 'carnival',
  standsInFor: {},
  example: 'A claw machine full of plush bears, grab five of them',
  surely:
    /\b(?:claw|crane|grabber|grabbing) (?:machine|game)s?\b|\bufo catcher\b|\bclaw\b[^.]*\b(?:grab|plush|prize|toy|teddy|drop)|\b(?:grab|plush|prize|toy|teddy)\w*\b[^.]*\bclaw\b/,
  shows: () => ({
    collect: [
      'grab',
      'catch',
      'pick up',
      'pick',
      'lift',
      'lift out',
      'get',
      'win',
      'fish',
      'fish out',
      'pull out',
      'take',
      'grip',
      'collect',
    ],
    deliver: ['bring', 'drop', 'carry', 'win'],
    place: ['drop', 'lower'],
  }),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    collectible: { least: 1, most: 4 },
    friend: { least: 0, most: 1 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 1 },
  },
  instead: {
    prop: 'collectible',
    enemy: 'collectible',
    boss: 'collectible',
    hazard: 'collectible',
    projectile: 'collectible',
  },
  suggest: (role) => (role === 'collectible' ? ['teddy bear'] : role === 'player' ? ['child'] : []),
  rules: { lives: 1 },
  supports: ['levels', 'day-and-night'],
  longest: 300,
  // Whatever is named lies in the box, however wild it is elsewhere.
  reads: (brief) =>
    withOwnPart(withoutParts(brief, parts), ({ role }) => (role === 'player' ? undefined : 'collectible')),
  goal: (game) => {
    const many = Math.min(game.rules.goalCount ?? usualGoal, (game.content as ClawContent)?.tries ?? 12, 12)
    const [toy] = toysIn(game)
    return `Grab ${many} ${(many === 1 ? toy?.name : toy?.plural) ?? 'toys'} before you run out of tries.`
  },
  finish(draft, brief) {
    const game = withSaid(draft, brief)
    const count = game.cast.find(({ role, count: many }) => role !== 'player' && many !== undefined)?.count
    return {
      ...game,
      cast: game.cast.map(({ count: _, ...member }) => member),
      rules: { ...game.rules, ...(count !== undefined && { goalCount: Math.min(12, Math.max(1, count)) }) },
    }
  },
}

export const clawMachine = withTwists(untwisted, {
  steers: {
    words:
      /\b(?:the )?(?:claw|crane|it)(?: that)? (?:can )?(?:goes?|moves?|slides?|is moved|is steered|travels?)(?: (?:to the )?left(?: and|or|,)? ?(?:to the )?right| sideways| back and forth| along a rail)|\b(?:move|steer|slide|guide|position)s?(?:ing)? (?:the |a )?(?:claw|crane)\b(?: (?:to the )?left(?: and|or|,)? ?(?:to the )?right| sideways)?/i,
    watch: watching(
      ({ claw }: ClawWorld) => ({ phase: claw.phase, x: claw.x }),
      (before, after) => before.phase === 'free' && after.phase === 'free' && before.x !== after.x,
    ),
  },
  drops: {
    words:
      /\b(?:drop|lower|let down|release)s?(?:ping|ing)? (?:it|the claw|the crane|the grabber)\b(?: (?:down|onto the \w+|on the \w+))?/i,
    watch: watching(
      ({ claw }: ClawWorld) => ({ phase: claw.phase, y: claw.y }),
      (before, after) => before.phase === 'down' && after.y > before.y,
    ),
  },
  weak: {
    words: weak,
    takes: ['rounds', 'levels'],
    sets: (said) => ({ weak: intervalIn(said) }),
    // What had been lifted fell out again in just those drops.
    watch: watching(
      ({ slipped, drops }: ClawWorld) => ({ slipped: slipped.length, drops }),
      (before, after, said) => after.slipped > before.slipped && after.drops % intervalIn(said) === 0,
    ),
  },
  tries: {
    words: new RegExp(
      `\\b(?:(?:only|just|you have|with|in|at most|up to) )*${amount} (?:coins?|tries|drops|goes|attempts|turns|chances|grabs|tokens)\\b`,
      'i',
    ),
    parts: ['coin', 'token', 'chance', 'attempt'],
    tells: ['lives'],
    takes: ['lives', 'rounds', 'levels'],
    sets: (said) => ({ tries: Math.max(1, numberIn(said) ?? 10) }),
    watch: watching(
      ({ drops, tries }: ClawWorld) => ({ drops, all: drops + tries }),
      (before, after, said) => after.drops > before.drops && after.all === numberIn(said),
    ),
  },
})
