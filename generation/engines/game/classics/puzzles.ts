import { merge2048 } from './merge-2048.ts'

/** Puzzles and games of words and numbers: one plays them alone. */
export const puzzles = [merge2048]
