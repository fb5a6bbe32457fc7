import { randomUUID } from 'node:crypto'
import { guest } from '@makebelieve/contract/constants'
import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { afterAll, describe, expect, it } from 'vitest'
import { sweepGuests } from '../../auth/guests.ts'
import { checkLedger } from '../../ledger/check.ts'
import { submitRun } from '../../runs/submit.ts'
import { filesOfUser } from '../../storage/delete-files-job.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { seedGame } from '../games/testing/seed-game.ts'

/** Nothing is made here, so that runs wait. */
const app = useApp({ ROLE: 'web' }, { limits: { queuedPerUser: 20 } })

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

type Session = {
  user: { userId: string; credits: number; email: string } | null
  guest: { userId: string; credits: number } | null
}
const sessionOf = (visitor: Visitor) => visitor.json<Session>('/api/session')

async function newGuest(): Promise<{ visitor: Visitor; userId: string }> {
  const visitor = app.visitor()
  const answer = await visitor.post('/api/auth/sign-in/anonymous')
  const { user } = (await answer.json()) as { user: { id: string } }
  expect(answer.status).toBe(200)
  return { visitor, userId: user.id }
}

const gamesOf = async (visitor: Visitor, userId: string) =>
  (await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)).flat().map(({ modelId }) => modelId)

const order = (userId: string, address = '10.9.9.9') => ({
  userId,
  kind: 'quick' as const,
  input: { prompt: 'a cat' },
  idempotencyKey: randomUUID(),
  address,
})

describe('a guest', () => {
  it('has an id and credits for three creations, and is signed in nowhere', async () => {
    const { visitor, userId } = await newGuest()
    expect(await sessionOf(visitor)).toEqual({
      user: null,
      guest: { userId, credits: guest.credits, paidCredits: 0 },
    })
    // Two windows, or an impatient finger: it is the same guest.
    expect(await (await visitor.post('/api/auth/sign-in/anonymous')).json()).toEqual({ user: { id: userId } })
  })

  it('is never sent a letter, and never owns the installation', async () => {
    const { userId } = await newGuest()
    const { rows } = await app.database.pool.query(
      `select is_owner, (select count(*)::int from address_link where user_id = app_user.id) as letters
       from app_user where id = $1`,
      [userId],
    )
    expect(rows).toEqual([{ is_owner: false, letters: 0 }])
  })

  it('makes three things and is then told that the credits are used up', async () => {
    const { userId } = await newGuest()
    for (let made = 0; made < guest.creations; made++) await submitRun(app.parts, order(userId, '10.9.9.1'))
    await expect(submitRun(app.parts, order(userId, '10.9.9.1'))).rejects.toMatchObject({
      status: 402,
      message: texts.chat.noCredits.quick,
    })
  })

  it('makes no more than ten an hour at one address, however many guests there are', async () => {
    const guests = [await newGuest(), await newGuest(), await newGuest(), await newGuest()]
    for (let made = 0; made < guest.perHour; made++)
      await submitRun(app.parts, order(guests[Math.floor(made / 3)]?.userId ?? '', '10.9.9.2'))
    await expect(submitRun(app.parts, order(guests[3]?.userId ?? '', '10.9.9.2'))).rejects.toMatchObject({
      status: 429,
      message: expect.stringContaining('Sign up'),
    })
  })

  it('sees and deletes what is theirs, and nobody else’s', async () => {
    const mine = await newGuest()
    const other = await newGuest()
    const { modelId } = await seedGame(app.parts, mine.userId)
    expect(await gamesOf(mine.visitor, mine.userId)).toEqual([modelId])
    expect((await other.visitor.get(`/api/game/get-games/${mine.userId}`)).status).toBe(403)
    const body = { userId: mine.userId, game: { modelId } }
    expect((await mine.visitor.delete('/api/game/delete-game', body)).status).toBe(200)
    expect(await gamesOf(mine.visitor, mine.userId)).toEqual([])
  })

  it('can’t publish, like, have tokens or an account page: that takes an account', async () => {
    const { visitor, userId } = await newGuest()
    const { modelId } = await seedGame(app.parts, userId)
    const refused = await Promise.all([
      visitor.post('/api/community/publish-creation', {
        modelId,
        modelName: 'Cat',
        userId,
        modelType: 'Game',
      }),
      visitor.post('/api/community/like', { modelId }),
      visitor.get('/api/account'),
      visitor.get('/api/account/tokens'),
      visitor.post('/api/account/tokens', { name: 'mine' }),
    ])
    expect(refused.map(({ status }) => status).filter((status) => status !== 401)).toEqual([])
  })

  it('goes after a day, with all that was made, unless something is still being made', async () => {
    const gone = await newGuest()
    const busy = await newGuest()
    await seedGame(app.parts, gone.userId)
    await submitRun(app.parts, order(busy.userId, '10.9.9.3'))
    await app.database.pool.query(
      `update app_user set created_at = now() - interval '25 hours' where id = any($1)`,
      [[gone.userId, busy.userId]],
    )
    const asked: object[] = []
    const queue = { ...app.parts.queue, send: async (_: object, payload: object) => void asked.push(payload) }
    await sweepGuests(app.database.pool, queue)
    expect(asked).toEqual([{ prefix: filesOfUser(gone.userId) }])
    expect((await sessionOf(gone.visitor)).guest).toBeNull()
    expect((await sessionOf(busy.visitor)).guest).not.toBeNull()
  })
})

