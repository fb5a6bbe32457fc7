import type { Queryable } from '../../database/transaction.ts'
import { beginningWith } from './search-words.ts'

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

/** The words as they were typed, each as the beginning of one. Little words are left out, by the database as well. */
export async function soughtAsSpelt(db: Queryable, words: string[]): Promise<Sought> {
  const { rows } = await db.query<{ shelf: number; uses: number | null }>(
    // Stems and words begin alike nearly always; where they do not, only the shorter way of searching is missed.
    `select case when length(stem) >= ${shortest} then (
         select coalesce(sum(uses), 0)::float8 from published_word where word >= stem and word < stem || chr(1114111))
       end as uses, ${lengthOfShelf}
     from unnest($1::text[]) as typed, lateral (
       select (ts_lexize('english_stem', typed))[1] collate "C" as stem) as stemmed
     where stem is not null`,
    [words],
  )
  const uses = rows.flatMap((row) => (row.uses === null ? [] : [row.uses]))
  return { query: beginningWith(words), uses, shelf: rows[0]?.shelf ?? 1 }
}
