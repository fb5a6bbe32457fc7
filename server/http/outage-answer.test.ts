import { describe, expect, it } from 'vitest'
import { openOutages } from '../database/outage.ts'
import { openLog } from '../log.ts'
import { createApp } from './app.ts'
import { openMetrics } from './metrics.ts'
import { awayText } from './outage-answer.ts'

const away = new Error('Connection terminated unexpectedly')

function appThat(fail: (outages: ReturnType<typeof openOutages>) => Response | never) {
  const outages = openOutages()
  const { app } = createApp({
    log: openLog({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' }),
    metrics: openMetrics(),
    ownOrigins: ['http://localhost:3000'],
    trustProxy: false,
    outages,
    findUser: async () => null,
  })
  app.get('*', () => fail(outages))
  return (path: string) => app.request(`http://localhost:3000${path}`)
}

const failing = appThat(() => {
  throw away
})

describe('while the database is away', () => {
  it('a call answers 503, when to try again, and a sentence', async () => {
    const answer = await failing('/api/anything')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.json()).toEqual({ code: 'unavailable', message: awayText })
  })

  it('a page is a plain one that tries again by itself', async () => {
    const answer = await failing('/creator-hub')
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await answer.text()
    expect(page).toContain(awayText)
    expect(page).toContain('http-equiv="refresh"')
    expect(page).not.toContain('<script')
  })

  it('so does what a library made of it, without the headers of that', async () => {
    const ask = appThat((outages) => {
      outages.note(away)
      return new Response('packed', { status: 500, headers: { 'content-encoding': 'gzip' } })
    })
    const answer = await ask('/api/account')
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([503, null])
  })

  it('what needs no database is answered as ever', async () => {
    const ask = appThat((outages) => {
      outages.note(away)
      return new Response('here')
    })
    expect((await ask('/about')).status).toBe(200)
  })
})

describe('while the database is there', () => {
  it('a failure is a failure', async () => {
    const ask = appThat(() => {
      throw new Error('A bug')
    })
    const answer = await ask('/api/anything')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
  })
})
