import { randomUUID } from 'node:crypto'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { playedFiles } from '../../creations/played.ts'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { digestOfCode } from '../../engines/environment-details.ts'
import { plainBackdrop } from '../../pictures/plain-backdrop.ts'
import type { Queue } from '../../queue/queue.ts'
import { copyFolder } from '../../storage/copy-folder.ts'
import { deleteFilesJob, filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { broughtFiles } from './brought-files.ts'
import { type EnvironmentRow, findEnvironment } from './environment-rows.ts'
import { type TrialRow, trialWithCode } from './trials.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type Brought = {
  htmlText: string
  jsText: string
  environmentName: string
  category: EnvironmentCategory
  prompt?: string
}

/** Of those that no run made: they cost nothing, but their files take room. */
const mostInAnHour = 20

/**
 * Keeps what a browser has. What a run made is in the list already, and gets its name here; what somebody made before
 * they had an account becomes theirs, with its proof; and what nobody here knows is kept as it is.
 */
export async function storeEnvironment(
  services: Services,
  userId: string,
  brought: Brought,
): Promise<EnvironmentRow> {
  const { pool } = services
  const codeDigest = digestOfCode(brought.jsText)
  const known = await ownWithCode(pool, userId, codeDigest)
  if (known) {
    await pool.query('update creation set name = $2 where id = $1', [known, brought.environmentName])
    return findEnvironment(pool, userId, known)
  }
  await checkAppetite(pool, userId)
  const trial = await trialWithCode(pool, codeDigest)
  return keep(services, userId, trial ? adopted(brought, trial) : unknown(brought), codeDigest)
}

async function ownWithCode(db: Queryable, userId: string, codeDigest: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select creation.id from creation_version join creation on creation.id = creation_id
     where code_digest = $2 and user_id = $1 and kind = 'environment' and deleted_at is null
     order by creation_version.created_at desc limit 1`,
    [userId, codeDigest],
  )
  return rows[0]?.id
}

async function checkAppetite(db: Queryable, userId: string): Promise<void> {
  const { rows } = await db.query<{ kept: number }>(
    `select count(*)::int as kept from creation where user_id = $1 and kind = 'environment' and run_id is null
       and created_at > now() - interval '1 hour'`,
    [userId],
  )
  if ((rows[0]?.kept ?? 0) >= mostInAnHour)
    throw new ApiError(
      'too_many_requests',
      `You can store ${mostInAnHour} environments an hour that weren't made with your account. Try again later.`,
    )
}

/** What the rows say, and how the files come into their folder. */
type Kept = {
  name: string
  category: EnvironmentCategory
  prompt: string
  plan: object
  answer: string
  proven: boolean
  writeFiles(storage: Storage, folder: string): Promise<void>
}

function adopted({ environmentName: name }: Brought, trial: TrialRow): Kept {
  const { category, prompt, plan, answer } = trial
  return {
    name,
    category,
    prompt,
    plan,
    answer,
    proven: true,
    writeFiles: (storage, folder) => copyFolder(storage, trial.folder, folder),
  }
}

function unknown({ htmlText, jsText, environmentName: name, category, prompt = '' }: Brought): Kept {
  const { answer, files } = broughtFiles(name, htmlText, jsText)
  return {
    name,
    category,
    prompt,
    // Without one, edits by chat have nothing to change, and say so.
    plan: {},
    answer,
    proven: false,
    async writeFiles(storage, folder) {
      for (const { path, type, bytes } of files) await storage.put(folder + path, bytes, { type })
      await storage.put(folder + playedFiles.preview, await plainBackdrop(), { type: 'image/webp' })
    },
  }
}

async function keep(
  { pool, storage, queue }: Services,
  userId: string,
  { name, category, prompt, plan, answer, proven, writeFiles }: Kept,
  codeDigest: string,
): Promise<EnvironmentRow> {
  const id = randomUUID()
  const home = filesOfRun(userId, id)
  const folder = `${home}1/`
  try {
    await writeFiles(storage, folder)
    await inTransaction(pool, async (session) => {
      await session.query(
        `insert into creation (id, user_id, kind, name) values ($1, $2, 'environment', $3)`,
        [id, userId, name],
      )
      await session.query('insert into environment (id, user_id, category) values ($1, $2, $3)', [
        id,
        userId,
        category,
      ])
      await session.query(
        `insert into creation_version (creation_id, number, prompt, plan, answer, folder, proven, edited_by_hand,
           code_digest)
         values ($1, 1, $2, $3, $4, $5, $6, $7, $8)`,
        [id, prompt, JSON.stringify(plan), JSON.stringify(answer), folder, proven, !proven, codeDigest],
      )
    })
  } catch (error) {
    await queue.send(deleteFilesJob, { prefix: home })
    throw error
  }
  return findEnvironment(pool, userId, id)
}
