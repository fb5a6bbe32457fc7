import type { Reading } from '../../../reading/schema.ts'

const opens = /^(?:if|when|whenever|once|unless)$/i
const controls = /\b(?:press|hold|click|tap|push|let go|release|swipe|drag|move the mouse|button|key)\w*\b/i
const isEnd = (text = '.') => /^[.!?;:]+$/.test(text)

/**
 * On what a deed depends: 'if he digs under them the carrots fall'. Whoever measures only that carrots fall has not seen that. What a key does
 * when it is pressed depends on nothing.
 */
export function conditionOf(verb: number, { words }: Reading): string | undefined {
  const isVerb = (at: number) => words[at]?.part === 'VERB'
  const from = words.findLastIndex(({ text }, at) => at < verb && isEnd(text)) + 1
  const stop = words.findIndex(({ text }, at) => at > verb && isEnd(text))
  const to = stop < 0 ? words.length : stop
  const before = lastBetween(from, verb)
  const after = firstBetween(verb + 1, to)
  // The first verb behind 'if' is the condition itself.
  const isThen = before !== undefined && places(before + 1, verb).some(isVerb)
  // And what stands between a deed and its 'if' has no other deed in it.
  const isNext = after !== undefined && /^(?:and|but|or|so|then)$/i.test(words[after - 1]?.text ?? '')
  const isIf =
    before === undefined &&
    !isNext &&
    after !== undefined &&
    !places(verb + 1, after).some((at) => isVerb(at) || isComma(at))
  const [first, last] = isThen ? [before, beginOf(verb)] : isIf ? [after, endOf(after)] : [0, 0]
  const said = textOf(first, last)
  return said === '' || controls.test(said) ? undefined : said

  function lastBetween(one: number, other: number): number | undefined {
    return places(one, other).findLast((at) => opens.test(words[at]?.text ?? ''))
  }
  function firstBetween(one: number, other: number): number | undefined {
    return places(one, other).find((at) => opens.test(words[at]?.text ?? ''))
  }
  function isComma(at: number): boolean {
    return /^,$/.test(words[at]?.text ?? '')
  }
  /** Where the clause of a verb begins: with whoever does it. */
  function beginOf(at: number): number {
    const comma = places((before ?? 0) + 1, at).findLast(isComma)
    const subject = words.findIndex(
      ({ head, relation }, one) => head === at && /^nsubj/.test(relation) && one < at && one > (before ?? 0),
    )
    const begin =
      subject < 0
        ? at
        : Math.min(
            subject,
            ...places(0, subject).filter((one) => words[one]?.head === subject && one > (before ?? 0)),
          )
    return comma ?? begin
  }
  function endOf(at: number): number {
    return places(at, to).find(isComma) ?? to
  }
  function textOf(one: number, other: number): string {
    return places(one, other)
      .map((at) => words[at]?.text)
      .join(' ')
  }
}

const places = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
