import { castIn } from '@makebelieve/kit/game/plan'
import { type DominoesContent, genre, turns } from '@makebelieve/kit/game-2d/genres/dominoes/index'
import { classic, countIn, facesOf } from './classic.ts'

const block = /\bblock(?:ing)? (?:dominoe?s|game|rules?)\b|\b(?:no|without) drawing\b|\bnobody draws\b/i
const nines = /\bdouble[ -](?:nine|9)s?\b/i

/** 'Animals instead of dots', 'picture dominoes': what is named is on the tiles, and plays against nobody. */
const pictured =
  /\b(?:\w+ )?(?:instead of|rather than|in place of)(?: the)? (?:dots|pips|numbers|eyes|spots)\b|\bpicture dominoe?s\b|\bdominoe?s with pictures(?: of \w+)?\b|\bpictures? on (?:the |every |each )?(?:tiles?|dominoe?s?)\b/i
/** From nought to six. */
const sides = 7

export const dominoes = classic({
  turns,
  genre,
  example: 'Dominoes with bears against foxes in a cosy cabin',
  longest: 200,
  faces: ({ prompt }) => (pictured.test(prompt) ? sides : 0),
  roles: { collectible: { least: 0, most: sides } },
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
    // A tile was laid, and what is on it are pictures.
    pictures: {
      words: pictured,
      parts: ['picture', 'dot', 'pip'],
      seen: (before, { line, pictured: isShown }) => isShown === true && line.length > before.line.length,
    },
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
    const all = castIn(game, 'collectible').map(({ id }) => id)
    const isPictured = pictured.test(brief.prompt) && all.length >= sides
    return {
      ...(isPictured ? { pictures: all.slice(0, sides) } : facesOf(brief, game)),
      ...(tiles && { tiles: Math.min(12, Math.max(3, tiles)) }),
      ...(block.test(brief.prompt) && { block: true }),
      ...(nines.test(brief.prompt) && { most: 9 }),
    }
  },
  goal: () => 'Be the first to place all your tiles.',
})
