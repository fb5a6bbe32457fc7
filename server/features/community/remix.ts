import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { firstCharacters } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { noSuchCreation } from './creation-rows.ts'
import type { Opened } from './open-creation.ts'

/** Copies cost nothing, but their files take room. */
const mostInAnHour = 20
const longestName = 200
const remixOf = 'Remix of '

/** Gives somebody a copy of what is published, and notes what it began as. */
export async function remix(
  pool: Pool,
  userId: string,
  { row, kind, showing }: Opened,
): Promise<CallAnswer<'remix'>> {
  if (row.publishedAt === null) throw noSuchCreation()
  await checkAppetite(pool, userId)
  // A remix of a remix names what it was made from, and not the whole line of descent.
  const name = firstCharacters(remixOf + row.name.replace(remixOf, ''), longestName)
  const copy = {
    versionId: showing.versionId,
    userId,
    name,
    greeting: `This is a remix of “${row.name}” by ${row.username}. Tell me what to change.`,
  }
  const copied = await kind.copy(copy, async (session, { modelId }) => {
    await session.query('insert into remix (id, original_id, original_name) values ($1, $2, $3)', [
      modelId,
      row.id,
      row.name,
    ])
  })
  return { ...copied, modelName: name, modelType: showing.type }
}

async function checkAppetite(pool: Pool, userId: string): Promise<void> {
  const { rows } = await pool.query<{ remixes: number }>(
    `select count(*)::int as remixes from creation join remix on remix.id = creation.id
     where user_id = $1 and created_at > now() - interval '1 hour'`,
    [userId],
  )
  if ((rows[0]?.remixes ?? 0) >= mostInAnHour)
    throw new ApiError('too_many_requests', `You can make ${mostInAnHour} remixes an hour. Try again later.`)
}
