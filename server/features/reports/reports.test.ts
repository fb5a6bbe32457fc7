import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { letterTo, readOutbox } from '../../testing/outbox.ts'
import { newGame, newPublishedGame, publishGame } from '../community/testing/published-game.ts'
import { mostFromOne, mostInAll } from './report-rows.ts'

const app = useApp({ ADMIN_EMAILS: 'boss@example.com' })

let boss: Visitor
beforeAll(async () => {
  boss = app.visitor()
  await boss.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
})
beforeEach(() => app.parts.pool.query('delete from report'))

const report = (who: Visitor, encryptedId: string, more: object = {}) =>
  who.post('/api/community/report', { encryptedId, reason: 'hurtful', ...more })
const reported = async () => (await boss.json<CallAnswer<'adminReports'>>('/api/v1/admin/reports')).creations
const takeDown = (who: Visitor, modelId: string, note = 'It insults somebody.') =>
  who.post(`/api/v1/admin/creations/${modelId}/unpublish`, { note })

describe('a report', () => {
  it('of a visitor and one of a member stand together, with what they said', async () => {
    const { encryptedId, modelId, userId } = await newPublishedGame(app, 'Nasty Cat')
    expect((await report(app.visitor(), encryptedId)).status).toBe(200)
    const member = app.visitor()
    await member.signUp({ name: 'Grace' })
    await report(member, encryptedId, { reason: 'copied', words: 'This is my cat.' })
    expect(await reported()).toEqual([
      {
        modelId,
        encryptedId,
        modelName: 'Nasty Cat',
        modelType: 'game',
        userId,
        username: 'Ada',
        published: true,
        count: 2,
        reports: [
          { reason: 'copied', words: 'This is my cat.', at: expect.any(String), username: 'Grace' },
          { reason: 'hurtful', words: '', at: expect.any(String), username: null },
        ],
      },
    ])
  })

  it('that is sent again replaces the first', async () => {
    const { encryptedId } = await newPublishedGame(app)
    const visitor = app.visitor()
    for (const words of ['one', 'two', 'three']) await report(visitor, encryptedId, { words })
    expect(await reported()).toMatchObject([{ count: 1, reports: [{ words: 'three' }] }])
  })

  it('is mailed to administrators once, however many follow', async () => {
    const { encryptedId, modelId } = await newPublishedGame(app, 'Mailed Cat')
    for (let i = 0; i < 3; i++) await report(app.visitor(), encryptedId)
    const link = `http://localhost:3000/admin/reports#${modelId}`
    const about = () => readOutbox(app.dataDir).filter((mail) => mail.link === link)
    await expect.poll(about, { timeout: 20_000 }).toMatchObject([{ to: 'boss@example.com' }])
    expect(about()[0]?.text, 'no word that a stranger chose').not.toContain('Cat')
  })

  it('of what nobody shows, or of an altered address, is refused', async () => {
    const { encryptedId, owner, userId, modelId } = await newPublishedGame(app)
    await owner.post('/api/community/unpublish-creation', { userId, modelId })
    expect((await report(app.visitor(), encryptedId)).status).toBe(404)
    expect((await report(app.visitor(), `${encryptedId}x`)).status).toBe(404)
    expect((await report(app.visitor(), encryptedId, { reason: 'boring' })).status).toBe(400)
  })

  it('of one’s own creation makes no sense', async () => {
    const { encryptedId, owner } = await newPublishedGame(app)
    expect((await report(owner, encryptedId)).status).toBe(422)
  })

  it('goes with the creation, and with the account of who sent it', async () => {
    const { encryptedId, owner, userId, modelId } = await newPublishedGame(app)
    const member = app.visitor()
    const { password } = await member.signUp()
    await report(member, encryptedId)
    await member.delete('/api/account', { password })
    expect(await reported()).toEqual([])
    await report(app.visitor(), encryptedId)
    await owner.delete('/api/game/delete-game', { userId, game: { modelId } })
    expect(await reported()).toEqual([])
  })
})

