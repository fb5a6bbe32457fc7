import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { RunEvent } from '@makebelieve/contract/run-events'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, type Created, codeIn, create, created, refusal, withGarden } from './testing/garden.ts'
import { mostInAnHour } from './trials.ts'

const app = useApp({ WORKER_THREADS: '1' }, withGarden)

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

const balances = (userId: string) => balancesOf(app.parts.pool, userId)
const environments = (visitor: Visitor, userId: string) =>
  visitor.json<CallAnswer<'getEnvironments'>>(`/api/environment/get-environments/${userId}`)

async function framed(visitor: Visitor, path: string): Promise<number> {
  const answer = await visitor.request(path, { headers: { 'Sec-Fetch-Dest': 'iframe' } })
  await answer.text()
  return answer.status
}

const picture = async (format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png') => {
  const image = { create: { width: 20, height: 20, channels: 3, background: '#36c' } } as const
  return new File([new Uint8Array(await sharp(image)[format]().toBuffer())], `sky.${format}`)
}

function post(visitor: Visitor, fields: Record<string, string | File>, key = 'form') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { origin: 'http://localhost:3000', 'Idempotency-Key': key }
  return visitor.request('/api/environment/create-environment', { method: 'POST', headers, body })
}

describe('an environment', () => {
  it('is made from a prompt for 200 credits: its script, its page, and where it can be walked in', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const answer = await create(visitor, 'a garden / with a pond?', { query: { seed: '7' } })
    const made = await answered<Created>(answer)
    expect(made).toMatchObject({
      content: [{ type: 'text', text: expect.stringContaining('a garden / with a pond?') }],
      htmlText: expect.stringContaining('./environment.js'),
      environmentName: 'Garden',
      modelId: answer.headers.get('run-id'),
      message: 'A garden: a garden / with a pond?.',
      changes: [],
    })
    expect(codeIn(made)).toContain('"seed":7')
    expect(await framed(visitor, made.environmentUrl)).toBe(200)
    expect(await balances(userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    expect(await environments(visitor, userId)).toMatchObject([
      { modelId: made.modelId, modelName: 'Garden', prompt: 'a garden / with a pond?', versions: 1 },
    ])
  })

  it('is made once and paid once, however often the same is asked', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const headers = { 'Idempotency-Key': 'same' }
    const first = await created(visitor, 'a garden', { headers })
    const second = await created(visitor, 'a garden', { headers })
    expect(second.modelId).toBe(first.modelId)
    expect(await balances(userId)).toMatchObject({ free: 1800 })
    expect((await create(visitor, 'a meadow', { headers })).status).toBe(409)
  })

  it('is changed by a prompt that names it, as one version more', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId } = await created(visitor, 'a garden')
    const changed = await created(visitor, 'a bench', { query: { modelId } })
    expect(changed).toMatchObject({ modelId, changes: ['Planted: a bench.'] })
    const again = await created(visitor, 'a fox', { query: { modelId } })
    expect(codeIn(again)).toContain('"words":["a garden","a bench","a fox"],"before":1')
    expect(await environments(visitor, userId)).toMatchObject([{ modelId, versions: 3, prompt: 'a garden' }])
    expect(await balances(userId)).toMatchObject({ free: 1400 })
    const stranger = await newPerson(app.visitor())
    expect((await create(stranger.visitor, 'mine', { query: { modelId } })).status).toBe(404)
  })

  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('takes a picture along: %s', async (format) => {
    const { visitor, userId } = await newPerson(app.visitor())
    const fields = { prompt: 'a garden', image: await picture(format) }
    const made = await answered<Created>(await post(visitor, fields))
    expect(codeIn(made)).toMatch(/"picture":\d+/)
    // The same form sent again is the same run.
    expect(await answered<Created>(await post(visitor, fields))).toMatchObject({ modelId: made.modelId })
    expect(await balances(userId)).toMatchObject({ free: 1800 })
  })

  it('takes a picture along that was uploaded before, by visitors too', async () => {
    const visitor = app.visitor()
    const body = new FormData()
    body.set('image', await picture())
    const headers = { origin: 'http://localhost:3000' }
    const upload = await visitor.request('/api/assets/upload-image', { method: 'POST', headers, body })
    const { imageId } = await answered<{ imageId: string }>(upload)
    expect(codeIn(await created(visitor, 'a garden', { query: { imageId } }))).toMatch(/"picture":\d+/)
    const missing = await create(visitor, 'a garden', { query: { imageId: 'none' } })
    expect(missing.status).toBe(404)
  })

  it('refuses other files in the specified words, before anything is held', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png', { type: 'image/png' })
    expect(await refusal(await post(visitor, { prompt: 'a garden', image: svg }))).toEqual([
      415,
      'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    ])
    const large = new File([new Uint8Array(10 * 2 ** 20 + 1)], 'a.png')
    expect(await refusal(await post(visitor, { prompt: 'a garden', image: large }))).toEqual([
      413,
      'File too large. Maximum size is 10MB.',
    ])
    expect(await balances(userId)).toEqual({ free: 2000, paid: 0, held: 0 })
  })

  it('that fails costs nothing, and says why', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    expect(await refusal(await create(visitor, 'refuse'))).toEqual([
      422,
      'Nothing grows there. Your credits were returned.',
    ])
    expect((await create(visitor, 'break')).status).toBe(500)
    expect(await balances(userId)).toEqual({ free: 2000, paid: 0, held: 0 })
    expect(await environments(visitor, userId)).toEqual([])
  })

  it('needs 200 credits', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    await balances(userId)
    await app.parts.pool.query(
      `insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', 1801)`,
      [userId],
    )
    expect(await refusal(await create(visitor, 'a garden'))).toEqual([402, 'You have no credits left'])
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a page beside ours', { 'Sec-Fetch-Site': 'same-site' }],
    ['a sandboxed creation', { origin: 'null' }],
    ['a foreign origin', { origin: 'https://elsewhere.example' }],
    ['a browser that reads ahead', { 'Sec-Purpose': 'prefetch' }],
  ])('is refused to %s', async (_, headers) => {
    const { visitor, userId } = await newPerson(app.visitor())
    expect((await create(visitor, 'a garden', { headers })).status).toBe(403)
    const own = { 'Sec-Fetch-Site': 'same-origin' }
    await created(visitor, 'a garden', { headers: own })
    expect(await balances(userId)).toMatchObject({ free: 1800 })
  })

  it('is not made by a look at its headers', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const path = '/api/environment/create-environment/a%20garden'
    expect((await visitor.request(path, { method: 'HEAD' })).status).toBe(403)
    expect(await balances(userId)).toMatchObject({ free: 2000 })
  })

  it('needs words, and not too many', async () => {
    const { visitor } = await newPerson(app.visitor())
    expect((await create(visitor, '  ')).status).toBe(400)
    expect((await create(visitor, 'a'.repeat(8001))).status).toBe(413)
    expect((await create(visitor, 'a garden', { query: { seed: '-1' } })).status).toBe(400)
    expect((await create(visitor, 'a pendulum', { query: { type: 'film' } })).status).toBe(400)
    expect(codeIn(await created(visitor, '../../etc'))).toContain('../../etc')
  })
})

