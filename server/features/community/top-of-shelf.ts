import type { Pool } from 'pg'
import { isShown, orders, type Wish } from './shelf.ts'

/** What `shelf_tiers` says of a publication, as the index of words has it. */
export const tiersOfRow = 'shelf_tiers(publication.views, publication.likes, publication.published_at)'

const fourDays = 4 * 86_400_000
const year2000 = Date.UTC(2000, 0)

/** For each order: which of the tiers is its own, and the highest that there can be. */
const tierOf: Record<Wish['sort'], { place: number; highest(): number }> = {
  views: { place: 1, highest: () => 31 },
  likes: { place: 2, highest: () => 131 },
  // One more than now: the database's clock may be ahead.
  newest: { place: 3, highest: () => 1001 + Math.floor((Date.now() - year2000) / fourDays) },
}

const rememberedMs = 10 * 60_000
const mostRemembered = 1000
type Known = { lowest: number | undefined; until: number }
const remembered = new WeakMap<Pool, Map<string, Known>>()

/**
 * The tiers of the shelf that hold the first so many of the list, and everything else that stands as high; undefined
 * when there are not so many. The lowest is remembered for minutes: if it is out of date, the top is cut off a little
 * higher or lower, and is the top of the list all the same.
 */
export async function tiersOnTop(pool: Pool, wish: Wish, size: number): Promise<number[] | undefined> {
  // Rounded, so that many searches share one number.
  const rank = Math.ceil(2 ** (Math.ceil(2 * Math.log2(size)) / 2))
  const known = remembered.get(pool) ?? new Map<string, Known>()
  remembered.set(pool, known)
  const name = [wish.sort, wish.filter, wish.trait, rank].join(' ')
  const before = known.get(name)
  if (before && before.until > Date.now()) return upwardsFrom(before.lowest, wish)
  const lowest = await tierAt(pool, wish, rank)
  if (known.size >= mostRemembered) known.clear()
  known.set(name, { lowest, until: Date.now() + rememberedMs })
  return upwardsFrom(lowest, wish)
}

async function tierAt(pool: Pool, wish: Wish, rank: number): Promise<number | undefined> {
  const { text, values } = isShown(wish)
  // The row is found in the index alone; only its tiers are then looked up.
  const { rows } = await pool.query<{ tier: number }>(
    `select (${tiersOfRow})[${tierOf[wish.sort].place}] as tier from publication where id = (
       select id from publication where ${text} order by ${orders[wish.sort]} offset ${rank} limit 1)`,
    values,
  )
  return rows[0]?.tier
}

function upwardsFrom(lowest: number | undefined, { sort }: Wish): number[] | undefined {
  if (lowest === undefined) return undefined
  const count = tierOf[sort].highest() - lowest + 1
  return Array.from({ length: count }, (_, i) => lowest + i)
}
