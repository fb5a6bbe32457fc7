import type { Queryable } from '../../database/transaction.ts'
import type { CommittedPiece, Placed } from './pieces.ts'

export type ShowcaseRow = Placed & { name: string; digest: string }
/** What administrators did to a piece. */
export type Fate = { deleted: boolean; withdrawn: boolean }
type OfKind = Pick<CommittedPiece, 'kind'>

export async function rowsOf(db: Queryable): Promise<(ShowcaseRow & OfKind & Fate)[]> {
  const { rows } = await db.query<ShowcaseRow & OfKind & Fate>(
    `select showcase.name, creation.kind, creation_id as "creationId", showcase.version_id as "versionId", digest,
       deleted_at is not null as deleted, withdrawn_at is not null and failure is null as withdrawn
     from showcase join creation on creation.id = creation_id
     left join publication on publication.id = creation_id`,
  )
  return rows
}

/** Writes a piece down, or its next version. It is still to be built. */
export async function notePlaced(
  db: Queryable,
  { name, creationId, versionId, digest }: ShowcaseRow,
): Promise<void> {
  await db.query(
    `insert into showcase (name, creation_id, version_id, digest) values ($1, $2, $3, $4)
     on conflict (name) do update set creation_id = excluded.creation_id, version_id = excluded.version_id,
       digest = excluded.digest, wanted_at = null, built_at = null, failure = null`,
    [name, creationId, versionId, digest],
  )
}

/** Those that a killed server wrote but did not publish. What somebody took off the shelf stays off. */
export async function unpublished(db: Queryable): Promise<Placed[]> {
  const { rows } = await db.query<Placed>(
    `select creation_id as "creationId", showcase.version_id as "versionId"
     from showcase join creation on creation.id = creation_id and deleted_at is null
     left join publication on publication.id = creation_id
     where failure is null and (publication.id is null
       or (publication.withdrawn_at is null and publication.version_id <> showcase.version_id))`,
  )
  return rows
}

const pending = 'built_at is null and failure is null'

export type Pending = Placed & OfKind & { name: string; wanted: boolean }

/** What is to be built next, from the top of the shelf; what somebody waits for comes last, or by itself. */
export async function nextPending(db: Queryable, { wanted = false } = {}): Promise<Pending | undefined> {
  const { rows } = await db.query<Pending>(
    `select showcase.name, creation.kind, creation_id as "creationId", showcase.version_id as "versionId",
       wanted_at is not null as wanted
     from showcase join creation on creation.id = creation_id and deleted_at is null
     left join publication on publication.id = creation_id
     where ${pending} ${wanted ? 'and wanted_at is not null' : ''}
     order by wanted_at nulls first, published_at desc limit 1`,
  )
  return rows[0]
}

export async function noteBuilt(db: Queryable, versionId: string): Promise<void> {
  await db.query('update showcase set built_at = now() where version_id = $1', [versionId])
}

export async function noteFailure(db: Queryable, versionId: string, failure: string): Promise<void> {
  await db.query('update showcase set failure = $2 where version_id = $1', [versionId, failure])
}

/** Says that somebody waits for a version. False: it is built, or none of these. */
export async function want(db: Queryable, versionId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update showcase set wanted_at = coalesce(wanted_at, now()) where version_id = $1 and ${pending}`,
    [versionId],
  )
  return rowCount === 1
}

export async function isPending(db: Queryable, versionId: string): Promise<boolean> {
  const { rows } = await db.query(`select 1 from showcase where version_id = $1 and ${pending}`, [versionId])
  return rows.length > 0
}

/** Whether users' own work waits or is being done. */
export async function areUsersBusy(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(`select 1 from run where state in ('queued', 'running') limit 1`)
  return rows.length > 0
}
