import type { WebHost } from '@makebelieve/contract/web-host'
import { describe, expect, it } from 'vitest'
import { readCreation } from './read-creation.ts'

/** A host that answers everything alike, and remembers what was asked. */
function hostAnswering(status: number, body: unknown = {}) {
  const asked: string[] = []
  const host: WebHost = {
    origin: 'http://localhost',
    nonce: '',
    requestId: null,
    hasSession: false,
    async api(path) {
      asked.push(path)
      return Response.json(body, { status })
    },
  }
  return { host, asked }
}

describe('what an address leads to', () => {
  it('is read from the API, with the moment of reading', async () => {
    const { host, asked } = hostAnswering(200, { item: { modelId: 'm' } })
    const creation = await readCreation(host, 'abc')
    expect(asked).toEqual(['/api/community/get-creation/abc'])
    expect(creation).toEqual({ item: { modelId: 'm' }, encryptedId: 'abc', readAt: expect.any(Number) })
  })

  it.each([404, 400])('is nothing when the API says %d', async (status) => {
    expect(await readCreation(hostAnswering(status).host, 'abc')).toBeNull()
  })

  it('is not known when the API fails', async () => {
    await expect(readCreation(hostAnswering(503).host, 'abc')).rejects.toThrow('answered 503')
  })

  it('stays below its path, whatever the id', async () => {
    const { host, asked } = hostAnswering(404)
    await readCreation(host, '../../session?x=1#y')
    expect(asked).toEqual(['/api/community/get-creation/..%2F..%2Fsession%3Fx%3D1%23y'])
  })
})
