import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { copyFolder } from '../storage/copy-folder.ts'
import { deleteFilesJob, filesOfRun } from '../storage/delete-files-job.ts'
import type { Storage } from '../storage/storage.ts'
import { noSuch, type PlayedKind } from './played.ts'
import { folderOfVersion } from './version-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type VersionCopy = { kind: PlayedKind; versionId: string; userId: string; name: string }

/**
 * Gives somebody a creation that begins as a version of another. It has files of its own, so that deleting either leaves
 * the other whole; they are written first, and cleared away should the rows not follow. `write` adds what only its kind
 * has.
 */
export async function copyVersion(
  { pool, storage, queue }: Services,
  { kind, versionId, userId, name }: VersionCopy,
  write: (session: Queryable, modelId: string) => Promise<void>,
): Promise<string> {
  const modelId = randomUUID()
  const home = filesOfRun(userId, modelId)
  const folder = `${home}1/`
  try {
    const from = await folderOfVersion(pool, versionId)
    if (!from) throw noSuch(kind)
    await copyFolder(storage, from, folder)
    await inTransaction(pool, async (session) => {
      await session.query('insert into creation (id, user_id, kind, name) values ($1, $2, $3, $4)', [
        modelId,
        userId,
        kind,
        name,
      ])
      // What its first maker asked for is theirs; the plan is what the next edit needs.
      const { rowCount } = await session.query(
        `insert into creation_version (creation_id, number, prompt, plan, answer, folder, proven, edited_by_hand,
           code_digest)
         select $1, 1, $2, plan, answer, $3, proven, edited_by_hand, code_digest
         from creation_version join creation on creation.id = creation_id
         where creation_version.id = $4 and deleted_at is null`,
        [modelId, name, folder, versionId],
      )
      if (rowCount === 0) throw noSuch(kind)
      await write(session, modelId)
    })
  } catch (error) {
    await queue.send(deleteFilesJob, { prefix: home })
    throw error
  }
  return modelId
}
