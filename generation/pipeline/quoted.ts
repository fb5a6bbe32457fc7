const longest = 120

/**
 * What a game says of itself is told as such, on one line, and can't end its own quotation: an edited game may say anything,
 * and what was seen is said by whoever looked.
 */
export function quoted(words: string): string {
  const line = words
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[“”"]/g, "'")
    .trim()
  const short = line.length > longest ? `${line.slice(0, longest).trim()}…` : line.replace(/\.$/, '')
  return `“${short}”`
}
