import {
  isAdverb,
  link,
  mention,
  type Reading,
  readGroup,
  subjectOf,
  textAt,
  wordAt,
  words,
} from './reading.ts'

/** 'is', 'has', 'can': who is what, and what it has. */
export function readAux(r: Reading, index: number): number {
  const be = ['is', 'are', 'was', 'were', 'be', 'being', 'am'].includes(textAt(r, index) ?? '')
  let at = index + 1
  let refused = false
  while (
    isAdverb(r, at) ||
    textAt(r, at) === 'not' ||
    textAt(r, at) === 'never' ||
    wordAt(r, at)?.tag === 'aux'
  ) {
    if (textAt(r, at) === 'not' || textAt(r, at) === 'never') refused = true
    at += 1
  }
  if (refused) r.negate = true
  const isBe = be || ['be', 'being', 'been'].includes(textAt(r, at - 1) ?? '')
  const item = r.items[at]
  if (!item || item.kind === 'verb') return at
  if (isBe && item.kind === 'np') {
    const { nps, next } = readGroup(r, at, true)
    mention(r, nps)
    const left = subjectOf(r, index)
    const there =
      textAt(r, index - 1) === 'there' || (textAt(r, index - 2) === 'there' && isAdverb(r, index - 1))
    if (!there && left.length > 0 && !refused) r.facts.copulas.push({ left, right: nps, adjectives: [] })
    r.lastNp = nps.at(-1)
    r.free = nps
    r.freeEnd = next
    return next
  }
  if (isBe && item.kind === 'adj') {
    const adjectives: string[] = []
    while (r.items[at] && r.items[at]?.kind !== 'np') {
      const token = wordAt(r, at)
      if (token?.tag === 'adj') adjectives.push(token.text)
      else if (token?.tag !== 'and' && token?.text !== ',' && token?.tag !== 'adv') break
      at += 1
    }
    const left = subjectOf(r, index)
    if (!refused) r.facts.copulas.push({ left, right: [], adjectives })
    return at
  }
  if (['have', 'has', 'had'].includes(textAt(r, index) ?? '') && item.kind === 'np') {
    const { nps, next } = readGroup(r, at, true)
    const subject = r.free.at(-1)
    mention(r, nps)
    link(r, subject, 'with', nps, words(r, index - 1, next))
    r.lastNp = nps.at(-1)
    return next
  }
  return at
}
