import { texts } from '@makebelieve/contract/texts'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { withGarden } from '../environments/testing/garden.ts'
import { withClay } from '../models/testing/clay.ts'

// Whoever asks for everything there is also asks for an environment and a picture, as any visitor may.
const app = useApp({}, { ...withGarden, ...withClay })

describe('health', () => {
  it('says that database, storage and queue work', async () => {
    const answer = await app.visitor().get('/api/health')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      status: 'ok',
      database: { ok: true },
      storage: { ok: true },
      queue: { ok: true },
    })
  })
})

describe('metrics', () => {
  const from = (address: string) =>
    app.visitor().request('/api/metrics', { headers: { 'x-forwarded-for': address } })

  it('are read from this machine, in the form Prometheus reads', async () => {
    const text = await (await from('127.0.0.1')).text()
    expect(text).toContain('# TYPE http_request_duration_seconds histogram')
    expect(text).toContain('process_cpu_seconds_total')
  })

  it('are refused to others', async () => {
    expect((await from('203.0.113.7')).status).toBe(403)
  })
})

describe('the reference', () => {
  it('lists what the server answers, and nothing that does not exist yet', async () => {
    const document = await app
      .visitor()
      .json<{ paths: Record<string, unknown> }>('/api/openapi.json?part=all')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/health', '/api/auth/sign-up/email']),
    )
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods as object)) {
        const url = path.replaceAll(/\{\w+\}/g, 'x')
        const answer = await app.visitor().request(url, { method: method.toUpperCase() })
        // A call may well know no 'x'; that is another 404 than that of an address where nothing is.
        expect(await answer.text(), `${method} ${path}`).not.toContain('There is nothing at')
      }
    }
  })

  it('is readable for people', async () => {
    const page = await (await app.visitor().get('/api/docs')).text()
    expect(page).toContain('<code>/api/session</code>')
    expect(page).toContain('<h2>')
  })
})

describe('every call that takes a body', () => {
  const specified = new Set<string>(Object.values(texts.publishing))
  const bad: [what: string, status: number, init: RequestInit][] = [
    ['malformed JSON', 400, { headers: { 'content-type': 'application/json' }, body: '{"a":' }],
    ['another content type', 415, { headers: { 'content-type': 'text/plain' }, body: 'a=1' }],
    ['a __proto__ key', 400, { headers: { 'content-type': 'application/json' }, body: '{"__proto__":1}' }],
    ['a list as body', 400, { headers: { 'content-type': 'application/json' }, body: '[]' }],
    ['an unknown field', 400, { headers: { 'content-type': 'application/json' }, body: '{"credits":1}' }],
  ]

  it.each(bad)('refuses %s with %d, a code and a sentence', async (_what, status, init) => {
    type Operations = Record<string, { requestBody?: object }>
    const { paths } = await app
      .visitor()
      .json<{ paths: Record<string, Operations> }>('/api/openapi.json?part=all')
    let tried = 0
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { requestBody }] of Object.entries(operations)) {
        if (!requestBody) continue
        const url = path.replaceAll(/\{\w+\}/g, 'x')
        const answer = await app.visitor().request(url, { method: method.toUpperCase(), ...init })
        expect([method, path, answer.status]).toEqual([method, path, status])
        const {
          message,
          fields = [],
          ...rest
        } = (await answer.json()) as {
          message: string
          fields?: unknown
        }
        expect(rest).toEqual({ code: expect.any(String) })
        expect(fields).toEqual(expect.any(Array))
        // What the specification words ends as it does there.
        if (!specified.has(message)) expect(message).toMatch(/\.$/)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(5)
  })
})

describe('everything private', () => {
  const path = '/api/runs/00000000-0000-4000-8000-000000000000'
  it.each([
    ['GET', '/api/account'],
    ['GET', '/api/account/sessions'],
    ['GET', '/api/account/statement'],
    ['DELETE', '/api/account/sessions/x'],
    ['DELETE', '/api/account'],
    ['GET', `${path}/events`],
    ['POST', `${path}/cancel`],
    ['GET', '/api/v1/admin/queue'],
  ])('%s %s needs a session, and a tampered one is none', async (method, url) => {
    for (const cookie of ['', 'makebelieve.session_token=made.up']) {
      const answer = await app.visitor().request(url, { method, headers: { cookie } })
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

describe('with a metrics token', () => {
  const guarded = useApp({ METRICS_TOKEN: 'a token' })

  it('metrics are read with the token only', async () => {
    const read = (authorization?: string) =>
      guarded.visitor().request('/api/metrics', {
        headers: { 'x-forwarded-for': '127.0.0.1', ...(authorization && { authorization }) },
      })
    expect((await read()).status).toBe(403)
    expect((await read('Bearer wrong')).status).toBe(403)
    expect((await read('Bearer a token')).status).toBe(200)
  })
})
