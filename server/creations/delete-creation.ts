import type { Queryable } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { deleteFilesJob, homeOf } from '../storage/delete-files-job.ts'
import { forgetVersions } from './versions.ts'

/** Deletes a creation with all its versions. The bare rows stay, because they prove what was paid for. */
export async function deletePlayed(session: Queryable, queue: Queue, id: string): Promise<void> {
  await session.query('update creation set deleted_at = now() where id = $1', [id])
  const homes = new Set((await forgetVersions(session, id)).map(homeOf))
  const db = { executeSql: (text: string, values?: unknown[]) => session.query(text, values) }
  for (const prefix of homes) await queue.send(deleteFilesJob, { prefix }, { db })
}
