import type { Reading } from '../../../reading/schema.ts'
import { toldIn } from '../general/plan-general.ts'
import { secondTry } from './second-try.ts'
import { type SubjectWord, subjectOf } from './subject.ts'
import { type Found, isMeant, meant, type Named, namesSaid, nearest, rankTopics } from './topic.ts'

/** What a prompt asks for, the surest first, and others only where they are joined to it. None: it is outside of all pages. */
export async function findTopics(reading: Reading): Promise<Found[]> {
  const all = await rankTopics(reading)
  const ranked = all.filter(({ sure }) => sure >= nearest)
  const first = ranked.find((one) => !ranked.some((other) => isLonger(other.name, one.name)))
  // Who tells steps or years of their own means those.
  const better = toldIn(reading) ? undefined : secondTry(reading, all, first)
  if (better) return [better]
  if (!first) return []
  return isMeant(first) ? [first, ...joinedTo(first, ranked, reading)] : [first]
}

/** 'World war 2' goes before 'world war'. */
const isLonger = (one: Named | undefined, other: Named | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.words.length > other.words.length &&
  other.words.every((word) => one.words.includes(word))

const mostParts = 3

/** Who joins two names ('a pendulum and a lens') wants both, if the first is not called like the second. */
function joinedTo(first: Found, others: readonly Found[], reading: Reading): Found[] {
  const chosen = [first]
  const subject = subjectOf(reading)
  const isNews = ({ stem, isEmpty }: SubjectWord) =>
    !isEmpty && chosen.every(({ page }) => (page.weights.get(stem) ?? 0) < 1)
  for (const one of others) {
    if (chosen.length === mostParts || one === first || !one.page.system) continue
    const news = namesSaid(one.page, subject).flatMap(({ words }) => words.filter(isNews))
    const isJoined = chosen.some(({ name }) => name && areJoined(name.words, news, reading))
    // Half of the words are about the other: named beside what is meant, it is meant as well.
    if (isJoined) chosen.push({ ...one, sure: Math.max(one.sure, meant) })
  }
  return chosen.slice(1)
}

function areJoined(
  ones: readonly SubjectWord[],
  others: readonly SubjectWord[],
  { words }: Reading,
): boolean {
  const topOf = (at: number): number => {
    const word = words[at]
    return word?.relation === 'conj' ? topOf(word.head) : at
  }
  const isBeside = (one: number, other: number) =>
    Math.abs(one - other) === 2 && /^(?:and|or|vs|versus|[,&+/])$/i.test(words[(one + other) / 2]?.text ?? '')
  return ones.some((one) =>
    others.some(
      (other) => one.at !== other.at && (topOf(one.at) === topOf(other.at) || isBeside(one.at, other.at)),
    ),
  )
}
