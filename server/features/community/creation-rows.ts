import type { CommunityType, CreationKind } from '@makebelieve/contract/creation-kind'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { ApiError } from '@makebelieve/contract/errors'
import { paths } from '@makebelieve/contract/paths'
import type { Queryable } from '../../database/transaction.ts'
import type { EncryptedIds } from './encrypted-ids.ts'

/** What its maker showed of a creation; what is not shown has none. */
type Publication = {
  type: CommunityType
  versionId: string
  description: string
  publishedAt: Date
  wonSeconds: number | null
}

/** A creation with its maker, its counts and the credit it owes. */
export type CreationRow = {
  id: string
  kind: CreationKind
  userId: string
  name: string
  username: string
  /** Only environments have one. */
  category: EnvironmentCategory | null
  /** What it began as, if its maker shows that. */
  prompt: string | null
  views: number
  likes: number
  originalId: string | null
  originalName: string | null
  originalUser: string | null
  originalShown: boolean
} & (Publication | Record<keyof Publication, null>)

export type PublishedRow = CreationRow & Publication

export const creationColumns = `creation.id, creation.kind, creation.user_id as "userId", maker.name as username,
  coalesce(publication.name, creation.name) as name, publication.type, publication.version_id as "versionId",
  publication.description, publication.prompt, publication.published_at as "publishedAt",
  publication.won_seconds as "wonSeconds",
  (select category from environment where environment.id = creation.id) as category,
  coalesce(publication.views, 0)::int as views, coalesce(publication.likes, 0)::int as likes,
  remix.original_id as "originalId", remix.original_name as "originalName",
  original_maker.name as "originalUser", original_shown.id is not null as "originalShown"`

/** All by their keys, so that the order of what they are joined to is kept. */
const makerAndOriginal = `join app_user as maker on maker.id = creation.user_id
  left join remix on remix.id = creation.id
  left join creation as original on original.id = remix.original_id
  left join app_user as original_maker on original_maker.id = original.user_id
  left join publication as original_shown
    on original_shown.id = remix.original_id and original_shown.withdrawn_at is null`

export const publishedCreations = `publication join creation on creation.id = publication.id ${makerAndOriginal}`

/** A creation that was not deleted, shown or not. */
export async function findCreation(db: Queryable, id: string): Promise<CreationRow | undefined> {
  const { rows } = await db.query<CreationRow>(
    `select ${creationColumns} from creation
     left join publication on publication.id = creation.id and publication.withdrawn_at is null
     ${makerAndOriginal} where creation.id = $1 and creation.deleted_at is null`,
    [id],
  )
  return rows[0]
}

/** Also what is said of a creation that exists but is not shown: nobody learns that it does. */
export function noSuchCreation(): ApiError {
  return new ApiError('not_found', "We can't find that creation.")
}

/** The address of a picture that, unlike a signed one, lasts. */
export const pictureAddress = (encryptedId: string) => addressAt(paths.getCreationPicture, encryptedId)

/** The address of the picture with its name on it, as links unfold to it. */
export const coverAddress = (encryptedId: string) => addressAt(paths.getCreationCover, encryptedId)

/** The address of the file that a viewer shows, which lasts likewise. */
export const modelAddress = (encryptedId: string) => addressAt(paths.getCreationModel, encryptedId)

function addressAt(call: string, encryptedId: string): string {
  const [, path = ''] = call.split(' ')
  return path.replace('{encryptedId}', encryptedId)
}

export function communityItemOf(
  ids: EncryptedIds,
  row: CreationRow,
  { type, description }: Pick<Publication, 'type' | 'description'>,
): CommunityItem {
  const encryptedId = ids.encrypt(row.id)
  return {
    modelId: row.id,
    encryptedId,
    modelType: type,
    ...(row.category && { category: row.category }),
    modelName: row.name,
    description,
    username: row.username,
    ...(row.publishedAt && { publishDate: row.publishedAt.toISOString() }),
    views: row.views,
    likes: row.likes,
    modelImage: { signedUrl: pictureAddress(encryptedId) },
    ...(type === 'model' && { modelLink: modelAddress(encryptedId) }),
    userId: row.userId,
    ...(row.publishedAt && { proof: { ...(row.wonSeconds !== null && { wonSeconds: row.wonSeconds }) } }),
    ...(row.originalName !== null && { remixOf: creditOf(ids, row.originalName, row) }),
  }
}

function creditOf(ids: EncryptedIds, modelName: string, row: CreationRow) {
  const { originalId, originalUser, originalShown } = row
  return {
    modelName,
    username: originalUser ?? 'user',
    ...(originalId !== null && originalShown && { encryptedId: ids.encrypt(originalId) }),
  }
}
