import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { ApiError } from '@makebelieve/contract/errors'
import fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileRoutes } from './files-route.ts'
import { type Clock, openStorage, type Storage } from './storage.ts'
import { startS3Peer } from './testing/s3-peer.ts'

/** A driver with everything around it that a browser would meet. */
type Place = {
  open(options?: { clock?: Clock }): Storage
  /** Follows a signed address as a browser does. */
  visit(address: string, headers?: Record<string, string>): Promise<Response>
  parameters: { expiry: string; signature: string }
  /** A storage whose folder or service is gone. */
  openBroken(): Promise<Storage>
  brokenMessage: string
  close(): Promise<void>
}

async function onDisk(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'makebelieve-files-'))
  const secret = 'a secret that only this test knows'
  const open: Place['open'] = (options) => openStorage({ driver: 'disk', folder, secret, ...options })
  const app = new Hono().route('/', fileRoutes({ storage: open(), secret }))
  app.onError((error, c) =>
    error instanceof ApiError
      ? c.json({ code: error.code, message: error.message }, error.status)
      : c.json({ code: 'internal', message: String(error) }, 500),
  )
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    open,
    visit: (address, headers) => fetch(new URL(address, origin), { headers }),
    parameters: { expiry: 'expires', signature: 'signature' },
    async openBroken() {
      const gone = await mkdtemp(join(tmpdir(), 'makebelieve-gone-'))
      const storage = openStorage({ driver: 'disk', folder: gone, secret })
      await rm(gone, { recursive: true })
      return storage
    },
    brokenMessage: 'The folder for files cannot be used (ENOENT).',
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}

