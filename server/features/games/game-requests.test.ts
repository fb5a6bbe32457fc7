import { randomUUID } from 'node:crypto'
import type { Game } from '@makebelieve/contract/entities/game'
import { describe, expect, it } from 'vitest'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp } from '../../testing/app.ts'
import { newPerson, seedGame } from './testing/seed-game.ts'

// No worker: what is accepted stays in the queue, and what is refused can be told from it.
const app = useApp({ ROLE: 'web' })
const someone = () => newPerson(app.visitor())

const order = (userId: string, more: object = {}) => ({
  userId,
  code: 'A cat collects fish',
  history: [],
  isNewChat: true,
  ...more,
})
const agentOrder = (user_id: string, more: object = {}) => ({ user_id, prompt: 'A cat', ...more })

const spend = (userId: string, amount: number) =>
  app.parts.pool.query(`insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', $2)`, [
    userId,
    amount,
  ])

describe('without a session', () => {
  const id = randomUUID()
  it.each([
    ['POST', '/api/game/create-game', order('x')],
    ['POST', '/api/game/agent/stream', agentOrder('x')],
    ['GET', '/api/game/get-games/x', undefined],
    ['GET', '/api/game/get-chat/x', undefined],
    ['GET', `/api/game/get-versions/${id}`, undefined],
    ['GET', `/api/game/get-proof/${id}`, undefined],
    ['GET', `/api/game/export-game/${id}`, undefined],
    ['POST', '/api/game/restore-version', { modelId: id, versionId: id }],
    ['POST', '/api/game/name-version', { modelId: id, versionId: id, name: 'n' }],
    ['DELETE', '/api/game/delete-game', { userId: 'x', game: { modelId: id } }],
    ['POST', '/api/assets/game', id],
    [
      'POST',
      '/api/game/agent/store/message',
      { user_id: 'x', chat_id: 'c', role: 'user', message: { text: 't' } },
    ],
    [
      'POST',
      '/api/game/agent/store',
      { user_id: 'x', chat_id: 'c', game_id: id, prompt: 'p', gameName: 'n' },
    ],
  ])('%s %s says the specified text, with a tampered one too', async (method, path, body) => {
    for (const cookie of ['', 'makebelieve.session_token=made.up']) {
      const answer = await app.visitor().request(path, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
      })
      expect([answer.status, await answer.json()]).toEqual([
        401,
        {
          code: 'unauthenticated',
          message: 'Error: User authentication required. Please refresh and try again.',
        },
      ])
    }
  })
})

describe('in the name of another', () => {
  it('nothing is made, listed, stored or deleted', async () => {
    const owner = await someone()
    const stranger = await someone()
    const { modelId, chatId } = await seedGame(app.parts, owner.userId)
    const asked = [
      await stranger.visitor.post('/api/game/create-game', order(owner.userId)),
      await stranger.visitor.post('/api/game/agent/stream', agentOrder(owner.userId)),
      await stranger.visitor.get(`/api/game/get-games/${owner.userId}`),
      await stranger.visitor.delete('/api/game/delete-game', { userId: owner.userId, game: { modelId } }),
      await stranger.visitor.post('/api/game/agent/store/message', {
        user_id: owner.userId,
        chat_id: chatId,
        role: 'user',
        message: { text: 'hello' },
      }),
      await stranger.visitor.post('/api/game/agent/store', {
        user_id: owner.userId,
        chat_id: chatId,
        game_id: modelId,
        prompt: 'p',
        gameName: 'Mine now',
      }),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 403))
  })

  it("another's game is nowhere to be found", async () => {
    const owner = await someone()
    const { visitor, userId } = await someone()
    const { modelId, versionId, chatId } = await seedGame(app.parts, owner.userId)
    const version = { modelId, versionId }
    const asked = [
      await visitor.get(`/api/game/get-versions/${modelId}`),
      await visitor.get(`/api/game/get-proof/${modelId}`),
      await visitor.get(`/api/game/export-game/${modelId}`),
      await visitor.get(`/api/game/get-chat/${chatId}`),
      await visitor.post('/api/game/restore-version', version),
      await visitor.post('/api/game/name-version', { ...version, name: 'Mine now' }),
      await visitor.delete('/api/game/delete-game', { userId, game: { modelId } }),
      await visitor.post('/api/assets/game', modelId),
      await visitor.post('/api/game/agent/stream', agentOrder(userId, { game_id: modelId })),
      await visitor.post('/api/game/agent/store', {
        user_id: userId,
        chat_id: chatId,
        game_id: modelId,
        prompt: 'p',
        gameName: 'Mine now',
      }),
    ]
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404))
    const mine = await seedGame(app.parts, userId)
    const mixed = { modelId: mine.modelId, versionId }
    expect((await visitor.post('/api/game/restore-version', mixed)).status).toBe(404)
    expect((await visitor.get(`/api/game/get-proof/${mine.modelId}?versionId=${versionId}`)).status).toBe(404)
    for (const id of ['x', '..', `${modelId}'--`])
      expect((await visitor.post('/api/assets/game', id)).status, id).toBe(404)
  })
})

