import type { AimWorld } from '@makebelieve/kit/game-2d/aim/shots'
import { bot } from '@makebelieve/kit/game-2d/genres/pool/bot'
import { ballsIn, genre } from '@makebelieve/kit/game-2d/genres/pool/index'
import type { GenreDesign } from '../design.ts'
import { withFigures } from '../figures.ts'
import { withTwists } from '../twists.ts'
import { addedTwists } from './added-rules.ts'
import { without, withSaid } from './aiming.ts'

const plain: GenreDesign<AimWorld> = {
  genre,
  bot,
  name: 'a game of pool',
  classic: true,
  calm: true,
  home: 'house',
  standsInFor: {},
  surely:
    /\bbilliards?\b|\bsnooker\b|\b(?:8|eight)[ -]ball\b|\bpool (?:table|game|hall)\b|\bpool with\b|\bplay(?:s|ing)? pool\b|^pool\b(?! party)|\bpot(?:s|ting)? (?:all )?(?:the |\w+ )*(?:balls?|planets?|pockets?)\b|\bcue (?:ball|stick)\b/,
  shows: () => ({
    shoot: ['shoot', 'hit', 'play', 'strike', 'cue'],
    deliver: ['pot', 'sink', 'pocket', 'shoot', 'knock', 'get', 'hit'],
    hit: ['hit', 'strike', 'knock', 'knock into', 'bump', 'break'],
    defeat: [],
  }),
  reads: (brief) => without(brief, /^(?:pool|pools|pot|pots|swimming pool|billiards?)$/),
  verbs: {},
  roles: {
    player: { least: 1, most: 1 },
    projectile: { least: 0, most: 1 },
    collectible: { least: 0, most: 4 },
    enemy: { least: 0, most: 2 },
    goal: { least: 0, most: 1 },
    obstacle: { least: 0, most: 2 },
    friend: { least: 0, most: 1 },
  },
  instead: { prop: 'collectible', hazard: 'collectible' },
  rules: { lives: 1 },
  supports: ['two-players', 'day-and-night'],
  longest: 300,
  goal(game) {
    const [first] = ballsIn(game)
    return `Pot all the ${first?.plural ?? 'balls'} before you run out of shots.`
  },
  finish(draft, brief) {
    const game = withSaid(draft, brief)
    // The table, its pockets and the cue are drawn by themselves, and plain balls have the colours of the game.
    const own =
      /^(?:pool|table|pool tables?|pockets?|cues?|cue balls?|cue sticks?|balls?|billiards?|pool balls?)$/
    return { ...game, cast: game.cast.filter(({ name, role }) => role === 'player' || !own.test(name)) }
  },
}

/** What is counted in pool: what lies on the table at first, and how many shots one has. */
const figured = withFigures(plain, {
  balls: {
    counts: ({ actors }) => [
      ...['ball', 'object ball'],
      ...actors.filter(({ role, implied }) => role !== 'player' && !implied).map(({ thing }) => thing.name),
    ],
    least: 1,
    most: 15,
    atOnce: true,
    sets: (balls) => ({ balls }),
    has: (_, { bodies }) => bodies.filter(({ part }) => part.startsWith('ball')).length,
  },
  shots: {
    counts: ['shot', 'turn', 'hit', 'try'],
    least: 1,
    most: 60,
    tells: ['rounds', 'lives'],
    sets: (rounds) => ({ rounds }),
    has: (_, { shots }) => shots,
  },
})

export const pool = withTwists(figured, addedTwists({ can: ['points', 'shots'], target: [] }))
