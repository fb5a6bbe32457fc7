import { isKnown } from './network/pieces.ts'
import type { Reading } from './schema.ts'
import { isPlain } from './words.ts'

/**
 * From here on the likeliest form is worth building without asking: of forms that nothing was learned from, 96 of 100 were right above it,
 * and 50 of 100 below (training/README.md has the table). Below, one of the three likeliest is right in 70 of 100.
 */
export const sureForm = 0.6

type Told = Pick<Reading, 'forms' | 'words' | 'things' | 'links' | 'said'>

/**
 * Whether the kind of game was understood, or only guessed. Who knows none of a text's words cannot be sure of it, whatever the letters
 * look like; and where nothing is named and nobody does anything ('a quiet afternoon'), there is nothing to be sure by.
 */
export function isSureOfForm({ forms, words, things, links, said }: Told): boolean {
  const [first] = forms
  if (!first || first.sure < sureForm) return false
  if (things.length === 0 && links.length === 0 && !said.some(({ what }) => what === 'form')) return false
  return words.some(({ text }) => /\p{L}/u.test(text) && !isPlain(text) && isKnown(text))
}
