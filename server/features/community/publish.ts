import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { noSuchCreation } from './creation-rows.ts'
import { folded } from './search-words.ts'
import { kindIn, type ShownKinds } from './shown-kind.ts'

type Wish = { modelId: string; modelName?: string; description?: string }

/** Shows a creation as it is now. What is shown already is brought up to date; it keeps its date and its counts. */
export async function publish(pool: Pool, kinds: ShownKinds, userId: string, wish: Wish): Promise<void> {
  await inTransaction(pool, async (session) => {
    const kind = kindIn(kinds, await lockOwn(session, userId, wish.modelId))
    const newest = await kind.find(session, wish.modelId)
    if (!newest) throw noSuchCreation()
    if (!newest.proven)
      throw new ApiError(
        'unprocessable',
        'Only proven versions can be published. Have this one proven, or go back to one that was.',
      )
    const { name, description } = { ...newest, ...naming(wish) }
    await session.query(
      `insert into publication (id, user_id, type, version_id, name, description, words)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set type = excluded.type, version_id = excluded.version_id, name = excluded.name,
         description = excluded.description, words = excluded.words, withdrawn_at = null`,
      [
        wish.modelId,
        userId,
        newest.type,
        newest.versionId,
        name,
        description,
        folded(`${name} ${description}`),
      ],
    )
  })
}

/** Who leaves a field empty leaves it to the creation to say. */
const naming = ({ modelName, description }: Wish) => ({
  ...(modelName && { name: modelName }),
  ...(description && { description }),
})

/** Takes a creation back; one that is not shown stays so. */
export async function unpublish(pool: Pool, userId: string, id: string): Promise<void> {
  await inTransaction(pool, async (session) => {
    await lockOwn(session, userId, id)
    await session.query(
      'update publication set withdrawn_at = now() where id = $1 and withdrawn_at is null',
      [id],
    )
  })
}

/** The kind of one's own creation. Locked, so that what is just being deleted is not published. */
async function lockOwn(session: Queryable, userId: string, id: string): Promise<CreationKind> {
  const { rows } = isUuid(id)
    ? await session.query<{ kind: CreationKind }>(
        'select kind from creation where id = $1 and user_id = $2 and deleted_at is null for update',
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuchCreation()
  return rows[0].kind
}
