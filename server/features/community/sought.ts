import type { Queryable } from '../../database/transaction.ts'
import { beginningWith } from './search-words.ts'

/** What is searched, and in how many publications each of its words stands, as far as is known. */
export type Sought = { query: string; uses: number[] }

/** From this on a beginning fits so much that counting it would take longer than what is saved. */
const shortest = 2

/** The words as they were typed, each as the beginning of one. Little words are left out, by the database as well. */
export async function soughtAsSpelt(db: Queryable, words: string[]): Promise<Sought> {
  const { rows } = await db.query<{ uses: number | null }>(
    // Stems and words begin alike nearly always; where they do not, only the shorter way of searching is missed.
    `select case when length(stem) > ${shortest} then (
         select coalesce(sum(uses), 0)::float8 from published_word where word >= stem and word < stem || chr(1114111))
       end as uses
     from unnest($1::text[]) as typed, lateral (
       select (ts_lexize('english_stem', typed))[1] collate "C" as stem) as stemmed
     where stem is not null`,
    [words],
  )
  return { query: beginningWith(words), uses: rows.flatMap(({ uses }) => (uses === null ? [] : [uses])) }
}

/** As the planner knows it, which is exact enough; at least one, so that one can divide by it. */
export async function lengthOfShelf(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ length: number }>(
    `select greatest(1, reltuples)::float8 as length from pg_class where oid = 'publication'::regclass`,
  )
  return rows[0]?.length ?? 1
}
