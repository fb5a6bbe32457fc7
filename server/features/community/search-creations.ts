import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { wordsMeant } from './meant-words.ts'
import { wordsOf } from './search-words.ts'
import { type Condition, type Found, isShown, orders, pageOf, readPage, startOf, type Wish } from './shelf.ts'
import { lengthOfShelf, type Sought, soughtAsSpelt } from './sought.ts'

/** What has all words, each at least as the beginning of one; or if there is none, what has words spelt nearly so. */
export async function searchCreations(pool: Pool, wish: Wish): Promise<Found> {
  const words = wordsOf(wish.search)
  if (words.length === 0) return { rows: [], total: 0 }
  const exact = await find(pool, wish, await soughtAsSpelt(pool, words))
  if (exact.total > 0) return exact
  const meant = await wordsMeant(pool, words)
  return meant ? find(pool, wish, meant) : exact
}

/**
 * There are two ways. By its index all that has the words is found, and then sorted: short for rare words. Along the
 * order of the list everything is looked at until the page is full: short for frequent words, of which there is one on
 * every page anyway. The planner cannot know which is which, but the counts of the words say it.
 */
async function find(pool: Pool, wish: Wish, sought: Sought): Promise<Found> {
  const shown = isShown(wish)
  const query = `lexemes @@ to_tsquery('english', $${shown.values.length + 1})`
  const condition = { text: shown.text, values: [...shown.values, sought.query] }
  const wanted = startOf(wish) + wish.pageSize + 1
  const shelf = await lengthOfShelf(pool)
  const matches = sought.uses.reduce((left, uses) => left * Math.min(1, uses / shelf), shelf)
  const walk = (wanted * shelf) / matches
  if (walk < matches) {
    const found = await walkAlong(pool, wish, condition, query, { wanted, most: Math.ceil(3 * walk) })
    if (found) return found
  }
  return findAll(pool, wish, condition, query)
}

/** Undefined: the words were rarer on the way than expected. */
async function walkAlong(
  db: Queryable,
  wish: Wish,
  { text, values }: Condition,
  query: string,
  { wanted, most }: { wanted: number; most: number },
): Promise<Found | undefined> {
  const order = orders[wish.sort]
  const first = `select id, views, likes, published_at, lexemes from publication where ${text}
    order by ${order} limit ${most}`
  const { rows: found } = await db.query<{ id: string }>(
    `select id from (${first}) as publication where ${query} order by ${order} limit ${wanted}`,
    values,
  )
  if (found.length < wanted) return undefined
  const onPage = found.slice(startOf(wish), -1).map(({ id }) => id)
  const page = 'with page as materialized (select unnest($1::uuid[]) as id)'
  return { rows: await readPage(db, wish, page, [onPage]), total: wanted }
}

async function findAll(
  db: Queryable,
  wish: Wish,
  { text, values }: Condition,
  query: string,
): Promise<Found> {
  const found = `found as materialized (
    select id, views, likes, published_at from publication where ${text} and ${query})`
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
