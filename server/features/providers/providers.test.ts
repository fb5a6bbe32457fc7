import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { ProviderFailure } from '@makebelieve/generation/providers/failure'
import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Environment, readEnvironment } from '../../env.ts'
import { useApp } from '../../testing/app.ts'
import { configuredServices } from './configured.ts'
import { lastErrorsOf } from './figures.ts'

const boss = { email: 'boss@example.com' }
const keys = { AI_API_KEY: 'language-secret', IMAGE_API_KEY: 'image-secret', MESH_API_KEY: 'mesh-secret' }
const settings = {
  AI_PROVIDER: 'anthropic',
  AI_MODEL: 'claude-large',
  AI_MODEL_PLAN: 'claude-small',
  IMAGE_PROVIDER: 'openai',
  MESH_PROVIDER: 'meshy',
  MODERATION_URL: 'https://moderation.example/v1/moderations',
  ...keys,
}
const app = useApp({ ADMIN_EMAILS: boss.email, ...settings })

type Overview = CallAnswer<'adminProviders'>
const path = '/api/v1/admin/providers'

type Call = {
  service: string
  model: string
  role: string
  ownKey: boolean
  error: string | null
  ms: number
  tokens: [number, number]
  cost: number | null
  hoursAgo: number
}
const call: Call = {
  service: 'Anthropic',
  model: 'claude-large',
  role: 'code',
  ownKey: false,
  error: null,
  ms: 100,
  tokens: [10, 5],
  cost: null,
  hoursAgo: 1,
}

