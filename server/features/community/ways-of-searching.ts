import type { Pool } from 'pg'
import type { PublishedRow } from './creation-rows.ts'
import { type Condition, type Found, orders, pageOf, readPage, startOf, type Wish } from './shelf.ts'
import { allOf, type Term } from './sought.ts'
import { tiersOfRow, tiersOnTop } from './top-of-shelf.ts'

/** Which rows are shown, and which of them have the words: parts of a query, with the values that both name. */
export type Search = { shown: string; matching: string; values: unknown[] }

/** Words that the index is asked for, and others that are looked for in the rows that it found. */
export type Parts = { indexed: Term[]; others: Term[] }

export function searchFor(shown: Condition, { indexed, others }: Parts): Search {
  const inIndex = `lexemes @@ to_tsquery('english', $${shown.values.length + 1})`
  const values = [...shown.values, allOf(indexed)]
  if (others.length === 0) return { shown: shown.text, matching: inIndex, values }
  // "is true" changes nothing but that the index is not asked for it.
  const inRow = `(lexemes @@ to_tsquery('english', $${values.length + 1})) is true`
  return {
    shown: shown.text,
    matching: `${inIndex} and ${inRow}`,
    values: [...values, allOf([...indexed, ...others])],
  }
}

/** Reads the first so many of the list, until the page is full; undefined if it is not. */
export async function findOnWalk(
  pool: Pool,
  wish: Wish,
  { shown, matching, values }: Search,
  size: number,
): Promise<Found | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    // The inner limit keeps the planner from looking for the words first.
    `select id from (
       select * from publication where ${shown} order by ${orders[wish.sort]} limit ${size}) as publication
     where ${matching} order by ${orders[wish.sort]} offset ${startOf(wish)} limit ${wish.pageSize + 1}`,
    values,
  )
  if (rows.length <= wish.pageSize) return undefined
  return { rows: await readIds(pool, wish, rows.slice(0, -1)), total: startOf(wish) + rows.length }
}

/** Has the index find the words among the first so many of the list, or a few more; undefined if that is all. */
export async function findOnTop(
  pool: Pool,
  wish: Wish,
  search: Search,
  size: number,
): Promise<Found | undefined> {
  const tiers = await tiersOnTop(pool, wish, size)
  if (!tiers) return undefined
  const shown = `${search.shown} and ${tiersOfRow} && $${search.values.length + 1}::int[]`
  return findAll(pool, wish, { ...search, shown, values: [...search.values, tiers] })
}

/** Has the index find the words, and sorts what it found. */
export async function findAll(pool: Pool, wish: Wish, search: Search): Promise<Found> {
  const counted = await pool.query<{ id: string | null; total: number }>(
    `with found as materialized (
       select id, views, likes, published_at from publication where ${search.shown} and ${search.matching}),
     page as (select id from found as publication order by ${orders[wish.sort]} ${pageOf(wish)})
     select page.id, all_found.total from (select count(*)::int as total from found) as all_found
     left join page on true`,
    search.values,
  )
  const onPage = counted.rows.flatMap(({ id }) => (id ? [{ id }] : []))
  return { rows: await readIds(pool, wish, onPage), total: counted.rows[0]?.total ?? 0 }
}

async function readIds(pool: Pool, wish: Wish, onPage: { id: string }[]): Promise<PublishedRow[]> {
  if (onPage.length === 0) return []
  const page = 'with page as materialized (select unnest($1::uuid[]) as id)'
  return readPage(pool, wish, page, [onPage.map(({ id }) => id)])
}
