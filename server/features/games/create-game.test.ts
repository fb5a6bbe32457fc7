import { randomUUID } from 'node:crypto'
import type { Game } from '@makebelieve/contract/entities/game'
import type { GameGenerationResult } from '@makebelieve/contract/entities/game-answer'
import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { planModel } from '@makebelieve/generation/engines/model/plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { seedModel } from '../models/testing/seed-model.ts'
import { newPerson } from './testing/seed-game.ts'

const app = useApp({ WORKER_THREADS: '1' })

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

type Made = { resultJson: GameGenerationResult }

const order = (userId: string, code: string, more: object = {}) => ({
  userId,
  code,
  history: [],
  isNewChat: true,
  ...more,
})

const create = (visitor: Visitor, body: object, key: string = randomUUID()) =>
  visitor.request('/api/game/create-game', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'http://localhost:3000',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(body),
  })

async function made(answer: Response): Promise<GameGenerationResult> {
  const body = (await answer.json()) as Made
  expect([answer.status, body]).toEqual([200, { resultJson: expect.anything() }])
  return body.resultJson
}

describe('a game made from a prompt', () => {
  let visitor: Visitor
  let userId: string
  let first: GameGenerationResult
  const body = () => order(userId, 'A snake eats 5 apples', { chatId: 'chat-1' })

  beforeAll(async () => {
    ;({ visitor, userId } = await newPerson(app.visitor()))
    first = await made(await create(visitor, body(), 'first'))
  }, 120_000)

  it('is answered in parts, with its code, its chat and links that work', async () => {
    expect(first).toMatchObject({
      chatId: 'chat-1',
      introduction: expect.stringContaining('Our bots have already won'),
      analysis: { coreGame: { Goal: expect.any(String) } },
      discoveryQuestions: expect.arrayContaining([
        { title: expect.any(String), question: expect.any(String) },
      ]),
      model: { userId, chatId: 'chat-1', modelType: 'Game', dimension: '2d', versions: 1 },
    })
    const code = await visitor.get(first.model.jsUrl?.signedUrl ?? '')
    expect(await code.text()).toBe(first.threejsCode)
    const picture = await visitor.get(first.model.modelImage?.signedUrl ?? '')
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  it('was paid once it was proven, and the same request again is the same game', async () => {
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    const again = await made(await create(visitor, body(), 'first'))
    expect(again.model.modelId).toBe(first.model.modelId)
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
    const other = await create(visitor, { ...body(), code: 'something else' }, 'first')
    expect(other.status).toBe(409)
  })

  it('comes with its proof: checks, wishes with evidence, and a replay of a win', async () => {
    const proof = await visitor.json<GameProof>(`/api/game/get-proof/${first.model.modelId}`)
    expect(proof.checks.length).toBeGreaterThan(3)
    expect(proof.checks.every(({ passed }) => passed)).toBe(true)
    expect(proof.requirements).toContainEqual(expect.objectContaining({ status: 'met' }))
    expect(proof.evidence.won).toMatchObject({ seed: expect.any(Number), inputs: expect.any(Array) })
  })

  it('is exported as a zip and as one page', async () => {
    const zip = await visitor.get(`/api/game/export-game/${first.model.modelId}`)
    expect(zip.headers.get('content-disposition')).toBe('attachment; filename="game.zip"')
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1')
    for (const name of ['index.html', 'game.js']) expect(bytes).toContain(name)
    const page = await visitor.get(`/api/game/export-game/${first.model.modelId}?format=offline`)
    expect(page.headers.get('content-disposition')).toContain('attachment')
    expect(await page.text()).not.toContain('src="./game.js"')
  })

  it('is changed by the next message of its chat; the version before stays, and can be taken up again', async () => {
    const edited = await made(
      await create(visitor, order(userId, 'make it night', { chatId: 'chat-1', isNewChat: false })),
    )
    expect(edited.model).toMatchObject({ modelId: first.model.modelId, versions: 2 })
    expect(edited.threejsCode).not.toBe(first.threejsCode)
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1600)

    const { modelId } = first.model
    const list = () =>
      visitor.json<{ versions: GameVersion[] }>(`/api/game/get-versions/${modelId}`).then((a) => a.versions)
    const [second, oldest] = await list()
    expect(second).toMatchObject({ number: 2, prompt: 'make it night', changes: [expect.any(String)] })
    expect(oldest).toMatchObject({ number: 1, prompt: 'A snake eats 5 apples' })
    const before = await visitor.get(oldest?.jsUrl.signedUrl ?? '')
    expect(await before.text()).toBe(first.threejsCode)

    const back = await visitor.post('/api/game/restore-version', { modelId, versionId: oldest?.versionId })
    expect(await back.json()).toMatchObject({
      model: { modelId, versions: 3 },
      version: { number: 3, restoredFrom: 1, changes: ['Back to version 1.'] },
    })
    const name = { modelId, versionId: second?.versionId, name: 'The dark one' }
    expect((await visitor.post('/api/game/name-version', name)).status).toBe(200)
    expect((await list()).map(({ number, name }) => [number, name])).toEqual([
      [3, undefined],
      [2, 'The dark one'],
      [1, undefined],
    ])
    const [[game] = []] = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    const newest = await visitor.get(game?.jsUrl?.signedUrl ?? '')
    expect(await newest.text()).toBe(first.threejsCode)
  }, 240_000)

  it('left its talk behind, in the order it was said', async () => {
    const chat = await visitor.json<{ chatName: string; messages: { type: string; content: object[] }[] }>(
      '/api/game/get-chat/chat-1',
    )
    expect(chat.chatName).toBe(first.model.modelName)
    expect(chat.messages.map(({ type }) => type)).toEqual(['user', 'assistant', 'user', 'assistant'])
    expect(chat.messages[0]?.content).toEqual([{ text: 'A snake eats 5 apples' }])
    expect(chat.messages[1]?.content).toEqual([
      {
        text: expect.objectContaining({ introduction: first.introduction, threejsCode: expect.any(String) }),
      },
    ])
  })

  it('is deleted with its files, its versions and its talk; what was paid stays provable', async () => {
    const { modelId } = first.model
    const gone = await visitor.delete('/api/game/delete-game', { userId, game: first.model })
    expect(await gone.json()).toEqual({ success: true, result: { success: true } })
    expect(await visitor.json(`/api/game/get-games/${userId}`)).toEqual([])
    expect((await visitor.get(first.model.jsUrl?.signedUrl ?? '')).status).toBe(404)
    expect((await visitor.get(`/api/game/get-proof/${modelId}`)).status).toBe(404)
    expect((await visitor.json<{ messages: object[] }>('/api/game/get-chat/chat-1')).messages).toEqual([])
    const left = async () => {
      const keys: string[] = []
      for await (const key of app.parts.storage.list(`creations/${userId}/`)) keys.push(key)
      return keys
    }
    await expect.poll(left, { timeout: 15_000 }).toEqual([])
    expect((await visitor.delete('/api/game/delete-game', { userId, game: { modelId } })).status).toBe(404)
  })
})

describe('what cannot be made', () => {
  const refused = {
    code: 'unprocessable',
    message: expect.stringMatching(/\. Your credits were returned\.$/),
  }

  it('is refused in words, costs nothing, and leaves no game', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const answer = await create(visitor, order(userId, '你好，做一个游戏'))
    expect([answer.status, await answer.json()]).toEqual([422, refused])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
    expect(await visitor.json(`/api/game/get-games/${userId}`)).toEqual([])
    expect((await visitor.get('/api/game/get-chat/never')).status).toBe(404)
  }, 240_000)

  it('says what was only guessed, with two other ways to take it', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const prompt = 'a hero in a castle'
    const { introduction, offers } = await made(await create(visitor, order(userId, prompt)))
    expect(introduction).toMatch(/You didn't say what kind of game you want, so we made an? /)
    expect(offers).toEqual([
      { label: expect.stringMatching(/^Make it an? /), prompt: expect.stringContaining(`${prompt}, as a`) },
      { label: expect.stringMatching(/^Make it an? /), prompt: expect.stringContaining(`${prompt}, as a`) },
    ])
  }, 240_000)

  it('is declined with three offers, and costs nothing; made anyway, it says what it is', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const prompt = 'backgammon with dragons'
    const answer = await create(visitor, order(userId, prompt))
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'declined',
        message: expect.stringMatching(/^We can’t make “backgammon” yet; .* Your credits were returned\.$/),
        offers: [
          { label: expect.any(String), prompt: expect.any(String) },
          { label: expect.any(String), prompt: expect.any(String) },
          { label: expect.stringMatching(/^Make it anyway/), prompt, anyway: true },
        ],
      },
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })

    const { model } = await made(await create(visitor, order(userId, prompt, { anyway: true })))
    expect(model.modelName).toMatch(/, not backgammon\)$/)
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
    const proof = await visitor.json<GameProof>(`/api/game/get-proof/${model.modelId}`)
    expect(proof.standsIn).toMatchObject({ asked: 'backgammon' })
  }, 240_000)

  it('of a game that exists leaves it as it was', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { model } = await made(
      await create(visitor, order(userId, 'A quiz about planets', { chatId: 'c' })),
    )
    const change = order(userId, '你好，做一个游戏', { chatId: 'c', isNewChat: false })
    const answer = await create(visitor, change)
    expect([answer.status, await answer.json()]).toEqual([422, refused])
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
    const lists = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    expect(lists).toMatchObject([[{ modelId: model.modelId, versions: 1 }]])
  }, 240_000)
})

