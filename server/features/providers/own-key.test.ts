import { LLMock } from '@copilotkit/aimock'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { openLanguage } from '@makebelieve/generation/providers/language/open-language'
import { openBreakers } from '@makebelieve/generation/providers/network/breaker'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOutages } from '../../database/outage.ts'
import { readEnvironment } from '../../env.ts'
import { createApp } from '../../http/app.ts'
import { openMetrics } from '../../http/metrics.ts'
import { openLog } from '../../log.ts'
import { openOwnKeys } from '../../providers/own-keys.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { useDatabase } from '../../testing/database.ts'
import { providersFeature } from './providers.ts'

const path = '/api/account/provider-key'
const apiKey = 'sk-this-is-a-very-secret-key-0123456789WXYZ'
const mine = { provider: 'openai', model: 'gpt-test', apiKey }

type Known = CallAnswer<'getOwnKey'>

const lines: string[] = []
const log = openLog({ LOG_LEVEL: 'debug', LOG_FORMAT: 'json' }, { write: (line) => void lines.push(line) })
const app = useApp({}, { log })

const put = (visitor: Visitor, body: unknown) =>
  visitor.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
  })
const known = (visitor: Visitor) => visitor.json<Known>(path)
const sentence = async (answer: Response) => ((await answer.json()) as { message: string }).message

async function newPerson() {
  const visitor = app.visitor()
  await visitor.signUp()
  return visitor
}

describe('a key of one’s own', () => {
  it('is kept sealed, and shown by its last four characters only', async () => {
    const visitor = await newPerson()
    expect(await known(visitor)).toEqual({ allowed: true, key: null })
    const answer = await put(visitor, mine)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const shown = { provider: 'openai', model: 'gpt-test', hint: 'WXYZ', createdAt: expect.any(String) }
    expect(await answer.json()).toEqual({ key: shown })
    expect(await known(visitor)).toEqual({ allowed: true, key: shown })
    const { rows } = await app.parts.pool.query(
      `select *, encode(sealed, 'escape') as text from provider_key`,
    )
    expect(JSON.stringify(rows)).not.toContain('very-secret')
  })

  it('is replaced by the next one, and gone at once when it is removed', async () => {
    const visitor = await newPerson()
    await put(visitor, mine)
    await put(visitor, { provider: 'google', model: 'gemini-test', apiKey: 'another-key-of-mine-ABCD' })
    expect((await known(visitor)).key).toMatchObject({ provider: 'google', hint: 'ABCD' })
    expect((await visitor.delete(path)).status).toBe(200)
    expect(await known(visitor)).toEqual({ allowed: true, key: null })
    expect((await visitor.delete(path)).status).toBe(404)
  })

  it('goes with the account', async () => {
    const visitor = await newPerson()
    await put(visitor, mine)
    const count = async () => (await app.parts.pool.query('select 1 from provider_key')).rowCount ?? 0
    const before = await count()
    await visitor.delete('/api/account', { password: 'correct horse' })
    expect(await count()).toBe(before - 1)
  })

  it.each([
    [{ ...mine, apiKey: 'short' }, 'apiKey must have at least 16 characters.'],
    [{ ...mine, apiKey: `${apiKey}\nX-Other: 1` }, 'apiKey must have no spaces or special characters.'],
    [{ ...mine, model: '' }, 'model must not be empty.'],
    [{ ...mine, model: 'a model' }, 'model must be the name by which the provider knows the model.'],
    [{ ...mine, provider: 'compatible' }, 'provider must be openai or anthropic or google.'],
  ])('is looked at before it is kept: %#', async (body, message) => {
    const answer = await put(await newPerson(), body)
    expect([answer.status, await sentence(answer)]).toEqual([400, message])
  })

  it('takes the white space away that copying brought along', async () => {
    const visitor = await newPerson()
    await put(visitor, { ...mine, apiKey: ` ${apiKey}\n` })
    expect((await known(visitor)).key?.hint).toBe('WXYZ')
  })

  it('is for people who are signed in, and for no token', async () => {
    const visitor = await newPerson()
    await put(visitor, mine)
    expect((await app.visitor().get(path)).status).toBe(401)
    const { token } = await (await visitor.post('/api/account/tokens', { name: 'A script' })).json()
    const asScript = (at: string, method: string) =>
      app.visitor().request(at, { method, headers: { authorization: `Bearer ${token}` } })
    for (const [at, method] of [
      [path, 'GET'],
      [path, 'PUT'],
      [path, 'DELETE'],
      [`${path}/test`, 'POST'],
    ] as const)
      expect((await asScript(at, method)).status).toBe(403)
    expect((await known(visitor)).key?.hint).toBe('WXYZ')
  })

  it('is never logged', async () => {
    const visitor = await newPerson()
    lines.length = 0
    await put(visitor, mine)
    await put(visitor, { ...mine, apiKey: `${apiKey} ` })
    await put(visitor, { ...mine, apiKey: `${apiKey} x` })
    await put(visitor, { ...mine, surplus: 1 })
    await known(visitor)
    await visitor.delete(path)
    expect(lines.filter((line) => line.includes(path)).length).toBeGreaterThanOrEqual(6)
    expect(lines.join('\n')).not.toContain('very-secret')
  })
})

