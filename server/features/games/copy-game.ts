import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { copyVersion } from '../../creations/copy-version.ts'
import { noSuch } from '../../creations/played.ts'
import type { Queryable } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { addMessage } from './chat-rows.ts'
import { openChat } from './game-run.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type Copy = { versionId: string; userId: string; name: string; greeting: string }
export type Copied = { modelId: string; chatId: string }

/** Gives somebody a game that begins as a version of another, in a chat of its own. */
export async function copyGame(
  services: Services,
  { versionId, userId, name, greeting }: Copy,
  note: (session: Queryable, copied: Copied) => Promise<void>,
): Promise<Copied> {
  const chatId = randomUUID()
  const modelId = await copyVersion(
    services,
    { kind: 'game', versionId, userId, name },
    async (session, id) => {
      await openChat(session, userId, chatId, name)
      const { rowCount } = await session.query(
        `insert into game (id, user_id, chat_id, model_type, dimension)
         select $1, $2, $3, model_type, dimension from creation_version join game on game.id = creation_id
         where creation_version.id = $4`,
        [id, userId, chatId, versionId],
      )
      if (rowCount === 0) throw noSuch('game')
      await addMessage(session, { userId, chatId, role: 'assistant', text: greeting, gameId: id })
      await note(session, { modelId: id, chatId })
    },
  )
  return { modelId, chatId }
}
