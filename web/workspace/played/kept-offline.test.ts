import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepCreation, keepOnlyFor } from './kept-offline.ts'

/** Caches of a browser, as far as they are used here. */
function browserCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const opened = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (address: string) => entries.get(address)?.clone(),
      put: async (address: string, response: Response) => void entries.set(address, response),
      delete: async (address: string) => entries.delete(address),
    }
  }
  return {
    stored,
    has: async (name: string) => stored.has(name),
    open: async (name: string) => opened(name),
    delete: async (name: string) => stored.delete(name),
  }
}

let kept: ReturnType<typeof browserCaches>
const asked: string[] = []
const creation = (id: string, versionId = 'v1') => ({
  id,
  versionId,
  title: `Game ${id}`,
  owner: 'ada',
  page: `/export/${id}`,
  picture: `/picture/${id}`,
})
const addresses = () => [...(kept.stored.get('makebelieve-kept')?.keys() ?? [])]

beforeEach(() => {
  kept = browserCaches()
  asked.length = 0
  vi.stubGlobal('window', { caches: kept })
  vi.stubGlobal('caches', kept)
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address.includes('gone') ? new Response('', { status: 404 }) : new Response(address)
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what is kept for later', () => {
  it('is the one file of a creation and its picture, once for each version', async () => {
    await keepCreation(creation('a'))
    await keepCreation(creation('a'))
    expect(asked).toEqual(['/export/a', '/picture/a'])
    await keepCreation(creation('a', 'v2'))
    expect(asked).toHaveLength(4)
    expect(addresses().sort()).toEqual(['/kept/a.html', '/kept/a.picture', '/kept/list.json'])
  })

  it('are the newest dozen', async () => {
    for (let number = 0; number < 14; number++) await keepCreation(creation(String(number)))
    const list = await (await kept.open('makebelieve-kept')).match('/kept/list.json')
    const { creations } = (await list?.json()) ?? { creations: [] }
    expect(creations.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 12 }, (_, age) => String(13 - age)),
    )
    expect(addresses()).toHaveLength(25)
  })

  it('stays with its maker, and is gone for anybody else and for nobody', async () => {
    await keepCreation(creation('a'))
    await keepOnlyFor('ada')
    expect(addresses()).toHaveLength(3)
    await keepOnlyFor('bob')
    expect(addresses()).toEqual([])
    await keepCreation(creation('a'))
    await keepOnlyFor(null)
    expect(addresses()).toEqual([])
  })

  it('is listed only when it is there', async () => {
    await expect(keepCreation(creation('gone'))).rejects.toThrow('404')
    expect(addresses()).toEqual([])
  })

  it('is nothing where data is to be saved', async () => {
    vi.stubGlobal('navigator', { serviceWorker: {}, connection: { saveData: true } })
    await keepCreation(creation('a'))
    expect([asked, addresses()]).toEqual([[], []])
  })
})
