import {
  type BlocksContent,
  type BlocksState,
  genre,
  isFragile,
  turns,
} from '@makebelieve/kit/game-2d/genres/falling-blocks/index'
import type { Brief } from '../../../brief/brief.ts'
import { numberIn } from '../twists.ts'
import { classic, sizeIn } from './classic.ts'

const rises =
  /\b(?:blocks?|pieces?|they|shapes?)(?: that| which)? (?:fall|float|rise|go|move)s?(?:ing)? (?:up|upwards?|from the bottom)\b|\b(?:falls?|falling|rising) up(?:wards?)?\b|\bupside[- ]down\b|\breversed? gravity\b|\banti-?gravity\b/i

/** 'The floor rises every ten seconds', 'new rows push up from below'. */
const rising =
  /\b(?:the |a |and )*(?:floor|ground|bottom(?: row)?|sea ?floor|lava|water|garbage(?: rows?| lines?)?|junk(?: rows?| lines?)?|(?:new |extra |more |another |full )+(?:rows?|lines?)(?: of (?:blocks|junk|garbage|bricks))?|rows?|lines?)(?: that)? (?:slowly |keeps? |constantly |is |are )*(?:ris(?:es?|ing)|com(?:es?|ing) up|push(?:es|ing)? up|go(?:es)? up|mov(?:es?|ing) up|added|climb(?:s|ing)?)(?: up)?(?: from (?:below|the bottom|underneath|beneath))?(?: (?:every|each) (?:\d{1,3}|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|few)? ?(?:seconds?|secs?|minutes?))?/i
const secondsIn = (said: string): number => {
  const many = (numberIn(said) ?? 0) * (/minute/i.test(said) ? 60 : 1)
  return many > 0 ? Math.min(60, Math.max(4, many)) : /minute/i.test(said) ? 60 : 12
}

/** 'Every third piece is made of glass that shatters', 'fragile ones break'. */
const fragile =
  /\b(?:(?:every|each) \w+ (?:piece|block|one|\w+) is (?:made of )?)?(?:fragile|glass|breakable|delicate)\b(?: (?:ones?|pieces?|blocks?|things?))?(?: (?:that|which|and))?(?: (?:can )?(?:break|shatter|crack|smash)\w*[\w ]*)?/i
const ordinals: Record<string, number> = {
  other: 2,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
}

/** 'Load a moving truck', 'pack suitcases into a trunk': what is filled is no block. */
const filling =
  /\b(?:load|fill|pack|stuff)(?:s|ing|ed)?(?: up)? (?:a|an|the|your|my|his|her) ((?:\w+ )?\w+)|\b(?:into|inside) (?:a|an|the|your|my|his|her) ((?:\w+ )?\w+ ?\w*)/gi

function wellIn({ prompt, actors }: Brief): Brief['actors'][number] | undefined {
  const said = [...prompt.matchAll(filling)].map(([, one, other]) => (one ?? other ?? '').toLowerCase())
  return actors.find(
    ({ thing, plural }) =>
      !plural && said.some((words) => words.split(' ').includes(thing.name.split(' ').at(-1) ?? '')),
  )
}

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
    // What lay on the floor lies one higher, on a row that was not there.
    floor: {
      words: rising,
      tells: ['seconds'],
      same: ['seconds'],
      parts: ['floor', 'ground', 'bottom', 'row', 'line'],
      sets: (said) => ({ floor: secondsIn(said) }),
      seen: ({ cells: before }, { cells: after, columns, floor }, said) =>
        floor !== undefined &&
        floor.every === secondsIn(said) * 60 &&
        after.slice(-columns).filter((cell) => cell === 0).length === 1 &&
        before.some((cell) => cell > 0) &&
        before.slice(columns).every((cell, at) => cell === after[at]),
    },
    // Something fragile is gone, and no row was cleared.
    fragile: {
      words: fragile,
      parts: ['glass', 'piece'],
      sets: (said) => {
        const [, which = 'third'] = /\b(?:every|each) (\w+)/i.exec(said) ?? []
        return { fragile: ordinals[which.toLowerCase()] ?? 3 }
      },
      seen: (before, after) => after.cleared === before.cleared && fragileIn(after) < fragileIn(before),
    },
  },
  figures: {
    lines: {
      counts: ['line', 'row', 'full line', 'full row'],
      goal: true,
      least: 1,
      most: 40,
      tells: ['score', 'levels', 'rounds'],
      sets: (lines) => ({ lines }),
      has: (_, after) =>
        turns.ending(after)?.winner === 0 && after.cleared >= after.goal ? after.goal : undefined,
    },
    wide: {
      counts: ['wide', 'column', 'block wide', 'cell wide', 'square wide', 'across', 'column wide'],
      least: 5,
      most: 20,
      sets: (columns) => ({ columns }),
      has: (_, { columns }) => columns,
    },
  },
  shows: () => ({
    break: ['clear', 'fill', 'complete', 'remove', 'break', 'destroy'],
    place: ['stack', 'drop', 'place', 'pile', 'pile up', 'land', 'load', 'pack', 'stuff', 'fill'],
    deliver: ['load', 'pack', 'stuff', 'fill', 'fill up', 'load up'],
    swap: ['rotate', 'turn', 'move', 'arrange', 'steer'],
  }),
  content(brief, game): BlocksContent {
    const size = sizeIn(brief, 6, 20)
    const usual = brief.difficulty === 'hard' ? 12 : brief.difficulty === 'easy' ? 5 : 8
    const well = wellIn(brief)?.id
    return {
      ...(size && { columns: size[0], rows: Math.max(10, size[1]) }),
      lines: usual,
      ...(rises.test(brief.prompt) && { rises: true }),
      ...(well && game.cast.some(({ id }) => id === well) && { well }),
    }
  },
  goal: ({ content, cast }) => {
    const { lines, rises: isRising, well } = content as BlocksContent
    const filled = cast.find(({ id }) => id === well)
    return filled
      ? `Clear ${lines} rows in the ${filled.name} before it is full.`
      : `Clear ${lines} lines before the blocks reach the ${isRising ? 'bottom' : 'top'}.`
  },
})

const fragileIn = ({ cells }: BlocksState) => cells.filter(isFragile).length
