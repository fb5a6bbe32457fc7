import type { Queryable } from '../../database/transaction.ts'

/** A word as the database is asked for it, or several that may be meant by it. */
export type Term = {
  query: string
  /** In how many publications it stands, as far as is known. */
  uses: number
  /** Of many words: the index collects all that have one of them before it looks at anything else. */
  beginning: boolean
}

/** What is searched, and how many publications there are: for guessing which way of searching is short. */
export type Sought = { terms: Term[]; shelf: number }

/** As the planner knows it, which is exact enough; at least one, so that one can divide by it. */
export const lengthOfShelf = `(
  select greatest(1, reltuples)::float8 from pg_class where oid = 'publication'::regclass) as shelf`

/** What begins with fewer letters is so much that adding up its uses would take longer than what is saved. */
const shortest = 3
/** In which share of all it stands, then; if it is less, the top of the list is looked through in vain. */
const guessedShare = 0.1

/**
 * Whoever types a whole word that stands in so many publications means that one; and by the beginning of a few words
 * that stand in so many, just those. To also look for all else that begins so would have the index collect them all,
 * where otherwise it skips to those that have the other words too.
 */
const frequent = 2000
const few = 16

type Row = {
  typed: string
  shelf: number
  /** Of the word itself. */
  whole: number | null
  /** Of all that begins with it. */
  uses: number | null
  begun: string[] | null
}

/** The words as they were typed, each as the beginning of one. Little words are left out. */
export async function soughtAsSpelt(db: Queryable, words: string[]): Promise<Sought> {
  const { rows } = await db.query<Row>(
    // Stems and words begin alike nearly always; where they do not, only the shorter way of searching is missed.
    `select typed, (select uses from published_word where word = typed)::float8 as whole,
       case when length(stem) >= ${shortest} then coalesce(uses, 0) end as uses, begun, ${lengthOfShelf}
     from unnest($1::text[]) as typed, lateral (
       select (ts_lexize('english_stem', typed))[1] collate "C" as stem) as stemmed, lateral (
       select sum(uses)::float8 as uses, (array_agg(word))[:${few + 1}] as begun from published_word
       where length(stem) >= ${shortest} and word >= stem and word < stem || chr(1114111)) as beginnings
     where stem is not null`,
    [words],
  )
  return { terms: rows.map(termOf), shelf: rows[0]?.shelf ?? 1 }
}

function termOf({ typed, shelf, whole, uses, begun }: Row): Term {
  if (whole !== null && whole > frequent) return { query: `'${typed}'`, uses: whole, beginning: false }
  const beginning = `'${typed}':*`
  if (uses === null) return { query: beginning, uses: guessedShare * shelf, beginning: true }
  const isOfFew = (begun?.length ?? 0) <= few
  const query = begun && isOfFew && uses > frequent ? anyOf([typed, ...begun]) : beginning
  return { query, uses, beginning: !isOfFew }
}

/** Words hold no signs that could mean more. */
export const anyOf = (words: string[]) => `(${words.map((word) => `'${word}'`).join(' | ')})`

/** A query that wants every one of them. */
export const allOf = (terms: Term[]) => terms.map(({ query }) => query).join(' & ')
