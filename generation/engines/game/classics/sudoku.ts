import { genre, type SudokuContent, turns } from '@makebelieve/kit/game-2d/genres/sudoku/index'
import type { Brief } from '../../../brief/brief.ts'
import { isForTheYoung } from '../../../words/choose.ts'
import { saidOf } from '../figures.ts'
import { classic, sizeIn, toldIn } from './classic.ts'

const diagonal = /\bdiagonal(?:s|ly)?(?: sudoku)?\b|\bsudoku x\b/i

const colours =
  /\b(?:with )?colou?rs? (?:instead of|rather than|for|and not|not)(?: the)? (?:numbers|digits|numerals)\b|\bcolou?r (?:sudoku|doku)\b/i

const instead =
  /\b(?:(?:\w+ )?(?:instead of|in place of|rather than|replacing|not)|no|without) (?:the )?(?:numbers|digits|numerals)\b/i

const rows = ['row', 'column', 'line', 'digit', 'number', 'symbol']

function sizeOf(brief: Brief, faces: number): 4 | 6 | 9 {
  const said =
    sizeIn(brief, 4, 9)?.[0] ?? saidOf(brief.prompt, { counts: rows, named: [], goal: false })[0]?.value
  if (said) return said < 6 ? 4 : said < 9 ? 6 : 9
  if (isForTheYoung(brief)) return 4
  if (faces >= 4) return faces >= 9 ? 9 : faces >= 6 ? 6 : 4
  return /\bmini\b|\bkids\b|\bchildren\b|\bsmall\b/i.test(brief.prompt) || brief.difficulty === 'easy' ? 6 : 9
}

export const sudoku = classic({
  turns,
  genre,
  example: 'A mini sudoku in a garden',
  faces: (brief) => sizeOf(brief, 6),
  parts: ['number', 'digit', 'row', 'column', 'box', 'cell', 'grid', 'symbol', 'sudoku'],
  roles: { collectible: { least: 0, most: 9 }, enemy: { least: 0, most: 0 } },
  instead: {
    enemy: 'collectible',
    friend: 'collectible',
    hazard: 'collectible',
    boss: 'collectible',
    prop: 'collectible',
    obstacle: 'collectible',
    goal: 'collectible',
  },
  twists: {
    colours: {
      words: colours,
      parts: ['colour', 'color'],
      sets: () => ({ colours: true }),
      seen: (before, after) => after.colours && !after.pictures && before.cells !== after.cells,
    },
    pictures: {
      fits: ({ prompt }) => !colours.test(prompt),
      words: instead,
      seen: (before, after) => after.pictures && before.cells !== after.cells,
    },
    diagonal: {
      words: diagonal,
      // A number came onto a diagonal on which every number stands once.
      seen: (before, after) => {
        const { size, solution } = after
        const line = Array.from({ length: size }, (_, at) => at * size + at)
        const isOnce = new Set(line.map((cell) => solution[cell])).size === size
        return after.diagonal && isOnce && line.some((cell) => before.cells[cell] !== after.cells[cell])
      },
    },
  },
  figures: { rows: { counts: rows, least: 4, most: 9, has: (_, { size }) => size } },
  shows: () => ({ place: ['place', 'fill', 'put', 'fill in', 'solve', 'complete', 'enter', 'write'] }),
  content(brief, game): SudokuContent {
    const told = toldIn(brief, game)
    const size = sizeOf(brief, told.length)
    // 'Planets in place of numbers': where there are not so many pictures of them, one is told from the other by its colour.
    const [alike] = told.length < size && instead.test(brief.prompt) ? told : []
    return { size, ...(alike && { alike }), ...(diagonal.test(brief.prompt) && { diagonal: true }) }
  },
  goal: () => 'Fill every cell so nothing repeats in a row, column or box.',
})
