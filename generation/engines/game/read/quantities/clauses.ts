/** A piece of a sentence that may say one thing, with its place in the text. */
export type Clause = { text: string; start: number; end: number }

const signs =
  /[.;:!?\n,]|\s(?:and|but|so)\s(?!\d)|\s(?=(?:that|who|which) (?:gets?|becomes?|grows?)\s)|\s(?=whose\s)|\s-\s/gi
const opening = /^(?:if|when|once|as soon as|whenever)\b/i

/** A sentence in pieces: at its signs, and at words that join two clauses. What follows from a condition stays with it. */
export function clausesIn(text: string): Clause[] {
  const pieces: Clause[] = []
  let start = 0
  const add = (end: number) => {
    const piece = text.slice(start, end)
    const trimmed = piece.trim()
    const from = start + piece.length - piece.trimStart().length
    if (trimmed !== '') pieces.push({ text: trimmed, start: from, end: from + trimmed.length })
  }
  for (const { 0: sign, index } of text.matchAll(signs)) {
    // '1,000' and '2.5' are one word.
    if (
      /\d/.test(text[index - 1] ?? '') &&
      /\d/.test(text[index + sign.length] ?? '') &&
      sign.trim() === sign
    )
      continue
    add(index)
    start = index + sign.length
  }
  add(text.length)
  return pieces
}

/** What a condition may be said together with: itself and what comes after the next sign. */
export const withNext = (text: string, clause: Clause, next: Clause | undefined): Clause | undefined =>
  next && opening.test(clause.text)
    ? {
        text: text.slice(clause.start, next.end).replace(/\s*,\s*/g, ', '),
        start: clause.start,
        end: next.end,
      }
    : undefined
