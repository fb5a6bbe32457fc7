import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { gameDetails } from '../../engines/game-details.ts'
import type { Queue } from '../../queue/queue.ts'
import type { GeneratedFile } from '../../runs/generator.ts'
import { filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { deleteGame } from './delete-game.ts'
import { folderOfVersion, gameFiles } from './game-rows.ts'
import { openChat } from './game-run.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type HouseGame = {
  userId: string
  /** The game that this is the next version of; without, it is a new one. */
  creationId?: string
  prompt: string
  mode?: 'quick' | 'agent'
  report: { plan: Record<string, unknown>; answer: unknown }
  picture: Uint8Array
}

/** Games that come with the program: nobody pays for them, so no run makes them. */
export function houseGames({ pool, storage, queue }: Services) {
  return {
    engine: new URL('../../engines/showcase-game.ts', import.meta.url).href,

    /**
     * Writes a version of which the plan, the proof and a picture are known, and what is played is still to be built.
     * `note` is written together with it or not at all.
     */
    async place(
      game: HouseGame,
      note: (session: Queryable, ids: PlacedGame) => Promise<void>,
    ): Promise<PlacedGame> {
      const { userId, creationId = randomUUID() as string, report, picture } = game
      const placed = { creationId, versionId: randomUUID() as string }
      const folder = `${filesOfRun(userId, creationId)}${placed.versionId}/`
      await storage.put(folder + gameFiles.preview, picture, { type: 'image/webp' })
      await storage.put(folder + gameFiles.report, JSON.stringify(report), { type: 'application/json' })
      await inTransaction(pool, async (session) => {
        if (!game.creationId) await beginGame(session, game, creationId)
        await addVersion(session, game, placed, folder)
        await note(session, placed)
      })
      return placed
    },

    async planOf(versionId: string): Promise<object> {
      const { rows } = await pool.query<{ plan: object }>('select plan from game_version where id = $1', [
        versionId,
      ])
      if (!rows[0]) throw new Error('There is no such version')
      return rows[0].plan
    },

    /** Puts what was built where it is played. */
    async fill(versionId: string, files: GeneratedFile[], details: object | undefined): Promise<void> {
      const folder = await folderOfVersion(pool, versionId)
      if (!folder) throw new Error('The game was deleted while it was being built')
      for (const { path, type, bytes } of files) await storage.put(folder + path, bytes, { type })
      const { plan, answer } = gameDetails.parse(details)
      await pool.query('update game_version set plan = $2, answer = $3 where id = $1', [
        versionId,
        JSON.stringify(plan),
        JSON.stringify(answer),
      ])
    },

    remove: (userId: string, creationId: string) => deleteGame({ pool, queue }, userId, creationId),
  }
}

export type PlacedGame = { creationId: string; versionId: string }

async function beginGame(session: Queryable, { userId, mode, report }: HouseGame, id: string): Promise<void> {
  const title = titleOf(report.plan)
  await openChat(session, userId, id, title)
  await session.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'game', $3)`, [
    id,
    userId,
    title,
  ])
  await session.query(
    `insert into game (id, user_id, chat_id, model_type, dimension) values ($1, $2, $3, $4, '2d')`,
    [id, userId, id, mode === 'agent' ? 'Agent_Game' : 'Game'],
  )
}

async function addVersion(
  session: Queryable,
  { prompt, report }: HouseGame,
  { creationId, versionId }: PlacedGame,
  folder: string,
): Promise<void> {
  const { plan, answer } = gameDetails.parse({ ...report, changes: [] })
  await session.query('update creation set name = $2 where id = $1', [creationId, titleOf(plan)])
  await session.query(
    `insert into game_version (id, game_id, number, prompt, plan, answer, folder)
     select $2, $1, coalesce(max(number), 0) + 1, $3, $4, $5, $6 from game_version where game_id = $1`,
    [creationId, versionId, prompt, JSON.stringify(plan), JSON.stringify(answer), folder],
  )
}

function titleOf(plan: Record<string, unknown>): string {
  return (plan.game as { title: string }).title
}
