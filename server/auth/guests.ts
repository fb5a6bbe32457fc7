import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/queue.ts'
import { deleteFilesJob, filesOfUser } from '../storage/delete-files-job.ts'

const guestsKept = '1 day'
/** Each round takes away a few, so that none of them takes long. */
const sweptAtOnce = 20

/**
 * A guest who signs up or in. A new account takes the guest's place, so that everything stays where it is; an account that
 * was there before is given what the guest made.
 */
export async function endGuest(pool: Pool, guestId: string, accountId: string): Promise<void> {
  if (guestId === accountId) return
  await inTransaction(pool, async (session) => {
    const { rows } = await session.query<{ isGuest: boolean }>(
      'select is_guest as "isGuest" from app_user where id = $1 for update',
      [guestId],
    )
    if (!rows[0]?.isGuest) return
    if (await isBlank(session, accountId)) await becomeAccount(session, guestId, accountId)
    else await joinAccount(session, guestId, accountId)
  })
}

/** Whether an account was made just now and holds nothing yet. */
async function isBlank(session: Queryable, accountId: string): Promise<boolean> {
  const { rowCount } = await session.query(
    `select 1 from app_user where id = $1 and created_at > now() - interval '1 minute'
       and (select count(*) from session where user_id = $1) = 1
       and not exists (select 1 from creation where user_id = $1)
       and not exists (select 1 from run where user_id = $1)
       and not exists (select 1 from transfer where user_id = $1)`,
    [accountId],
  )
  return rowCount === 1
}

/** The guest takes over the name, the address and the ways in of a new account, which then is nobody any more. */
async function becomeAccount(session: Queryable, guestId: string, accountId: string): Promise<void> {
  await session.query('delete from session where user_id = $1', [guestId])
  for (const table of ['session', 'sign_in', 'address_link'])
    await session.query(`update ${table} set user_id = $1 where user_id = $2`, [guestId, accountId])
  // A password is found by the id of its user, too.
  await session.query(
    `update sign_in set account_id = $1 where user_id = $1 and provider_id = 'credential'`,
    [guestId],
  )
  const { rows } = await session.query<{
    name: string
    email: string
    email_verified: boolean
    image: string | null
    is_owner: boolean
  }>('delete from app_user where id = $1 returning name, email, email_verified, image, is_owner', [accountId])
  const { name, email, email_verified, image, is_owner } = rows[0] ?? {}
  await session.query(
    // With the month unmarked, the credits of an account come on top of what the guest has left, up to its amount.
    `update app_user set is_guest = false, granted_month = null, updated_at = now(),
       name = $2, email = $3, email_verified = $4, image = $5, is_owner = $6 where id = $1`,
    [guestId, name, email, email_verified, image, is_owner],
  )
}

/** What a guest made becomes another's. The guest stays as the name behind what was paid, and goes with the account. */
async function joinAccount(session: Queryable, guestId: string, accountId: string): Promise<void> {
  await session.query('delete from session where user_id = $1', [guestId])
  await session.query('update app_user set joined_id = $2, updated_at = now() where id = $1', [
    guestId,
    accountId,
  ])
  await handOver(session, guestId, accountId)
}

async function handOver(session: Queryable, guestId: string, accountId: string): Promise<void> {
  const both = [accountId, guestId]
  // Games and what was said hang on their chats, so that the chats are there first and go last.
  await session.query(
    `insert into chat (user_id, id, name, created_at) select $1, id, name, created_at from chat where user_id = $2
     on conflict do nothing`,
    both,
  )
  for (const table of ['creation', 'game', 'model', 'environment', 'chat_message', 'model_picture'])
    await session.query(`update ${table} set user_id = $1 where user_id = $2`, both)
  await session.query('delete from chat where user_id = $1', [guestId])
}

/** Everything of a user lies under one name; what they made as a guest before lies under another. */
export async function forgetFiles(pool: Pool, queue: Queue, userId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from app_user where joined_id = $1', [userId])
  for (const id of [userId, ...rows.map((guest) => guest.id)])
    await queue.send(deleteFilesJob, { prefix: filesOfUser(id) })
}

const everyMs = 10 * 60_000

/** Once now, then every ten minutes. */
export function startSweepingGuests(pool: Pool, queue: Queue, log: Log): () => Promise<void> {
  const sweep = () =>
    sweepGuests(pool, queue).catch((err) => log.warn({ err }, 'Guests of yesterday could not be forgotten'))
  let current = sweep()
  const timer = setInterval(() => {
    current = current.then(sweep)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await current
  }
}

/** Guests who stayed guests go after a day, with all they made. What a guest's run made after they signed in is handed on. */
export async function sweepGuests(pool: Pool, queue: Queue): Promise<void> {
  const late = await pool.query<{ id: string; joined: string }>(
    `select id, joined_id as joined from app_user where joined_id is not null
       and exists (select 1 from creation where user_id = app_user.id) limit ${sweptAtOnce}`,
  )
  for (const { id, joined } of late.rows)
    await inTransaction(pool, (session) => handOver(session, id, joined))
  const gone = await pool.query<{ id: string }>(
    `delete from app_user where id in (
       select id from app_user where is_guest and joined_id is null and created_at < now() - interval '${guestsKept}'
         and not exists (select 1 from run where user_id = app_user.id and state in ('queued', 'running'))
       order by created_at limit ${sweptAtOnce} for update skip locked
     ) returning id`,
  )
  // Addresses were counted for an hour, and are known no longer.
  await pool.query(`delete from rate_limit where key like 'guest%' and last_request < $1`, [
    Date.now() - 3600_000,
  ])
  for (const { id } of gone.rows) await queue.send(deleteFilesJob, { prefix: filesOfUser(id) })
}
