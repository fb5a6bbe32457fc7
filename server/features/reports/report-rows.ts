import { createHmac } from 'node:crypto'
import type { ReportedCreation } from '@makebelieve/contract/calls/reports'
import { ApiError } from '@makebelieve/contract/errors'
import type { ReportReason } from '@makebelieve/contract/report-reasons'
import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { householdOf } from '../../http/household.ts'

const memory = '1 hour'
export const mostFromOne = 10
/** A flood from everywhere shall not fill the table. */
export const mostInAll = 1_000

export type Report = { creationId: string; reason: ReportReason; words: string }
type Sender = { userId: string | null; address: string }

export function openReports(pool: Pool, secret: string) {
  const key = createHmac('sha256', secret).update('reports').digest()
  const hashOf = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 16)

  /** Keeps a report, in place of what the same visitor said before. Answers whether it is the first about this one. */
  return async function keep(
    { creationId, reason, words }: Report,
    { userId, address }: Sender,
  ): Promise<boolean> {
    const household = householdOf(address)
    const who = userId === null ? `address ${household}` : `user ${userId}`
    const sender = hashOf(who)
    return inTransaction(pool, async (session) => {
      // One after the other: of many that are sent at the same moment, none may overlook the others.
      await session.query(`select pg_advisory_xact_lock(hashtext('report'))`)
      await session.query(
        `update report set sender = null where sender is not null and at < now() - interval '${memory}'`,
      )
      await checkPatience(session, sender)
      const { rows } = await session.query<{ others: number }>(
        'select count(*)::int as others from report where creation_id = $1',
        [creationId],
      )
      await session.query(
        `insert into report (creation_id, reporter, user_id, reason, words, sender)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (creation_id, reporter) do update
           set reason = excluded.reason, words = excluded.words, sender = excluded.sender, at = now()`,
        [creationId, hashOf(`${creationId}\n${who}`), userId, reason, words, sender],
      )
      return rows[0]?.others === 0
    })
  }
}

async function checkPatience(session: Queryable, sender: Buffer): Promise<void> {
  const { rows } = await session.query<{ mine: number; all: number }>(
    `select count(*) filter (where sender = $1)::int as mine, count(*)::int as all
     from report where sender is not null`,
    [sender],
  )
  const { mine = 0, all = 0 } = rows[0] ?? {}
  if (mine >= mostFromOne)
    throw new ApiError('too_many_requests', "You've sent a lot of reports this hour. Please come back later.")
  if (all >= mostInAll)
    throw new ApiError('unavailable', "We're getting too many reports right now. Please try again later.")
}

const mostCreations = 100
const mostOfOne = 20

type Row = Omit<ReportedCreation, 'encryptedId'>

/** What was reported, the most often reported first. */
export async function reportedCreations(db: Queryable): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `with most as (
       select creation_id, count(*)::int as count, max(at) as newest from report group by creation_id
       order by count desc, newest desc limit ${mostCreations}
     )
     select publication.id as "modelId", publication.name as "modelName", publication.type as "modelType",
       publication.user_id as "userId", maker.name as username, withdrawn_at is null as published, most.count,
       said.reports
     from most join publication on publication.id = most.creation_id
     join app_user as maker on maker.id = publication.user_id
     join lateral (
       select json_agg(line order by line.at desc) as reports from (
         select reason, words, at, reporter.name as username from report
         left join app_user as reporter on reporter.id = report.user_id
         where creation_id = publication.id order by at desc limit ${mostOfOne}
       ) as line
     ) as said on true
     order by most.count desc, most.newest desc`,
  )
  return rows
}

/** Somebody has decided: what was said about it is forgotten. */
export async function forgetReports(db: Queryable, creationId: string): Promise<void> {
  await db.query('delete from report where creation_id = $1', [creationId])
}
