import { type BlocksContent, genre, turns } from '@makebelieve/kit/game-2d/genres/falling-blocks/index'
import { classic, sizeIn } from './classic.ts'

const rises =
  /\b(?:blocks?|pieces?|they|shapes?)(?: that| which)? (?:fall|float|rise|go|move)s?(?:ing)? (?:up|upwards?|from the bottom)\b|\b(?:falls?|falling|rising) up(?:wards?)?\b|\bupside[- ]down\b|\breversed? gravity\b|\banti-?gravity\b/i

export const fallingBlocks = classic({
  turns,
  genre,
  example: 'Falling blocks with penguins in the snow',
  faces: () => 7,
  parts: ['block', 'line', 'row', 'shape', 'tetromino', 'column', 'well', 'gravity'],
  twists: {
    // What falls in the state is drawn the other way round.
    rises: {
      words: rises,
      seen: (before, after) => after.rises && after.y > before.y && after.kind === before.kind,
    },
  },
  shows: () => ({
    break: ['clear', 'fill', 'complete', 'remove', 'break', 'destroy'],
    place: ['stack', 'drop', 'place', 'pile', 'pile up', 'land'],
    swap: ['rotate', 'turn', 'move', 'arrange', 'steer'],
  }),
  content(brief): BlocksContent {
    const size = sizeIn(brief, 6, 20)
    const lines = Number(/\b(\d{1,2}) (?:full |whole )?(?:lines|rows)\b/i.exec(brief.prompt)?.[1])
    const usual = brief.difficulty === 'hard' ? 12 : brief.difficulty === 'easy' ? 5 : 8
    return {
      ...(size && { columns: size[0], rows: Math.max(10, size[1]) }),
      lines: lines ? Math.min(40, lines) : usual,
      ...(rises.test(brief.prompt) && { rises: true }),
    }
  },
  goal: ({ content }) =>
    `Clear ${(content as BlocksContent).lines} lines before the blocks reach the ${(content as BlocksContent).rises ? 'bottom' : 'top'}.`,
})