describe('a game that fails its proof', () => {
  it('is never shown: the request says why, the credits are back, and the version before stays', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const prompt = 'A snake eats 5 apples'
    const { model } = await made(await create(visitor, order(userId, prompt, { chatId: 'c' })))
    // From here on nobody could win it: 200 apples in five seconds.
    await app.parts.pool.query(
      `update creation_version set plan = jsonb_set(plan, '{game,rules}',
         plan -> 'game' -> 'rules' || '{"seconds": 5, "timeUp": "lose", "goalCount": 200}') where creation_id = $1`,
      [model.modelId],
    )
    const change = order(userId, 'make it night', { chatId: 'c', isNewChat: false })
    const answer = await create(visitor, change)
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'unprocessable',
        message: expect.stringMatching(
          /^The game didn't pass its proof, so we're not showing it\. .* Your credits were returned\.$/,
        ),
      },
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    const lists = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    expect(lists).toMatchObject([[{ modelId: model.modelId, versions: 1 }]])
  }, 120_000)
})

describe('a seed of the advanced settings', () => {
  it('reaches the engine; and the account that holds such a game can be deleted', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const body = order(userId, 'A quiz about planets', { options: { seed: 77 } })
    const { threejsCode } = await made(await create(visitor, body))
    expect(threejsCode).toMatch(/"seed": 77\b/)

    // And an account that has games, chats and versions can be deleted with all of them.
    expect((await visitor.delete('/api/account', { password: 'correct horse' })).status).toBe(200)
    for (const table of ['game', 'chat', 'creation', 'run'])
      expect(
        (await app.parts.pool.query(`select 1 from ${table} where user_id = $1`, [userId])).rowCount,
        table,
      ).toBe(0)
  }, 240_000)
})

