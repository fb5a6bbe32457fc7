import type { Pool } from 'pg'
import { type HousePiece, houseVersions } from '../../creations/house-versions.ts'
import { gameDetails } from '../../engines/game-details.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import { deleteGame } from './delete-game.ts'
import { openChat } from './game-run.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type HouseGame = HousePiece & { mode?: 'quick' | 'agent' }

/** Games that come with the program. */
export function houseGames({ pool, storage, queue }: Services) {
  return {
    engine: new URL('../../engines/showcase-game.ts', import.meta.url).href,

    ...houseVersions<HouseGame>(
      { pool, storage },
      {
        kind: 'game',
        titleOf: (plan) => (plan.game as { title: string }).title,
        async begin(session, { userId, mode, report }, id, title) {
          await openChat(session, userId, id, title)
          await session.query(
            `insert into game (id, user_id, chat_id, model_type, dimension) values ($1, $2, $3, $4, $5)`,
            [id, userId, id, mode === 'agent' ? 'Agent_Game' : 'Game', report.plan.solid ? '3d' : '2d'],
          )
        },
        read: (details) => gameDetails.parse(details),
      },
    ),

    remove: (userId: string, creationId: string) => deleteGame({ pool, queue }, userId, creationId),
  }
}
