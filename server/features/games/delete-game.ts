import type { Pool } from 'pg'
import { deletePlayed } from '../../creations/delete-creation.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { findGame } from './game-rows.ts'

/** Deletes a game with all its versions, and the talk about them once no other game came out of it. */
export async function deleteGame(
  { pool, queue }: { pool: Pool; queue: Queue },
  userId: string,
  gameId: string,
): Promise<void> {
  await inTransaction(pool, async (session) => {
    const { id, chatId } = await findGame(session, userId, gameId)
    await deletePlayed(session, queue, id)
    await session.query(
      `delete from chat_message where user_id = $1 and chat_id = $2 and not exists (
         select 1 from game join creation on creation.id = game.id
         where game.user_id = $1 and game.chat_id = $2 and deleted_at is null)`,
      [userId, chatId],
    )
  })
}
