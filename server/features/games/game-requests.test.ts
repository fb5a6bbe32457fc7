import { randomUUID } from 'node:crypto'
import type { Game } from '@makebelieve/contract/entities/game'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import sharp from 'sharp'
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
    ['POST', '/api/game/try-code', { modelId: id, versionId: id, code: 'c' }],
    ['POST', '/api/game/save-code', { modelId: id, versionId: id, code: 'c' }],
    ['POST', '/api/game/fix-game', { modelId: id, versionId: id, error: 'e' }],
    ['POST', '/api/assets/store-snapshot', { image: 'data:', type: 'Game', userId: 'x', modelId: id }],
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
      await stranger.visitor.post('/api/assets/store-snapshot', {
        image: 'data:',
        type: 'Game',
        userId: owner.userId,
        modelId,
      }),
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
      await visitor.post('/api/game/try-code', { ...version, code: 'c' }),
      await visitor.post('/api/game/save-code', { ...version, code: 'c' }),
      await visitor.post('/api/game/fix-game', { ...version, error: 'e' }),
      await visitor.post('/api/assets/store-snapshot', { image: 'data:', type: 'Game', userId, modelId }),
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
    expect((await visitor.post('/api/game/try-code', { ...mixed, code: 'c' })).status).toBe(404)
    expect((await visitor.post('/api/game/save-code', { ...mixed, code: 'c' })).status).toBe(404)
    expect((await visitor.post('/api/game/fix-game', { ...mixed, error: 'e' })).status).toBe(404)
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
  ])('answers %d to %j, and nothing is held', async (status, more) => {
    const { visitor, userId } = await someone()
    const answer = await visitor.post('/api/game/create-game', order(userId, more))
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ code: expect.any(String), message: expect.stringMatching(/\.$/) }),
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

describe('edited code', () => {
  const megabyte = 1024 * 1024

  it.each([
    [400, { code: '' }],
    [400, { code: 'a\u0000b' }],
    [400, { code: 'c', cost: 0 }],
    [413, { code: 'x'.repeat(2 * megabyte + 1) }],
    [413, { code: 'é'.repeat(megabyte + 1) }],
  ])('answers %d to what it cannot be', async (status, more) => {
    const { visitor, userId } = await someone()
    const { modelId, versionId } = await seedGame(app.parts, userId)
    for (const call of ['try-code', 'save-code'])
      expect((await visitor.post(`/api/game/${call}`, { modelId, versionId, ...more })).status).toBe(status)
  })

  it('is played from a draft, with the headers of all creations, and leaves the game as it is', async () => {
    const { visitor, userId } = await someone()
    const { modelId, versionId } = await seedGame(app.parts, userId)
    const answer = await visitor.post('/api/game/try-code', { modelId, versionId, code: 'let edited' })
    const { htmlUrl } = (await answer.json()) as { htmlUrl: { signedUrl: string } }
    const inFrame = { headers: { 'Sec-Fetch-Dest': 'iframe' } }
    const page = await app.visitor().request(htmlUrl.signedUrl, inFrame)
    expect(await page.text()).toContain('src="./game.js"')
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
    const code = await app.visitor().get(htmlUrl.signedUrl.replace('index.html', 'game.js'))
    expect([await code.text(), code.headers.get('content-type')]).toEqual([
      'let edited',
      'text/javascript; charset=utf-8',
    ])
    const { versions } = await visitor.json<{ versions: GameVersion[] }>(`/api/game/get-versions/${modelId}`)
    expect(versions).toMatchObject([{ number: 1, proven: true, editedByHand: false }])

    await app.parts.pool.query(`update creation_draft set created_at = now() - interval '61 minutes'`)
    expect((await app.visitor().request(htmlUrl.signedUrl, inFrame)).status).toBe(404)
    const { rows } = await app.parts.pool.query(
      `select start_after - created_on > interval '59 minutes' as later from pgboss.job where name = 'delete-files'`,
    )
    expect(rows).toContainEqual({ later: true })
  })

  it('is kept in five drafts at most', async () => {
    const { visitor, userId } = await someone()
    const { modelId, versionId } = await seedGame(app.parts, userId)
    for (let draft = 0; draft < 7; draft++)
      await visitor.post('/api/game/try-code', { modelId, versionId, code: `let draft = ${draft}` })
    const { rowCount } = await app.parts.pool.query('select 1 from creation_draft where user_id = $1', [
      userId,
    ])
    expect(rowCount).toBe(5)
  })
})

