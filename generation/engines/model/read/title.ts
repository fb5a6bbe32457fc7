import type { Piece } from '../design.ts'

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
export const sentence = (words: string) => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`

/** 'a chair of dark walnut with a' goes on; without its last small words it does not. */
const withoutLooseEnd = (words: string) =>
  words.replace(/(?:[\s,]+(?:with|and|or|a|an|the|of|on|in|by|to|from|for|its|his|her|their|is|are))+$/i, '')

export function titleOf(text: string, pieces: Piece[]): string {
  const plain =
    text
      .replace(/ ,/g, ',')
      .replace(/ 's/g, "'s")
      .replace(/^(?:a|an|the|some) /, '')
      .trim() ||
    (pieces[0]?.noun ?? 'Model')
  const short = plain.length <= 60 ? plain : withoutLooseEnd(plain.slice(0, 60).replace(/\s+\S*$/, ''))
  return short.charAt(0).toUpperCase() + short.slice(1)
}
