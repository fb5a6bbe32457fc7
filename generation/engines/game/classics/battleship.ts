import { type BattleshipContent, genre, turns } from '@makebelieve/kit/game-2d/genres/battleship/index'
import { numberIn } from '../twists.ts'
import { classic, countIn, facesOf, sizeIn } from './classic.ts'

const again =
  /\b(?:each |every |a )?(?:extra|another|bonus) (?:shot|turn|go)\b[\w ]*|\b(?:shoot|fire|go) again (?:after|when|if)[\w ]*|\b(?:each |every |a )?(?:hits?|hitting) (?:gives?|lets?|means?|earns?)[\w ]* (?:again|another|extra)\b[\w ]*/i

const fleet =
  /\b(?:with )?(?:\d|two|three|four|five|six|seven|eight|nine) (?:\w+ )?(?:ships|boats|battleships|submarines|vessels|subs)\b(?: each)?/i

export const battleship = classic({
  turns,
  genre,
  example: 'Battleship with pirates against sharks on the sea',
  longest: 200,
  parts: [
    'fleet',
    'ship',
    'enemy',
    'hit',
    'shot',
    'miss',
    'peg',
    'ocean',
    'grid',
    'guess',
    'battleship',
    'extra shot',
    'extra turn',
  ],
  twists: {
    ships: {
      words: fleet,
      atOnce: true,
      seen: ({ fleets: [mine, theirs] }, _after, said) =>
        mine.length === numberIn(said) && theirs.length === numberIn(said),
    },
    // Nobody sees the other's ships: a shot goes to a square of which nothing was known.
    guess: {
      words: /\bguess(?:es|ing)? where\b[\w ]*/i,
      seen: ({ shots: [before] }, { shots: [after] }) =>
        after.length > before.length && after.some((cell) => !before.includes(cell)),
    },
    // Usually the other one shoots after each shot.
    again: {
      words: again,
      seen: (before, after) => before.turn === after.turn && before.shots !== after.shots,
    },
  },
  shows: () => ({
    shoot: ['shoot', 'fire', 'bomb', 'guess', 'attack'],
    hit: ['hit', 'strike', 'shoot', 'bomb', 'attack', 'fight', 'battle'],
    defeat: ['sink', 'destroy', 'beat', 'defeat', 'fight', 'battle'],
  }),
  content(brief, game): BattleshipContent {
    const [size] = sizeIn(brief, 6, 12) ?? []
    const ships = countIn(brief, 'ships|boats|battleships|submarines|vessels|subs')
    return {
      ...facesOf(brief, game),
      ...(size && { size }),
      ...(ships && { ships: Math.min(9, ships) }),
      ...(again.test(brief.prompt) && { again: true }),
    }
  },
  goal: () => 'Sink the whole enemy fleet before yours is sunk.',
})
