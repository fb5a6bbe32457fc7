import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import { folderOf } from '../runs/run-folder.ts'
import type { RunningRun } from '../runs/run-state.ts'
import type { PlayedKind } from './played.ts'
import { findOwn, findVersion, type VersionRow } from './version-rows.ts'

/** Takes up an older version as the newest one. Both share their files; neither is changed. */
export async function restoreVersion(
  pool: Pool,
  kind: PlayedKind,
  userId: string,
  { modelId, versionId }: { modelId: string; versionId: string },
): Promise<VersionRow> {
  return inTransaction(pool, async (session) => {
    const own = await findOwn(session, kind, userId, modelId, { lock: true })
    const older = await findVersion(session, kind, own, versionId)
    await session.query(
      `insert into creation_version (creation_id, number, name, prompt, plan, answer, changes, folder, proven,
         edited_by_hand, restored_from, code_digest)
       select creation_id, (select max(number) + 1 from creation_version where creation_id = $1), name, prompt, plan,
         answer, $3, folder, proven, edited_by_hand, number, code_digest
       from creation_version where creation_id = $1 and id = $2`,
      [own.id, older.id, JSON.stringify([`Back to version ${older.number}.`])],
    )
    return findVersion(session, kind, await findOwn(session, kind, userId, own.id))
  })
}

export async function nameVersion(
  pool: Pool,
  kind: PlayedKind,
  userId: string,
  { modelId, versionId, name }: { modelId: string; versionId: string; name: string },
): Promise<void> {
  const version = await findVersion(pool, kind, await findOwn(pool, kind, userId, modelId), versionId)
  await pool.query('update creation_version set name = $2 where id = $1', [version.id, name])
}

export type MadeVersion = {
  prompt: string
  plan: object
  answer: unknown
  changes: string[]
  codeDigest?: string
}

/** Writes what a run made as the next version, or the first, of a creation. */
export async function keepRunVersion(
  session: Queryable,
  run: RunningRun,
  creationId: string,
  { prompt, plan, answer, changes, codeDigest }: MadeVersion,
): Promise<void> {
  await session.query(
    `insert into creation_version (creation_id, number, prompt, plan, answer, changes, folder, run_id, code_digest)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 from creation_version where creation_id = $1`,
    [
      creationId,
      prompt,
      JSON.stringify(plan),
      JSON.stringify(answer),
      JSON.stringify(changes),
      folderOf(run),
      run.id,
      codeDigest ?? null,
    ],
  )
}

/** The creation and the version that a run made. */
export async function madeByRun(
  db: Queryable,
  runId: string,
): Promise<{ creationId: string; versionId: string }> {
  const { rows } = await db.query<{ creationId: string; versionId: string }>(
    'select creation_id as "creationId", id as "versionId" from creation_version where run_id = $1',
    [runId],
  )
  return rows[0] ?? { creationId: '', versionId: '' }
}

type PlanRow = { id: string; number: number; plan: object; editedByHand: boolean }

/** What an edit changes: the newest plan, and those before it; or for a repair, the plan of that version. */
export type ToChange = { version: PlanRow; history: object[] }

export async function planToChange(
  db: Queryable,
  creationId: string,
  versionId?: string,
): Promise<ToChange | undefined> {
  const { rows } = await db.query<PlanRow>(
    `select id, number, plan, edited_by_hand as "editedByHand" from creation_version where creation_id = $1
     order by number`,
    [creationId],
  )
  const version = versionId ? rows.find(({ id }) => id === versionId) : rows.at(-1)
  return version && { version, history: changesOf(rows).slice(0, -1) }
}

/** The plans without those that are as the one before: edited code and repairs keep the plan, so nothing to undo. */
function changesOf(rows: PlanRow[]): object[] {
  const texts = rows.map(({ plan }) => JSON.stringify(plan))
  return rows.filter((_, index) => texts[index] !== texts[index - 1]).map(({ plan }) => plan)
}

/** Empties the versions of a deleted creation and answers where their files lie. */
export async function forgetVersions(session: Queryable, creationId: string): Promise<string[]> {
  const { rows } = await session.query<{ folder: string }>(
    `update creation_version set plan = '{}', answer = '{}', prompt = '', changes = '[]', code_digest = null
     where creation_id = $1 returning folder`,
    [creationId],
  )
  return rows.map(({ folder }) => folder)
}
