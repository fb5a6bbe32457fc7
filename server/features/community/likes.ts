import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { noSuchCreation } from './creation-rows.ts'

type Likes = { likes: number; liked: boolean }

export async function doesLike(db: Queryable, userId: string, creationId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from creation_like where creation_id = $1 and user_id = $2', [
    creationId,
    userId,
  ])
  return rowCount === 1
}

/** Which of these somebody likes. */
export async function likedOf(db: Queryable, userId: string, creationIds: string[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select creation_id as id from creation_like where user_id = $1 and creation_id = any($2)',
    [userId, creationIds.filter(isUuid)],
  )
  return rows.map(({ id }) => id)
}

/** Liking twice is liking once. */
export async function like(db: Queryable, userId: string, creationId: string): Promise<Likes> {
  await likesOf(db, creationId)
  await db.query(
    `insert into creation_like (creation_id, user_id)
     select id, $2 from publication where id = $1 and withdrawn_at is null on conflict do nothing`,
    [creationId, userId],
  )
  return { likes: await likesOf(db, creationId), liked: true }
}

export async function unlike(db: Queryable, userId: string, creationId: string): Promise<Likes> {
  await likesOf(db, creationId)
  await db.query('delete from creation_like where creation_id = $1 and user_id = $2', [creationId, userId])
  return { likes: await likesOf(db, creationId), liked: false }
}

async function likesOf(db: Queryable, creationId: string): Promise<number> {
  const { rows } = isUuid(creationId)
    ? await db.query<{ likes: number }>(
        'select likes::int from publication where id = $1 and withdrawn_at is null',
        [creationId],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuchCreation()
  return rows[0].likes
}
