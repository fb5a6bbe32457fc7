import { gameJam } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { type Dates, themeOf } from './weeks.ts'

type Named = { modelId: string; modelName: string }

/** Enters somebody's published game. Answers how many more they may enter this week. */
export async function enter(pool: Pool, userId: string, modelId: string, week: Dates): Promise<number> {
  return inTransaction(pool, async (session) => {
    // Who enters from two windows at once is counted one after the other.
    await session.query('select 1 from app_user where id = $1 for no key update', [userId])
    await checkGame(session, userId, modelId)
    const left = gameJam.entriesPerWeek - (await enteredBy(session, userId, week)).length
    if (left <= 0)
      throw new ApiError(
        'conflict',
        `You've entered ${gameJam.entriesPerWeek} games, the most for one week. A new jam starts on Monday.`,
      )
    await session.query('insert into jam_week (starts, theme) values ($1, $2) on conflict do nothing', [
      week.starts,
      themeOf(week).title,
    ])
    const { rowCount } = await session.query(
      'insert into jam_entry (creation_id, week, user_id) values ($1, $2, $3) on conflict do nothing',
      [modelId, week.starts, userId],
    )
    if (rowCount === 0) throw new ApiError('conflict', 'This game has already entered a jam.')
    return left - 1
  })
}

async function checkGame(session: Queryable, userId: string, modelId: string): Promise<void> {
  const { rows } = isUuid(modelId)
    ? await session.query<{ kind: string; shown: boolean }>(
        `select creation.kind, publication.id is not null as shown from creation
         left join publication on publication.id = creation.id and publication.withdrawn_at is null
         where creation.id = $1 and creation.user_id = $2 and creation.deleted_at is null`,
        [modelId, userId],
      )
    : { rows: [] }
  const [game] = rows
  if (!game) throw new ApiError('not_found', "We can't find that creation.")
  if (game.kind !== 'game') throw new ApiError('unprocessable', 'Only games can enter the game jam.')
  if (!game.shown)
    throw new ApiError('unprocessable', 'Publish this game first. Jam entries appear in the Creator Hub.')
}

/** What somebody has entered this week, and how much more they may. */
export async function ownEntries(db: Queryable, userId: string, week: Dates) {
  const entered = await enteredBy(db, userId, week)
  const { rows: games } = await db.query<Named>(
    `select publication.id as "modelId", publication.name as "modelName" from publication
     left join jam_entry on jam_entry.creation_id = publication.id
     where publication.user_id = $1 and publication.kind = 'game' and withdrawn_at is null
       and jam_entry.creation_id is null
     order by published_at desc, publication.id limit 50`,
    [userId],
  )
  return { left: Math.max(0, gameJam.entriesPerWeek - entered.length), entered, games }
}

/** A game that was deleted makes room for another. */
async function enteredBy(db: Queryable, userId: string, { starts }: Dates): Promise<Named[]> {
  const { rows } = await db.query<Named>(
    `select creation.id as "modelId", coalesce(publication.name, creation.name) as "modelName"
     from jam_entry join creation on creation.id = jam_entry.creation_id and deleted_at is null
     left join publication on publication.id = creation.id
     where jam_entry.user_id = $1 and jam_entry.week = $2 order by jam_entry.at, creation.id`,
    [userId, starts],
  )
  return rows
}
