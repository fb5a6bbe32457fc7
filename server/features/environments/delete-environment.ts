import type { Pool } from 'pg'
import { deletePlayed } from '../../creations/delete-creation.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { findEnvironment } from './environment-rows.ts'

/** Deletes an environment with all its versions. */
export async function deleteEnvironment(
  { pool, queue }: { pool: Pool; queue: Queue },
  userId: string,
  modelId: string,
): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { id } = await findEnvironment(session, userId, modelId)
    await deletePlayed(session, queue, id)
  })
}
