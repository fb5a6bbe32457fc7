import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Pool } from 'pg'
import { communityItemOf } from './creation-rows.ts'
import type { EncryptedIds } from './encrypted-ids.ts'
import { searchCreations } from './search-creations.ts'
import { type Found, isShown, orders, pageOf, readPage, startOf, type Wish } from './shelf.ts'

/** Published creations, a page of them. What is searched is found as it is spelt, or if there is none, nearly so. */
export async function listCreations(
  pool: Pool,
  ids: EncryptedIds,
  wish: Wish,
): Promise<CallAnswer<'getCommunity'>> {
  const { rows, total } = wish.search === '' ? await browse(pool, wish) : await searchCreations(pool, wish)
  const { page, pageSize } = wish
  return { items: rows.map((row) => communityItemOf(ids, row, row)), page, pageSize, total }
}

/** Nobody turns so many pages; counting on would only take time. */
const countedAtLeast = 1000

async function browse(pool: Pool, wish: Wish): Promise<Found> {
  const { text, values } = isShown(wish)
  const page = `select id from publication where ${text} order by ${orders[wish.sort]} ${pageOf(wish)}`
  const rows = await readPage(pool, wish, `with page as materialized (${page})`, values)
  const most = Math.max(countedAtLeast, startOf(wish) + wish.pageSize + 1)
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from (select from publication where ${text} limit ${most}) as counted`,
    values,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
