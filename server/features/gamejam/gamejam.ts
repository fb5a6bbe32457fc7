import { calls } from '@makebelieve/contract/calls/index'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import type { Pool } from 'pg'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import { enter, ownEntries } from './entering.ts'
import { type Addresses, pastWeeks } from './past-weeks.ts'
import { countEntries, rankWeek } from './ranking.ts'
import { themeOf, weekAt } from './weeks.ts'

export type GameJamOptions = Addresses & {
  pool: Pool
  /** Published creations as cards show them. */
  items(ids: string[]): Promise<ReadonlyMap<string, CommunityItem>>
}

const pageSize = 24

/** A jam a week. Everybody looks and likes; members enter what they have published. */
export function gameJamFeature(registry: Registry, { pool, items, ...addresses }: GameJamOptions): void {
  const thisWeek = () => weekAt(Date.now())

  registerCall(registry, calls.getJam, async ({ c, query: { page } }) => {
    c.header('Cache-Control', 'public, max-age=10')
    const dates = thisWeek()
    const ranked = await rankWeek(pool, dates, { limit: pageSize, offset: (page - 1) * pageSize })
    const shown = await items(ranked.map(({ id }) => id))
    const entries = ranked.flatMap(({ id, likes }) => {
      const item = shown.get(id)
      return item ? [{ item, weekLikes: likes }] : []
    })
    const { title, hint } = themeOf(dates)
    return { week: { ...dates, theme: title }, hint, entries, page, total: await countEntries(pool, dates) }
  })

  registerCall(registry, calls.getPastJams, async ({ c }) => {
    c.header('Cache-Control', 'public, max-age=60')
    return { weeks: await pastWeeks(pool, thisWeek(), addresses) }
  })

  registerCall(registry, calls.getOwnJam, async ({ c }) => {
    const { id } = await requireUser(c)
    return ownEntries(pool, id, thisWeek())
  })

  registerCall(registry, calls.enterJam, async ({ c, body }) => {
    const { id } = await requireUser(c)
    const dates = thisWeek()
    const left = await enter(pool, id, body.modelId, dates)
    return { week: { ...dates, theme: themeOf(dates).title }, left }
  })
}
