import type { End, Reading, Thing } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { pluralOf } from '../../../things/inflection.ts'
import type { Deed } from './deeds.ts'

/** Things that were spoken of before, each with its first mention. */
export type SameThings = ReadonlyMap<number, number>

/**
 * 'Collects gems and each gem wakes a dragon': whoever is called by the same noun again, and told apart by nothing, is the same. Who plays
 * is meant only where 'the' is said: a knight may fight knights.
 */
export function sameThingsIn({ things, words, links }: Reading): SameThings {
  const same = new Map<number, number>()
  const nounOf = ({ noun }: Thing) => noun.words.map((at) => (words[at]?.text ?? '').toLowerCase()).join(' ')
  const single = (noun: string) => {
    const [last = '', ...before] = noun.split(' ').toReversed()
    return [...before.toReversed(), openCatalogue().lemma(last, 'noun')].join(' ')
  }
  // 'Vases' might be of a vas, but not beside a vase.
  const isSame = (one: string, other: string) =>
    single(one) === single(other) || pluralOf(one) === other || pluralOf(other) === one
  const saidBefore = ({ noun, attributes }: Thing) => {
    const first = Math.min(...noun.words, ...attributes.flatMap((one) => one.words))
    return words
      .slice(Math.max(0, first - 2), first)
      .map(({ text }) => text.toLowerCase())
      .join(' ')
  }
  const isMany = (thing: Thing | undefined) => {
    const text = words[thing?.head ?? -1]?.text.toLowerCase() ?? ''
    return (thing?.count ?? 1) > 1 || openCatalogue().lemma(text, 'noun') !== text
  }
  // 'Container ships … the ships have lots of inertia': called by the last word only.
  const isShort = (thing: Thing, other: Thing, before: string, index: number) => {
    const [last = '', ...more] = nounOf(other).split(' ').toReversed()
    const isOnlyOne =
      things.filter(({ head }) => single(words[head]?.text.toLowerCase() ?? '') === single(last)).length === 2
    const isSaidMore = links.some(
      ({ who, whom, does }) =>
        (who === index || whom === index) && !/^(?:has|have|is|are)\b/i.test(does.text),
    )
    return more.length > 0 && isOnlyOne && nounOf(thing) === last && (/\bthe$/.test(before) || !isSaidMore)
  }
  // 'A thrush that hunts snails', where a snail plays: it is one of those.
  const isPreyOf = (index: number, before: string) =>
    !/\b(?:other|more|\d+|the|an?)$/.test(before) &&
    links.some(
      ({ who, whom }) => whom === index && typeof who === 'number' && things[who]?.role === 'against',
    ) &&
    !links.some(({ who, whom }) => who === index || (whom === index && isPlayed(who)))
  const isPlayed = (end: End) => end === 'you' || things[end]?.role === 'you'
  for (const [index, thing] of things.entries()) {
    const before = saidBefore(thing)
    const first = things.findIndex(
      (other, at) =>
        at < index &&
        !same.has(at) &&
        (isSame(nounOf(other), nounOf(thing)) || isShort(thing, other, before, index)) &&
        (other.role !== 'you' || /\bthe$/.test(before) || isPreyOf(index, before)),
    )
    // 'Collects pearls … when you take a pearl': one of them.
    const isAny = /\ban?$/.test(before) && (!isMany(things[first]) || isMany(thing))
    const isOther = isAny || /\b(?:another|other|second|new|different)(?: \w+)?$/.test(before)
    const isOne = thing.attributes.every(({ text }) => numbering.test(text)) && !isOther
    if (first >= 0 && isOne) same.set(index, first)
  }
  return same
}

const numbering = /^(?:\d+(?:st|nd|rd|th)?|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|single)$/i

/** Deeds with whoever was meant by a later mention. */
export function meantIn(deeds: readonly Deed[], same: SameThings): Deed[] {
  const meant = (end: End): End => (end === 'you' ? end : (same.get(end) ?? end))
  return deeds.map((deed) => ({
    ...deed,
    who: meant(deed.who),
    whoms: deed.whoms.map((whom) => ({ ...whom, end: meant(whom.end) })),
  }))
}
