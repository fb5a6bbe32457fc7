import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import type { Queryable } from '../database/transaction.ts'
import { isUuid } from '../database/uuid.ts'
import type { PlayLinks } from '../http/play-links.ts'
import { codeFile, noSuch, noSuchVersion, type PlayedKind, playedFiles } from './played.ts'

/** One state of a creation. What its answer says, and how, only its kind knows. */
export type VersionRow<Answer = unknown> = {
  id: string
  creationId: string
  kind: PlayedKind
  number: number
  name: string | null
  prompt: string
  answer: Answer
  changes: string[]
  folder: string
  proven: boolean
  editedByHand: boolean
  restoredFrom: number | null
  createdAt: Date
}

/** A creation with its newest version. */
export type OwnRow = {
  id: string
  name: string
  versionId: string
  versions: number
  designDate: Date
  published: boolean
}

const versionColumns = `creation_version.id, creation_id as "creationId", creation.kind, number,
  creation_version.name, prompt, answer, changes, folder, proven, edited_by_hand as "editedByHand",
  restored_from as "restoredFrom", creation_version.created_at as "createdAt"`

const versions = 'creation_version join creation on creation.id = creation_id and creation.deleted_at is null'

/** For queries about creations of a kind: each with its newest version. */
export const withNewest = (table: PlayedKind) =>
  `${table} join creation on creation.id = ${table}.id and creation.deleted_at is null
  join lateral (
    select id, number, prompt, created_at from creation_version where creation_id = ${table}.id
    order by number desc limit 1
  ) as newest on true`

/** Whether everybody can see a creation now. */
export const isPublished = `exists (
    select 1 from publication where publication.id = creation.id and withdrawn_at is null
  ) as published`

/** What such a query says of each. */
export const newestColumns = `newest.id as "versionId", newest.number as versions, newest.created_at as "designDate",
  ${isPublished}`

/** A creation of this user and kind; of another's nobody learns that it exists. */
export async function findOwn(
  db: Queryable,
  kind: PlayedKind,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<{ id: string; versionId: string }> {
  // Locked, so that the versions of a creation are numbered one after the other.
  const own = `select id from creation where id = $1 and user_id = $2 and kind = $3 and deleted_at is null`
  const { rows } = isUuid(id)
    ? await db.query<{ id: string }>(lock ? `${own} for update` : own, [id, userId, kind])
    : { rows: [] }
  if (!rows[0]) throw noSuch(kind)
  const newest = await db.query<{ id: string }>(
    'select id from creation_version where creation_id = $1 order by number desc limit 1',
    [id],
  )
  return { id: rows[0].id, versionId: newest.rows[0]?.id ?? '' }
}

/** The newest versions of these, as far as they are of this kind. */
export async function newestOf(
  db: Queryable,
  kind: PlayedKind,
  ids: string[],
): Promise<{ id: string; versionId: string }[]> {
  const { rows } = await db.query<{ id: string; versionId: string }>(
    `select distinct on (creation_id) creation_id as id, creation_version.id as "versionId" from ${versions}
     where creation_id = any($1) and creation.kind = $2 order by creation_id, number desc`,
    [ids, kind],
  )
  return rows
}

export async function versionsOf(db: Queryable, creationId: string): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from ${versions} where creation_id = $1 order by number desc`,
    [creationId],
  )
  return rows
}

/** A version of this creation; without an id, its newest. */
export async function findVersion<Answer = unknown>(
  db: Queryable,
  kind: PlayedKind,
  { id, versionId }: { id: string; versionId: string },
  wanted = versionId,
): Promise<VersionRow<Answer>> {
  const { rows } = isUuid(wanted)
    ? await db.query<VersionRow<Answer>>(
        `select ${versionColumns} from ${versions} where creation_id = $1 and creation_version.id = $2`,
        [id, wanted],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuchVersion(kind)
  return rows[0]
}

/** Where a version's files lie, as long as its creation exists. */
export async function folderOfVersion(db: Queryable, versionId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ folder: string }>(
    `select folder from ${versions} where creation_version.id = $1`,
    [versionId],
  )
  return rows[0]?.folder
}

/** Which creation of this kind, and whose, a version belongs to. */
export async function ownerOfVersion(
  db: Queryable,
  kind: PlayedKind,
  versionId: string,
): Promise<{ id: string; userId: string } | undefined> {
  const { rows } = await db.query<{ id: string; userId: string }>(
    `select creation.id, creation.user_id as "userId" from ${versions}
     where creation_version.id = $1 and creation.kind = $2`,
    [versionId, kind],
  )
  return rows[0]
}

/** The plan that a version was built from. */
export async function planOfVersion<Plan extends object>(db: Queryable, versionId: string): Promise<Plan> {
  const { rows } = await db.query<{ plan: Plan }>('select plan from creation_version where id = $1', [
    versionId,
  ])
  if (!rows[0]) throw new Error('There is no such version')
  return rows[0].plan
}

/** The links of one version, good for a few minutes. */
export function linksOf(links: PlayLinks, kind: PlayedKind, versionId: string) {
  return {
    modelImage: links.file(versionId, playedFiles.preview),
    jsUrl: links.file(versionId, codeFile[kind]),
    htmlUrl: links.page(versionId),
  }
}

export function linkedVersion(links: PlayLinks, row: VersionRow): GameVersion {
  const { id, kind, number, name, prompt, changes, proven, editedByHand, restoredFrom, createdAt } = row
  return {
    versionId: id,
    number,
    ...(name !== null && { name }),
    prompt,
    changes,
    proven,
    editedByHand,
    ...(restoredFrom !== null && { restoredFrom }),
    designDate: createdAt.toISOString(),
    ...linksOf(links, kind, id),
  }
}
