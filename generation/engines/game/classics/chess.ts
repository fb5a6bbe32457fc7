import { type ChessContent, genre, turns } from '@makebelieve/kit/game-2d/genres/chess/index'
import { classic, facesOf } from './classic.ts'

const explosive =
  /\b(?:every |each |all )?captur\w+ (?:that )?(?:explod|blow)\w*|\batomic\b|\bexplo(?:ding|sive)\b[\w ]*/i

export const chess = classic({
  turns,
  genre,
  example: 'Chess with owls against wolves in a moonlit forest',
  parts: ['capture', 'king', 'queen', 'pawn', 'rook', 'bishop', 'man', 'check', 'checkmate', 'square'],
  twists: {
    // Usually one man is gone after a capture; here also whoever took it, and who stood by.
    explosive: { words: explosive, seen: (before, after) => menOn(before) - menOn(after) > 1 },
  },
  shows: () => ({ defeat: ['capture', 'take', 'beat', 'fight', 'defeat', 'battle', 'conquer'] }),
  content: (brief, game): ChessContent => ({
    ...facesOf(brief, game),
    ...(explosive.test(brief.prompt) && { explosive: true }),
  }),
  goal: ({ content }) =>
    (content as ChessContent).explosive
      ? 'Blow up the enemy king, or checkmate it.'
      : 'Checkmate the enemy king.',
})

const menOn = ({ squares }: { squares: readonly number[] }) => squares.filter((man) => man !== 0).length
