import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { Drawing } from './picture-drawing.ts'

/** A picture that a model can be made from. */
export type PictureRow = {
  id: string
  prompt: string
  title: string
  /** An upload has none, nor has what a service drew. */
  plan: object | null
  /** Where a service was asked for it. */
  drawing: Drawing | null
  editOf: string | null
  folder: string
}

/** The file of every picture, in its folder. */
export const pictureFile = 'picture.webp'

const visitorsKeep = '1 day'
const isKept = `(user_id is not null or created_at > now() - interval '${visitorsKeep}')`

/** A picture that somebody may use: their own, or that of a visitor, who had no other name than its id. */
export async function findPicture(
  db: Queryable,
  userId: string | undefined,
  id: string,
): Promise<PictureRow | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await db.query<PictureRow>(
    `select id, prompt, title, plan, drawing, edit_of as "editOf", folder from model_picture
     where id = $1 and (user_id is null or user_id = $2) and ${isKept}`,
    [id, userId ?? null],
  )
  return rows[0]
}

export function noSuchPicture(): ApiError {
  return new ApiError('not_found', "We can't find that picture. It may have been too old to keep.")
}

/** Where a picture lies, for those who have a link to it. */
export async function folderOfPicture(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ folder: string }>(
    `select folder from model_picture where id = $1 and ${isKept}`,
    [id],
  )
  return rows[0]?.folder
}

const longestHistory = 50

/** The plans before that of a picture, oldest first, for undoing. */
export async function plansBefore(db: Queryable, id: string): Promise<object[]> {
  const { rows } = await db.query<{ plan: object }>(
    `with recursive line as (
       select edit_of, plan, 0 as step from model_picture where id = $1
       union all
       select earlier.edit_of, coalesce(earlier.plan, earlier.drawing -> 'plan'), step + 1 from line
       join model_picture as earlier on earlier.id = line.edit_of where step < ${longestHistory}
     )
     select plan from line where step > 0 and plan is not null order by step desc`,
    [id],
  )
  return rows.map(({ plan }) => plan)
}