async function onS3(): Promise<Place> {
  const peer = await startS3Peer()
  const common = { driver: 's3', ...peer.options, prefix: 'makebelieve', pageSize: 10 } as const
  return {
    open: (options) => openStorage({ ...common, ...options }),
    visit: (address, headers) => fetch(address, { headers }),
    parameters: { expiry: 'X-Amz-Expires', signature: 'X-Amz-Signature' },
    openBroken: async () => openStorage({ ...common, endpoint: `http://127.0.0.1:${await closedPort()}` }),
    brokenMessage: 'The file storage cannot be reached (ECONNREFUSED).',
    close: peer.close,
  }
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('files on %s', (_name, prepare) => {
  let place: Place
  let storage: Storage
  beforeAll(async () => {
    place = await prepare()
    storage = place.open()
  })
  afterAll(() => place.close())

  const text = { type: 'text/plain' }
  const read = async (key: string, range?: { start: number; end?: number }) => {
    const file = await storage.get(key, { range })
    return file && { ...file, body: Buffer.from(await new Response(file.body).arrayBuffer()) }
  }
  const readText = async (key: string) => (await read(key))?.body.toString()
  const keysBelow = async (prefix: string) => {
    const keys: string[] = []
    for await (const key of storage.list(prefix)) keys.push(key)
    return keys.sort()
  }

  describe('put and get', () => {
    test.each<[string, Buffer]>([
      ['an empty file', Buffer.alloc(0)],
      ['text in any script', Buffer.from('Ein Drache 🐉 — 龍, дракон\n\n')],
      ['5 MB of anything', randomBytes(5 * 1024 * 1024)],
    ])('%s comes back as it was', async (name, content) => {
      const key = `round-trip/${name.replaceAll(' ', '-')}`
      await storage.put(key, content, { type: 'application/octet-stream' })
      const file = await read(key)
      expect(file?.body.equals(content)).toBe(true)
      expect(file).toMatchObject({ size: content.length, type: 'application/octet-stream', range: undefined })
      const { type, size, etag } = file ?? {}
      expect(await storage.head(key)).toEqual({ type, size, etag })
    })

    test('a string and a stream are stored like bytes', async () => {
      await storage.put('bodies/string', 'Füchse', text)
      expect(await readText('bodies/string')).toBe('Füchse')
      await storage.put('bodies/stream', new Blob(['Füch', 'se']).stream(), text)
      expect(await readText('bodies/stream')).toBe('Füchse')
    })

    test('a stream that breaks leaves the file as it was', async () => {
      await storage.put('bodies/broken', 'whole', text)
      const broken = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.from('half')),
        pull: (controller) => controller.error(new Error('The visitor went away.')),
      })
      await expect(storage.put('bodies/broken', broken, text)).rejects.toThrow('The visitor went away.')
      expect(await readText('bodies/broken')).toBe('whole')
    })

    test.each(['image/png', 'model/gltf-binary', 'text/html; charset=utf-8', 'application/json'])(
      'the content type %s is kept',
      async (type) => {
        await storage.put('typed', 'anything', { type })
        expect((await read('typed'))?.type).toBe(type)
        expect((await storage.head('typed'))?.type).toBe(type)
      },
    )

    test.each([
      ['empty', ''],
      ['no', 'png'],
      ['a smuggled', 'text/plain\r\nSet-Cookie: a=b'],
      ['an endless', `text/${'x'.repeat(300)}`],
    ])('%s content type is refused', async (_title, type) => {
      await expect(storage.put('typed', 'anything', { type })).rejects.toMatchObject({
        code: 'invalid_input',
      })
    })

    test('a second put replaces content, type, size and etag', async () => {
      await storage.put('replaced', 'the old and longer one', text)
      const before = await storage.head('replaced')
      await storage.put('replaced', 'new', { type: 'text/markdown' })
      const after = await read('replaced')
      expect(after?.body.toString()).toBe('new')
      expect(after).toMatchObject({ type: 'text/markdown', size: 3 })
      expect(after?.etag).toMatch(/^"[\w-]+"$/)
      expect(after?.etag).not.toBe(before?.etag)
    })

    test('a missing file is null', async () => {
      expect(await storage.get('not/there')).toBeNull()
      expect(await storage.get('not/there', { range: { start: 0 } })).toBeNull()
      expect(await storage.head('not/there')).toBeNull()
    })

    test('a file and a folder may have the same name', async () => {
      await storage.put('same', 'file', text)
      await storage.put('same/same', 'inner file', text)
      expect([await readText('same'), await readText('same/same')]).toEqual(['file', 'inner file'])
    })

    test('any bytes under any key come back equal', async () => {
      const segment = fc
        .stringMatching(/^[A-Za-z0-9._-]{1,40}$/)
        .filter((name) => name !== '.' && name !== '..')
      const key = fc
        .array(segment, { minLength: 1, maxLength: 6 })
        .map((segments) => `any/${segments.join('/')}`)
      await fc.assert(
        fc.asyncProperty(key, fc.uint8Array({ maxLength: 5000 }), async (key, bytes) => {
          await storage.put(key, bytes, { type: 'application/octet-stream' })
          const file = await read(key)
          expect(file?.size).toBe(bytes.length)
          expect(file?.body.equals(bytes)).toBe(true)
        }),
        { numRuns: 60 },
      )
    })
  })

  describe('ranges', () => {
    beforeAll(() => storage.put('ranges', '0123456789', text))

    test.each([
      ['the first bytes', { start: 0, end: 3 }, '0123', { start: 0, end: 3 }],
      ['bytes in the middle', { start: 4, end: 6 }, '456', { start: 4, end: 6 }],
      ['one byte', { start: 5, end: 5 }, '5', { start: 5, end: 5 }],
      ['everything from an offset on', { start: 7 }, '789', { start: 7, end: 9 }],
      ['up to the end and further', { start: 8, end: 100 }, '89', { start: 8, end: 9 }],
    ])('%s', async (_title, range, content, actual) => {
      const file = await read('ranges', range)
      expect(file?.body.toString()).toBe(content)
      expect(file).toMatchObject({ range: actual, size: 10, type: 'text/plain' })
    })

    test('a range beyond the end is refused', async () => {
      await expect(storage.get('ranges', { range: { start: 10 } })).rejects.toMatchObject({
        code: 'invalid_input',
        message: 'The range starts beyond the end of the file.',
      })
    })

    test.each([{ start: -1 }, { start: 3, end: 2 }, { start: 0.5 }, { start: Number.NaN }])(
      'the range %j is refused',
      async (range) => {
        await expect(storage.get('ranges', { range })).rejects.toMatchObject({ code: 'invalid_input' })
      },
    )
  })

  describe('keys', () => {
    test.each([
      ['no', ''],
      ['an empty first', '/a'],
      ['an empty middle', 'a//b'],
      ['an empty last', 'a/'],
      ['an upward', '../x'],
      ['a hidden upward', 'a/../b'],
      ['an idle', 'a/./b'],
      ['only dots for a', '..'],
      ['a NUL in a', 'a/\u0000'],
      ['a line break in a', 'a\n'],
      ['a space in a', 'a b'],
      ['a backslash in a', 'a\\b'],
      ['a percent sign in a', 'a%2fb'],
      ['a foreign letter in a', 'ä'],
      ['too long a', 'x'.repeat(600)],
    ])('%s segment is refused by every call', async (_title, key) => {
      const refused = { code: 'invalid_input' }
      await expect(storage.put(key, 'x', text)).rejects.toMatchObject(refused)
      await expect(storage.get(key)).rejects.toMatchObject(refused)
      await expect(storage.head(key)).rejects.toMatchObject(refused)
      await expect(storage.delete(key)).rejects.toMatchObject(refused)
      await expect(storage.signedUrl(key)).rejects.toMatchObject(refused)
      await expect(storage.deleteAll(`${key}/`)).rejects.toMatchObject(refused)
    })

    test('512 characters are allowed', async () => {
      const key = `${'deep/'.repeat(100)}${'x'.repeat(12)}`
      expect(key).toHaveLength(512)
      await storage.put(key, 'far down', text)
      expect(await readText(key)).toBe('far down')
    })
  })

  describe('delete and list', () => {
    test('a deleted file is gone, and deleting it again is fine', async () => {
      await storage.put('deleted/file', 'x', text)
      await storage.delete('deleted/file')
      expect(await storage.get('deleted/file')).toBeNull()
      await storage.delete('deleted/file')
      await storage.delete('never/was/there')
    })

    test('deleteAll takes everything below a prefix and nothing beside it', async () => {
      const mine = ['user/1/a', 'user/1/b.png', 'user/1/runs/1/game.js']
      const others = ['user/1', 'user/1.png', 'user/10/a', 'user/2/a']
      for (const key of [...mine, ...others]) await storage.put(key, key, text)
      expect(await keysBelow('user/1/')).toEqual(mine)
      expect(await storage.deleteAll('user/1/')).toBe(mine.length)
      expect(await keysBelow('user/')).toEqual(others)
      expect(await storage.deleteAll('user/1/')).toBe(0)
    })

    test('a prefix without its slash is refused, so user/1 never means user/10', async () => {
      for (const prefix of ['user/1', 'user/12', '', '/']) {
        await expect(storage.deleteAll(prefix)).rejects.toMatchObject({ code: 'invalid_input' })
      }
      expect(() => storage.list('user/1')).toThrow(ApiError)
    })

    test('a listing goes on beyond its first page', async () => {
      const keys = Array.from({ length: 25 }, (_, index) => `pages/${String(index).padStart(2, '0')}`)
      await Promise.all(keys.map((key) => storage.put(key, '', text)))
      expect(await keysBelow('pages/')).toEqual(keys)
      expect(await keysBelow('')).toEqual(expect.arrayContaining(keys))
      expect(await storage.deleteAll('pages/')).toBe(25)
      expect(await keysBelow('pages/')).toEqual([])
    })
  })

  describe('signed addresses', () => {
    const alter = (address: string, change: (url: URL) => void) => {
      const url = new URL(address, 'http://relative')
      change(url)
      return url.host === 'relative' ? url.pathname + url.search : url.href
    }
    const flipped = (value = '', at: number) =>
      value.slice(0, at) + (value[at] === '0' ? '1' : '0') + value.slice(at + 1)
    beforeAll(async () => {
      await storage.put('signed/file.txt', '0123456789', text)
      await storage.put('signed/other.txt', 'not yours', text)
    })

    test('a plain fetch reads the file', async () => {
      const answer = await place.visit(await storage.signedUrl('signed/file.txt'))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('text/plain')
      expect(await answer.text()).toBe('0123456789')
    })

    test('a plain fetch reads a range', async () => {
      const answer = await place.visit(await storage.signedUrl('signed/file.txt'), { Range: 'bytes=2-4' })
      expect(answer.status).toBe(206)
      expect(answer.headers.get('Content-Range')).toBe('bytes 2-4/10')
      expect(await answer.text()).toBe('234')
    })

    test('a file that is gone answers 404', async () => {
      const answer = await place.visit(await storage.signedUrl('signed/gone'))
      expect(answer.status).toBe(404)
    })

    test('another key answers 403', async () => {
      const address = await storage.signedUrl('signed/file.txt')
      const altered = alter(address, (url) => {
        url.pathname = url.pathname.replace('file.txt', 'other.txt')
      })
      expect((await place.visit(altered)).status).toBe(403)
    })

    test('another or no signature answers 403', async () => {
      const address = await storage.signedUrl('signed/file.txt')
      const { signature } = place.parameters
      const given = new URL(address, 'http://relative').searchParams.get(signature) ?? ''
      for (const wrong of [flipped(given, 0), flipped(given, given.length - 1), '', `${given}0`, 'ä']) {
        const altered = alter(address, (url) => url.searchParams.set(signature, wrong))
        expect((await place.visit(altered)).status).toBe(403)
      }
      const without = alter(address, (url) => url.searchParams.delete(signature))
      expect((await place.visit(without)).status).toBe(403)
    })

    test('another expiry answers 403', async () => {
      const { expiry } = place.parameters
      const altered = alter(await storage.signedUrl('signed/file.txt', { seconds: 60 }), (url) =>
        url.searchParams.set(expiry, String(Number(url.searchParams.get(expiry)) + 300)),
      )
      expect((await place.visit(altered)).status).toBe(403)
    })

    test.each([
      [60, 30, 200],
      [60, 62, 403],
      [600, 570, 200],
      [600, 602, 403],
    ])('an address for %i seconds, used after %i, answers %i', async (seconds, age, status) => {
      const earlier = place.open({ clock: () => Date.now() - age * 1000 })
      const address = await earlier.signedUrl('signed/file.txt', { seconds })
      expect((await place.visit(address)).status).toBe(status)
    })

    test.each([601, 86_400, 0, -1, 1.5, Number.NaN])(
      'an address for %d seconds is refused',
      async (seconds) => {
        await expect(storage.signedUrl('signed/file.txt', { seconds })).rejects.toMatchObject({
          code: 'invalid_input',
          message: 'A signed address is valid for 1 to 600 seconds.',
        })
      },
    )
  })

  describe('at the same time', () => {
    const size = 600 * 1024
    const version = (index: number) => Buffer.alloc(size, 'abcdefgh'.at(index))

    test('of many puts of one key one whole file remains', async () => {
      const versions = Array.from({ length: 8 }, (_, index) => version(index))
      await Promise.all(
        versions.map((bytes, index) => storage.put('race/puts', bytes, { type: `text/v${index}` })),
      )
      const file = await read('race/puts')
      const winner = versions.findIndex((bytes) => file?.body.equals(bytes))
      expect(winner).toBeGreaterThanOrEqual(0)
      expect(file).toMatchObject({ type: `text/v${winner}`, size })
    })

    test('a reader who has begun gets the old file to its end', async () => {
      await storage.put('race/reader', version(0), text)
      const reader = (await storage.get('race/reader'))?.body.getReader()
      const parts = [(await reader?.read())?.value]
      await storage.put('race/reader', version(1), text)
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        parts.push(part.value)
      expect(Buffer.concat(parts.filter((part) => part !== undefined)).equals(version(0))).toBe(true)
      expect((await read('race/reader'))?.body.equals(version(1))).toBe(true)
    })

    test('readers meanwhile get one whole version or another, with its own type', async () => {
      await storage.put('race/readers', version(0), { type: 'text/v0' })
      const writing = (async () => {
        for (let index = 1; index < 8; index++)
          await storage.put('race/readers', version(index), { type: `text/v${index}` })
      })()
      const readings = Array.from({ length: 20 }, () => read('race/readers'))
      for (const file of await Promise.all(readings)) {
        const index = Number(file?.type.at(-1))
        expect(file?.body.equals(version(index))).toBe(true)
      }
      await writing
    })

    test('a put survives deletes that empty its folder', async () => {
      const keys = ['race/folder/deep/1', 'race/folder/deep/2', 'race/folder/deep/3']
      await Promise.all(
        keys.map(async (key) => {
          for (let round = 0; round < 30; round++) {
            await storage.put(key, 'x', text)
            await storage.delete(key)
          }
          await storage.put(key, 'x', text)
        }),
      )
      expect(await keysBelow('race/folder/')).toEqual(keys)
    })
  })

  describe('check', () => {
    test('passes and leaves nothing behind', async () => {
      await storage.check()
      expect(await keysBelow('health/')).toEqual([])
    })

    test('says so when the place is gone', async () => {
      const broken = await place.openBroken()
      await expect(broken.check()).rejects.toMatchObject({
        code: 'unavailable',
        message: place.brokenMessage,
      })
      await expect(broken.put('x', 'x', text)).rejects.toMatchObject({ code: 'unavailable' })
    })
  })
})
