import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { findGame, findVersion, type GameRow, type VersionRow } from './game-rows.ts'

/** Takes up an older version as the newest one. Both share their files; neither is changed. */
export async function restoreVersion(
  pool: Pool,
  userId: string,
  { modelId, versionId }: { modelId: string; versionId: string },
): Promise<{ game: GameRow; version: VersionRow }> {
  return inTransaction(pool, async (session) => {
    const { id } = await findGame(session, userId, modelId)
    // Locked, so that the versions of a game are numbered one after the other.
    await session.query('select 1 from creation where id = $1 for update', [id])
    const older = await findVersion(session, await findGame(session, userId, id), versionId)
    await session.query(
      `insert into game_version (game_id, number, name, prompt, plan, answer, changes, folder, proven,
         edited_by_hand, restored_from)
       select game_id, (select max(number) + 1 from game_version where game_id = $1), name, prompt, plan, answer,
         $3, folder, proven, edited_by_hand, number
       from game_version where game_id = $1 and id = $2`,
      [id, older.id, JSON.stringify([`Back to version ${older.number}.`])],
    )
    const game = await findGame(session, userId, id)
    return { game, version: await findVersion(session, game) }
  })
}

export async function nameVersion(pool: Pool, { id }: VersionRow, name: string): Promise<void> {
  await pool.query('update game_version set name = $2 where id = $1', [id, name])
}
