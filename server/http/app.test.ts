import { maxBodyBytes } from '@makebelieve/contract/constants'
import { describe, expect, it } from 'vitest'
import { useApp } from '../testing/app.ts'

const app = useApp()

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('every request', () => {
  const json = { 'content-type': 'application/json' }
  const path = '/api/auth/sign-in/email'

  it.each([
    ['malformed JSON', 400, { headers: json, body: '{"a":' }],
    ['a body over 11 MB', 413, { headers: json, body: JSON.stringify({ a: 'x'.repeat(maxBodyBytes) }) }],
    ['another content type', 415, { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    ['no content type', 415, { body: new Blob(['{}']) }],
    ['a __proto__ key', 400, { headers: json, body: '{"__proto__":{"isAdmin":true}}' }],
    ['a nested __proto__ key', 400, { headers: json, body: '{"a":[{"__proto__":1}]}' }],
    ['a NUL in a key', 400, { headers: json, body: '{"a\\u0000":1}' }],
    ['5,000 lists in each other', 400, { headers: json, body: nested(5_000) }],
    ['100,000 lists in each other', 400, { headers: json, body: nested(100_000) }],
    ['101 objects in each other', 400, { headers: json, body: `${'{"a":'.repeat(101)}1${'}'.repeat(101)}` }],
    ['another site', 403, { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }],
    ['a sandboxed creation', 403, { headers: { ...json, origin: 'null' }, body: '{}' }],
    ['a cross-site form', 403, { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' }],
  ])('with %s is refused with %d, a code and a sentence', async (_what, status, init) => {
    const answer = await app.visitor().request(path, { method: 'POST', ...init })
    expect(answer.status).toBe(status)
    const body = await answer.json()
    expect(Object.keys(body as object).sort()).toEqual(['code', 'message'])
    expect((body as { message: string }).message).toMatch(/^[A-Z].*\.$/)
  })

  it('refuses a long body that does not say its length', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(97)
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 12) controller.enqueue(chunk)
        else controller.close()
      },
    })
    const init = { method: 'POST', headers: json, body: stream, duplex: 'half' } as RequestInit
    expect((await app.visitor().request(path, init)).status).toBe(413)
  })

  it('carries an id and the security headers', async () => {
    const answer = await app.visitor().get('/api/health')
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('permissions-policy')).toContain('fullscreen=*')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('to an unknown path answers 404', async () => {
    const answer = await app.visitor().get('/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  })

  it('is compressed when it is long, and has an ETag', async () => {
    const visitor = app.visitor()
    const packed = await visitor.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const plain = await visitor.get('/api/openapi.json')
    const tag = plain.headers.get('etag') ?? ''
    expect(tag).not.toBe('')
    const again = await visitor.request('/api/openapi.json', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })
})
