import type { Reading, ReadPiece } from '@makebelieve/contract/entities/reading'

export const partKinds = ['thing', 'attribute', 'said', 'limit', 'change', 'unread'] as const
export type PartKind = (typeof partKinds)[number]

/** A part of a reading that stands on words of the text. */
export type Part = {
  kind: PartKind
  /** What was made of the words: a role, a number, the like. */
  label: string
  words: number[]
  /** How sure, where the reader says so, of the label and of there being such a part at all. */
  sure?: number
  there?: number
}

/** Who does whom, from a word to a word. */
export type Deed = { from: number; to: number; label: string; told: string; words: number[]; sure: number }

/** Everything that the picture underlines and the list tells. */
export function partsOf({ things, said, limits, changes, unread }: Reading): Part[] {
  const part = (kind: PartKind, { words }: ReadPiece, label: string, sure?: number): Part => ({
    kind,
    label,
    words,
    sure,
  })
  return [
    ...things.map(({ noun, role, count, sure, there }) => ({
      ...part('thing', noun, count === undefined ? role : `${role} × ${count}`, sure),
      there,
    })),
    ...things.flatMap(({ noun, attributes }) =>
      attributes.map((piece) => part('attribute', piece, `of ${noun.text}`)),
    ),
    ...said.map(({ what, piece, sure }) => part('said', piece, what, sure)),
    ...limits.map(({ value, what, piece }) => part('limit', piece, `${value} ${what}`)),
    ...changes.map(({ op, target, value, sure }) =>
      part('change', target, value ? `${op} → ${value.text}` : op, sure),
    ),
    ...unread.map((piece) => part('unread', piece, 'not read')),
  ].filter(({ words }) => words.length > 0)
}

/** Who has no word of their own stands where the deed does. */
export function deedsOf({ things, links }: Reading): Deed[] {
  return links.flatMap(({ who, does, whom, sure }) => {
    const [deed] = does.words
    const place = (end: typeof whom) => (typeof end === 'number' ? things[end]?.head : undefined) ?? deed
    const name = (end: typeof whom) => (typeof end === 'number' ? things[end]?.noun.text : end)
    const [from, to] = [place(who), place(whom)]
    if (from === undefined || to === undefined) return []
    const unseen = (end: typeof whom) => (end === 'you' ? end : undefined)
    const label = [unseen(who), does.text, unseen(whom)].filter(Boolean).join(' ')
    const told = [name(who), does.text, name(whom)].filter(Boolean).join(' · ')
    return [{ from, to, label, told, words: does.words, sure }]
  })
}
