import { arithmetic } from './arithmetic.ts'
import { fallingBlocks } from './falling-blocks.ts'
import { merge2048 } from './merge-2048.ts'
import { minesweeper } from './minesweeper.ts'
import { slidingTiles } from './sliding-tiles.ts'
import { sudoku } from './sudoku.ts'
import { crossword, hangman, wordGuess, wordSearch } from './words.ts'

/** Puzzles and games of words and numbers: one plays them alone. */
export const puzzles = [
  merge2048,
  hangman,
  wordGuess,
  fallingBlocks,
  minesweeper,
  slidingTiles,
  sudoku,
  wordSearch,
  crossword,
  arithmetic,
]