describe('a game in 3D', () => {
  it('is made, played with three.js, and follows its dimension when that is changed', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const wish = order(userId, 'A cat collects 5 fish on a beach and avoids crabs', {
      chatId: 'deep',
      mode: '3D',
    })
    const first = await made(await create(visitor, wish))
    expect(first.model).toMatchObject({ dimension: '3d', versions: 1 })
    expect(first.threejsCode).toContain("import * as THREE from 'three'")

    const flat = order(userId, 'make it 2D', { chatId: 'deep', isNewChat: false })
    expect((await made(await create(visitor, flat))).model).toMatchObject({ dimension: '2d', versions: 2 })
    const { versions } = await visitor.json<{ versions: GameVersion[] }>(
      `/api/game/get-versions/${first.model.modelId}`,
    )
    const older = versions.find(({ number }) => number === 1)
    const back = await visitor.post('/api/game/restore-version', {
      modelId: first.model.modelId,
      versionId: older?.versionId,
    })
    expect(await back.json()).toMatchObject({ model: { dimension: '3d', versions: 3 } })
  }, 120_000)

  it('takes a model of my own as its player', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId } = await seedModel(app.parts, userId)
    const { pieces } = planModel('a purple dragon', { seed: 1 })
    await app.parts.pool.query('update model set plan = $2 where id = $1', [
      modelId,
      JSON.stringify({ title: 'Purple Dragon', pieces }),
    ])
    const models = [{ modelId, as: 'player' }]
    for (const mode of ['3d', '2d']) {
      const wish = order(userId, 'A cat collects 5 fish on a beach and avoids crabs', { mode, models })
      const { model } = await made(await create(visitor, wish))
      const proof = await visitor.json<GameProof>(`/api/game/get-proof/${model.modelId}`)
      expect(proof.requirements).toContainEqual(
        expect.objectContaining({ status: 'met', claim: expect.stringContaining('is your model') }),
      )
    }
    const stranger = await newPerson(app.visitor())
    const theirs = order(stranger.userId, 'A cat collects fish', { mode: '3d', models })
    expect((await create(stranger.visitor, theirs)).status).toBeGreaterThanOrEqual(400)
    expect((await balancesOf(app.parts.pool, stranger.userId)).held).toBe(0)
  }, 120_000)
})