describe('where keys of users are not taken', () => {
  const closed = useApp({ AI_OWN_KEYS: 'false' })

  it('nobody can bring one, but whoever brought one before takes it back', async () => {
    const visitor = closed.visitor()
    await visitor.signUp()
    expect((await put(visitor, mine)).status).toBe(403)
    expect((await visitor.post(`${path}/test`)).status).toBe(403)
    expect(await known(visitor)).toEqual({ allowed: false, key: null })
    await closed.parts.pool.query(
      `insert into provider_key (user_id, provider, model, sealed, hint) select id, 'openai', 'm', '', 'WXYZ' from app_user`,
    )
    expect((await known(visitor)).key?.hint).toBe('WXYZ')
    expect((await visitor.delete(path)).status).toBe(200)
  })
})

describe('the test of a key', () => {
  const database = useDatabase()
  const user = { id: 'ada', name: 'Ada', email: 'ada@example.com', emailVerified: true } as const
  let mock: LLMock
  beforeAll(async () => {
    await database.pool.query(
      `insert into app_user (id, name, email, email_verified) values ('ada', 'Ada', 'ada@example.com', true)`,
    )
  })
  beforeEach(async () => {
    mock = new LLMock({ port: 0 })
    await mock.start()
  })
  afterEach(() => mock.stop())

  /** The same routes, before a provider that stands in for the real one. */
  async function attempt(times = 1) {
    const { pool } = database
    const ownKeys = openOwnKeys({ pool, secret: 'a secret of thirty-two characters' })
    await ownKeys.keep('ada', { provider: 'openai', model: 'gpt-test', apiKey })
    const registry = createApp({
      log,
      metrics: openMetrics(),
      ownOrigins: ['http://localhost:3000'],
      trustProxy: false,
      outages: openOutages(),
      findUser: async () => ({ ...user, plan: 'free' }),
    })
    const breakers = openBreakers()
    providersFeature(registry, {
      env: readEnvironment({}),
      pool,
      ownKeys,
      breakers,
      openLanguage: (settings) => openLanguage({ ...settings, baseUrl: `${mock.url}/v1` }),
    })
    const ask = () =>
      registry.app.request(`http://localhost:3000${path}/test`, {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
      })
    const answers: Response[] = []
    for (let i = 0; i < times; i++) answers.push(await ask())
    return { answers, states: breakers.states() }
  }
  const told = async () => {
    const { answers, states } = await attempt()
    expect(states).toEqual([])
    return (await answers[0]?.json()) as CallAnswer<'tryOwnKey'>
  }
  const failWith = (status: number, code: string) =>
    mock.on({ userMessage: /ready/ }, { error: { message: `${apiKey} is bad`, type: 'error', code }, status })

  it('asks for one word, with the key and the model', async () => {
    mock.on({ userMessage: /ready/ }, { content: 'Ready' })
    expect(await told()).toEqual({ works: true, message: 'It works: OpenAI answered with gpt-test.' })
    expect(mock.getRequests()).toHaveLength(1)
    expect(mock.getLastRequest()?.body).toMatchObject({ model: 'gpt-test' })
    const { rowCount } = await database.pool.query('select 1 from provider_call')
    expect(rowCount).toBe(0)
  })

  it.each([
    [401, 'invalid_api_key', "OpenAI doesn't accept this key, or its account is out of credit."],
    [
      404,
      'model_not_found',
      "OpenAI didn't accept the request. Check that your key can use a model called gpt-test.",
    ],
  ])('says in plain words what %d means, and nobody else is kept from the service', async (...row) => {
    const [status, code, message] = row
    failWith(status, code)
    expect(await told()).toEqual({ works: false, message })
  })

  it('says that nothing is known while the service is broken, and logs no key', async () => {
    lines.length = 0
    failWith(500, 'server_error')
    expect(await told()).toEqual({
      works: false,
      message: "We couldn't reach OpenAI, so we don't know whether the key works. Try again in a moment.",
    })
    expect(mock.getRequests()).toHaveLength(3)
    expect(lines.join('\n')).not.toContain('very-secret')
  })

  it('can be made five times a minute', async () => {
    mock.on({ userMessage: /ready/ }, { content: 'Ready' })
    const { answers } = await attempt(6)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  })
})
