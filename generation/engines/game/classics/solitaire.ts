import { genre, type SolitaireContent, turns } from '@makebelieve/kit/game-2d/genres/solitaire/index'
import { classic, facesOf } from './classic.ts'

const three =
  /\b(?:draw|draws|drawing|turn|turns|deal|flip)\w* (?:over )?(?:three|3)\b(?: cards?)?(?: at a time)?|\b(?:three|3)[ -](?:cards? )?(?:draw|drawn|at a time)\b/i
const one =
  /\b(?:draw|draws|drawing|turn|turns|deal|flip)\w* (?:over )?(?:one|1)\b(?: card)?(?: at a time)?|\b(?:one|1)[ -](?:card )?(?:draw|drawn|at a time)\b/i

export const solitaire = classic({
  turns,
  genre,
  example: 'Klondike solitaire with foxes in an autumn forest',
  // There is always one more turn of the pile: nobody loses.
  rules: { gentle: true },
  longest: 200,
  parts: [
    'card',
    'suit',
    'ace',
    'king',
    'queen',
    'jack',
    'pile',
    'deck',
    'patience',
    'solitaire',
    'draw',
    'playing',
    'stack',
    'time',
  ],
  twists: {
    three: { words: three, seen: (before, after) => after.waste.length - before.waste.length === 3 },
    one: {
      words: one,
      seen: (before, after) => before.stock.length > 1 && after.waste.length - before.waste.length === 1,
    },
  },
  shows: () => ({
    match: ['sort', 'stack', 'collect', 'bring home', 'move'],
    place: ['place', 'lay', 'put', 'stack', 'move'],
    swap: ['turn', 'turn over', 'flip', 'draw'],
  }),
  content: (brief, game): SolitaireContent => ({
    ...facesOf(brief, game),
    ...(three.test(brief.prompt) && { draw: 3 }),
  }),
  goal: () => 'Bring all the cards home, from ace to king.',
})
