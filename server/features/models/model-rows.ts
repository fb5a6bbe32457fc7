import type { Model, StoredModel } from '@makebelieve/contract/entities/model'
import { ApiError } from '@makebelieve/contract/errors'
import { isPublished } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { lastingAddress, type PlayLinks } from '../../http/play-links.ts'

export type ModelRow = {
  id: string
  userId: string
  name: string
  prompt: string
  answer: string
  folder: string
  designDate: Date
  published: boolean
}

const modelColumns = `model.id, model.user_id as "userId", creation.name, model.prompt, model.answer, model.folder,
  creation.created_at as "designDate", ${isPublished}`

const models = 'model join creation on creation.id = model.id and creation.deleted_at is null'

/** A user's models, newest first. */
export async function modelsOf(db: Queryable, userId: string): Promise<ModelRow[]> {
  const { rows } = await db.query<ModelRow>(
    `select ${modelColumns} from ${models} where model.user_id = $1 order by creation.created_at desc, model.id`,
    [userId],
  )
  return rows
}

/** A model of this user; of another's nobody learns that it exists. */
export async function findModel(db: Queryable, userId: string, id: string): Promise<ModelRow> {
  const { rows } = isUuid(id)
    ? await db.query<ModelRow>(
        `select ${modelColumns} from ${models} where model.id = $1 and model.user_id = $2`,
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuchModel()
  return rows[0]
}

/** Anybody's model, for those who have been found to be allowed to see it. */
export async function modelById(db: Queryable, id: string): Promise<ModelRow | undefined> {
  const { rows } = await db.query<ModelRow>(`select ${modelColumns} from ${models} where model.id = $1`, [id])
  return rows[0]
}

export function noSuchModel(): ApiError {
  return new ApiError('not_found', "We can't find that model.")
}

/** What lies in the folder of a model. Forms other than GLB are added when somebody first wants them. */
export const modelFiles = {
  full: 'model.glb',
  medium: 'lod1.glb',
  low: 'lod2.glb',
  preview: 'preview.webp',
  report: 'report.json',
}

/** A model without links, as it can be kept for longer than they last. */
export function modelEntity({ id, userId, name, prompt, designDate, published }: ModelRow): Model {
  return {
    modelId: id,
    userId,
    modelName: name,
    modelType: '3d',
    published,
    designDate: designDate.toISOString(),
    originalUrl: lastingAddress(id, modelFiles.full),
    ...(prompt !== '' && { prompt }),
  }
}

/** The links of a model, good for a few minutes. */
export function linkedModel(links: PlayLinks, row: ModelRow): Model & Required<Pick<Model, 'modelLink'>> {
  return {
    ...modelEntity(row),
    modelLink: links.file(row.id, modelFiles.full).signedUrl,
    modelImageLink: links.file(row.id, modelFiles.preview),
    signTime: new Date().toISOString(),
  }
}

export function storedModelOf(links: PlayLinks, row: ModelRow): StoredModel {
  const model = linkedModel(links, row)
  const { modelLink: signedUrl, originalUrl = '' } = model
  return { ...model, signedUrl, originalUrl }
}