describe('bad input', () => {
  it.each([
    [400, { code: '' }],
    [400, { code: '  \n ' }],
    [400, { code: 'a\u0000b' }],
    [400, { code: 'half \ud83d' }],
    [400, { code: ['a cat'] }],
    [400, { cost: 0 }],
    [400, { credits: 5000 }],
    [400, { mode: '4d' }],
    [400, { options: { seed: -1 } }],
    [400, { options: { seed: 4294967296 } }],
    [400, { options: { texture_size: 513 } }],
    [400, { history: 'none' }],
    [501, { mode: '3D' }],
  ])('answers %d to %j, and nothing is held', async (status, more) => {
    const { visitor, userId } = await someone()
    const answer = await visitor.post('/api/game/create-game', order(userId, more))
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
  })

  it('answers 413 to a prompt of more than 8,000 characters', async () => {
    const { visitor, userId } = await someone()
    const answer = await visitor.post('/api/game/create-game', order(userId, { code: 'x'.repeat(8001) }))
    expect(answer.status).toBe(413)
  })

  it('names the field and the range', async () => {
    const { visitor, userId } = await someone()
    const answer = await visitor.post('/api/game/create-game', order(userId, { options: { seed: -1 } }))
    expect(await answer.json()).toMatchObject({
      message: 'seed must be a whole number from 0 to 4294967295.',
    })
  })

  it('an idempotency key must be one', async () => {
    const { visitor, userId } = await someone()
    const answer = await visitor.request('/api/game/create-game', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': 'k'.repeat(129) },
      body: JSON.stringify(order(userId)),
    })
    expect(answer.status).toBe(400)
  })

  it('is refused from another site', async () => {
    const { visitor, userId } = await someone()
    for (const origin of ['null', 'https://elsewhere.example']) {
      const answer = await visitor.request('/api/game/create-game', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(order(userId)),
      })
      expect(answer.status).toBe(403)
    }
  })
})

describe('too few credits', () => {
  it.each([
    ['/api/game/create-game', 199, order, "Sorry, you don't have enough credits to create a game."],
    ['/api/game/agent/stream', 499, agentOrder, 'Not enough Credits, agents need at least 500 credits'],
  ])('%s with %d says so in the specified words', async (path, left, body, message) => {
    const { visitor, userId } = await someone()
    await spend(userId, 2000 - left)
    const answer = await visitor.post(path, body(userId))
    expect([answer.status, await answer.json()]).toEqual([402, { code: 'insufficient_credits', message }])
  })
})

