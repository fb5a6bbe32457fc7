import { ApiError } from '@makebelieve/contract/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, unreachable } from './call.ts'

/** Answers every request with one response, and remembers what was asked. */
function serverAnswering(status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    return new Response(text, { status, statusText: 'Told', headers: { 'content-type': type } })
  })
  vi.stubGlobal('fetch', fetch)
  return () => {
    const [url, init] = fetch.mock.lastCall ?? []
    return { url, method: init?.method, headers: new Headers(init?.headers), body: init?.body }
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('fills in the path, and answers the JSON', async () => {
    const asked = serverAnswering(200, { models: [] })
    await expect(call('getModels', { params: { userId: 'a/b' } })).resolves.toEqual({ models: [] })
    expect(asked()).toMatchObject({ url: '/api/models/get-models/a%2Fb', method: 'GET', body: undefined })
  })

  it('sends a body as JSON and the idempotency key as a header', async () => {
    const asked = serverAnswering(200, { success: true })
    await call('deleteAccount', { body: { password: 'paper' }, idempotencyKey: 'k1' })
    expect(asked().body).toBe('{"password":"paper"}')
    expect(asked().headers.get('content-type')).toBe('application/json')
    expect(asked().headers.get('idempotency-key')).toBe('k1')
  })

  it('sends files as a form', async () => {
    const asked = serverAnswering(200, { imageId: 'i', imageUrl: '/i' })
    await call('uploadImage', { body: { image: new File(['x'], 'x.png') } })
    expect(asked().body).toBeInstanceOf(FormData)
    expect(asked().headers.has('content-type')).toBe(false)
  })

  it('leaves what is unset out of the query', async () => {
    const asked = serverAnswering(200, { lines: [], more: false })
    await call('statement', { query: { before: undefined } })
    expect(asked().url).toBe('/api/account/statement')
    await call('lookAtAddressLink', { query: { token: 't 1' } })
    expect(asked().url).toBe('/api/auth/address-link?token=t+1')
  })

  it('hands over the response itself where that is a file', async () => {
    serverAnswering(200, 'up 1', 'text/plain')
    const response = await call('metrics')
    await expect(response.text()).resolves.toBe('up 1')
  })

  it("throws the server's own sentence", async () => {
    serverAnswering(402, { code: 'insufficient_credits', message: 'You have no credits left' })
    await expect(call('session')).rejects.toEqual(
      new ApiError('insufficient_credits', 'You have no credits left'),
    )
  })

  it('falls back to the given sentence where the server has none', async () => {
    serverAnswering(500, 'oops', 'text/plain')
    const failed = call('session', { fallback: ({ statusText }) => `Failed to fetch games: ${statusText}` })
    await expect(failed).rejects.toEqual(new ApiError('internal', 'Failed to fetch games: Told'))
  })

  it('knows a failure by its status where the code is not one of ours', async () => {
    serverAnswering(401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' })
    await expect(call('session')).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Invalid email or password',
    })
  })

  it('says that the server can not be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(call('session')).rejects.toMatchObject({ code: 'unavailable', message: unreachable })
  })

  it('lets an abort be an abort', async () => {
    const signal = AbortSignal.abort()
    vi.stubGlobal('fetch', () => Promise.reject(signal.reason))
    await expect(call('session', { signal })).rejects.toBe(signal.reason)
  })
})
