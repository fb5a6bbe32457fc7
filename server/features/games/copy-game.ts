import { randomUUID } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { copyFolder } from '../../storage/copy-folder.ts'
import { deleteFilesJob, filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { addMessage } from './chat-rows.ts'
import { folderOfVersion } from './game-rows.ts'
import { openChat } from './game-run.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type Copy = { versionId: string; userId: string; name: string; greeting: string }
export type Copied = { modelId: string; chatId: string }

/**
 * Gives somebody a game that begins as a version of another. It has files of its own, so that deleting either leaves
 * the other whole; they are written first, and cleared away should the rows not follow.
 */
export async function copyGame(
  { pool, storage, queue }: Services,
  copy: Copy,
  note: (session: Queryable, copied: Copied) => Promise<void>,
): Promise<Copied> {
  const copied = { modelId: randomUUID(), chatId: randomUUID() }
  const home = filesOfRun(copy.userId, copied.modelId)
  try {
    const folder = `${home}1/`
    await copyFiles(pool, storage, copy.versionId, folder)
    await inTransaction(pool, async (session) => {
      await writeGame(session, copy, copied, folder)
      await note(session, copied)
    })
  } catch (error) {
    await queue.send(deleteFilesJob, { prefix: home })
    throw error
  }
  return copied
}

async function copyFiles(pool: Pool, storage: Storage, versionId: string, to: string): Promise<void> {
  const from = await folderOfVersion(pool, versionId)
  if (!from) throw gone()
  await copyFolder(storage, from, to)
}

async function writeGame(
  session: Queryable,
  { versionId, userId, name, greeting }: Copy,
  { modelId, chatId }: Copied,
  folder: string,
): Promise<void> {
  await openChat(session, userId, chatId, name)
  await session.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'game', $3)`, [
    modelId,
    userId,
    name,
  ])
  const { rowCount } = await session.query(
    `insert into game (id, user_id, chat_id, model_type, dimension)
     select $1, $2, $3, model_type, dimension from game_version
     join game on game.id = game_id join creation on creation.id = game_id
     where game_version.id = $4 and deleted_at is null`,
    [modelId, userId, chatId, versionId],
  )
  if (rowCount === 0) throw gone()
  // What its first maker asked for is theirs; the plan is what the next edit needs.
  await session.query(
    `insert into game_version (game_id, number, prompt, plan, answer, folder, proven, edited_by_hand)
     select $1, 1, $2, plan, answer, $3, proven, edited_by_hand from game_version where id = $4`,
    [modelId, name, folder, versionId],
  )
  await addMessage(session, { userId, chatId, role: 'assistant', text: greeting, gameId: modelId })
}

function gone(): ApiError {
  return new ApiError('not_found', 'There is no such game.')
}
