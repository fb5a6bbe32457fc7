import type { Animate, Facts, Memory, Ref } from './facts.ts'
import type { Item, NounPhrase } from './noun-phrases.ts'
import { readAux } from './read-aux.ts'
import { readPlace, seasons } from './read-place.ts'
import { readPoints } from './read-points.ts'
import { readVerb } from './read-verb.ts'
import {
  isClause,
  link,
  mention,
  type Reading,
  readGroup,
  skipAdverbs,
  textAt,
  wordAt,
  words,
} from './reading.ts'

/** Walks through the parts of a sentence from left to right and writes down what it says. */
export function readSentence(items: Item[], facts: Facts, memory: Memory, animate: Animate, opening?: Ref[]) {
  const r: Reading = {
    items,
    facts,
    memory,
    animate,
    opening,
    last: undefined,
    free: [],
    freeEnd: -1,
    lastNp: undefined,
    placed: undefined,
    negate: false,
    unwanted: false,
    gap: undefined,
    abilities: false,
  }
  for (let at = 0; at < r.items.length; ) {
    const item = r.items[at]
    if (!item) break
    if (item.kind === 'np') {
      const { nps, next } = readGroup(r, at, false)
      mention(r, nps)
      r.free = nps
      r.freeEnd = next
      r.lastNp = nps.at(-1)
      at = next
      continue
    }
    if (item.kind === 'verb') {
      at = Math.max(at + 1, readVerb(r, at))
      continue
    }
    const { token } = item
    if (token.tag === 'prep') {
      if (token.text === 'before' || token.text === 'until' || token.text === 'till') {
        r.unwanted = token.text === 'before'
        const until = r.items[at + 1]
        if (until?.kind === 'np' && seasons.has(until.name)) r.facts.similes.add(until)
        at += 1
        continue
      }
      if (token.text === 'of' && textAt(r, at - 1) === 'instead' && r.items[at + 1]?.kind === 'np') {
        const group = readGroup(r, at + 1, true)
        const { nps } = group
        let { next } = group
        // 'cats instead of ghosts and fish instead of dots'
        const following = nps.at(-1)
        if (nps.length > 1 && following && textAt(r, next) === 'instead') {
          nps.pop()
          next = r.items.indexOf(following)
        }
        r.facts.instead.push({ by: r.lastNp ? [r.lastNp] : [], of: nps })
        for (const np of nps) r.facts.similes.add(np)
        mention(r, nps)
        at = next
        continue
      }
      if (token.text === 'of' && textAt(r, at - 1) === 'full' && r.items[at + 1]?.kind === 'np') {
        const { nps, next } = readGroup(r, at + 1, true)
        mention(r, nps)
        link(r, r.lastNp, 'full-of', nps, words(r, at - 1, next))
        at = next
        continue
      }
      at = readPlace(r, at, r.last && r.freeEnd === at ? r.last : undefined)
      continue
    }
    if (token.tag === 'aux') {
      at = readAux(r, at)
      continue
    }
    if (token.text === 'not' || token.text === 'never') r.negate = true
    if (token.text === '(' && r.lastNp) {
      const close = r.items.findIndex(
        (other, index) => index > at && other.kind !== 'np' && other.token.text === ')',
      )
      const end = close === -1 ? r.items.length : close
      const listHead = r.items
        .slice(0, at)
        .findLast(
          (other, index): other is NounPhrase =>
            other.kind === 'np' &&
            !r.items
              .slice(index, at)
              .some((between) => between.kind !== 'np' && [',', '.', ';'].includes(between.token.text)) &&
            other.tokens.some((word) => word.sense?.extra === 'power-ups'),
        )
      if (listHead) {
        at = end + 1
        continue
      }
      if (r.lastNp.stop || r.lastNp.roleNoun) {
        const inner = r.items.slice(at + 1, end).filter((other): other is NounPhrase => other.kind === 'np')
        // The kinds of something that is talk ('power-ups (extra ball)') are talk; those of a role hold it.
        if (r.lastNp.roleNoun) {
          r.facts.examples.push({ of: r.lastNp, items: inner.filter((np) => np.name !== '') })
          mention(r, inner)
          readPoints(r, at + 1, end)
        }
        at = end + 1
        continue
      }
      const kinds = r.items
        .slice(at + 1, end)
        .filter((other): other is NounPhrase => other.kind === 'np' && other.name !== '')
      if (kinds.length > 1) r.facts.examples.push({ of: r.lastNp, items: kinds })
    }
    if (token.text === ':' && r.lastNp && (r.lastNp.roleNoun || r.lastNp.plural)) {
      const { nps, next } = readGroup(r, skipAdverbs(r, at + 1), true)
      if (nps.length > 0 && !isClause(r, next)) {
        mention(r, nps)
        r.facts.examples.push({ of: r.lastNp, items: nps })
        at = next
        continue
      }
    }
    if (token.text === ',' && r.lastNp && r.lastNp.name !== '' && r.items[at + 1]?.kind === 'adj') {
      // 'umbrella, yellow': said of what came before.
      const adjectives: string[] = []
      let end = at + 1
      while (
        r.items[end] &&
        (r.items[end]?.kind === 'adj' || wordAt(r, end)?.tag === 'and' || textAt(r, end) === ',')
      ) {
        if (r.items[end]?.kind === 'adj') adjectives.push(textAt(r, end) ?? '')
        end += 1
      }
      if (!r.items[end] || wordAt(r, end)?.tag === 'punct')
        r.facts.copulas.push({ left: [r.lastNp], right: [], adjectives })
    }
    if ([';', '.', '!', '?', ':'].includes(token.text)) {
      r.abilities = false
      r.unwanted = false
      r.free = []
      if (token.text !== ':') r.negate = false
    }
    if (token.tag === 'sub') r.unwanted = false
    if (
      ['that', 'which', 'whom'].includes(token.text) &&
      r.items[at + 1]?.kind === 'np' &&
      r.lastNp &&
      r.lastNp.name !== ''
    )
      r.gap = r.free.includes(r.lastNp) ? r.free : [r.lastNp]
    else if (token.tag === 'punct' || token.tag === 'sub') r.gap = undefined
    at += 1
  }
  readPoints(r, 0, r.items.length)
}
