import type { Link, Reading } from '../../../reading/schema.ts'
import { pieceOf } from './parts-of-reading.ts'

/**
 * 'Feeds the lions meat and the monkeys bananas', 'serves the guests with soup and the children with ice cream': each gets its own, and the
 * verb is said once. The links of one verb, split by who gets what; others stay as they are.
 */
export function eachGift(links: readonly Link[], verbAt: number, reading: Reading): (readonly Link[])[] {
  const pairs = pairsBehind(verbAt, reading)
  const [first] = links
  if (pairs.length < 2 || !first) return [links]
  const meant = new Set(pairs.flatMap(({ receiver, gift }) => [receiver, gift]))
  const others = links.filter(({ whom }) => typeof whom !== 'number' || !meant.has(whom))
  return pairs.map(({ receiver, gift, by }) => {
    const link = (whom: number, words: number[]): Link =>
      links.find((one) => one.whom === whom) ?? { ...first, does: pieceOf(reading, words), whom }
    return [link(receiver, [verbAt]), link(gift, by === undefined ? [verbAt] : [verbAt, by]), ...others]
  })
}

type Pair = { receiver: number; gift: number; by?: number }

/** Two things right after one another, once more after 'and', and nothing else between. */
function pairsBehind(verbAt: number, { words, things }: Reading): Pair[] {
  const pairs: Pair[] = []
  let row: number[] = []
  let by: number | undefined
  for (let at = verbAt + 1; at <= words.length; at++) {
    const { text = '.', part } = words[at] ?? {}
    const thing = things.findIndex(({ head }) => head === at)
    const isOfNext = things.some(
      ({ noun, attributes, head }) =>
        head > at && (noun.words.includes(at) || attributes.some((one) => one.words.includes(at))),
    )
    if (thing >= 0) row.push(thing)
    else if (isOfNext || /^(?:DET|ADJ|NUM)$/.test(part ?? '') || /^(?:his|her|its|their|your)$/i.test(text))
      continue
    else if (/^with$/i.test(text) && row.length === 1 && by === undefined) by = at
    else {
      const [receiver, gift, more] = row
      if (receiver === undefined || gift === undefined || more !== undefined) return pairs
      pairs.push({ receiver, gift, ...(by !== undefined && { by }) })
      if (!/^(?:and|&|,)$/i.test(text)) return pairs
      // A comma before 'and' ends nothing twice.
      if (/^and$/i.test(words[at + 1]?.text ?? '')) at++
      row = []
      by = undefined
    }
  }
  return pairs
}
