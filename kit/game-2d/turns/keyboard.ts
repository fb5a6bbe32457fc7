import type { Place } from './rules.ts'
import { stage } from './world.ts'

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const key = { width: 62, height: 54, gap: 6 }

/** The top of the keys, so that others stay above them. */
export const keysTop = stage.height - 3 * (key.height + key.gap) - 8

/** The letters as keys at the foot of the stage; a real keyboard picks them, too. What a letter has come to colours it. */
export function letterKeys(look: (letter: string) => Partial<Place> = () => ({})): Place[] {
  return rows.flatMap((letters, row) =>
    [...letters].map(
      (letter, at): Place => ({
        id: letter,
        ...keyAt(at, row, letters.length),
        says: letter.toUpperCase(),
        words: letter.toUpperCase(),
        key: letter,
        button: true,
        letters: 24,
        ...look(letter),
      }),
    ),
  )
}

/** A wider key at the end of the last row: enter, and taking a letter back. */
export function wideKey(id: string, words: string, typed: string, side: 'left' | 'right'): Place {
  const width = key.width * 1.45
  const { y, height } = keyAt(0, 2, 7)
  const x = side === 'left' ? 22 : stage.width - 22 - width
  return { id, x, y, width, height, says: words, words, key: typed, button: true, letters: 18 }
}

function keyAt(at: number, row: number, count: number) {
  const width = key.width + key.gap
  return {
    x: stage.width / 2 + (at - count / 2) * width + key.gap / 2,
    y: keysTop + row * (key.height + key.gap),
    width: key.width,
    height: key.height,
  }
}

/** Words that a game was planned with, each with what is told of it. */
export type WordEntry = { word: string; clue?: string }
