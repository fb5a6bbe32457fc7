import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { copyFolder } from '../../storage/copy-folder.ts'
import { deleteFilesJob, filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { modelById, noSuchModel } from './model-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type Copy = { versionId: string; userId: string; name: string }
export type Copied = { modelId: string }

/**
 * Gives somebody a model that begins as a copy of another. It has files of its own, so that deleting either leaves the
 * other whole; they are written first, and cleared away should the rows not follow.
 */
export async function copyModel(
  { pool, storage, queue }: Services,
  { versionId, userId, name }: Copy,
  note: (session: Queryable, copied: Copied) => Promise<void>,
): Promise<Copied> {
  const modelId = randomUUID()
  const home = filesOfRun(userId, modelId)
  const folder = `${home}1/`
  try {
    const original = await modelById(pool, versionId)
    if (!original) throw noSuchModel()
    await copyFolder(storage, original.folder, folder)
    await inTransaction(pool, async (session) => {
      await session.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'model', $3)`, [
        modelId,
        userId,
        name,
      ])
      // What its first maker asked for is theirs; the plan is what the next change needs.
      const { rowCount } = await session.query(
        `insert into model (id, user_id, prompt, answer, plan, folder)
         select $1, $2, case when plan is null then '' else $3 end, answer, plan, $4
         from model join creation on creation.id = model.id where model.id = $5 and deleted_at is null`,
        [modelId, userId, name, folder, versionId],
      )
      if (rowCount === 0) throw noSuchModel()
      await note(session, { modelId })
    })
  } catch (error) {
    await queue.send(deleteFilesJob, { prefix: home })
    throw error
  }
  return { modelId }
}
