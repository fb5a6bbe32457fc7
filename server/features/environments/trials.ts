import { randomUUID } from 'node:crypto'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { environmentDetails } from '../../engines/environment-details.ts'
import type { Asker } from '../../http/askers.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Product } from '../../runs/generator.ts'
import { deleteFilesJob, filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'

/** What a visitor made: kept for a day, for whoever knows its id. */
export type TrialRow = {
  id: string
  category: EnvironmentCategory
  name: string
  prompt: string
  plan: object
  answer: string
  folder: string
  createdAt: Date
}

export const mostInAnHour = 10
const dayInSeconds = 24 * 3600
/** Each trial clears away a few that are too old, so that nobody has to come and sweep. */
const sweptAtOnce = 20
const isKept = `created_at > now() - interval '1 day'`
const columns = 'id, category, name, prompt, plan, answer, folder, created_at as "createdAt"'

export async function findTrial(db: Queryable, id: string): Promise<TrialRow | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await db.query<TrialRow>(
    `select ${columns} from environment_trial where id = $1 and ${isKept}`,
    [id],
  )
  return rows[0]
}

export async function trialWithCode(db: Queryable, codeDigest: string): Promise<TrialRow | undefined> {
  const { rows } = await db.query<TrialRow>(
    `select ${columns} from environment_trial where code_digest = $1 and ${isKept} order by created_at desc limit 1`,
    [codeDigest],
  )
  return rows[0]
}

export const folderOfTrial = async (db: Queryable, id: string) => (await findTrial(db, id))?.folder

export async function checkAppetite(db: Queryable, { visitor }: Asker): Promise<void> {
  const { rows } = await db.query<{ made: number }>(
    `select count(*)::int as made from environment_trial
     where visitor = $1 and created_at > now() - interval '1 hour'`,
    [visitor],
  )
  if ((rows[0]?.made ?? 0) >= mostInAnHour)
    throw new ApiError(
      'too_many_requests',
      `Visitors can make ${mostInAnHour} environments an hour. Sign up, or try again later.`,
    )
}

type Services = { pool: Pool; storage: Storage; queue: Queue }
type Tried = { id: string; prompt: string; category: EnvironmentCategory; product: Product }

/** Keeps what a visitor made for a day. */
export async function keepTrial(
  { pool, storage, queue }: Services,
  { visitor }: Asker,
  { id, prompt, category, product }: Tried,
): Promise<TrialRow> {
  const folder = filesOfRun('visitors', id)
  const { plan, answer, codeDigest } = environmentDetails.parse(product.details)
  // First, so that a crash leaves nothing that nobody takes away.
  await queue.send(deleteFilesJob, { prefix: folder }, { startAfter: dayInSeconds })
  for (const { path, type, bytes } of product.files) await storage.put(folder + path, bytes, { type })
  const trial = { id, category, name: product.name, prompt, plan, answer, folder, createdAt: new Date() }
  await inTransaction(pool, async (session) => {
    await session.query(
      `insert into environment_trial (id, visitor, category, name, prompt, plan, answer, code_digest, folder)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        visitor,
        category,
        trial.name,
        prompt,
        JSON.stringify(plan),
        JSON.stringify(answer),
        codeDigest,
        folder,
      ],
    )
    await sweep(session)
  })
  return trial
}

export const newTrialId = (): string => randomUUID()

/** Forgets visitors' addresses after an hour and what they made after a day; its files have a date of their own. */
async function sweep(session: Queryable): Promise<void> {
  await session.query(
    `update environment_trial set visitor = null where id in (
       select id from environment_trial where visitor is not null and created_at < now() - interval '1 hour'
       limit ${sweptAtOnce} for update skip locked)`,
  )
  await session.query(
    `delete from environment_trial where id in (
       select id from environment_trial where not ${isKept} limit ${sweptAtOnce} for update skip locked)`,
  )
}