describe('a visitor', () => {
  it('may try it: nothing is stored, and it can be seen, proven and taken along for a day', async () => {
    const visitor = app.visitor()
    const made = await created(visitor, 'a garden')
    const { modelId } = made
    expect(await framed(visitor, made.environmentUrl)).toBe(200)
    const proof = await visitor.json(`/api/environment/get-proof/${modelId}`)
    expect(proof).toMatchObject({ modelId, checks: [{ passed: true }], figures: { drawCalls: 12 } })
    const zip = await visitor.get(`/api/environment/export-environment/${modelId}`)
    expect(await zip.text()).toBe(`zip of ${codeIn(made)}`)
    const files = await answered(await visitor.post('/api/assets/environment', { modelId }))
    expect(files).toMatchObject({ modelName: 'Garden', jsUrl: { signedUrl: expect.any(String) } })
    expect(codeIn(await created(visitor, 'a bench', { query: { modelId } }))).toContain('"a bench"')
    await app.parts.pool.query(`update environment_trial set created_at = now() - interval '25 hours'`)
    expect(await framed(visitor, made.environmentUrl)).toBe(404)
    expect((await visitor.get(`/api/environment/get-proof/${modelId}`)).status).toBe(401)
  })

  it('may not try too often, until they sign up', async () => {
    const visitor = app.visitor()
    await created(visitor, 'a garden')
    await app.parts.pool.query(
      `insert into environment_trial select gen_random_uuid(), visitor, category, name, prompt, plan, answer, code_digest, folder
       from environment_trial, generate_series(2, $1) where visitor is not null and created_at > now() - interval '10 seconds'`,
      [mostInAnHour],
    )
    expect(await refusal(await create(visitor, 'a garden'))).toEqual([
      429,
      `Visitors can make ${mostInAnHour} environments an hour. Sign up, or try again later.`,
    ])
    await visitor.signUp()
    await created(visitor, 'a garden')
  })

  it('hears why it did not work', async () => {
    expect(await refusal(await create(app.visitor(), 'refuse'))).toEqual([422, 'Nothing grows there.'])
  })
})

describe('asked for a stream', () => {
  const listen = async <Result>(work: (origin: string) => Promise<Result>): Promise<Result> => {
    const server = serve({ fetch: app.parts.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    await once(server, 'listening')
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }
  const story = async (visitor: Visitor, prompt: string): Promise<RunEvent[]> =>
    listen(async (origin) => {
      const cookie = [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const path = `${origin}/api/environment/create-environment/${encodeURIComponent(prompt)}`
      const headers = { cookie, accept: 'text/event-stream', 'x-forwarded-for': visitor.address }
      const answer = await fetch(path, { headers })
      expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      const blocks = (await answer.text()).split('\n\n')
      return blocks.flatMap((block) => JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '[]'))
    })

  it('tells its stages, then the environment', async () => {
    const { visitor } = await newPerson(app.visitor())
    const told = await story(visitor, 'a garden')
    expect(told.map(({ type }) => type)).toEqual(['stage', 'stage', 'editor_result', 'upload_to_s3', 'done'])
    expect(told[3]).toMatchObject({ environment: { modelName: 'Garden', versions: 1, category: 'scene' } })
  })

  it('tells visitors the same, with links', async () => {
    const told = await story(app.visitor(), 'a garden')
    expect(told.map(({ type }) => type)).toEqual(['stage', 'stage', 'editor_result', 'upload_to_s3', 'done'])
    expect(told[3]).toMatchObject({
      environment: { htmlUrl: { signedUrl: expect.stringMatching(/^\/play\//) } },
    })
    expect((await story(app.visitor(), 'refuse')).at(-1)).toEqual({
      type: 'error',
      code: 'unprocessable',
      message: 'Nothing grows there.',
    })
    expect((await story(app.visitor(), 'break')).at(-1)).toMatchObject({ type: 'error', code: 'internal' })
  })
})
