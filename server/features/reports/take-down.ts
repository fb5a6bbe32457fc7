import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { forgetReports } from './report-rows.ts'

export type TakenDown = { kind: CreationKind; makersEmail: string }

/** Takes a creation off the shelf for good. It stays its maker's. */
export async function takeDown(pool: Pool, creationId: string, note: string): Promise<TakenDown> {
  return inTransaction(pool, async (session) => {
    const { rows } = await session.query<TakenDown>(
      `with taken as (
         update publication set withdrawn_at = coalesce(withdrawn_at, now()) where id = $1 returning kind, user_id
       )
       select kind, email as "makersEmail" from taken join app_user on app_user.id = user_id`,
      [creationId],
    )
    if (!rows[0]) throw new ApiError('not_found', "We can't find that published creation.")
    await session.query(
      `insert into takedown (creation_id, note) values ($1, $2)
       on conflict (creation_id) do update set note = excluded.note, at = now()`,
      [creationId, note],
    )
    await forgetReports(session, creationId)
    return rows[0]
  })
}
