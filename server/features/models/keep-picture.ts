import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { deleteFilesJob, filesOfRun } from '../../storage/delete-files-job.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Artist } from './artists.ts'
import type { Drawing } from './picture-drawing.ts'
import { pictureFile } from './picture-rows.ts'

type Services = { pool: Pool; storage: Storage; queue: Queue }

export type NewPicture = {
  id: string
  prompt: string
  title: string
  answer: string
  plan?: object
  drawing?: Drawing
  editOf?: string
  bytes: Uint8Array
}

const dayInSeconds = 24 * 3600
/** Of those who have an account, the newest ones are kept. */
const mostPerUser = 200
/** Each picture clears away a few that are too old, so that nobody has to come and sweep. */
const sweptAtOnce = 20

/** Keeps a picture with the plan behind it: for a day where nobody knows whose it is. */
export async function keepPicture(
  { pool, storage, queue }: Services,
  artist: Artist,
  picture: NewPicture,
): Promise<void> {
  const folder = filesOfRun(artist.userId ?? 'visitors', picture.id)
  // First, so that a crash leaves nothing that nobody takes away.
  if (!artist.userId) await queue.send(deleteFilesJob, { prefix: folder }, { startAfter: dayInSeconds })
  await storage.put(folder + pictureFile, picture.bytes, { type: 'image/webp' })
  const { id, prompt, title, answer, plan, drawing, editOf } = picture
  const old = await inTransaction(pool, async (session) => {
    await session.query(
      `insert into model_picture (id, user_id, visitor, prompt, title, answer, plan, drawing, edit_of, folder)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        id,
        artist.userId ?? null,
        artist.userId ? null : artist.visitor,
        prompt,
        title,
        answer,
        plan ? JSON.stringify(plan) : null,
        drawing ? JSON.stringify(drawing) : null,
        editOf ?? null,
        folder,
      ],
    )
    return artist.userId ? pushOut(session, artist.userId) : sweep(session)
  })
  for (const prefix of old) await queue.send(deleteFilesJob, { prefix })
}

/** What a user has too many of; answers the folders. */
async function pushOut(session: Queryable, userId: string): Promise<string[]> {
  const { rows } = await session.query<{ folder: string }>(
    `delete from model_picture where user_id = $1 and id in (
       select id from model_picture where user_id = $1 order by created_at desc, id offset $2 limit $3)
     returning folder`,
    [userId, mostPerUser, sweptAtOnce],
  )
  return rows.map(({ folder }) => folder)
}

/** Forgets visitors' addresses after an hour and their pictures after a day, whose files have a date of their own. */
async function sweep(session: Queryable): Promise<string[]> {
  await session.query(
    `update model_picture set visitor = null where id in (
       select id from model_picture where visitor is not null and created_at < now() - interval '1 hour'
       limit ${sweptAtOnce} for update skip locked)`,
  )
  await session.query(
    `delete from model_picture where id in (
       select id from model_picture where user_id is null and created_at < now() - interval '1 day'
       limit ${sweptAtOnce} for update skip locked)`,
  )
  return []
}
