import { genre, type SlideContent, turns } from '@makebelieve/kit/game-2d/genres/sliding-tiles/index'
import { wrapping } from '../wrapping.ts'
import { classic, sizeIn, toldIn } from './classic.ts'

export const slidingTiles = classic({
  turns,
  genre,
  example: 'A sliding puzzle of a lion in the savanna',
  parts: [
    'tile',
    'square',
    'block',
    'picture',
    'image',
    'photo',
    'jigsaw',
    'number',
    'gap',
    'slide',
    'order',
  ],
  roles: { collectible: { least: 0, most: 1 } },
  suggest: (role, { prompt }) =>
    role === 'collectible' && /\b(?:picture|photo|image|jigsaw)\b/i.test(prompt) ? ['parrot'] : [],
  twists: {
    // The gap went from one edge to the other in one move.
    wraps: {
      words: wrapping,
      seen: ({ cells, columns }, { cells: after }) => {
        const [from, to] = [cells.indexOf(cells.length - 1), after.indexOf(after.length - 1)]
        return Math.abs((from % columns) - (to % columns)) > 1 || Math.abs(from - to) > columns
      },
    },
  },
  figures: {
    // With the last of them it is over.
    moves: {
      counts: ['move', 'slide', 'step', 'turn'],
      least: 10,
      most: 400,
      takes: ['moves', 'rounds'],
      tells: ['moves', 'lose-screen'],
      along: 'lose loses over ends get have given only',
      sets: (moves) => ({ moves }),
      // At the start of a round all of them are left.
      has: ({ left }, after) => (left !== null && after.left === left - 1 ? left : undefined),
    },
  },
  shows: () => ({
    swap: ['slide', 'move', 'push', 'shift', 'rearrange'],
    match: [
      'put together',
      'restore',
      'solve',
      'assemble',
      'complete',
      'order',
      'unscramble',
      'repair',
      'reassemble',
    ],
  }),
  content(brief, game): SlideContent {
    const count = Number(
      /\b(8|15|24)[- ](?:puzzle|tiles?|pieces?|numbers?)\b|\b(?:to|up to|through) (8|15|24)\b/i
        .exec(brief.prompt)
        ?.slice(1)
        .find(Boolean) ?? (/\bfifteen\b/i.test(brief.prompt) ? 15 : 0),
    )
    const usual = count ? Math.round(Math.sqrt(count + 1)) : brief.difficulty === 'hard' ? 4 : 3
    const [columns, rows] = sizeIn(brief, 2, 6) ?? [usual, usual]
    const [picture] = toldIn(brief, game).reverse()
    return {
      columns,
      rows,
      ...(picture && { picture }),
      ...(wrapping.test(brief.prompt) && { wraps: true }),
    }
  },
  goal: ({ content, cast }) => {
    const name = cast.find(({ id }) => id === (content as SlideContent).picture)?.name
    return name
      ? `Slide the tiles until the ${name} is whole again.`
      : 'Slide the tiles into the right order.'
  },
})
