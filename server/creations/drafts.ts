import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import type { Queue } from '../queue/queue.ts'
import { deleteFilesJob, filesOfRun } from '../storage/delete-files-job.ts'
import type { Storage } from '../storage/storage.ts'
import { openFile } from './files.ts'
import { codeFile, type PlayedKind, playedFiles } from './played.ts'
import { findOwn, findVersion, folderOfVersion } from './version-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }
type Edited = { modelId: string; versionId: string; code: string }

const hourInSeconds = 3600
/** Whoever tries every letter does not fill the disk; a frame shows one at a time anyway. */
const mostPerUser = 5

/**
 * Keeps edited code for the stage to play: the page of its version, with other code behind it. Answers the id that a
 * play link is made of.
 */
export async function keepDraft(
  { pool, storage, queue }: Services,
  kind: PlayedKind,
  userId: string,
  { modelId, versionId, code }: Edited,
): Promise<string> {
  const own = await findOwn(pool, kind, userId, modelId)
  const version = await findVersion(pool, kind, own, versionId)
  const id = randomUUID()
  const folder = filesOfRun(userId, id)
  // First, so that a crash leaves nothing that nobody takes away.
  await queue.send(deleteFilesJob, { prefix: folder }, { startAfter: hourInSeconds })
  const page = await openFile(storage, version, playedFiles.page)
  await storage.put(folder + playedFiles.page, page.body, { type: page.type })
  await storage.put(folder + codeFile[kind], code, { type: 'text/javascript' })
  const old = await inTransaction(pool, async (session) => {
    await session.query('insert into creation_draft (id, user_id, creation_id) values ($1, $2, $3)', [
      id,
      userId,
      own.id,
    ])
    const { rows } = await session.query<{ id: string }>(
      `delete from creation_draft where user_id = $1 and (created_at < now() - make_interval(secs => $2) or id not in
         (select id from creation_draft where user_id = $1 order by created_at desc, id limit $3)) returning id`,
      [userId, hourInSeconds, mostPerUser],
    )
    return rows
  })
  for (const draft of old) await queue.send(deleteFilesJob, { prefix: filesOfRun(userId, draft.id) })
  return id
}

/** Where the files of a version or of a draft lie, as long as there is one. */
export async function folderToPlay(db: Queryable, id: string): Promise<string | undefined> {
  const folder = await folderOfVersion(db, id)
  if (folder) return folder
  const { rows } = await db.query<{ userId: string }>(
    `select creation_draft.user_id as "userId" from creation_draft join creation on creation.id = creation_id
     where creation_draft.id = $1 and deleted_at is null and creation_draft.created_at > now() - make_interval(secs => $2)`,
    [id, hourInSeconds],
  )
  return rows[0] && filesOfRun(rows[0].userId, id)
}
