import type { Reading } from './schema.ts'
import { fold, numberIn } from './words.ts'

type Limit = Reading['limits'][number]

/** 'Six-lane', '10-floor', 'four-colour', and not how old somebody is. Nobody counts by 'twin-stick', 'double-decker' and 'one-way'. */
const counted =
  /^(?<number>\d+|(?!twin|double|triple|single|half|pair|both)[a-z]+)-(?<what>(?!years?)[a-z]{3,})/
const grid = /^(?<columns>\d+)(?:x|×|-by-)(?<rows>\d+)$/

/** Numbers that stand inside a word with what they count: they belong to what that word is said of, and are no number of the game. */
export function innerNumbers(words: readonly { text: string }[], first: number): Limit[] {
  return words.flatMap(({ text }, at): Limit[] => {
    const piece = { text, words: [first + at] }
    const { columns, rows } = grid.exec(fold(text))?.groups ?? {}
    if (columns !== undefined && rows !== undefined)
      return [
        { what: 'columns', value: Number(columns), piece },
        { what: 'rows', value: Number(rows), piece },
      ]
    const { number = '', what = '' } = counted.exec(fold(text))?.groups ?? {}
    const value = numberIn(number)
    return value === undefined || value < 2 ? [] : [{ what, value, piece }]
  })
}
