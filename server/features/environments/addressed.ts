import { ApiError } from '@makebelieve/contract/errors'
import { paths } from '@makebelieve/contract/paths'
import { routes } from '@makebelieve/contract/routes'
import type { Pool } from 'pg'
import { noSuch, playedFiles } from '../../creations/played.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { fileAt, originOf } from '../../http/play-links.ts'
import { findTrial } from './trials.ts'

/** A version of an environment that somebody may see. */
export type Shown = { id: string; userId: string; versionId: string; folder: string; byEngine: boolean }

type Named = { id: string } | { versionId: string }

/** What somebody may see of an environment: of their own all, the newest if no version is named; else what is published. */
export async function shownAt(
  db: Queryable,
  userId: string | undefined,
  named: Named,
): Promise<Shown | undefined> {
  const [column, id] = 'id' in named ? ['creation.id', named.id] : ['creation_version.id', named.versionId]
  if (!isUuid(id)) return undefined
  const { rows } = await db.query<Shown>(
    `select creation.id, creation.user_id as "userId", creation_version.id as "versionId", folder,
       not edited_by_hand as "byEngine"
     from creation_version join creation on creation.id = creation_id
     left join publication on publication.id = creation.id and withdrawn_at is null
     where ${column} = $1 and creation.kind = 'environment' and deleted_at is null
       and (creation.user_id = $2 or creation_version.id = publication.version_id)
     order by number desc limit 1`,
    [id, userId ?? null],
  )
  return rows[0]
}

type Services = {
  pool: Pool
  ownOrigins: string[]
  env: { CONTENT_ORIGIN?: string }
  ids: { decrypt(encryptedId: string): string | undefined }
}

/**
 * The environment that an address on this server names, by the id in it. No address is ever opened, so what names another
 * server, whatever it is, answers 400 and nothing happens there.
 */
export async function addressed(
  { pool, ownOrigins, env, ids }: Services,
  userId: string | undefined,
  address: string,
): Promise<Shown> {
  const named = namedIn(address, ownOrigins, env.CONTENT_ORIGIN, ids.decrypt)
  if (!named) throw new ApiError('invalid_input', 'url must be the page of an environment made here.')
  const shown = await shownAt(pool, userId, named)
  if (shown) return shown
  const trial = 'versionId' in named ? await findTrial(pool, named.versionId) : undefined
  if (!trial) throw noSuch('environment')
  const { id, folder } = trial
  return { id, userId: '', versionId: id, folder, byEngine: true }
}

const [, pagePath = ''] = paths.environmentPage.split(' ')
const page = new RegExp(`^${pagePath.replace(/\{\w+\}/g, '[^/]+').replace('[^/]+/index', '([^/]+)/index')}$`)
const sharePath = new URL(routes.environment(''), 'http://here.invalid').pathname
const embedPath = routes.embeddedEnvironment('')

function namedIn(
  address: string,
  ownOrigins: string[],
  contentOrigin: string | undefined,
  decrypt: (encryptedId: string) => string | undefined,
): Named | undefined {
  const url = URL.parse(address, ownOrigins[0])
  if (!url) return undefined
  const file = fileAt(url.pathname)
  const own = [...ownOrigins, ...(contentOrigin && file ? [originOf(contentOrigin, file.id)] : [])]
  if (!own.includes(url.origin) || url.username !== '' || url.password !== '') return undefined
  if (file) return file.path === playedFiles.page ? { versionId: file.id } : undefined
  const [, modelId] = page.exec(url.pathname) ?? []
  if (modelId) return { id: modelId }
  const encrypted =
    url.pathname === sharePath
      ? url.searchParams.get('id')
      : url.pathname.startsWith(embedPath)
        ? decoded(url.pathname.slice(embedPath.length))
        : undefined
  const id = encrypted ? decrypt(encrypted) : undefined
  return id === undefined ? undefined : { id }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