describe('a guest who signs up', () => {
  it('keeps the id, the games and the chats, and gets the credits of an account', async () => {
    const { visitor, userId } = await newGuest()
    await submitRun(app.parts, order(userId, '10.9.9.4'))
    const { modelId, chatId } = await seedGame(app.parts, userId)
    const person = await visitor.signUp()
    const { user, guest: still } = await sessionOf(visitor)
    expect(still).toBeNull()
    expect(user).toMatchObject({ userId, email: person.email })
    expect(user?.credits).toBeGreaterThan(guest.credits)
    expect(await gamesOf(visitor, userId)).toEqual([modelId])
    expect((await visitor.get(`/api/game/get-chat/${chatId}`)).status).toBe(200)
    // The letter that proves the address is theirs, and they can sign in with what they chose.
    const { rows } = await app.database.pool.query('select email from address_link where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([{ email: person.email }])
    const later = app.visitor()
    const again = await later.post('/api/auth/sign-in/email', {
      email: person.email,
      password: person.password,
    })
    expect(again.status).toBe(200)
    expect((await sessionOf(later)).user).toMatchObject({ userId })
  })

  it('is told when the address is taken, and stays a guest who has lost nothing', async () => {
    const { email } = await app.visitor().signUp()
    const { visitor, userId } = await newGuest()
    const answer = await visitor.post('/api/auth/sign-up/email', {
      name: 'B',
      email,
      password: 'long enough',
    })
    expect(answer.status).toBe(422)
    expect((await sessionOf(visitor)).guest).toMatchObject({ userId })
  })
})

describe('a guest who signs in', () => {
  it('hands everything over to the account, also what is finished later', async () => {
    const owner = app.visitor()
    const { email, password } = await owner.signUp()
    const accountId = (await sessionOf(owner)).user?.userId ?? ''
    const { visitor, userId } = await newGuest()
    const { modelId } = await seedGame(app.parts, userId)
    await visitor.post('/api/auth/sign-in/email', { email, password })
    expect((await sessionOf(visitor)).user).toMatchObject({ userId: accountId })
    expect(await gamesOf(visitor, accountId)).toEqual([modelId])

    const late = await seedGame(app.parts, userId)
    await sweepGuests(app.database.pool, app.parts.queue)
    expect((await gamesOf(visitor, accountId)).toSorted()).toEqual([modelId, late.modelId].toSorted())
  })

  it('takes the files along when the account is deleted', async () => {
    const owner = app.visitor()
    const { email, password } = await owner.signUp()
    const { visitor, userId } = await newGuest()
    await seedGame(app.parts, userId)
    await visitor.post('/api/auth/sign-in/email', { email, password })
    expect((await visitor.delete('/api/account', { password })).status).toBe(200)
    const { rows } = await app.database.pool.query(
      `select data ->> 'prefix' as prefix from pgboss.job where name = 'delete-files' and data ->> 'prefix' = $1`,
      [filesOfUser(userId)],
    )
    expect(rows).toHaveLength(1)
    const left = await app.database.pool.query('select 1 from app_user where id = $1', [userId])
    expect(left.rowCount).toBe(0)
  })
})
