import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { householdOf } from '../../http/household.ts'
import { noSuchCreation } from './creation-rows.ts'

const memory = '1 hour'
/** Each view clears away a few that may be forgotten, so that nobody has to come and sweep. */
const sweptAtOnce = 100

export type Views = ReturnType<typeof openViews>

/**
 * Counts views, once an hour for each visitor: for each account, and for each address of those who have none. An
 * address is not kept. What is kept, for that hour, is a keyed hash of it that is another one for each creation, so
 * nobody can read from the table who was here or what else they looked at.
 */
export function openViews(pool: Pool, secret: string) {
  const key = createHmac('sha256', secret).update('views').digest()
  const hashOf = (creationId: string, visitor: string) =>
    createHmac('sha256', key).update(`${creationId}\n${visitor}`).digest().subarray(0, 16)

  /** How often it was viewed, this time included. */
  return async function countView(
    creationId: string,
    { userId, address }: { userId?: string; address: string },
  ): Promise<number> {
    if (!isUuid(creationId)) throw noSuchCreation()
    const visitor = userId ? `user ${userId}` : `address ${householdOf(address)}`
    return inTransaction(pool, async (session) => {
      await session.query(
        `delete from recent_view where (creation_id, visitor) in (
           select creation_id, visitor from recent_view where at < now() - interval '${memory}'
           limit ${sweptAtOnce} for update skip locked)`,
      )
      const { rows } = await session.query<{ views: number }>(
        `with counted as (
           insert into recent_view (creation_id, visitor)
           select id, $2 from publication where id = $1 and withdrawn_at is null
           on conflict (creation_id, visitor) do update set at = now()
             where recent_view.at < now() - interval '${memory}'
           returning creation_id
         ), shown as (
           update publication set views = views + 1 where id in (select creation_id from counted)
           returning views
         )
         select coalesce((select views from shown), views)::int as views from publication
         where id = $1 and withdrawn_at is null`,
        [creationId, hashOf(creationId, visitor)],
      )
      if (!rows[0]) throw noSuchCreation()
      return rows[0].views
    })
  }
}
