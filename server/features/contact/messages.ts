import { createHmac } from 'node:crypto'
import type { ContactMessage } from '@makebelieve/contract/calls/contact'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { householdOf } from '../../http/household.ts'
import type { Message } from './contact-letter.ts'

const memory = '1 hour'
const keptFor = '1 year'
export const mostFromOne = 5
/** A flood from everywhere shall not fill the mailboxes of those who read this. */
export const mostInAll = 200
const pageLength = 50

type Sender = { userId: string | null; address: string }

export function openMessages(pool: Pool, secret: string) {
  const key = createHmac('sha256', secret).update('contact').digest()
  const hashOf = (address: string) =>
    createHmac('sha256', key).update(householdOf(address)).digest().subarray(0, 16)

  /** Keeps a message, unless too many came within the hour; and forgets what is old enough. */
  async function keep({ name, email, topic, message }: Message, { userId, address }: Sender): Promise<void> {
    const sender = hashOf(address)
    await inTransaction(pool, async (session) => {
      // One after the other: of many that are sent at the same moment, none may overlook the others.
      await session.query(`select pg_advisory_xact_lock(hashtext('contact_message'))`)
      await session.query(`delete from contact_message where at < now() - interval '${keptFor}'`)
      await session.query(
        `update contact_message set sender = null
         where sender is not null and at < now() - interval '${memory}'`,
      )
      const { rows } = await session.query<{ mine: number; all: number }>(
        `select count(*) filter (where sender = $1)::int as mine, count(*)::int as all
         from contact_message where sender is not null`,
        [sender],
      )
      const { mine = 0, all = 0 } = rows[0] ?? {}
      if (mine >= mostFromOne)
        throw new ApiError('too_many_requests', "You've already sent several messages. Please wait an hour.")
      if (all >= mostInAll)
        throw new ApiError(
          'unavailable',
          "We're getting too many messages right now. Please try again later.",
        )
      await session.query(
        `insert into contact_message (name, email, topic, message, user_id, sender)
         values ($1, $2, $3, $4, $5, $6)`,
        [name, email, topic, message, userId, sender],
      )
    })
  }

  async function list(before: number | undefined): Promise<{ messages: ContactMessage[]; more: boolean }> {
    const { rows } = await pool.query<Omit<ContactMessage, 'at'> & { at: Date }>(
      `select id::int, at, name, email, topic, message, user_id as "userId" from contact_message
       where $1::bigint is null or id < $1 order by id desc limit $2`,
      [before ?? null, pageLength + 1],
    )
    const messages = rows.slice(0, pageLength).map((row) => ({ ...row, at: row.at.toISOString() }))
    return { messages, more: rows.length > pageLength }
  }

  return { keep, list }
}