describe('too many reports', () => {
  it('from one address are refused, however fast they come, until an hour has passed', async () => {
    const games = await Promise.all(Array.from({ length: mostFromOne + 2 }, () => newPublishedGame(app)))
    const visitor = app.visitor()
    const answers = await Promise.all(games.map(({ encryptedId }) => report(visitor, encryptedId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostFromOne)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    const [game] = games
    expect((await report(app.visitor(), game?.encryptedId ?? '')).status).toBe(200)
    await app.parts.pool.query(`update report set at = at - interval '61 minutes'`)
    expect((await report(visitor, game?.encryptedId ?? '')).status).toBe(200)
  })

  it('from everywhere are refused as well', async () => {
    const { encryptedId, modelId } = await newPublishedGame(app)
    await app.parts.pool.query(
      `insert into report (creation_id, reporter, reason, words, sender)
       select $1, int8send(n), 'other', '', int8send(n) from generate_series(1, $2) as n`,
      [modelId, mostInAll],
    )
    expect((await report(app.visitor(), encryptedId)).status).toBe(503)
  })
})

it('no address is kept, and its hash differs from creation to creation', async () => {
  const visitor = app.visitor()
  for (const name of ['One', 'Two']) await report(visitor, (await newPublishedGame(app, name)).encryptedId)
  const { rows } = await app.parts.pool.query('select distinct reporter from report')
  expect(rows).toHaveLength(2)
  await app.parts.pool.query(`update report set at = at - interval '2 hours'`)
  await report(app.visitor(), (await newPublishedGame(app)).encryptedId)
  const { rows: kept } = await app.parts.pool.query(
    'select sender is null as forgotten from report order by at',
  )
  expect(kept.map(({ forgotten }) => forgotten)).toEqual([true, true, false])
})

describe('an administrator', () => {
  it('who dismisses reports leaves the creation where it is', async () => {
    const { encryptedId, modelId } = await newPublishedGame(app)
    await report(app.visitor(), encryptedId)
    expect((await boss.post(`/api/v1/admin/reports/${modelId}/dismiss`)).status).toBe(200)
    expect(await reported()).toEqual([])
    expect((await app.visitor().get(`/api/community/get-creation/${encryptedId}`)).status).toBe(200)
  })

  it('who takes a creation down tells its maker why, and it cannot be published again', async () => {
    const game = await newPublishedGame(app, 'Rude Cat')
    await report(app.visitor(), game.encryptedId)
    expect((await takeDown(boss, game.modelId)).status).toBe(200)
    expect(await reported()).toEqual([])
    expect((await app.visitor().get(`/api/community/get-creation/${game.encryptedId}`)).status).toBe(404)
    const subject = 'Your creation was taken off the Creator Hub'
    const { user } = await game.owner.json<{ user: { email: string } }>('/api/session')
    const { text, link } = await letterTo(app.dataDir, user.email, subject)
    expect(text).toContain('It insults somebody.')
    expect(text, 'no word that a stranger chose').not.toContain('Cat')
    expect(link).toBe(`http://localhost:3000/game/${game.encryptedId}`)
    expect((await game.owner.get(`/api/community/get-creation/${game.encryptedId}`)).status).toBe(200)
    const again = await publishGame(game)
    expect([again.status, await again.json()]).toEqual([
      403,
      {
        code: 'forbidden',
        message:
          'We took this off the Creator Hub: “It insults somebody.” Write to us if you think it can go back.',
      },
    ])
  })

  it('can put it back', async () => {
    const game = await newPublishedGame(app)
    await takeDown(boss, game.modelId)
    const { userId, modelId } = game
    const back = await boss.post('/api/community/publish-creation', { userId, modelId })
    expect(back.status).toBe(200)
    expect((await app.visitor().get(`/api/community/get-creation/${game.encryptedId}`)).status).toBe(200)
    expect((await publishGame(game)).status).toBe(200)
  })

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('cannot take down %s', async (id) => {
    expect((await takeDown(boss, id)).status).toBe(404)
  })

  it('has to say why', async () => {
    const { modelId } = await newPublishedGame(app)
    expect((await takeDown(boss, modelId, ' ')).status).toBe(400)
  })

  it('is the only one who can do this', async () => {
    const { modelId } = await newGame(app)
    const member = app.visitor()
    await member.signUp()
    for (const [who, status] of [
      [app.visitor(), 401],
      [member, 403],
    ] as const) {
      expect((await who.get('/api/v1/admin/reports')).status).toBe(status)
      expect((await who.post(`/api/v1/admin/reports/${modelId}/dismiss`)).status).toBe(status)
      expect((await takeDown(who, modelId)).status).toBe(status)
    }
  })
})
