import type { CreationKind } from '@makebelieve/contract/creation-kind'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { noSuchCreation } from './creation-rows.ts'
import { folded } from './search-words.ts'
import { kindIn, type ShownKind, type ShownKinds } from './shown-kind.ts'

type Wish = { modelId: string; modelName?: string; description?: string; showPrompt?: boolean }

/** Whose creation it is, and whether an administrator shows it in their name. */
export type Maker = { userId: string; byAdministrator: boolean }

/** Shows a creation as it is now. What is shown already is brought up to date; it keeps its date and its counts. */
export async function publish(pool: Pool, kinds: ShownKinds, maker: Maker, wish: Wish): Promise<void> {
  const { userId } = maker
  await inTransaction(pool, async (session) => {
    const kind = kindIn(kinds, await lockOwn(session, userId, wish.modelId))
    await checkTakedown(session, maker, wish.modelId)
    const newest = await kind.find(session, wish.modelId)
    if (!newest) throw noSuchCreation()
    if (!newest.proven)
      throw new ApiError(
        'unprocessable',
        'You can only publish proven versions. Get this one proven, or go back to one that is.',
      )
    const { name, description } = { ...newest, ...naming(wish) }
    await session.query(
      // What a remix began as is its original, and the prompt of that is not its maker's to show.
      `insert into publication (id, user_id, type, version_id, name, description, words, prompt)
       values ($1, $2, $3, $4, $5, $6, $7,
         case when $9 and not exists (select 1 from remix where id = $1) then $8 end)
       on conflict (id) do update set type = excluded.type, version_id = excluded.version_id, name = excluded.name,
         description = excluded.description, words = excluded.words, withdrawn_at = null,
         prompt = case when $9 is null then publication.prompt else excluded.prompt end`,
      [
        wish.modelId,
        userId,
        newest.type,
        newest.versionId,
        name,
        description,
        folded(`${name} ${description}`),
        newest.prompt,
        wish.showPrompt ?? null,
      ],
    )
    await noteHighlights(session, kind, wish.modelId, newest.versionId)
  })
}

/** What cards and zones say of it, looked up once instead of at every look. */
async function noteHighlights(
  session: Queryable,
  kind: ShownKind,
  id: string,
  versionId: string,
): Promise<void> {
  const { wonSeconds, traits } = await kind.highlights(session, id, versionId)
  await session.query('update publication set won_seconds = $2, traits = $3 where id = $1', [
    id,
    wonSeconds ?? null,
    traits,
  ])
}

/** Who leaves a field empty leaves it to the creation to say. */
const naming = ({ modelName, description }: Wish) => ({
  ...(modelName && { name: modelName }),
  ...(description && { description }),
})

/** What was taken down comes back only by those who took it down. */
async function checkTakedown(session: Queryable, { byAdministrator }: Maker, id: string): Promise<void> {
  if (byAdministrator) {
    await session.query('delete from takedown where creation_id = $1', [id])
    return
  }
  const { rows } = await session.query<{ note: string }>('select note from takedown where creation_id = $1', [
    id,
  ])
  if (rows[0])
    throw new ApiError(
      'forbidden',
      `We took this off the Creator Hub: “${rows[0].note}” Write to us if you think it can go back.`,
    )
}

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
