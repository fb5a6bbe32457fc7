import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeEach, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPublishedGame, publishGame } from '../community/testing/published-game.ts'
import { newPerson, seedGame } from '../games/testing/seed-game.ts'
import { weekAt } from './weeks.ts'

const app = useApp()
const day = 24 * 60 * 60_000
const thisWeek = () => weekAt(Date.now())
const lastWeek = () => weekAt(Date.now() - 7 * day)

const current = (page = 1) => app.visitor().json<CallAnswer<'getJam'>>(`/api/gamejam/current?page=${page}`)
const past = async () => (await app.visitor().json<CallAnswer<'getPastJams'>>('/api/gamejam/past')).weeks
const enter = (visitor: Visitor, modelId: string) => visitor.post('/api/gamejam/enter', { modelId })
const names = async () => (await current()).entries.map(({ item }) => item.modelName)

async function newEntry(name: string) {
  const game = await newPublishedGame(app, name)
  expect((await enter(game.owner, game.modelId)).status).toBe(200)
  return game
}

/** Somebody new likes it, now or at a moment of one's choice. */
async function like(modelId: string, at = new Date().toISOString()) {
  const { visitor, userId } = await newPerson(app.visitor())
  expect((await visitor.post('/api/community/like', { modelId })).status).toBe(200)
  await app.parts.pool.query('update creation_like set at = $3 where creation_id = $1 and user_id = $2', [
    modelId,
    userId,
    at,
  ])
  return { visitor, userId }
}

/** As if this week had been the last. */
async function letAWeekPass() {
  const { pool } = app.parts
  await pool.query('insert into jam_week (starts, theme) values ($1, $2) on conflict do nothing', [
    lastWeek().starts,
    'Rooftops',
  ])
  await pool.query('update jam_entry set week = $1', [lastWeek().starts])
  await pool.query(`update creation_like set at = at - interval '7 days'`)
}

beforeEach(() => app.parts.pool.query('truncate jam_entry, jam_week'))

describe('this week', () => {
  it('has a theme and dates, and is honest when nobody has entered', async () => {
    const { week, hint, entries, total } = await current()
    expect(week).toMatchObject(thisWeek())
    expect([week.theme, hint].every(Boolean)).toBe(true)
    expect([entries, total]).toEqual([[], 0])
    expect(await past()).toEqual([])
  })

  it('ranks by the likes that others gave within the week, then by who entered first', async () => {
    const [first, second, third, fourth] = [
      await newEntry('First'),
      await newEntry('Second'),
      await newEntry('Third'),
      await newEntry('Fourth'),
    ]
    await like(third.modelId)
    // None of these count: one's own, and those from before the week.
    await fourth.owner.post('/api/community/like', { modelId: fourth.modelId })
    for (let i = 0; i < 2; i++) await like(second.modelId, new Date(Date.now() - 8 * day).toISOString())
    expect(await names()).toEqual(['Third', 'First', 'Second', 'Fourth'])
    expect((await current()).entries.map(({ weekLikes, item }) => [weekLikes, item.likes])).toEqual([
      [1, 1],
      [0, 0],
      [0, 2],
      [0, 1],
    ])
    const { visitor } = await like(first.modelId)
    await like(first.modelId)
    expect(await names()).toEqual(['First', 'Third', 'Second', 'Fourth'])
    await visitor.post('/api/community/unlike', { modelId: first.modelId })
    expect((await current()).entries[0]?.weekLikes).toBe(1)
  })

  it('shows only what is still in the Creator Hub', async () => {
    const { owner, userId, modelId } = await newEntry('Gone')
    await owner.post('/api/community/unpublish-creation', { userId, modelId })
    expect(await current()).toMatchObject({ entries: [], total: 0 })
  })

  it('comes in pages', async () => {
    const { pool } = app.parts
    const { userId } = await newPerson(app.visitor())
    await pool.query('insert into jam_week (starts, theme) values ($1, $2)', [thisWeek().starts, 'Many'])
    for (let i = 0; i < 25; i++) {
      const { modelId } = await seedGame(app.parts, userId, { name: `Game ${i}` })
      await pool.query(
        `insert into publication (id, user_id, type, version_id, name, description, words)
         values ($1, $2, 'game', $1, 'Game', '', '')`,
        [modelId, userId],
      )
      await pool.query('insert into jam_entry values ($1, $2, $3)', [modelId, thisWeek().starts, userId])
    }
    const pages = [await current(), await current(2)]
    expect(pages.map(({ entries }) => entries.length)).toEqual([24, 1])
    const ids = pages.flatMap(({ entries }) => entries.map(({ item }) => item.modelId))
    expect(new Set(ids).size).toBe(25)
  })
})

