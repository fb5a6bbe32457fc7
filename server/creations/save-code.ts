import { randomUUID } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction } from '../database/transaction.ts'
import type { CodeWork, JudgedCode } from '../engines/code-work.ts'
import { filesOfRun } from '../storage/delete-files-job.ts'
import type { Storage } from '../storage/storage.ts'
import { openFile } from './files.ts'
import { type PlayedKind, playedFiles } from './played.ts'
import { findOwn, findVersion, planOfVersion, type VersionRow } from './version-rows.ts'

type Services = { pool: Pool; storage: Storage; codeWork: CodeWork }

export type SavedCode = {
  modelId: string
  versionId: string
  code: string
  unproven: boolean
  note?: string
}

/** How a kind proves edited code and makes its files. */
export type JudgeCode<Plan extends object> = (
  task: { code: string; plan: Plan; prove: boolean; before: VersionRow },
  signal: AbortSignal,
) => Promise<JudgedCode>

/**
 * Makes edited code the newest version. It is proven first, unless its user wants it as it is. The version keeps the
 * plan that it was edited from, which is what the next edit by chat changes.
 */
export async function saveCode<Plan extends object>(
  { pool, storage, codeWork }: Services,
  { kind, judge }: { kind: PlayedKind; judge: JudgeCode<Plan> },
  userId: string,
  { modelId, versionId, code, unproven, note }: SavedCode,
  signal: AbortSignal,
): Promise<VersionRow> {
  const own = await findOwn(pool, kind, userId, modelId)
  const edited = await findVersion(pool, kind, own, versionId)
  const plan = await planOfVersion<Plan>(pool, edited.id)
  const task = { code, plan, prove: !unproven, before: edited }
  const made = await codeWork.do(userId, (given) => judge(task, given), signal)
  if (!made.accepted) throw new ApiError('unprocessable', refusal(made.checks), { checks: made.checks })

  const folder = filesOfRun(userId, randomUUID())
  for (const { path, type, bytes } of made.files) await storage.put(folder + path, bytes, { type })
  const picture = await openFile(storage, edited, playedFiles.preview)
  await storage.put(folder + playedFiles.preview, picture.body, { type: picture.type })
  const { answer, codeDigest } = made
  const saving = addVersion(pool, userId, { edited, folder, answer, codeDigest, unproven, note })
  return saving.catch(async (error) => {
    // Its creation may be gone by now; then nobody will ever ask for the files.
    await storage.deleteAll(folder)
    throw error
  })
}

function refusal(checks: { name: string; passed: boolean; evidence: string }[]): string {
  const failed = checks.filter(({ passed }) => !passed).map(({ name, evidence }) => `${name}: ${evidence}`)
  return `Your edited code didn't pass its proof, so we didn't save it. ${failed.join(' ')}`
}

type NewVersion = {
  edited: VersionRow
  folder: string
  answer: unknown
  codeDigest?: string
  unproven: boolean
  note?: string
}

function addVersion(pool: Pool, userId: string, made: NewVersion): Promise<VersionRow> {
  const { edited, folder, answer, codeDigest, unproven, note } = made
  const { kind, creationId, number } = edited
  const changes = [
    `The code of version ${number} was edited by hand.`,
    ...(unproven ? ['It was saved without a proof.'] : []),
  ]
  return inTransaction(pool, async (session) => {
    await findOwn(session, kind, userId, creationId, { lock: true })
    await session.query(
      `insert into creation_version (creation_id, number, prompt, plan, answer, changes, folder, proven, edited_by_hand,
         code_digest)
       select creation_id, (select max(number) + 1 from creation_version where creation_id = $1), $3, plan, $4, $5, $6,
         $7, true, $8
       from creation_version where creation_id = $1 and id = $2`,
      [
        creationId,
        edited.id,
        note ?? 'Code edited by hand',
        JSON.stringify(answer),
        JSON.stringify(changes),
        folder,
        !unproven,
        codeDigest ?? null,
      ],
    )
    return findVersion(session, kind, await findOwn(session, kind, userId, creationId))
  })
}
