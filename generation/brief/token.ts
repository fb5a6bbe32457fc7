import type { Sense } from './phrases.ts'

export type Tag =
  | 'noun'
  | 'verb'
  | 'adj'
  | 'adv'
  | 'det'
  | 'pron'
  | 'prep'
  | 'num'
  | 'and'
  | 'or'
  | 'but'
  | 'sub'
  | 'not'
  | 'aux'
  | 'punct'
  | 'other'

export type VerbForm = 'base' | 's' | 'ing' | 'ed'

/** A word, a number, a mark, or a set phrase that was joined into one. */
export type Token = {
  /** As written. */
  raw: string
  /** In lower case and after the mending of spelling. */
  text: string
  tag: Tag
  lemma: string
  form?: VerbForm
  plural?: boolean
  /** Set for phrases that mean something by themselves: titles, genres, styles, features. */
  sense?: Sense
  /** It is certainly the name of a known game. */
  title?: boolean
  /** Written with a hyphen before it: 'down' in 'top-down'. */
  hyphened?: boolean
}
