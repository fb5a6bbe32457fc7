import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'

const app = useApp()

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
    const document = await app.visitor().json<{ paths: Record<string, unknown> }>('/api/openapi.json')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/health', '/api/auth/sign-up/email']),
    )
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods as object)) {
        const url = path.replaceAll(/\{\w+\}/g, 'x')
        const answer = await app.visitor().request(url, { method: method.toUpperCase() })
        expect([method, path, answer.status]).not.toEqual([method, path, 404])
      }
    }
  })

  it('is readable for people', async () => {
    const page = await (await app.visitor().get('/api/docs')).text()
    expect(page).toContain('<code>/api/session</code>')
    expect(page).toContain('<h2>')
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
