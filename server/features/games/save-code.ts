import { randomUUID } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { Game2dPlan } from '@makebelieve/generation/engines/game-2d/design'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import type { CodeWork } from '../../engines/code-work.ts'
import { filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { openFile } from './game-files.ts'
import { findGame, findVersion, type GameRow, gameFiles, type VersionRow } from './game-rows.ts'

type Services = { pool: Pool; storage: Storage; codeWork: CodeWork }

export type SavedCode = {
  modelId: string
  versionId: string
  code: string
  unproven: boolean
  note?: string
}

/**
 * Makes edited code the newest version. It is proven first, unless its user wants it as it is. The version keeps the
 * plan that it was edited from, which is what the next edit by chat changes.
 */
export async function saveCode(
  { pool, storage, codeWork }: Services,
  userId: string,
  { modelId, versionId, code, unproven, note }: SavedCode,
  signal: AbortSignal,
): Promise<{ game: GameRow; version: VersionRow }> {
  const edited = await findVersion(pool, await findGame(pool, userId, modelId), versionId)
  const plan = await planOf(pool, edited)
  const made = await codeWork.do(userId, { code, plan, prove: !unproven }, signal)
  if (!made.accepted) throw new ApiError('unprocessable', refusal(made.checks), { checks: made.checks })

  const folder = filesOfRun(userId, randomUUID())
  for (const { path, type, bytes } of made.files) await storage.put(folder + path, bytes, { type })
  const picture = await openFile(storage, edited, gameFiles.preview)
  await storage.put(folder + gameFiles.preview, picture.body, { type: picture.type })
  const { answer } = made
  const saving = addVersion(pool, userId, { edited, folder, answer, unproven, note })
  return saving.catch(async (error) => {
    // Its game may be gone by now; then nobody will ever ask for the files.
    await storage.deleteAll(folder)
    throw error
  })
}

async function planOf(db: Queryable, { id }: VersionRow): Promise<Game2dPlan> {
  const { rows } = await db.query<{ plan: Game2dPlan }>('select plan from game_version where id = $1', [id])
  if (!rows[0]) throw new ApiError('not_found', 'There is no such version of this game.')
  return rows[0].plan
}

function refusal(checks: { name: string; passed: boolean; evidence: string }[]): string {
  const failed = checks.filter(({ passed }) => !passed).map(({ name, evidence }) => `${name}: ${evidence}`)
  return `The edited code did not pass its proof, so it was not saved. ${failed.join(' ')}`
}

type NewVersion = { edited: VersionRow; folder: string; answer: object; unproven: boolean; note?: string }

function addVersion(pool: Pool, userId: string, { edited, folder, answer, unproven, note }: NewVersion) {
  const { gameId, number } = edited
  const changes = [
    `The code of version ${number} was edited by hand.`,
    ...(unproven ? ['It was saved without a proof.'] : []),
  ]
  return inTransaction(pool, async (session) => {
    // Locked, so that the versions of a game are numbered one after the other.
    await session.query('select 1 from creation where id = $1 for update', [gameId])
    await findGame(session, userId, gameId)
    await session.query(
      `insert into game_version (game_id, number, prompt, plan, answer, changes, folder, proven, edited_by_hand)
       select game_id, (select max(number) + 1 from game_version where game_id = $1), $3, plan, $4, $5, $6, $7, true
       from game_version where game_id = $1 and id = $2`,
      [
        gameId,
        edited.id,
        note ?? 'Code edited by hand',
        JSON.stringify(answer),
        JSON.stringify(changes),
        folder,
        !unproven,
      ],
    )
    const game = await findGame(session, userId, gameId)
    return { game, version: await findVersion(session, game) }
  })
}
