import type { Reading } from '../../../reading/schema.ts'
import { likenesses } from './meaning.ts'
import { openLibrary, type Page } from './pages.ts'
import { stemsOf } from './stems.ts'
import { type SubjectWord, subjectOf } from './subject.ts'

/** A page that a prompt speaks of, how surely from 0 to 1, and the name of it that was said. */
export type Found = { page: Page; sure: number; name?: Named }

/** A name of a page, said in these words. */
export type Named = { text: string; words: SubjectWord[]; worth: number; rank: number }

/**
 * Where a page counts as meant; below, it is the nearest that there is, and said to be that; and where it is not even that.
 * Of 463 prompts judged by hand, 216 were given the right page and 19 a wrong one above the first, 33 and 13 between the two.
 */
export const meant = 0.5
export const nearest = 0.2

export const isMeant = ({ sure }: Found) => sure >= meant

/** What speaks for a page, each part with the weight that fits those judgements best (logistic regression, five folds). */
const weighed = {
  none: -9.64,
  named: 1.99,
  /** By its first names rather than by its last. */
  firstNamed: 0.82,
  /** At the beginning of the prompt. */
  leading: 0.66,
  /** The share of the subject that the page knows, and how much that is. */
  share: 3.17,
  known: 2.31,
  likeness: 3.14,
  /** What is told in steps or years lends its words to many things. */
  told: -1.21,
}

/** All pages, the one that comes nearest to the words first. None: there are no words to go by. */
export async function rankTopics(reading: Reading): Promise<Found[]> {
  const subject = subjectOf(reading)
  const full = subject.filter((word) => !word.isEmpty)
  if (full.length === 0) return []
  const alike = await likenesses(full.map(({ word }) => word).join(' '))
  return openLibrary()
    .pages.map((page) => judged(page, subject, full, alike.get(page) ?? 0))
    .sort((a, b) => b.sure - a.sure)
}

/** How surely a page is meant. Who says nothing but a name means it. */
function judged(
  page: Page,
  subject: readonly SubjectWord[],
  full: readonly SubjectWord[],
  likeness: number,
): Found {
  const { rare } = openLibrary()
  const names = namesSaid(page, subject)
  const all = full.reduce((sum, { stem, weight }) => sum + weight * rare(stem), 0)
  const known = full.reduce(
    (sum, { stem, weight }) => sum + weight * rare(stem) * (page.weights.get(stem) ?? 0),
    0,
  )
  const isLeading = names.some(({ words }) => words.some((word) => subject.indexOf(word) < 3))
  const score =
    weighed.none +
    (names.length > 0
      ? weighed.named + weighed.firstNamed / (1 + Math.min(...names.map(({ rank }) => rank)))
      : 0) +
    (isLeading ? weighed.leading : 0) +
    weighed.share * (known / Math.max(all, 1e-9)) +
    weighed.known * Math.log1p(known) +
    weighed.likeness * likeness +
    (page.data ? weighed.told : 0)
  const [name] = names
  const sure = 1 / (1 + Math.exp(-score))
  const isAllSaid = names.some(({ words }) => full.every((word) => words.includes(word)))
  return { page, sure: isAllSaid ? (1 + sure) / 2 : sure, ...(name && { name }) }
}

/** The names of a page that are said, the one that says most first. Its stems stand near each other. */
export function namesSaid(page: Page, subject: readonly SubjectWord[]): Named[] {
  const { rare } = openLibrary()
  const worthOf = (text: string, count: number) => {
    const stems = stemsOf(text)
    return stems.reduce((sum, stem) => sum + rare(stem), 0) + worthOfEmpty * (count - stems.length)
  }
  return page.names
    .flatMap(({ text, stems }, rank) => {
      const words = saidTogether(subject, stems)
      return words ? [{ text, words, rank, worth: worthOf(text, stems.length) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
}

const worthOfEmpty = 1.5

function saidTogether(subject: readonly SubjectWord[], stems: readonly string[]): SubjectWord[] | undefined {
  const places = stems.map((stem) => subject.flatMap((word, i) => (word.stem === stem ? [i] : [])))
  for (const first of places[0] ?? []) {
    const near = places.map((list) => list.find((place) => Math.abs(place - first) <= stems.length + 1))
    const words = near.flatMap((place) => (place === undefined ? [] : (subject[place] ?? [])))
    if (words.length === stems.length) return words
  }
  return undefined
}
