import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Drawing } from './picture-drawing.ts'
import { findPicture, noSuchPicture, plansBefore } from './picture-rows.ts'

type Behind = {
  plan: object | null
  drawing: Drawing | null
  prompt: string
  pictureId: string | null
  /** The picture before that one. */
  earlierId: string | null
}

export type ToChange = Behind & {
  /** What the built-in engine changes: the plan, or its own of what a service drew. */
  plan: object | null
  history: object[]
}

/** What stands behind a picture, or behind a model of one's own. */
export async function pictureToChange(
  db: Queryable,
  userId: string | undefined,
  id: string,
): Promise<ToChange> {
  const picture = await findPicture(db, userId, id)
  const found = picture
    ? { ...picture, pictureId: picture.id, earlierId: picture.editOf }
    : await behindModel(db, userId, id)
  if (!found) throw noSuchPicture()
  const { plan, drawing, prompt, pictureId, earlierId } = found
  if (!plan && !drawing) {
    const isUpload = picture !== undefined || prompt === ''
    throw new ApiError('unprocessable', isUpload ? wasUploaded : isGone)
  }
  return {
    plan: plan ?? drawing?.plan ?? null,
    drawing,
    prompt,
    pictureId,
    earlierId,
    history: pictureId ? await plansBefore(db, pictureId) : [],
  }
}

const wasUploaded = "You can't change an uploaded picture with words. Describe the whole thing instead."
const isGone = "We no longer have this model's picture. Describe the whole thing instead."

async function behindModel(
  db: Queryable,
  userId: string | undefined,
  id: string,
): Promise<Behind | undefined> {
  if (userId === undefined || !isUuid(id)) return undefined
  const { rows } = await db.query<Behind>(
    `select model.plan, model_picture.drawing, model.prompt, picture_id as "pictureId",
       model_picture.edit_of as "earlierId"
     from model join creation on creation.id = model.id
     left join model_picture on model_picture.id = model.picture_id
     where model.id = $1 and model.user_id = $2 and deleted_at is null`,
    [id, userId],
  )
  return rows[0]
}
