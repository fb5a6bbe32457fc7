import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { wordsMeant } from './meant-words.ts'
import { wordsOf } from './search-words.ts'
import { type Condition, type Found, isShown, orders, pageOf, readPage, startOf, type Wish } from './shelf.ts'
import { type Sought, soughtAsSpelt } from './sought.ts'
import { firstKey, leastOnTop } from './top-of-shelf.ts'

/** What has all words, each at least as the beginning of one; or if there is none, what has words spelt nearly so. */
export async function searchCreations(pool: Pool, wish: Wish): Promise<Found> {
  const words = wordsOf(wish.search)
  if (words.length === 0) return { rows: [], total: 0 }
  const exact = await find(pool, wish, await soughtAsSpelt(pool, words))
  if (exact.total > 0) return exact
  const meant = await wordsMeant(pool, words)
  return meant ? find(pool, wish, meant) : exact
}

/** So few are quickly found, and then it is known how many there are. */
const countedInFull = 300
/** How many entries of an index are read in the time that fetching one row takes, which may lie anywhere. */
const entriesPerRow = 20
/** Words are not spread evenly: with so many times what a page takes, it is nearly always full. */
const margin = 2

/**
 * Rare words: all that has them is found by their index, and then sorted. Frequent words are on every page anyway: for
 * them the top of the list is enough, as far down as fills the page, and indexes alone say what of it has the words.
 * The planner cannot know which is which, but the counts of the words say it.
 */
async function find(pool: Pool, wish: Wish, { query, uses, shelf }: Sought): Promise<Found> {
  const shown = isShown(wish)
  const matching = `lexemes @@ to_tsquery('english', $${shown.values.length + 1})`
  const condition = { text: shown.text, values: [...shown.values, query] }
  const wanted = startOf(wish) + wish.pageSize + 1
  const matches = uses.reduce((left, used) => left * Math.min(1, used / shelf), shelf)
  const top = (margin * wanted * shelf) / matches
  if (matches > countedInFull && top < entriesPerRow * matches) {
    const least = await leastOnTop(pool, wish, top)
    const onTop = {
      text: `${shown.text} and ${firstKey[wish.sort]} >= $${shown.values.length + 2}`,
      values: [...condition.values, least],
    }
    const found = least === undefined ? undefined : await findAll(pool, wish, onTop, matching)
    if (found && found.total >= wanted) return found
  }
  return findAll(pool, wish, condition, matching)
}

async function findAll(
  db: Queryable,
  wish: Wish,
  { text, values }: Condition,
  matching: string,
): Promise<Found> {
  const found = `found as materialized (
    select id, views, likes, published_at from publication where ${text} and ${matching})`
  const counted = await db.query<{ id: string; total: number }>(
    `with ${found}, page as (
       select id from found as publication order by ${orders[wish.sort]} ${pageOf(wish)})
     select page.id, all_found.total from (select count(*)::int as total from found) as all_found
     left join page on true`,
    values,
  )
  const total = counted.rows[0]?.total ?? 0
  const onPage = counted.rows.flatMap(({ id }) => (id ? [id] : []))
  if (onPage.length === 0) return { rows: [], total }
  const page = 'with page as materialized (select unnest($1::uuid[]) as id)'
  return { rows: await readPage(db, wish, page, [onPage]), total }
}
