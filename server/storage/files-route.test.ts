import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiError } from '@makebelieve/contract/errors'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileRoutes } from './files-route.ts'
import { linkSignature } from './link-signature.ts'
import { openStorage, type Storage } from './storage.ts'

const secret = 'a secret that only this test knows'
const signedAt = Date.UTC(2026, 0, 1)
let now: number
const clock = () => now

let folder: string
let storage: Storage
let app: Hono
let etag: string

beforeAll(async () => {
  now = signedAt
  folder = await mkdtemp(join(tmpdir(), 'makebelieve-route-'))
  storage = openStorage({ driver: 'disk', folder, secret, clock })
  await storage.put('digits.txt', '0123456789', { type: 'text/plain' })
  await storage.put('empty', '', { type: 'text/plain' })
  etag = (await storage.head('digits.txt'))?.etag ?? ''
  app = new Hono().route('/', fileRoutes({ storage, secret, clock }))
  app.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error
    return c.json({ code: error.code, message: error.message }, error.status)
  })
})
beforeEach(() => {
  now = signedAt
})
afterAll(() => rm(folder, { recursive: true }))

const visit = async (key: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(await storage.signedUrl(key), { method, headers })

describe('a link', () => {
  const notGood = { code: 'forbidden', message: 'This link to a file is incomplete or has been changed.' }

  test('has the documented form', async () => {
    expect(await storage.signedUrl('digits.txt')).toMatch(
      new RegExp(`^/files/digits\\.txt\\?expires=${signedAt / 1000 + 600}&signature=[\\w-]{43}$`),
    )
  })

  test('without its parameters is refused', async () => {
    for (const link of [
      '/files/digits.txt',
      '/files/digits.txt?expires=9999999999',
      '/files/',
      '/files/../x',
    ]) {
      const answer = await app.request(link)
      if (link.includes('..')) expect(answer.status).toBe(404)
      else expect([answer.status, await answer.json()]).toEqual([403, notGood])
    }
  })

  test('that someone signed with another secret is refused', async () => {
    const answer = await app.request(linkSignature('another secret').link('digits.txt', signedAt / 1000 + 60))
    expect([answer.status, await answer.json()]).toEqual([403, notGood])
  })

  test('that was signed with the secret itself, as for another purpose, is refused', async () => {
    const expires = signedAt / 1000 + 60
    const signature = createHmac('sha256', secret).update(`digits.txt\n${expires}`).digest('base64url')
    const answer = await app.request(`/files/digits.txt?expires=${expires}&signature=${signature}`)
    expect([answer.status, await answer.json()]).toEqual([403, notGood])
  })

  test('is good until the second it expires', async () => {
    const link = await storage.signedUrl('digits.txt', { seconds: 60 })
    now = signedAt + 59_999
    expect((await app.request(link)).status).toBe(200)
    now = signedAt + 60_000
    const answer = await app.request(link)
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { code: 'forbidden', message: 'This link to a file has expired. Reload the page for a new one.' },
    ])
  })

  test('to a file that is not there answers 404', async () => {
    const answer = await visit('missing')
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'not_found', message: "We can't find that file." },
    ])
  })
})

describe('an answer', () => {
  test('may be kept by the browser for as long as the link is good', async () => {
    const link = await storage.signedUrl('digits.txt')
    now = signedAt + 100_500
    expect((await app.request(link)).headers.get('Cache-Control')).toBe('private, max-age=499')
  })

  test('cannot be taken for another type or run on our origin', async () => {
    const { headers } = await visit('digits.txt')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
  })

  test.each([
    ['text/html; charset=utf-8', 'attachment'],
    ['application/xhtml+xml', 'attachment'],
    ['image/svg+xml', 'attachment'],
    ['text/javascript', 'attachment'],
    ['application/xml', 'attachment'],
    ['image/png', null],
    ['model/gltf-binary', null],
    ['application/json', null],
  ])('of the type %s has the disposition %s', async (type, disposition) => {
    await storage.put('typed', 'x', { type })
    const { headers } = await visit('typed')
    expect([headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([type, disposition])
  })

  test('to HEAD has the headers and no body', async () => {
    const answer = await visit('digits.txt', {}, 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('Content-Length')).toBe('10')
    expect(answer.headers.get('ETag')).toBe(etag)
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes')
  })

  test('to anything but GET and HEAD is 404', async () => {
    expect((await visit('digits.txt', {}, 'DELETE')).status).toBe(404)
  })

  test('is 304 for a browser that has the file', async () => {
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await visit('digits.txt', { 'If-None-Match': known })
      expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', etag])
    }
    expect((await visit('digits.txt', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
  ])('to %s is that part', async (range, content, contentRange) => {
    const answer = await visit('digits.txt', { Range: range })
    expect([answer.status, await answer.text()]).toEqual([206, content])
    expect(answer.headers.get('Content-Range')).toBe(contentRange)
    expect(answer.headers.get('Content-Length')).toBe(String(content.length))
  })

  test.each(['bytes=0-1,4-5', 'bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', ''])(
    'to the range %j, which it may ignore, is the whole file',
    async (range) => {
      const answer = await visit('digits.txt', { Range: range })
      expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
    },
  )

  test.each([
    ['digits.txt', 'bytes=10-', 'bytes */10'],
    ['digits.txt', `bytes=${'9'.repeat(400)}-`, 'bytes */10'],
    ['digits.txt', 'bytes=-0', 'bytes */10'],
    ['empty', 'bytes=0-', 'bytes */0'],
    ['empty', 'bytes=-5', 'bytes */0'],
  ])('of %s to a range beyond the end is 416', async (key, range, contentRange) => {
    const answer = await visit(key, { Range: range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('Content-Range')).toBe(contentRange)
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('bytes'),
    })
  })

  test('is a part only of the file that the browser began with', async () => {
    const range = { Range: 'bytes=5-' }
    expect((await visit('digits.txt', { ...range, 'If-Range': etag })).status).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT'])
      expect((await visit('digits.txt', { ...range, 'If-Range': other })).status).toBe(200)
  })
})