async function wasAsked(...calls: Partial<Call>[]): Promise<void> {
  for (const given of calls) {
    const { service, model, role, ownKey, error, ms, tokens, cost, hoursAgo } = { ...call, ...given }
    await app.parts.pool.query(
      `insert into provider_call (at, service, model, role, own_key, outcome, error, milliseconds, input_tokens,
         output_tokens, cost) values (now() - $1 * interval '1 hour', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        hoursAgo,
        service,
        model,
        role,
        ownKey,
        error === null ? 'answered' : 'failed',
        error,
        ms,
        ...tokens,
        cost,
      ],
    )
  }
}

async function cameTo(model: string, kind: string, proven: boolean, hoursAgo = 1): Promise<void> {
  await app.parts.pool.query(
    `insert into provider_result (run_id, at, service, model, kind, proven)
     values ($1, now() - $2 * interval '1 hour', 'Anthropic', $3, $4, $5)`,
    [randomUUID(), hoursAgo, model, kind, proven],
  )
}

let administrator: ReturnType<typeof app.visitor> | undefined
async function overview(query = ''): Promise<Overview> {
  if (!administrator) {
    administrator = app.visitor()
    await administrator.signUp(boss)
    await app.prove(boss.email)
  }
  return administrator.json<Overview>(path + query)
}

beforeEach(async () => {
  await app.parts.pool.query('truncate provider_call, provider_result')
})

describe('what administrators see of the services', () => {
  it('is which of them are set up, with their models, and never a key', async () => {
    const seen = await overview()
    expect(seen.services).toMatchObject([
      {
        part: 'language',
        service: 'Anthropic',
        keySet: true,
        models: [
          { role: 'plan', model: 'claude-small' },
          { role: 'code', model: 'claude-large' },
          { role: 'repair', model: 'claude-large' },
        ],
        breaker: { state: 'working', failures: 0 },
        lastError: null,
      },
      { part: 'pictures', service: 'OpenAI', keySet: true },
      { part: 'meshes', service: 'Meshy', keySet: true },
      { part: 'moderation', keySet: false, host: 'moderation.example' },
    ])
    for (const key of Object.values(keys)) expect(JSON.stringify(seen)).not.toContain(key)
  })

  it('are sums and times for each model, of the time that was asked for', async () => {
    const times = Array.from({ length: 20 }, (_, i) => ({ ms: 100 * (i + 1), cost: 0.01 }))
    await wasAsked(
      ...times,
      { error: 'Anthropic did not answer in time.', ms: 60_000, tokens: [0, 0] },
      { hoursAgo: 25 },
      { hoursAgo: 8 * 24 },
      { hoursAgo: 31 * 24 },
    )
    const { calls } = await overview()
    expect(calls).toMatchObject([
      { service: 'Anthropic', model: 'claude-large', ownKeys: false, calls: 21, failures: 1 },
    ])
    const [figures] = calls
    expect(figures).toMatchObject({ inputTokens: 200, outputTokens: 100, medianMs: 1050 })
    expect(figures?.cost).toBeCloseTo(0.2)
    expect(figures?.p95Ms).toBeCloseTo(1905)
    expect((await overview('?period=week')).calls[0]?.calls).toBe(22)
    expect((await overview('?period=month')).calls[0]?.calls).toBe(23)
  })

  it('keep what users’ own keys paid for apart, and out of the tokens of the day', async () => {
    await wasAsked({ hoursAgo: 0 }, { hoursAgo: 0, ownKey: true, tokens: [1000, 0] })
    const { calls, today } = await overview()
    expect(calls.map(({ ownKeys, inputTokens }) => [ownKeys, inputTokens])).toEqual([
      [false, 10],
      [true, 1000],
    ])
    expect(today).toEqual({ tokens: 15, most: 100_000_000 })
  })

  it('have no cost and no times where none are known', async () => {
    await wasAsked({ error: 'Anthropic could not be reached.' })
    expect((await overview()).calls).toMatchObject([{ cost: null, medianMs: null, p95Ms: null }])
  })

  it('are how much of what a model made was proven, in all and by kind', async () => {
    await cameTo('claude-small', 'quick', true)
    await cameTo('claude-small', 'quick', false)
    await cameTo('claude-small', 'environment', true)
    await cameTo('claude-large', 'agent', true)
    await cameTo('claude-large', 'agent', false, 25)
    const { proofs } = await overview()
    expect(proofs).toMatchObject([
      {
        model: 'claude-small',
        proven: 2,
        all: 3,
        kinds: [
          { kind: 'quick', proven: 1, all: 2 },
          { kind: 'environment', proven: 1, all: 1 },
        ],
      },
      { model: 'claude-large', proven: 1, all: 1 },
    ])
  })

  it('are the last twenty errors, newest first, and the last one of each service', async () => {
    const many = Array.from({ length: 22 }, (_, i) => ({ error: `Trouble ${i}`, hoursAgo: 100 + i }))
    await wasAsked(
      ...many,
      { service: 'OpenAI', model: 'gpt-image', role: 'image', error: 'No picture', hoursAgo: 2 },
      { error: 'A wrong key of a user', ownKey: true, hoursAgo: 1 },
    )
    const { errors, services } = await overview()
    expect(errors).toHaveLength(20)
    expect(errors.slice(0, 3)).toMatchObject([
      { words: 'A wrong key of a user', ownKey: true },
      { words: 'No picture', service: 'OpenAI', role: 'image' },
      { words: 'Trouble 0', service: 'Anthropic', model: 'claude-large', role: 'code' },
    ])
    const last = services.map(({ part, lastError }) => [part, lastError?.words])
    expect(last).toEqual([
      ['language', 'Trouble 0'],
      ['pictures', 'No picture'],
      ['meshes', undefined],
      ['moderation', undefined],
    ])
  })

  it('are for administrators alone', async () => {
    await overview()
    const visitor = app.visitor()
    expect((await visitor.get(path)).status).toBe(401)
    await visitor.signUp()
    expect((await visitor.get(path)).status).toBe(403)
  })

  it('are explained by a guide that the server has', async () => {
    const answer = await app.visitor().get('/api/docs/providers')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    const text = await answer.text()
    for (const name of Object.keys(readEnvironment({})).filter((it) =>
      /^(AI|MODERATION|IMAGE|MESH)_/.test(it),
    ))
      expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  })
})

describe('a service in trouble', () => {
  const environment = (more: Record<string, string> = {}): Environment =>
    readEnvironment({ ...settings, ...more })

  it('rests, and it is told until when', async () => {
    let now = Date.parse('2026-11-16T04:00:00Z')
    const breakers = openBreakers(() => now)
    const fail = () => Promise.reject(new ProviderFailure('unreachable', 'Anthropic could not be reached.'))
    for (let i = 0; i < 4; i++) await breakers.through('Anthropic', fail).catch(() => {})
    const seen = async () => (await configuredServices(environment(), breakers)).map(({ breaker }) => breaker)
    const [language, pictures] = await seen()
    expect(language).toEqual({ state: 'resting', failures: 4, restsUntil: '2026-11-16T04:00:15.000Z' })
    expect(pictures).toEqual({ state: 'working', failures: 0 })
    now += 16_000
    expect((await seen())[0]).toEqual({ state: 'tried again', failures: 4 })
  })

  it('is known to the process that asks it, so that one which only serves pages says nothing', async () => {
    const seen = await configuredServices(environment({ ROLE: 'web' }), openBreakers())
    expect(seen.map(({ part, breaker }) => [part, breaker !== undefined])).toEqual([
      ['language', false],
      ['pictures', true],
      ['meshes', false],
      ['moderation', false],
    ])
  })

  it('is none where nothing is set up', async () => {
    expect(await configuredServices(readEnvironment({}), openBreakers())).toEqual([])
    expect((await lastErrorsOf(app.parts.pool, [])).size).toBe(0)
  })

  it('goes by its host where it is a compatible one', async () => {
    const [language] = await configuredServices(
      readEnvironment({
        AI_PROVIDER: 'compatible',
        AI_BASE_URL: 'http://localhost:11434/v1',
        AI_MODEL: 'qwen',
      }),
      openBreakers(),
    )
    expect(language).toMatchObject({ service: 'localhost:11434', host: 'localhost:11434', keySet: false })
  })
})
