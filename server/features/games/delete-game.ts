import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { deleteFilesJob, homeOf } from '../../storage/delete-files-job.ts'
import { findGame } from './game-rows.ts'

/**
 * Deletes a game with all its versions: their files, their plans, and the talk about them once no other game came out
 * of it. The bare rows stay, because they prove what was paid for.
 */
export async function deleteGame(
  { pool, queue }: { pool: Pool; queue: Queue },
  userId: string,
  gameId: string,
): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { id, chatId } = await findGame(session, userId, gameId)
    await session.query('update creation set deleted_at = now() where id = $1', [id])
    const { rows } = await session.query<{ folder: string }>(
      `update game_version set plan = '{}', answer = '{}', prompt = '', changes = '[]' where game_id = $1
       returning folder`,
      [id],
    )
    await session.query(
      `delete from chat_message where user_id = $1 and chat_id = $2 and not exists (
         select 1 from game join creation on creation.id = game.id
         where game.user_id = $1 and game.chat_id = $2 and deleted_at is null)`,
      [userId, chatId],
    )
    const db = {
      executeSql: (text: string, values?: unknown[]) => session.query(text, values),
    }
    const homes = new Set(rows.map(({ folder }) => homeOf(folder)))
    for (const prefix of homes) await queue.send(deleteFilesJob, { prefix }, { db })
  })
}
