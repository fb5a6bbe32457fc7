import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { deleteFilesJob, homeOf } from '../../storage/delete-files-job.ts'
import { findModel } from './model-rows.ts'

/** Deletes a model: its files and its plan. The bare row stays, because it proves what was paid for. */
export async function deleteModel(
  { pool, queue }: { pool: Pool; queue: Queue },
  userId: string,
  modelId: string,
): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { id, folder } = await findModel(session, userId, modelId)
    await session.query('update creation set deleted_at = now() where id = $1', [id])
    await session.query(`update model set plan = null, prompt = '', answer = '' where id = $1`, [id])
    const db = { executeSql: (text: string, values?: unknown[]) => session.query(text, values) }
    await queue.send(deleteFilesJob, { prefix: homeOf(folder) }, { db })
  })
}