describe('a repair', () => {
  it('costs nothing, counts among the runs of its user, and is named by its chat', async () => {
    const { visitor, userId } = await someone()
    const { modelId, versionId, chatId } = await seedGame(app.parts, userId)
    const fix = () => visitor.post('/api/game/fix-game', { modelId, versionId, error: 'x is undefined' })
    const waiting = [fix(), fix(), fix()]
    const mine = () =>
      app.parts.pool.query<{ id: string; cost: number }>('select id, cost from run where user_id = $1', [
        userId,
      ])
    await expect.poll(async () => (await mine()).rowCount).toBe(3)
    expect((await fix()).status).toBe(429)
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
    const chat = await visitor.json<{ openRun: object }>(`/api/game/get-chat/${chatId}`)
    expect(chat.openRun).toMatchObject({ prompt: 'Fix it: x is undefined', mode: 'quick-game' })
    for (const { id, cost } of (await mine()).rows) {
      expect(cost).toBe(0)
      await visitor.post(`/api/runs/${id}/cancel`)
    }
    for (const answer of await Promise.all(waiting))
      expect(await answer.json()).toEqual({ code: 'conflict', message: 'You cancelled this.' })
  })

  it('needs an error of 1 to 2,000 characters', async () => {
    const { visitor, userId } = await someone()
    const { modelId, versionId } = await seedGame(app.parts, userId)
    for (const error of ['', ' ', 'x'.repeat(2001)])
      expect((await visitor.post('/api/game/fix-game', { modelId, versionId, error })).status).toBe(400)
  })
})

describe('a picture from the stage', () => {
  const dataUrl = (type: string, bytes: Uint8Array) =>
    `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#4a7' } })

  async function snapshot(image: string, more: object = {}) {
    const { visitor, userId } = await someone()
    const { modelId, versionId } = await seedGame(app.parts, userId)
    const body = { image, type: 'Game', userId, modelId, ...more }
    return { visitor, versionId, answer: await visitor.post('/api/assets/store-snapshot', body) }
  }

  it.each(['jpeg', 'png', 'webp'] as const)('as %s becomes the preview, small and as WebP', async (type) => {
    const image = dataUrl(type, await blank(1280, 800).toFormat(type).toBuffer())
    const { visitor, versionId, answer } = await snapshot(image, { saveToDatabase: true })
    const { modelImage } = (await answer.json()) as { modelImage: { signedUrl: string } }
    expect(modelImage.signedUrl).toMatch(new RegExp(`^/play/${versionId}\\..*/preview\\.webp$`))
    const kept = await visitor.get(modelImage.signedUrl)
    expect(kept.headers.get('content-type')).toBe('image/webp')
    const picture = Buffer.from(await kept.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 640, height: 400 })
  })

  it('that is not to be the preview is kept beside it', async () => {
    const { visitor, answer } = await snapshot(dataUrl('png', await blank(64, 40).png().toBuffer()))
    const { modelImage } = (await answer.json()) as { modelImage: { signedUrl: string } }
    expect(modelImage.signedUrl).toMatch(/snapshot\.webp$/)
    const preview = await visitor.get(modelImage.signedUrl.replace('snapshot', 'preview'))
    expect(await preview.text()).toBe('a picture')
  })

  it.each<[status: number, what: string, image: () => Promise<string>]>([
    [415, 'no data URL', async () => 'https://elsewhere.example/cat.png'],
    [415, 'text', async () => 'data:text/html;base64,PGI+'],
    [
      415,
      'an SVG that says it is a PNG',
      async () =>
        dataUrl('png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    [415, 'a GIF', async () => dataUrl('gif', await blank(9, 9).gif().toBuffer())],
    [415, 'noise', async () => dataUrl('png', Buffer.from('no picture at all'))],
    [
      422,
      'half a JPEG',
      async () => dataUrl('jpeg', (await blank(400, 400).jpeg().toBuffer()).subarray(0, 700)),
    ],
    [422, 'a pixel bomb', async () => dataUrl('png', await blank(7000, 7000).png().toBuffer())],
    [413, 'more than 10 MB', async () => dataUrl('png', Buffer.alloc(10 * 1024 * 1024 + 1))],
  ])('answers %d to %s', async (status, _, image) => {
    const { answer } = await snapshot(await image())
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    ])
  })

  it('of another kind than a game cannot be kept yet', async () => {
    const { answer } = await snapshot('data:', { type: 'Model' })
    expect(answer.status).toBe(501)
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
