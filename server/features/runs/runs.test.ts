import { randomUUID } from 'node:crypto'
import type { QueuedRun } from '@makebelieve/contract/calls/runs'
import { describe, expect, it } from 'vitest'
import { submitRun } from '../../runs/submit.ts'
import { withColourCards } from '../../runs/testing/submit-route.ts'
import { useApp, type Visitor } from '../../testing/app.ts'

const app = useApp({ ADMIN_EMAILS: 'boss@example.com' }, withColourCards)

async function idOf(visitor: Visitor): Promise<string> {
  const { user } = await visitor.json<{ user: { userId: string } }>('/api/session')
  return user.userId
}

const submit = (userId: string, prompt: string) =>
  submitRun(app.parts, { userId, kind: 'quick', input: { prompt }, idempotencyKey: randomUUID() })

const stateOf = async (id: string) =>
  (await app.parts.pool.query<{ state: string }>('select state from run where id = $1', [id])).rows[0]?.state

type Queue = { running: QueuedRun[]; queued: QueuedRun[]; failed: QueuedRun[] }

async function boss(): Promise<Visitor> {
  const visitor = app.visitor()
  const answer = await visitor.post('/api/auth/sign-in/email', {
    email: 'boss@example.com',
    password: 'correct horse',
  })
  if (!answer.ok) await visitor.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
  return visitor
}

describe('the statement', () => {
  it('names what came and went, refunds with their reason, and what was left', async () => {
    const admin = await boss()
    expect(await idOf(admin)).toBeTruthy()
    const visitor = app.visitor()
    await visitor.signUp()
    const user = await idOf(visitor)
    const [good, bad] = [await submit(user, 'red fox'), await submit(user, 'refuse')]
    await expect.poll(() => stateOf(good), { timeout: 15_000 }).toBe('succeeded')
    await expect.poll(() => stateOf(bad), { timeout: 15_000 }).toBe('failed')
    const month = new Date().toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const { lines } = await visitor.json<{ lines: { what: string; amount: number; balance: number }[] }>(
      '/api/account/statement',
    )
    expect(lines.map(({ what, amount }) => [what, amount])).toEqual([
      ['Refund: Game, Quick mode. Colour cards cannot refuse.', 200],
      ['Game, Quick mode', -200],
      ['Game, Quick mode', -200],
      [`Free credits for ${month}`, 2000],
    ])
    expect(lines[0]?.balance).toBe(1800)
    expect(lines.at(-1)?.balance).toBe(2000)
  })

  it('has the free credits of the month even where nobody has looked at a balance yet', async () => {
    const visitor = app.visitor()
    await visitor.signUp()
    const { lines } = await visitor.json<{ lines: { amount: number }[] }>('/api/account/statement')
    expect(lines.map(({ amount }) => amount)).toEqual([2000])
  })

  it('comes in pages, and refuses a page that cannot be', async () => {
    const visitor = app.visitor()
    await visitor.signUp()
    const user = await idOf(visitor)
    for (let gift = 0; gift < 25; gift++)
      await app.parts.pool.query(
        `insert into transfer (key, user_id, dst, amount) values ($1, $2, 'paid', 1)`,
        [`gift:${gift}`, user],
      )
    type Page = { lines: { id: number }[]; more: boolean }
    const first = await visitor.json<Page>('/api/account/statement')
    expect([first.lines.length, first.more]).toEqual([20, true])
    const second = await visitor.json<Page>(`/api/account/statement?before=${first.lines.at(-1)?.id}`)
    expect([second.lines.length, second.more]).toEqual([6, false])
    for (const page of ['-1', '0', 'x', '1e999', '1.5'])
      expect((await visitor.get(`/api/account/statement?before=${page}`)).status, page).toBe(400)
  })

  it('needs a session', async () => {
    expect((await app.visitor().get('/api/account/statement')).status).toBe(401)
  })
})

describe('cancelling', () => {
  it('gives the credits back, once', async () => {
    const visitor = app.visitor()
    await visitor.signUp()
    const run = await submit(await idOf(visitor), 'wait:60000 never')
    expect((await visitor.post(`/api/runs/${run}/cancel`)).status).toBe(200)
    const again = await visitor.post(`/api/runs/${run}/cancel`)
    expect(again.status).toBe(409)
    const { user } = await visitor.json<{ user: { credits: number } }>('/api/session')
    expect(user.credits).toBe(2000)
  })

  it('of something that is no run is refused', async () => {
    const visitor = app.visitor()
    await visitor.signUp()
    expect((await visitor.post('/api/runs/nonsense/cancel')).status).toBe(400)
    expect((await visitor.post(`/api/runs/${randomUUID()}/cancel`)).status).toBe(404)
  })
})

describe('the queue view', () => {
  it('is for administrators only', async () => {
    const visitor = app.visitor()
    expect((await visitor.get('/api/v1/admin/queue')).status).toBe(401)
    await visitor.signUp()
    const run = await submit(await idOf(visitor), 'wait:60000 mine')
    expect((await visitor.get('/api/v1/admin/queue')).status).toBe(403)
    expect((await visitor.post(`/api/v1/admin/queue/${run}/cancel`)).status).toBe(403)
    expect((await visitor.post(`/api/v1/admin/queue/${run}/retry`)).status).toBe(403)
    await visitor.post(`/api/runs/${run}/cancel`)
  })

  it('shows what runs, waits and failed, and can cancel and try again at the house’s cost', async () => {
    const visitor = app.visitor()
    await visitor.signUp({ name: 'Grace' })
    const user = await idOf(visitor)
    const admin = await boss()
    const [busy, waiting] = [await submit(user, 'wait:60000 busy'), await submit(user, 'refuse')]
    await expect.poll(() => stateOf(busy)).toBe('running')
    const before = await admin.json<Queue>('/api/v1/admin/queue')
    expect(before.running).toContainEqual(
      expect.objectContaining({ runId: busy, username: 'Grace', prompt: 'wait:60000 busy' }),
    )
    expect(before.queued).toContainEqual(expect.objectContaining({ runId: waiting }))
    expect((await admin.post(`/api/v1/admin/queue/${busy}/cancel`)).status).toBe(200)
    await expect.poll(() => stateOf(waiting), { timeout: 15_000 }).toBe('failed')
    const after = await admin.json<Queue>('/api/v1/admin/queue')
    expect(after.failed).toContainEqual(
      expect.objectContaining({ runId: waiting, error: 'Colour cards cannot refuse.' }),
    )

    const retry = await admin.post(`/api/v1/admin/queue/${waiting}/retry`)
    const { runId } = (await retry.json()) as { runId: string }
    await expect.poll(() => stateOf(runId), { timeout: 15_000 }).toBe('failed')
    expect((await admin.post(`/api/v1/admin/queue/${busy}/retry`)).status).toBe(409)
    const { user: after2 } = await visitor.json<{ user: { credits: number } }>('/api/session')
    expect(after2.credits).toBe(2000)
  })
})
