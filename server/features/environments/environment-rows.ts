import type { Environment, EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { paths } from '@makebelieve/contract/paths'
import { noSuch } from '../../creations/played.ts'
import { linksOf, newestColumns, type OwnRow, withNewest } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { PlayLinks } from '../../http/play-links.ts'

/** An environment with its newest version. */
export type EnvironmentRow = OwnRow & {
  userId: string
  category: EnvironmentCategory
  /** What it began as. */
  prompt: string
  createdAt: Date
}

const columns = `environment.id, environment.user_id as "userId", category, creation.name, creation.created_at as "createdAt",
  (select prompt from creation_version where creation_id = environment.id order by number limit 1) as prompt,
  ${newestColumns}`

const environments = withNewest('environment')

/** A user's environments, newest first. */
export async function environmentsOf(db: Queryable, userId: string): Promise<EnvironmentRow[]> {
  const { rows } = await db.query<EnvironmentRow>(
    `select ${columns} from ${environments} where environment.user_id = $1
     order by newest.created_at desc, environment.id`,
    [userId],
  )
  return rows
}

/** An environment of this user; of another's nobody learns that it exists. */
export async function findEnvironment(db: Queryable, userId: string, id: string): Promise<EnvironmentRow> {
  const { rows } = isUuid(id)
    ? await db.query<EnvironmentRow>(
        `select ${columns} from ${environments} where environment.id = $1 and environment.user_id = $2`,
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuch('environment')
  return rows[0]
}

const [, pagePath = ''] = paths.environmentPage.split(' ')

/** Where the page of an environment is for good, for those who may see it. */
export const pageOf = ({ userId, id }: Pick<EnvironmentRow, 'userId' | 'id'>) =>
  pagePath.replace('{userId}', userId).replace('{modelId}', id)

/** An environment without links, as it can be kept for longer than they last. */
export function environmentEntity(row: EnvironmentRow): Environment {
  const { id, userId, name, category, versionId, versions, designDate, prompt, createdAt, published } = row
  return {
    modelId: id,
    userId,
    modelName: name,
    category,
    versionId,
    versions,
    published,
    designDate: designDate.toISOString(),
    createdAt: createdAt.toISOString(),
    originalUrl: pageOf(row),
    ...(prompt !== '' && { prompt }),
  }
}

export function linkedEnvironment(links: PlayLinks, row: EnvironmentRow): Environment {
  return { ...environmentEntity(row), ...linksOf(links, 'environment', row.versionId) }
}
