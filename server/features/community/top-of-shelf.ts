import type { Pool } from 'pg'
import { isShown, orders, type Wish } from './shelf.ts'

/** What the orders of the list go by first. */
export const firstKey: Record<Wish['sort'], string> = {
  views: 'publication.views',
  newest: 'publication.published_at',
  likes: 'publication.likes',
}

const rememberedMs = 60_000
const mostRemembered = 1000
type Known = { least: unknown; until: number }
const remembered = new WeakMap<Pool, Map<string, Known>>()

/**
 * The number of views, say, that the first so many of the list have at least; undefined when there are not so many. It
 * is remembered for a minute: an older number only cuts off a little more or less, and what is above it is the top of
 * the list all the same.
 */
export async function leastOnTop(pool: Pool, wish: Wish, size: number): Promise<unknown> {
  // Rounded, so that many searches share one number.
  const rank = 2 ** Math.ceil(Math.log2(size))
  const known = remembered.get(pool) ?? new Map<string, Known>()
  remembered.set(pool, known)
  const name = [wish.sort, wish.filter, wish.trait, rank].join(' ')
  const before = known.get(name)
  if (before && before.until > Date.now()) return before.least
  const { text, values } = isShown(wish)
  const { rows } = await pool.query<{ least: unknown }>(
    `select ${firstKey[wish.sort]} as least from publication where ${text}
     order by ${orders[wish.sort]} offset ${rank} limit 1`,
    values,
  )
  if (known.size >= mostRemembered) known.clear()
  known.set(name, { least: rows[0]?.least, until: Date.now() + rememberedMs })
  return rows[0]?.least
}
