import type { NounPhrase } from './noun-phrases.ts'
import { type Reading, textAt } from './reading.ts'

/** 'golden apples worth 5 points', 'boots cost points', 'coins (10 points)', 'give 10 points for each gem'. */
export function readPoints(r: Reading, from: number, to: number) {
  for (let at = from; at < to; at += 1) {
    const item = r.items[at]
    if (item?.kind !== 'np') continue
    const head = item.tokens.at(-1)?.lemma
    if (head !== 'point') continue
    let minus = false
    let owner: NounPhrase | undefined
    for (let back = at - 1; back >= 0 && back >= at - 7; back -= 1) {
      const other = r.items[back]
      if (!other) break
      if (other.kind === 'np') {
        if (other.name !== '') {
          owner = other
          break
        }
        if (other.pronoun === 'it' || other.pronoun === 'they') owner ??= undefined
        continue
      }
      const { text, lemma } = other.token
      if (['cost', 'lose', 'deduct', 'minus', 'subtract', '-', 'take'].includes(lemma) || text === 'costs')
        minus = true
      if (text === '.' || text === ';' || text === 'to') break
    }
    const after = textAt(r, at + 1)
    if (!owner && (after === 'for' || after === 'per' || after === 'each')) {
      for (let next = at + 1; next < at + 5; next += 1) {
        const other = r.items[next]
        if (other?.kind === 'np' && other.name !== '') {
          owner = other
          break
        }
      }
    }
    if (!owner) continue
    const value = item.count ?? (minus ? 1 : undefined)
    if (value !== undefined) r.facts.points.push({ np: owner, value: minus ? -value : value })
  }
}
