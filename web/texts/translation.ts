/** Not words but names, by which a page finds a drawing, a chip, a place or a page. */
type Names = 'changed' | 'figure' | 'glyph' | 'id' | 'to' | 'type'

/**
 * What a module of another language is, told by the one in English: the same keys, any words, and functions of the
 * same values. So `de/hub.ts` begins with
 *
 *     import type { hub as english } from '../en/hub.ts'
 *     export const hub: Translation<typeof english> = { … }
 *
 * and does not compile as long as a sentence is missing.
 */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Told
    ? (...values: Values) => Told
    : { readonly [Key in keyof Text]: Key extends Names ? Text[Key] : Translation<Text[Key]> }
