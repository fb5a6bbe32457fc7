/** What lies over something, by its colour. */
const layers: readonly [like: RegExp, colour: string][] = [
  [/\b(?:frost|ice|snow|foam|soap)\b/i, '#e4f2fb'],
  [/\b(?:sand|sawdust)\b/i, '#dcb978'],
  [/\b(?:dust|ash(?:es)?|cobwebs?)\b/i, '#b4ada4'],
  [/\b(?:moss|leaves)\b/i, '#6f9a4c'],
  [/\b(?:soot)\b/i, '#3c3836'],
  [/\b(?:rust)\b/i, '#b0602f'],
]

/** Earth and dirt, where nothing else is said. */
export const layerIn = (words: string): string => layers.find(([like]) => like.test(words))?.[1] ?? '#5b4630'
