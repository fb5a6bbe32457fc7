import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { FreeWork } from '../../engines/free-work.ts'
import { pictureDetails } from '../../engines/model-details.ts'
import { lastingAddress, type PlayLinks } from '../../http/play-links.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Artist } from './artists.ts'
import { keepPicture } from './keep-picture.ts'
import type { ModelModules } from './modules.ts'
import { findPicture, noSuchPicture, pictureFile, plansBefore } from './picture-rows.ts'

export type DrawServices = {
  pool: Pool
  storage: Storage
  queue: Queue
  links: PlayLinks
  freeWork: FreeWork
  modules: ModelModules
}

type Wish = { prompt: string; options?: ImageOptions; editOf?: string }

/** Draws what a prompt asks for, or what becomes of an earlier picture when it is changed so. */
export async function drawPicture(
  services: DrawServices,
  artist: Artist,
  { prompt, options, editOf }: Wish,
): Promise<CallAnswer<'getImage'>> {
  const { freeWork, modules, links } = services
  const before = editOf === undefined ? undefined : await planToChange(services.pool, artist.userId, editOf)
  const id = randomUUID()
  const input = { prompt, options, plan: before?.plan, history: before?.history }
  const { name: title, files, details } = await freeWork.do(artist.name, modules.picture, { id, input })
  const [file] = files
  if (!file) throw new Error('The engine of pictures gave none')
  const { plan, answer, changes } = pictureDetails.parse(details)
  const made = { id, prompt: before?.prompt ?? prompt, title, answer, plan, bytes: file.bytes }
  await keepPicture(services, artist, { ...made, editOf: before?.pictureId ?? undefined })
  return {
    originalUrl: lastingAddress(id, pictureFile),
    imageUrl: links.file(id, pictureFile).signedUrl,
    imageId: id,
    title,
    message: answer,
    changes,
  }
}

type Behind = { plan: object | null; prompt: string; pictureId: string | null }
type ToChange = Omit<Behind, 'plan'> & { plan: object; history: object[] }

/** What stands behind a picture, or behind a model of one's own. */
async function planToChange(db: Queryable, userId: string | undefined, id: string): Promise<ToChange> {
  const picture = await findPicture(db, userId, id)
  const found = picture ? { ...picture, pictureId: picture.id } : await behindModel(db, userId, id)
  if (!found) throw noSuchPicture()
  const { plan, prompt, pictureId } = found
  if (!plan)
    throw new ApiError(
      'unprocessable',
      'A picture that was uploaded cannot be changed by words. Describe the whole thing instead.',
    )
  return { plan, prompt, pictureId, history: pictureId ? await plansBefore(db, pictureId) : [] }
}

async function behindModel(
  db: Queryable,
  userId: string | undefined,
  id: string,
): Promise<Behind | undefined> {
  if (userId === undefined || !isUuid(id)) return undefined
  const { rows } = await db.query<Behind>(
    `select plan, prompt, picture_id as "pictureId" from model join creation on creation.id = model.id
     where model.id = $1 and model.user_id = $2 and deleted_at is null`,
    [id, userId],
  )
  return rows[0]
}