describe('entering', () => {
  it('needs an account', async () => {
    expect((await enter(app.visitor(), randomUUID())).status).toBe(401)
    expect((await app.visitor().get('/api/gamejam/mine')).status).toBe(401)
  })

  it('is for what one has published oneself', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId, versionId, chatId } = await seedGame(app.parts, userId)
    const refused = await enter(visitor, modelId)
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      'Publish this game first. Jam entries appear in the Creator Hub.',
    ])
    await publishGame({ owner: visitor, userId, modelId, versionId, chatId })
    const stranger = await newPerson(app.visitor())
    expect((await enter(stranger.visitor, modelId)).status).toBe(404)
    for (const id of [randomUUID(), 'no-id']) expect((await enter(visitor, id)).status).toBe(404)
    const entered = await enter(visitor, modelId)
    expect([entered.status, await entered.json()]).toMatchObject([200, { left: 2, week: thisWeek() }])
  })

  it('is once for each game, also in another week', async () => {
    const { owner, modelId } = await newEntry('Once')
    const again = await enter(owner, modelId)
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      'This game has already entered a jam.',
    ])
    await letAWeekPass()
    expect((await enter(owner, modelId)).status).toBe(409)
  })

  it('is for three games of one person a week, also when they hurry', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const games = []
    for (let i = 0; i < 5; i++) {
      const game = await seedGame(app.parts, userId, { name: `Game ${i}` })
      await publishGame({ owner: visitor, userId, ...game })
      games.push(game)
    }
    const answers = await Promise.all(games.map(({ modelId }) => enter(visitor, modelId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409])
    const mine = await visitor.json<CallAnswer<'getOwnJam'>>('/api/gamejam/mine')
    expect([mine.left, mine.entered.length, mine.games.length]).toEqual([0, 3, 2])
    await letAWeekPass()
    const next = await visitor.json<CallAnswer<'getOwnJam'>>('/api/gamejam/mine')
    expect([next.left, next.entered.length, next.games.length]).toEqual([3, 0, 2])
  })
})

describe('past weeks', () => {
  it('keep their winner from the first look on, whatever is liked later', async () => {
    const [first, second] = [await newEntry('First'), await newEntry('Second')]
    await like(second.modelId)
    await letAWeekPass()
    const [week, ...others] = await past()
    expect(others).toEqual([])
    expect(week).toMatchObject({
      ...lastWeek(),
      theme: 'Rooftops',
      entries: 2,
      winner: { modelName: 'Second', username: 'Ada', likes: 1, encryptedId: second.encryptedId },
    })
    const during = new Date(Date.parse(lastWeek().starts) + day).toISOString()
    for (let i = 0; i < 3; i++) await like(first.modelId, during)
    expect((await past())[0]?.winner?.modelName).toBe('Second')
    expect((await current()).entries).toEqual([])
  })

  it('go to who entered earlier when two are liked alike', async () => {
    const [first, second] = [await newEntry('First'), await newEntry('Second')]
    await like(second.modelId)
    await like(first.modelId)
    await letAWeekPass()
    expect((await past())[0]?.winner?.modelName).toBe('First')
  })

  it('have no winner when nobody liked anything', async () => {
    await newEntry('Alone')
    await letAWeekPass()
    const [week] = await past()
    expect([week?.entries, week?.winner]).toEqual([1, undefined])
  })

  it('keep the name of a winner that is gone, without a way to it', async () => {
    const game = await newEntry('Gone')
    await like(game.modelId)
    await letAWeekPass()
    await past()
    const { owner, userId, modelId } = game
    await owner.post('/api/community/unpublish-creation', { userId, modelId })
    const { winner } = (await past())[0] ?? {}
    expect(winner).toEqual({ modelName: 'Gone', username: 'Ada', likes: 1 })
  })

  it('are closed once, however many ask at the same time', async () => {
    const { modelId } = await newEntry('Rush')
    await like(modelId)
    await letAWeekPass()
    const looks = await Promise.all([past(), past(), past(), past()])
    for (const [week] of looks) expect(week?.winner?.modelName).toBe('Rush')
  })
})
