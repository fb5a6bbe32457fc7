import { type DominoesContent, genre, turns } from '@makebelieve/kit/game-2d/genres/dominoes/index'
import { classic, countIn, facesOf } from './classic.ts'

const block = /\bblock(?:ing)? (?:dominoe?s|game|rules?)\b|\b(?:no|without) drawing\b|\bnobody draws\b/i
const nines = /\bdouble[ -](?:nine|9)s?\b/i

export const dominoes = classic({
  turns,
  genre,
  example: 'Dominoes with bears against foxes in a cosy cabin',
  longest: 200,
  parts: [
    'domino',
    'tile',
    'eye',
    'pip',
    'dot',
    'number',
    'end',
    'line',
    'chain',
    'stock',
    'bone',
    'boneyard',
    'nine',
  ],
  twists: {
    // Somebody passes although there is something to draw.
    block: {
      words: block,
      seen: (before, after) => after.passes > before.passes && after.stock.length > 0,
    },
    nines: {
      words: nines,
      seen: (before, { line }) =>
        line.length > before.line.length && line.some((tile) => Math.max(...tile) > 6),
    },
  },
  shows: () => ({
    place: ['place', 'lay', 'put', 'play', 'match', 'connect'],
    spawn: ['draw'],
    defeat: ['beat', 'defeat', 'fight', 'battle'],
  }),
  content(brief, game): DominoesContent {
    const tiles = countIn(brief, 'tiles|dominoes|dominos|bones')
    return {
      ...facesOf(brief, game),
      ...(tiles && { tiles: Math.min(12, Math.max(3, tiles)) }),
      ...(block.test(brief.prompt) && { block: true }),
      ...(nines.test(brief.prompt) && { most: 9 }),
    }
  },
  goal: () => 'Be the first to place all your tiles.',
})
