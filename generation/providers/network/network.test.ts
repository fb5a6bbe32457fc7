import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ProviderFailure } from '../failure.ts'
import { openBreakers } from './breaker.ts'
import { guardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'
import { failureOfStatus, retryAfterOf, withRetries } from './retries.ts'

const servers: Server[] = []
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})
const rules = { mostBytes: 1000, idleMs: 2000 }
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    (error: ProviderFailure) => error.kind ?? String(error),
  )

describe('which addresses are on the open internet', () => {
  it.each(['8.8.8.8', '2606:4700::1111'])('%s is', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('asking a service', () => {
  it('reaches this machine only where the operator said so', async () => {
    const origin = await serve((_, answer) => answer.end('hello'))
    const trusting = guardedFetch({ ...rules, trusted: [origin] })
    expect(await (await trusting(`${origin}/x`)).text()).toBe('hello')
    const strict = guardedFetch({ ...rules, trusted: [] })
    expect(await kindOf(strict(origin))).toBe('forbidden-address')
    expect(await kindOf(strict(origin.replace('127.0.0.1', 'localhost')))).toBe('forbidden-address')
    expect(await kindOf(strict('file:///etc/passwd'))).toBe('forbidden-address')
  })

  it('looks at every redirect anew', async () => {
    const secret = await serve((_, answer) => answer.end('secret'))
    const origin = await serve((_, answer) => answer.writeHead(302, { location: secret }).end())
    const fetch = guardedFetch({ ...rules, trusted: [origin] })
    expect(await kindOf(fetch(origin))).toBe('forbidden-address')
  })

  it('sends what it is given', async () => {
    const origin = await serve((request, answer) => {
      let body = ''
      request.on('data', (piece) => (body += piece))
      request.on('end', () => answer.end(`${request.method} ${request.headers['x-key']} ${body}`))
    })
    const fetch = guardedFetch({ ...rules, trusted: [origin] })
    const answer = await fetch(origin, { method: 'POST', headers: { 'x-key': 'k' }, body: 'words' })
    expect(await answer.text()).toBe('POST k words')
    const form = new FormData()
    form.set('field', 'in a form')
    const sent = await (await fetch(origin, { method: 'POST', body: form })).text()
    expect(sent).toMatch(/name="field"\r\n\r\nin a form/)
  })

  it('takes no answer that is too large, announced or not', async () => {
    const announced = await serve((_, answer) => answer.end('x'.repeat(5000)))
    const streamed = await serve((_, answer) => {
      answer.write('x'.repeat(900))
      answer.write('x'.repeat(900))
      answer.end()
    })
    const fetch = guardedFetch({ ...rules, trusted: [announced, streamed] })
    expect(await kindOf(fetch(announced))).toBe('too-large')
    expect(await kindOf(fetch(streamed).then((answer) => answer.text()))).toBe('too-large')
  })

  it('gives up on silence and on broken streams', async () => {
    const silent = await serve(() => {})
    const broken = await serve((_, answer) => {
      answer.write('half', () => answer.destroy())
    })
    const fetch = guardedFetch({ ...rules, idleMs: 1000, trusted: [silent, broken] })
    expect(await kindOf(fetch(silent))).toBe('too-slow')
    expect(await kindOf(fetch(broken).then((answer) => answer.text()))).toBe('unreachable')
  })

  it('ends at once when nobody waits any more', async () => {
    const silent = await serve(() => {})
    const fetch = guardedFetch({ ...rules, trusted: [silent] })
    const reason = new Error('cancelled')
    await expect(fetch(silent, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

describe('a service in trouble', () => {
  const trouble = () => Promise.reject(new ProviderFailure('unreachable', 'It is down.'))

  it('is left alone after four failures, tried once after a rest, and rests longer after each', async () => {
    let time = 0
    const breakers = openBreakers(() => time)
    for (let i = 0; i < 4; i++) expect(await kindOf(breakers.through('x', trouble))).toBe('unreachable')
    expect(await kindOf(breakers.through('x', () => Promise.resolve()))).toBe('busy')
    expect(breakers.states()).toMatchObject([{ service: 'x', state: 'resting', lastError: 'It is down.' }])
    time = 15_001
    expect(await kindOf(breakers.through('x', trouble))).toBe('unreachable')
    time += 29_000
    expect(await kindOf(breakers.through('x', () => Promise.resolve()))).toBe('busy')
    time += 2000
    expect(await kindOf(breakers.through('x', () => Promise.resolve()))).toBe('fine')
    expect(breakers.states()[0]?.state).toBe('working')
  })

  it('rests as long as it asks to, and what it merely refuses does not count', async () => {
    let time = 0
    const breakers = openBreakers(() => time)
    const refuses = () => Promise.reject(new ProviderFailure('refused', 'No.'))
    for (let i = 0; i < 9; i++) expect(await kindOf(breakers.through('x', refuses))).toBe('refused')
    const busy = () => Promise.reject(new ProviderFailure('busy', 'Later.', { retryAfterMs: 5000 }))
    expect(await kindOf(breakers.through('x', busy))).toBe('busy')
    time = 4999
    expect(await kindOf(breakers.through('x', () => Promise.resolve()))).toBe('busy')
    time = 5001
    expect(await kindOf(breakers.through('x', () => Promise.resolve()))).toBe('fine')
  })
})

describe('trying again', () => {
  it('is done for what may pass, and not for what will not', async () => {
    let calls = 0
    const work = () =>
      ++calls < 3 ? Promise.reject(new ProviderFailure('busy', '')) : Promise.resolve('done')
    expect(await withRetries(work, { firstWaitMs: 1 })).toBe('done')
    const wrong = () => Promise.reject(new ProviderFailure('unauthorised', `call ${++calls}`))
    await expect(withRetries(wrong, { firstWaitMs: 1 })).rejects.toThrow('call 4')
    const farOff = () =>
      Promise.reject(new ProviderFailure('busy', `call ${++calls}`, { retryAfterMs: 3_600_000 }))
    await expect(withRetries(farOff)).rejects.toThrow('call 5')
  })

  it('knows what answers mean', () => {
    const of = (status: number) => failureOfStatus(status, new Headers({ 'retry-after': '7' }), 'X')
    expect(of(200)).toBeUndefined()
    expect([401, 403, 429, 500, 504, 422].map((status) => of(status)?.kind)).toEqual([
      'unauthorised',
      'unauthorised',
      'busy',
      'unreachable',
      'too-slow',
      'refused',
    ])
    expect(of(429)?.retryAfterMs).toBe(7000)
    expect(retryAfterOf('Mon, 16 Nov 2026 00:00:10 GMT', Date.parse('2026-11-16T00:00:00Z'))).toBe(10_000)
  })
})