describe('while a run is open', () => {
  it('its credits are held, its chat names it, and cancelling ends the request with everything back', async () => {
    const { visitor, userId } = await someone()
    const waiting = visitor.post('/api/game/create-game', order(userId, { chatId: 'c' }))
    type Chat = { openRun?: { runId: string; prompt: string; mode: string }; messages: object[] }
    const chat = () => visitor.json<Chat>('/api/game/get-chat/c')
    await expect.poll(async () => (await chat()).openRun).toBeTruthy()
    const { openRun, messages } = await chat()
    expect([openRun?.prompt, openRun?.mode, messages]).toEqual(['A cat collects fish', 'quick-game', []])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 200 })
    await visitor.post(`/api/runs/${openRun?.runId}/cancel`)
    const answer = await waiting
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'conflict', message: 'You cancelled this. Your credits were returned.' },
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
  })
})

describe('the games of a user', () => {
  it('come as lists per chat, newest first, with links for ten minutes at most', async () => {
    const { visitor, userId } = await someone()
    const before = Math.floor(Date.now() / 1000)
    const one = await seedGame(app.parts, userId, { chatId: 'one', name: 'Older' })
    const two = await seedGame(app.parts, userId, { chatId: 'two' })
    const three = await seedGame(app.parts, userId, { chatId: 'one', name: 'Newer' })
    const lists = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    expect(lists.map((list) => list.map(({ modelId }) => modelId))).toEqual([
      [three.modelId, one.modelId],
      [two.modelId],
    ])
    const game = lists[1]?.[0]
    expect(game).toMatchObject({ modelName: 'Cat', modelType: 'Game', userId, chatId: 'two' })
    for (const link of [game?.modelImage, game?.jsUrl, game?.htmlUrl]) {
      const [, expires] = link?.signedUrl.split('.') ?? []
      expect(Number(expires) - before).toBeLessThanOrEqual(602)
      expect(Number(expires) - before).toBeGreaterThan(590)
    }
  })

  it('are opened by their id, bare or in a field', async () => {
    const { visitor, userId } = await someone()
    const { modelId } = await seedGame(app.parts, userId)
    for (const body of [modelId, { modelId }])
      expect(await (await visitor.post('/api/assets/game', body)).json()).toMatchObject({
        modelId,
        modelName: 'Cat',
        jsUrl: { signedUrl: expect.stringContaining('/game.js') },
      })
  })
})

describe('the chat of an agent', () => {
  it('keeps messages in their order and names, and a game that is stored is tied to its chat', async () => {
    const { visitor, userId } = await someone()
    const { modelId } = await seedGame(app.parts, userId)
    const say = (role: string, text: string, more: object = {}) =>
      visitor.post('/api/game/agent/store/message', {
        message: { text },
        chat_id: 'talk',
        user_id: userId,
        role,
        ...more,
      })
    await say('user', 'A cat', { game_id: modelId, game_name: 'First words' })
    await say('assistant', 'I read 1 wish.\n')
    await visitor.post('/api/game/agent/store', {
      prompt: 'A cat',
      user_id: userId,
      chat_id: 'talk',
      game_id: modelId,
      gameName: 'Whiskers',
    })
    expect(await visitor.json('/api/game/get-chat/talk')).toMatchObject({
      chatName: 'First words',
      messages: [
        { type: 'user', content: [{ text: 'A cat' }] },
        { type: 'assistant', content: [{ text: 'I read 1 wish.\n' }] },
      ],
    })
    const lists = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    expect(lists).toMatchObject([[{ modelId, chatId: 'talk', modelName: 'Whiskers' }]])
  })
})

describe('where only models may be deleted', () => {
  const guarded = useApp({ ROLE: 'web', MY_CREATIONS_DELETE: 'models' })

  it('deleting a game is not implemented, in the specified words', async () => {
    const { visitor, userId } = await newPerson(guarded.visitor())
    const { modelId } = await seedGame(guarded.parts, userId)
    const answer = await visitor.delete('/api/game/delete-game', { userId, game: { modelId } })
    expect([answer.status, await answer.json()]).toEqual([
      501,
      { code: 'not_implemented', message: 'Game deletion is not yet implemented' },
    ])
  })
})
