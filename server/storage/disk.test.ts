import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStorage, type Storage } from './storage.ts'

let folder: string
let storage: Storage
const open = () => openStorage({ driver: 'disk', folder, secret: 'a secret that only this test knows' })
const text = { type: 'text/plain' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makebelieve-disk-'))
  storage = open()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const filesInFolder = async () => (await readdir(folder, { recursive: true })).sort()
const contentOf = async (key: string) => new Response((await storage.get(key))?.body).text()

describe('the folder', () => {
  test('keeps its files for the next start', async () => {
    await storage.put('kept/file.html', '<p>', { type: 'text/html' })
    storage = open()
    expect(await contentOf('kept/file.html')).toBe('<p>')
    expect(await storage.head('kept/file.html')).toMatchObject({ type: 'text/html', size: 3 })
  })

  test('holds keys longer than a file name may be', async () => {
    const keys = [
      'x'.repeat(512),
      'x'.repeat(511),
      'x'.repeat(200),
      `${'x'.repeat(200)}/x`,
      `${'x'.repeat(201)}/x`,
    ]
    for (const key of keys) await storage.put(key, key, text)
    for (const key of keys) expect(await contentOf(key)).toBe(key)
    const listed: string[] = []
    for await (const key of storage.list('')) listed.push(key)
    expect(listed.sort()).toEqual(keys.sort())
    for (const key of keys) await storage.delete(key)
    expect(await filesInFolder()).toEqual(['~incoming'])
  })

  test('is empty again when all files are deleted', async () => {
    for (const key of ['user/1/a', 'user/1/b/c/d', 'user/1/b/e']) await storage.put(key, 'x', text)
    expect(await storage.deleteAll('user/')).toBe(3)
    expect(await filesInFolder()).toEqual(['~incoming'])
  })

  test('keeps no draft of an upload that broke', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('gone')),
    })
    await expect(storage.put('broken', broken, text)).rejects.toThrow('gone')
    expect(await filesInFolder()).toEqual(['~incoming'])
  })

  test('loses old drafts at the next start, but not the drafts of others who still write', async () => {
    const [old, young] = [join(folder, '~incoming', 'old'), join(folder, '~incoming', 'young')]
    await writeFile(old, '')
    await writeFile(young, '')
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
    await utimes(old, twoDaysAgo, twoDaysAgo)
    open()
    expect(await readdir(join(folder, '~incoming'))).toEqual(['young'])
  })

  test('does not come back by itself when it is gone', async () => {
    await rm(folder, { recursive: true })
    const refused = { code: 'unavailable', message: 'The folder for files cannot be used (ENOENT).' }
    await expect(storage.check()).rejects.toMatchObject(refused)
    await expect(storage.put('a/b', 'x', text)).rejects.toMatchObject(refused)
    await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('is missed when a file is in its place', async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    await expect(storage.check()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The folder for files cannot be used (ENOTDIR).',
    })
  })
})

describe('a file', () => {
  test('that lost its end is not served', async () => {
    await storage.put('damaged', 'a long enough text\nin two lines', text)
    await truncate(join(folder, 'damaged'), 25)
    const refused = { code: 'unavailable', message: 'A stored file is damaged.' }
    await expect(storage.get('damaged')).rejects.toMatchObject(refused)
    await expect(storage.head('damaged')).rejects.toMatchObject(refused)
  })

  test('that lost its label is not believed when its content looks like one', async () => {
    const content = 'abc, and more\n{"type":"text/html","size":3,"etag":"\\"x\\""}'
    await storage.put('forged', content, text)
    expect(await contentOf('forged')).toBe(content)
    await truncate(join(folder, 'forged'), content.length)
    await expect(storage.get('forged')).rejects.toMatchObject({ message: 'A stored file is damaged.' })
  })

  test('is read in pieces, only when asked, and can be given up', async () => {
    await storage.put('large', Buffer.alloc(3 * 1024 * 1024, 'x'), text)
    const reader = (await storage.get('large'))?.body.getReader()
    expect((await reader?.read())?.value?.length).toBe(256 * 1024)
    await reader?.cancel()
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })

  test('gives its first byte alone, and none when it is empty', async () => {
    await storage.put('one', '123', text)
    const range = { start: 0, end: 0 }
    expect(await new Response((await storage.get('one', { range }))?.body).text()).toBe('1')
    await storage.put('none', '', text)
    await expect(storage.get('none', { range })).rejects.toMatchObject({ code: 'invalid_input' })
  })

  test('with the same content has the same etag', async () => {
    await storage.put('a', 'same', text)
    await storage.put('b', 'same', text)
    await storage.put('c', 'other', text)
    const [a, b, c] = [await storage.head('a'), await storage.head('b'), await storage.head('c')]
    expect(a?.etag).toBe(b?.etag)
    expect(a?.etag).not.toBe(c?.etag)
  })
})
