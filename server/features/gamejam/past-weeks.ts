import type { PastJam } from '@makebelieve/contract/entities/game-jam'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { countEntries, rankWeek } from './ranking.ts'
import { type Dates, weekAt } from './weeks.ts'

/** Two years of Mondays. */
const mostWeeks = 104

export type Addresses = { addressOf(id: string): string; pictureOf(encryptedId: string): string }

type Row = {
  starts: string
  theme: string
  entries: number
  winnerId: string | null
  winnerName: string | null
  winnerUser: string | null
  winnerLikes: number | null
  shown: boolean
}

/** The weeks that are over. Whoever asks first closes those that nobody has closed yet. */
export async function pastWeeks(pool: Pool, now: Dates, addresses: Addresses): Promise<PastJam[]> {
  await closeWeeks(pool, now)
  const { rows } = await pool.query<Row>(
    `select starts::text, theme, entries, winner_id as "winnerId", winner_name as "winnerName",
       winner_likes as "winnerLikes", app_user.name as "winnerUser", publication.id is not null as shown
     from jam_week
     left join app_user on app_user.id = winner_user
     left join publication on publication.id = winner_id and withdrawn_at is null
     where closed_at is not null and starts < $1 order by starts desc limit ${mostWeeks}`,
    [now.starts],
  )
  return rows.map((row) => pastJamOf(row, addresses))
}

async function closeWeeks(pool: Pool, { starts }: Dates): Promise<void> {
  const isOver = 'closed_at is null and starts < $1'
  const { rowCount } = await pool.query(`select 1 from jam_week where ${isOver} limit 1`, [starts])
  if (rowCount === 0) return
  await inTransaction(pool, async (session) => {
    // Whoever comes second waits here, and finds them closed.
    const { rows } = await session.query<{ starts: string }>(
      `select starts::text from jam_week where ${isOver} order by starts for update`,
      [starts],
    )
    for (const row of rows) await closeWeek(session, weekAt(Date.parse(row.starts)))
  })
}

/** Without a single like there is nobody to give the prize to. */
async function closeWeek(session: Queryable, week: Dates): Promise<void> {
  const [best] = await rankWeek(session, week, { limit: 1 })
  const winner = best && best.likes > 0 ? best : undefined
  await session.query(
    `update jam_week set closed_at = now(), entries = $2, winner_id = $3, winner_user = $4, winner_likes = $5,
       winner_name = (select name from publication where id = $3) where starts = $1`,
    [
      week.starts,
      await countEntries(session, week),
      winner?.id ?? null,
      winner?.userId ?? null,
      winner?.likes ?? null,
    ],
  )
}

function pastJamOf(row: Row, { addressOf, pictureOf }: Addresses): PastJam {
  const { theme, entries, winnerId, winnerName, winnerUser, winnerLikes, shown } = row
  const week = { ...weekAt(Date.parse(row.starts)), theme, entries }
  if (winnerName === null) return week
  const encryptedId = winnerId && shown ? addressOf(winnerId) : undefined
  return {
    ...week,
    winner: {
      modelName: winnerName,
      username: winnerUser ?? 'user',
      likes: winnerLikes ?? 0,
      ...(encryptedId && { encryptedId, pictureUrl: pictureOf(encryptedId) }),
    },
  }
}
