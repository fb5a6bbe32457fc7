import type { Queryable } from '../../database/transaction.ts'
import { allOf } from './search-words.ts'

/**
 * What is searched, in how many publications each of its words stands, and how many there are in all: as far as is
 * known, for guessing which way of searching is short.
 */
export type Sought = { query: string; uses: number[]; shelf: number }

/** As the planner knows it, which is exact enough; at least one, so that one can divide by it. */
export const lengthOfShelf = `(
  select greatest(1, reltuples)::float8 from pg_class where oid = 'publication'::regclass) as shelf`

/** The beginning of a word that is shorter fits so much that counting it would take longer than what is saved. */
const shortest = 3

/**
 * Whoever types a whole word that stands in so many publications means that one: to also look for all that begins with
 * it would have the index collect them all, where otherwise it skips to those that have the other words too.
 */
const frequent = 2000

type Row = { typed: string; shelf: number; uses: number | null; whole: boolean }

/** The words as they were typed, each as the beginning of one. Little words are left out, by the database as well. */
export async function soughtAsSpelt(db: Queryable, words: string[]): Promise<Sought> {
  const { rows } = await db.query<Row>(
    // Stems and words begin alike nearly always; where they do not, only the shorter way of searching is missed.
    `select typed, exists (select from published_word where word = typed) as whole,
       case when length(stem) >= ${shortest} then (
         select coalesce(sum(uses), 0)::float8 from published_word where word >= stem and word < stem || chr(1114111))
       end as uses, ${lengthOfShelf}
     from unnest($1::text[]) as typed, lateral (
       select (ts_lexize('english_stem', typed))[1] collate "C" as stem) as stemmed
     where stem is not null`,
    [words],
  )
  const uses = rows.flatMap((row) => (row.uses === null ? [] : [row.uses]))
  const whole = new Set(rows.flatMap((row) => (row.whole && (row.uses ?? 0) > frequent ? [row.typed] : [])))
  return { query: allOf(words, whole), uses, shelf: rows[0]?.shelf ?? 1 }
}
