import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { mostFromOne, mostInAll } from './messages.ts'

const boss = { name: 'Boss', email: 'boss@example.com' }
const app = useApp({ ADMIN_EMAILS: boss.email })

const letter = { name: 'Ada', email: 'ada@example.com', topic: 'question', message: 'Does it do chess?' }

const send = (visitor: Visitor, changes: Record<string, unknown> = {}) =>
  visitor.post('/api/contact/send-message', { ...letter, ...changes })

type Row = { name: string; message: string; user_id: string | null; sender: Buffer | null }
const rows = async () => (await app.parts.pool.query<Row>('select * from contact_message order by id')).rows

beforeEach(() => app.parts.pool.query('delete from contact_message'))

describe('a message', () => {
  it('is kept and mailed to the administrators, who can answer the writer', async () => {
    expect(await (await send(app.visitor())).json()).toEqual({ success: true })
    expect(await rows()).toMatchObject([{ ...letter, user_id: null }])
    const outbox = join(app.dataDir, 'outbox')
    await expect
      .poll(() => readMails(outbox), { timeout: 10_000 })
      .toContainEqual(
        expect.objectContaining({
          to: boss.email,
          replyTo: letter.email,
          subject: 'A question · Makebelieve contact form',
          text: expect.stringMatching(/^ada@example\.com wrote:\n\nDoes it do chess\?\n/),
        }),
      )
  })

  it('of a member is theirs, and goes with their account', async () => {
    const member = app.visitor()
    const { password } = await member.signUp()
    await send(member)
    const [row] = await rows()
    expect(row?.user_id).toEqual(expect.any(String))
    await member.delete('/api/account', { password })
    expect(await rows()).toEqual([])
  })

  it.each([
    [{ email: 'nobody' }, 'email must be an e-mail address.'],
    [{ name: '  ' }, 'name must not be empty.'],
    [{ message: '' }, 'message must not be empty.'],
    [{ message: 'x'.repeat(5001) }, 'message must have at most 5000 characters.'],
    [{ topic: 'weather' }, /^topic must be question or /],
  ])('with %j is refused with a reason', async (changes, message) => {
    const answer = await send(app.visitor(), changes)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(message)
    expect(await rows()).toEqual([])
  })

  it('of a program that fills in every field is thanked for and thrown away', async () => {
    const answer = await send(app.visitor(), { website: 'https://example.com' })
    expect(await answer.json()).toEqual({ success: true })
    expect(await rows()).toEqual([])
  })
})

describe('too many messages', () => {
  it('from one address are refused, however fast they come, until an hour has passed', async () => {
    const visitor = app.visitor()
    const answers = await Promise.all(Array.from({ length: mostFromOne + 3 }, () => send(visitor)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostFromOne)
    expect((await send(visitor)).status).toBe(429)
    expect((await send(app.visitor())).status).toBe(200)
    await app.parts.pool.query(`update contact_message set at = at - interval '61 minutes'`)
    expect((await send(visitor)).status).toBe(200)
  })

  it('from everywhere are refused as well', async () => {
    await app.parts.pool.query(
      `insert into contact_message (name, email, topic, message, sender)
       select 'x', 'x@example.com', 'other', 'x', int8send(n) from generate_series(1, $1) as n`,
      [mostInAll],
    )
    expect((await send(app.visitor())).status).toBe(503)
  })
})

it('no address is kept, its hash for an hour only, and no message for more than a year', async () => {
  const visitor = app.visitor()
  await send(visitor)
  expect((await rows())[0]?.sender?.toString('latin1')).not.toContain(visitor.address)
  await app.parts.pool.query(`update contact_message set at = at - interval '2 hours'`)
  await send(app.visitor())
  expect((await rows()).map(({ sender }) => sender === null)).toEqual([true, false])
  await app.parts.pool.query(`update contact_message set at = at - interval '366 days'`)
  await send(app.visitor())
  expect(await rows()).toHaveLength(1)
})

describe('the list of messages', () => {
  it('is for administrators, newest first, page by page', async () => {
    await app.parts.pool.query(
      `insert into contact_message (name, email, topic, message)
       select 'n' || n, 'x@example.com', 'press', 'Hello' from generate_series(1, 60) as n`,
    )
    expect((await app.visitor().get('/api/v1/admin/messages')).status).toBe(401)
    const member = app.visitor()
    await member.signUp()
    expect((await member.get('/api/v1/admin/messages')).status).toBe(403)

    const admin = app.visitor()
    await admin.signUp(boss)
    await app.prove(boss.email)
    const first = await admin.json<CallAnswer<'adminMessages'>>('/api/v1/admin/messages')
    expect([first.messages.length, first.more, first.messages[0]?.name]).toEqual([50, true, 'n60'])
    const last = await admin.json<CallAnswer<'adminMessages'>>(
      `/api/v1/admin/messages?before=${first.messages.at(-1)?.id}`,
    )
    expect([last.messages.length, last.more, last.messages.at(-1)?.name]).toEqual([10, false, 'n1'])
  })
})

function readMails(outbox: string): unknown[] {
  try {
    return readdirSync(outbox).map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')))
  } catch {
    // Nothing was mailed yet.
    return []
  }
}
