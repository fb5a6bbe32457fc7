import { randomUUID } from 'node:crypto'
import { prices } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { useListening } from '../../testing/listening.ts'
import { withGarden } from '../environments/testing/garden.ts'
import { newPerson, seedGame } from '../games/testing/seed-game.ts'
import { withClay } from '../models/testing/clay.ts'
import { seedModel } from '../models/testing/seed-model.ts'
import { newToken } from '../tokens/testing/script.ts'
import { connect, heard } from './testing/agent.ts'
import type { toldRun } from './told-run.ts'

type ToldRun = z.output<typeof toldRun>

// Games are made by the engine of the product; environments and models by those that are quicker.
const app = useApp({ WORKER_THREADS: '1' }, { ...withGarden, ...withClay })
const { origin } = useListening(app)

async function agent(more: object = {}) {
  const { visitor, userId } = await newPerson(app.visitor())
  const { token, details } = await newToken(visitor)
  const client = await connect(origin(), token, more)
  const use = async <Data>(name: string, given: object = {}) =>
    heard<Data>(await client.callTool({ name, arguments: { ...given } }))
  return { visitor, userId, token, details, client, use }
}
type Agent = Awaited<ReturnType<typeof agent>>

const knock = (headers: Record<string, string>) =>
  fetch(`${origin()}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })

describe('the door of the tools', () => {
  let someone: Agent
  beforeAll(async () => {
    someone = await agent()
  })

  it('is closed without a token, and says how to get one', async () => {
    const cookie = [...someone.visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const headers of [{}, { cookie }, { authorization: 'Bearer x' }]) {
      const answer = await knock(headers as Record<string, string>)
      expect(answer.status).toBe(401)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="Makebelieve"')
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('personal token') })
    }
  })

  it('is closed to other sites, whose name may have been rebound to this address', async () => {
    const authorization = `Bearer ${someone.token}`
    for (const foreign of ['https://evil.example', 'null', 'http://localhost.evil.example:3000'])
      expect((await knock({ authorization, origin: foreign })).status).toBe(403)
    expect((await knock({ authorization, origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('closes when the token is revoked', async () => {
    const { visitor, details, token, client } = await agent()
    await client.listTools()
    await visitor.delete(`/api/account/tokens/${details.id}`)
    expect((await knock({ authorization: `Bearer ${token}` })).status).toBe(401)
    await expect(client.listTools()).rejects.toThrow()
    await expect(connect(origin(), token)).rejects.toThrow()
  })

  it('refuses what is far too long to be a wish', async () => {
    const { client } = someone
    const long = { name: 'create_game', arguments: { prompt: 'x'.repeat(300_000) } }
    await expect(client.callTool(long)).rejects.toThrow()
  })
})

describe('the tools', () => {
  it('say what they are for and what they do to the world', async () => {
    const { client } = await agent()
    const { tools } = await client.listTools()
    const readers = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)
    expect(readers).toEqual(['get_run', 'prove', 'list_creations', 'credits', 'export_creation'])
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['create_game', 'create_model', 'create_environment', 'create_simulation'],
        ...['edit_creation', 'publish_creation'],
      ]),
    )
    for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
      expect([title, description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)])
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
      if (!annotations?.readOnlyHint) expect(annotations?.destructiveHint).toEqual(expect.any(Boolean))
    }
    expect(client.getInstructions()).toContain('credits')
  })

  it('are the same for clients of the protocol before and of the one now', async () => {
    const [older, newer] = await Promise.all([
      agent({ versionNegotiation: { mode: 'legacy' } }),
      agent({ versionNegotiation: { mode: 'auto' } }),
    ])
    const versions = [older, newer].map(({ client }) => client.getNegotiatedProtocolVersion())
    expect(new Set(versions).size).toBe(2)
    const [before, now] = await Promise.all([older.use('credits'), newer.use('credits')])
    expect(before).toEqual(now)
    expect(before.data).toMatchObject({
      plan: 'free',
      free: 2000,
      paid: 0,
      prices: { game: prices.quick.cost },
    })
  })
})

describe('an agent with a wish', () => {
  let mine: Agent
  let made: ToldRun
  const progress: { progress: number; message?: string }[] = []

  beforeAll(async () => {
    mine = await agent()
    const wish = { prompt: 'A cat collects 5 fish while dogs chase it', waitSeconds: 300 }
    const result = await mine.client.callTool(
      { name: 'create_game', arguments: wish },
      { onprogress: (told) => void progress.push(told), timeout: 300_000 },
    )
    const { failed, text, data } = heard<ToldRun>(result)
    expect([failed, text]).toEqual([false, expect.stringContaining('is made')])
    made = data
  }, 300_000)

  it('gets a proven game, and pays what it costs', async () => {
    expect(made).toMatchObject({
      state: 'succeeded',
      progress: 1,
      credits: 200,
      creation: { kind: 'game', proven: true, playUrl: expect.stringContaining('/play/') },
    })
    expect(made.creation?.checks.passed).toBe(made.creation?.checks.of)
    expect(await balancesOf(app.parts.pool, mine.userId)).toEqual({ free: 1800, paid: 0, held: 0 })
  })

  it('hears how far it is while it is made', () => {
    expect(progress.length).toBeGreaterThan(1)
    const steps = progress.map((told) => told.progress)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(progress.some(({ message }) => message)).toBe(true)
  })

  it('can ask for the run, and for the evidence', async () => {
    const again = await mine.use<ToldRun>('get_run', { runId: made.runId })
    expect(again.data.creation).toMatchObject({ ...made.creation, playUrl: expect.any(String) })
    const { text, data } = await mine.use('prove', { creationId: made.creation?.creationId })
    expect(text).toContain('is proven')
    expect(data).toMatchObject({
      kind: 'game',
      prompt: 'A cat collects 5 fish while dogs chase it',
      checks: expect.arrayContaining([
        { code: 'shipped', name: expect.any(String), passed: true, evidence: expect.any(String) },
      ]),
      requirements: expect.arrayContaining([expect.objectContaining({ status: 'met' })]),
      unmet: made.creation?.unmet,
      published: false,
    })
  })

  it('changes it by words, without waiting, and finds the next version', async () => {
    const { creationId } = made.creation ?? {}
    const change = { creationId, change: 'make it night', waitSeconds: 0, idempotencyKey: 'night' }
    const { text, data } = await mine.use<ToldRun>('edit_creation', change)
    expect(text).toContain(`Call get_run with the runId ${data.runId}`)
    const twice = await mine.use<ToldRun>('edit_creation', change)
    expect(twice.data.runId).toBe(data.runId)
    const ended = await mine.client.callTool(
      { name: 'get_run', arguments: { runId: data.runId, waitSeconds: 200 } },
      { timeout: 250_000 },
    )
    const { creation } = heard<ToldRun>(ended).data
    expect(creation).toMatchObject({ creationId })
    expect(creation?.versionId).not.toBe(made.creation?.versionId)
    expect((await balancesOf(app.parts.pool, mine.userId)).free).toBe(1600)
  }, 240_000)

  it('lists it, and takes it along by a link that needs no token', async () => {
    const { creationId, name } = made.creation ?? {}
    const list = await mine.use('list_creations', { filter: 'games' })
    expect(list.data).toMatchObject({ total: 1, creations: [{ creationId, kind: 'game' }] })
    expect(list.text).toContain(name)
    const { data } = await mine.use<{ url: string }>('export_creation', { creationId })
    const { pathname, search } = new URL(data.url)
    const zip = await fetch(origin() + pathname + search)
    expect(zip.headers.get('content-disposition')).toBe('attachment; filename="game.zip"')
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1')
    expect([bytes.slice(0, 2), bytes.includes('game.js')]).toEqual(['PK', true])
  })

  it('publishes it, and takes it back', async () => {
    const { creationId } = made.creation ?? {}
    const { data } = await mine.use<{ pageUrl: string }>('publish_creation', {
      creationId,
      name: 'Cat Feast',
    })
    expect(data).toMatchObject({ name: 'Cat Feast', pageUrl: expect.stringContaining('/game/') })
    const shown = () =>
      app.visitor().json<{ items: { modelName: string }[] }>('/api/community/get-creations?search=feast')
    expect((await shown()).items).toMatchObject([{ modelName: 'Cat Feast' }])
    await mine.use('unpublish_creation', { creationId })
    expect((await shown()).items).toEqual([])
  })
})

describe('what tools refuse', () => {
  let mine: Agent
  let stranger: { visitor: Visitor; userId: string; modelId: string }
  beforeAll(async () => {
    mine = await agent()
    const person = await newPerson(app.visitor())
    const { modelId } = await seedGame(app.parts, person.userId)
    stranger = { ...person, modelId }
  })

  it.each(['prove', 'export_creation', 'publish_creation', 'unpublish_creation', 'edit_creation'])(
    '%s: what belongs to somebody else is not there',
    async (tool) => {
      for (const creationId of [stranger.modelId, randomUUID(), 'x']) {
        const { failed, text } = await mine.use(tool, { creationId, change: 'make it night' })
        expect([failed, text]).toEqual([true, "We can't find that creation."])
      }
    },
  )

  it('runs of somebody else', async () => {
    const { rows } = await app.parts.pool.query<{ id: string }>(
      `insert into run (user_id, kind, input, cost, idem_key, request_hash, deadline)
       values ($1, 'quick', '{}', 0, 'x', 'x', now() - interval '1 day') returning id`,
      [stranger.userId],
    )
    for (const tool of ['get_run', 'cancel_run'])
      expect(await mine.use(tool, { runId: rows[0]?.id })).toMatchObject({
        failed: true,
        text: "We can't find that run.",
      })
  })

  it('making anything without credits, in the words of the specification', async () => {
    const poor = await agent()
    await spendAll(poor.userId)
    const prompt = 'a garden with a tree'
    const said = async (tool: string, more: object = {}) => {
      const { failed, text } = await poor.use(tool, { prompt, ...more })
      return [failed, text]
    }
    expect(await said('create_game')).toEqual([true, texts.chat.noCredits.quick])
    expect(await said('create_game', { mode: 'agent' })).toEqual([true, texts.chat.noCredits.agent])
    expect(await said('create_environment')).toEqual([true, texts.chat.noCredits.environment])
  })

  it('what could only be made as something else, with offers', async () => {
    const { failed, text, more } = await mine.use('create_game', {
      prompt: 'backgammon with dragons',
      waitSeconds: 120,
    })
    expect([failed, text]).toEqual([true, expect.stringMatching(/^We can’t make “backgammon” yet/)])
    expect(JSON.parse(more)).toMatchObject({ code: 'declined', offers: [{}, {}, { anyway: true }] })
  })

  it('what no tool can read', async () => {
    const { failed, text } = await mine.use('create_game', { prompt: 'x', dimension: '4d' })
    expect([failed, text]).toEqual([true, expect.stringContaining('dimension')])
  })

  it('a format that a kind does not have, naming those it has', async () => {
    const { modelId } = await seedModel(app.parts, mine.userId)
    const { text } = await mine.use('export_creation', { creationId: modelId, format: 'zip' })
    expect(text).toBe('format must be one of: glb, obj, stl, usdz.')
  })
})

describe('places', () => {
  it('are made by a tool of their own, and clients of today hear of it too', async () => {
    const { client } = await agent({ versionNegotiation: { mode: 'auto' } })
    const steps: number[] = []
    const result = await client.callTool(
      { name: 'create_environment', arguments: { prompt: 'a garden with a pond' } },
      { onprogress: ({ progress }) => void steps.push(progress) },
    )
    expect(heard<ToldRun>(result).data.creation).toMatchObject({ kind: 'environment', proven: true })
    expect(steps.length).toBeGreaterThan(0)
  }, 240_000)
})

describe('simulations and models', () => {
  it('are made by tools of their own', async () => {
    const { use, userId } = await agent()
    const place = await use<ToldRun>('create_simulation', { prompt: 'a garden with a pendulum' })
    expect(place.data.creation).toMatchObject({ kind: 'simulation' })
    const model = await use<ToldRun>('create_model', { prompt: 'a lump' })
    expect(model.data.creation).toMatchObject({ kind: 'model', proven: true })
    expect(model.data.creation?.playUrl).toBeUndefined()
    expect((await balancesOf(app.parts.pool, userId)).free).toBe(1600)
  }, 240_000)

  it('of a model that is changed, another one is made', async () => {
    const { use } = await agent()
    const { data } = await use<ToldRun>('create_model', { prompt: 'a lump' })
    const { creationId } = data.creation ?? {}
    const changed = await use<ToldRun>('edit_creation', { creationId, change: 'make it red' })
    expect(changed.data.creation).toMatchObject({ kind: 'model' })
    expect(changed.data.creation?.creationId).not.toBe(creationId)
    expect((await use('list_creations')).data).toMatchObject({ total: 2 })
  }, 240_000)
})

/** As a month of making things leaves a balance. */
async function spendAll(userId: string): Promise<void> {
  await balancesOf(app.parts.pool, userId)
  await app.parts.pool.query(
    `insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', 1801)`,
    [userId],
  )
}
