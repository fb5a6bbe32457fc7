import { describes } from '../../model/read/describing.ts'
import type { Palette } from '../design.ts'

type WallStuff = NonNullable<Palette['wallStuff']>

const stuffs: readonly [RegExp, WallStuff][] = [
  [/^(?:brick|bricks)$/, 'brick'],
  [/^(?:stone|stones|cobblestone)$/, 'stone'],
  [/^(?:wood|wooden|timber|log|panelled|paneled)$/, 'wood'],
  [/^(?:metal|steel|iron)$/, 'metal'],
  [/^marble$/, 'marble'],
  [/^(?:tiled|tile|tiles)$/, 'tiles'],
  [/^(?:ice|icy)$/, 'ice'],
]
const isWall = /^(?:walls|wall|wallpaper|panelling|paneling)$/

/** 'blue walls', 'walls painted dark green', 'brick walls': how the walls of a room look, and the words that say so. */
export function wallsSaid(
  sentences: readonly (readonly string[])[],
): { palette: Pick<Palette, 'walls' | 'wallStuff'>; text: string } | undefined {
  for (const words of sentences) {
    const at = words.findIndex((word) => isWall.test(word))
    if (at < 0) continue
    // Nearest to the noun first: 'a red rug and blue walls' are blue.
    const isAfter = /^(?:painted|are|in|of|covered)$/.test(words[at + 1] ?? '')
    const after = words.slice(at + 1, isAfter ? at + 4 : at + 1)
    const before = words.slice(Math.max(0, at - 3), at)
    const told = [...runOf(before.toReversed()).toReversed(), words[at] ?? '', ...after]
    const colour = colourOf(isAfter ? after : [], colourOf(told))
    const stuff = told.flatMap((word) => stuffs.filter(([said]) => said.test(word)).map(([, is]) => is))[0]
    if (colour === undefined && stuff === undefined) continue
    return {
      palette: { ...(colour && { walls: colour }), ...(stuff && { wallStuff: stuff }) },
      text: told.join(' '),
    }
  }
  return undefined
}

/** Words before a noun, nearest first, as long as they describe it. */
function runOf(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word) =>
      describes(word) === undefined && !stuffs.some(([said]) => said.test(word)) && !isTone.test(word),
  )
  return words.slice(0, end < 0 ? undefined : end)
}

const isTone = /^(?:light|dark|pale|deep|bright|pastel|sky|navy|baby|hot|mint|forest)$/

function colourOf(words: readonly string[], otherwise?: string): string | undefined {
  for (let at = 0; at < words.length; at++)
    for (const said of [words.slice(at, at + 2).join(' '), words[at] ?? '']) {
      const found = describes(said)
      if (found?.says === 'colour') return found.colour
    }
  return otherwise
}
