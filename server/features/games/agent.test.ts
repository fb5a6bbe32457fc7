import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Game } from '@makebelieve/contract/entities/game'
import { endsRun, type RunEvent, runEvent } from '@makebelieve/contract/run-events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from './testing/seed-game.ts'

const app = useApp({ WORKER_THREADS: '1' })
let server: Server
let origin: string

// Streams are written straight into a connection, so there must be one.
beforeAll(async () => {
  server = serve({ fetch: app.parts.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

const cookieOf = ({ jar }: Visitor) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

const start = (visitor: Visitor, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieOf(visitor), ...headers },
    body: JSON.stringify(body),
  })

type Told = { id: number; event: RunEvent }

async function read(answer: Response): Promise<Told[]> {
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('id: '))
    .map((block) => {
      const [, id = '', data = ''] = /^id: (\d+)\nevent: \w+\ndata: (.*)$/.exec(block) ?? []
      return { id: Number(id), event: runEvent.parse(JSON.parse(data)) }
    })
}

const gameIn = (story: Told[]) =>
  story.map(({ event }) => event).find((event) => event.type === 'upload_to_s3')

describe('an agent', () => {
  let visitor: Visitor
  let userId: string
  let story: Told[]
  let runId: string
  const body = () => ({
    prompt: 'A quiz about planets',
    user_id: userId,
    chat_id: 'talk',
    game_type: '2D',
  })

  beforeAll(async () => {
    ;({ visitor, userId } = await newPerson(app.visitor()))
    const answer = await start(visitor, '/api/game/agent/stream', body(), { 'Idempotency-Key': 'agent' })
    runId = answer.headers.get('Run-Id') ?? ''
    story = await read(answer)
  }, 180_000)

  it('tells its decisions, then the game, then that it is done', () => {
    const types = story.map(({ event }) => event.type)
    expect(types.slice(-3)).toEqual(['editor_result', 'upload_to_s3', 'done'])
    expect(types.filter((type) => type === 'agent_response').length).toBeGreaterThan(3)
    expect(types).toContain('stage')
    expect(story.map(({ id }) => id)).toEqual(story.map((_, index) => index + 1))
    expect(story.filter(({ event }) => endsRun(event))).toHaveLength(1)
    expect(gameIn(story)).toMatchObject({
      game_id: runId,
      game: { modelId: runId, chatId: 'talk', modelType: 'Agent_Game', versions: 1 },
    })
  })

  it('can be followed again from where the reader was, and started twice it is the same run', async () => {
    const after = story[2]?.id ?? 0
    const resumed = await fetch(`${origin}/api/runs/${runId}/events`, {
      headers: { cookie: cookieOf(visitor), 'Last-Event-ID': String(after) },
    })
    expect(await read(resumed)).toEqual(story.slice(3))
    const again = await start(visitor, '/api/game/agent/stream', body(), { 'Idempotency-Key': 'agent' })
    expect(again.headers.get('Run-Id')).toBe(runId)
    expect(await read(again)).toEqual(story)
    const other = { ...body(), prompt: 'Something else' }
    const refused = await start(visitor, '/api/game/agent/stream', other, { 'Idempotency-Key': 'agent' })
    expect(refused.status).toBe(409)
    await refused.text()
  })

  it('was paid 500 credits, and its game wears the crown', async () => {
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1500, paid: 0, held: 0 })
    const lists = await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)
    expect(lists).toMatchObject([[{ modelId: runId, modelType: 'Agent_Game', chatId: 'talk' }]])
  })

  it('left its words in the chat even if no browser stored them, and what a browser stores takes their place', async () => {
    type Chat = { messages: { type: string; content: { text: string }[] }[] }
    const chat = await visitor.json<Chat>('/api/game/get-chat/talk')
    expect(chat.messages.map(({ type }) => type)).toEqual(['user', 'assistant'])
    expect(chat.messages[1]?.content[0]?.text).toContain('designs')
    const stored = {
      message: { text: 'As it was shown' },
      chat_id: 'talk',
      user_id: userId,
      role: 'assistant',
    }
    await visitor.post('/api/game/agent/store/message', stored)
    const after = await visitor.json<Chat>('/api/game/get-chat/talk')
    expect(after.messages.map(({ content }) => content[0]?.text)).toEqual([
      'A quiz about planets',
      'As it was shown',
    ])
  })

  it('changes a game by its id: the game stays, with one version more', async () => {
    const change = {
      prompt: 'make it night',
      user_id: userId,
      chat_id: 'talk',
      game_id: runId,
      game_type: '2D',
    }
    const told = await read(await start(visitor, '/api/game/agent/stream', change))
    expect(gameIn(told)).toMatchObject({ game_id: runId, game: { modelId: runId, versions: 2 } })
    expect(told.map(({ event }) => event)).toContainEqual({
      type: 'agent_response',
      text: expect.stringMatching(/night/i),
    })
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1000)
  }, 240_000)

  it('that cannot do it ends with an error, and the credits are back', async () => {
    const change = { prompt: '你好，做一个游戏', user_id: userId, game_id: runId }
    const told = await read(await start(visitor, '/api/game/agent/stream', change))
    expect(told.at(-1)?.event).toMatchObject({
      type: 'error',
      code: 'unprocessable',
      message: expect.stringContaining('Your credits were returned.'),
    })
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1000)
  }, 240_000)

  it('whose game is deleted while it waits gives the credits back', async () => {
    const stop = await app.parts.pool.connect()
    // Nobody can begin while this lock is held, so the game is gone before the run is.
    await stop.query(`select pg_advisory_lock(hashtext('run.claim'))`)
    const change = { prompt: 'make it rain', user_id: userId, game_id: runId }
    const answer = await start(visitor, '/api/game/agent/stream', change)
    await visitor.delete('/api/game/delete-game', { userId, game: { modelId: runId } })
    await stop.query(`select pg_advisory_unlock(hashtext('run.claim'))`)
    stop.release()
    expect((await read(answer)).at(-1)?.event).toMatchObject({
      type: 'error',
      message: 'The game you wanted to change has been deleted. Your credits were returned.',
    })
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1000)
  }, 240_000)
})

describe('Quick mode, asked for a stream', () => {
  it('tells its stages, and the same request afterwards answers with the result', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const body = { userId, code: 'A snake eats apples', history: [], isNewChat: true }
    const key = { 'Idempotency-Key': randomUUID() }
    const streamed = await start(visitor, '/api/game/create-game', body, {
      ...key,
      accept: 'text/event-stream',
    })
    const told = await read(streamed)
    const stages = told.flatMap(({ event }) =>
      event.type === 'stage' ? [`${event.name} ${event.state}`] : [],
    )
    expect(stages).toEqual(
      expect.arrayContaining(['understand finished', 'plan finished', 'verify finished']),
    )
    const whole = await start(visitor, '/api/game/create-game', body, key)
    expect(await whole.json()).toMatchObject({
      resultJson: { model: { modelId: gameIn(told)?.game_id }, threejsCode: expect.any(String) },
    })
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)

    // And so does a repair of what was made.
    const { modelId, versionId } = gameIn(told)?.game ?? {}
    const fix = { modelId, versionId, error: 'x is undefined' }
    const mended = await read(
      await start(visitor, '/api/game/fix-game', fix, { accept: 'text/event-stream' }),
    )
    expect(mended.map(({ event }) => event)).toContainEqual({
      type: 'agent_response',
      text: expect.stringContaining('without this error: “x is undefined”'),
    })
    expect(gameIn(mended)).toMatchObject({ game_id: modelId, game: { versions: 2 } })
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1800)
  }, 240_000)
})
