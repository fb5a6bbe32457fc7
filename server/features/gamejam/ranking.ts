import type { Queryable } from '../../database/transaction.ts'
import type { Dates } from './weeks.ts'

export type Ranked = { id: string; userId: string; likes: number }

/**
 * What has entered in a week and is shown, the best first: by the likes that others gave within the week, then by who
 * was there earlier.
 */
export async function rankWeek(
  db: Queryable,
  { starts, ends }: Dates,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Ranked[]> {
  const { rows } = await db.query<Ranked>(
    `select entry.creation_id as id, entry.user_id as "userId",
       (select count(*)::int from creation_like as given
        where given.creation_id = entry.creation_id and given.user_id <> entry.user_id
          and given.at >= $1::date::timestamp at time zone 'UTC' and given.at < $2) as likes
     from jam_entry as entry
     join publication on publication.id = entry.creation_id and publication.withdrawn_at is null
     where entry.week = $1 order by likes desc, entry.at, entry.creation_id limit $3 offset $4`,
    [starts, ends, limit, offset],
  )
  return rows
}

/** How many of them there are. */
export async function countEntries(db: Queryable, { starts }: Pick<Dates, 'starts'>): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from jam_entry as entry
     join publication on publication.id = entry.creation_id and publication.withdrawn_at is null
     where entry.week = $1`,
    [starts],
  )
  return rows[0]?.total ?? 0
}
