import { LLMock } from '@copilotkit/aimock'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBreakers } from '../network/breaker.ts'
import { guardedFetch } from '../network/guarded-fetch.ts'
import { openPictureService, type PictureServiceSettings, type Surroundings } from './open-picture-service.ts'
import { ballPicture } from './testing/drawn-picture.ts'

/** A peer that was written by others, and knows the protocols on its own account. */
let mock: LLMock
let b64Json: string
beforeAll(async () => {
  b64Json = (await ballPicture()).toString('base64')
})
beforeEach(async () => {
  mock = new LLMock({ port: 0 })
  await mock.start()
})
afterEach(() => mock.stop())

function draw(settings: Partial<PictureServiceSettings>, around: Partial<Surroundings> = {}) {
  const service = openPictureService(
    { service: 'openai', key: 'k', base: `${mock.url}/v1`, ...settings },
    { breakers: openBreakers(), pace: { retryMs: 1, lookMs: 1 }, ...around },
  )
  return service.draw({ words: ['a red ball'], options: { stable_seed: 7 } })
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fine',
    ({ kind }) => kind,
  )

describe('OpenAI as an independent peer speaks it', () => {
  it('draws', async () => {
    mock.onImage(/a red ball/, { image: { b64Json } })
    expect((await draw({})).bytes.length).toBeGreaterThan(100)
  })

  it('names a model that this peer also knows', async () => {
    mock.onImage(/a red ball/, { image: { b64Json } })
    const { record } = await draw({ model: 'gpt-image-2' })
    expect(record.model).toBe('gpt-image-2')
    expect(mock.getLastRequest()?.body).toMatchObject({ model: 'gpt-image-2' })
  })

  it.each([
    [400, 'moderation_blocked', 'refused'],
    [401, 'invalid_api_key', 'unauthorised'],
    [429, 'insufficient_quota', 'unauthorised'],
    [500, 'server_error', 'unreachable'],
  ])('fails with %d %s', async (status, code, kind) => {
    mock.on(
      { endpoint: 'image', userMessage: /a red ball/ },
      { error: { message: 'No.', type: 'error', code }, status },
    )
    expect(await kindOf(draw({}))).toBe(kind)
  })

  it.each(['malformed', 'disconnect'] as const)('survives chaos: %s', async (chaos) => {
    mock.onImage(/a red ball/, { image: { b64Json } })
    mock.setChaos(chaos === 'malformed' ? { malformedRate: 1 } : { disconnectRate: 1 })
    expect(await kindOf(draw({}))).toBe(chaos === 'malformed' ? 'malformed' : 'unreachable')
  })
})

describe('fal as an independent peer speaks it', () => {
  /** The peer stands for all hosts of fal on one port, and is told by a header which of them is meant. */
  const fetch = () => {
    const through = guardedFetch({ trusted: [mock.url], mostBytes: 2 ** 25, idleMs: 5000 })
    return (input: RequestInfo | URL, init?: RequestInit) =>
      through(String(input).replace('https://queue.fal.run', `${mock.url}/fal`), {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), 'x-fal-target-host': 'queue.fal.run' },
      })
  }

  it('draws', async () => {
    mock.onFalImage('fal-ai/flux/dev', { image: { url: `data:image/png;base64,${b64Json}` } })
    const { record } = await draw({ service: 'fal', base: undefined }, { fetch: fetch() })
    expect(record.sent).toEqual({ seed: 7 })
  })
})

describe('Google as an independent peer speaks it', () => {
  const google = () => draw({ service: 'google', base: `${mock.url}/v1beta` })

  it('draws', async () => {
    // What this peer calls sound is any data inside an answer; its type is what we say.
    mock.on({ userMessage: /a red ball/ }, { audio: { b64Json, contentType: 'image/png' } })
    expect((await google()).record).toMatchObject({ model: 'gemini-3.1-flash-image', sent: { seed: 7 } })
  })

  it('fails where it answers with words', async () => {
    mock.on({ userMessage: /a red ball/ }, { content: 'I would rather talk about it.' })
    expect(await kindOf(google())).toBe('malformed')
  })

  it('fails where it has too much to do', async () => {
    mock.on(
      { userMessage: /a red ball/ },
      { error: { message: 'Later.', type: 'RESOURCE_EXHAUSTED' }, status: 429, retryAfter: 60 },
    )
    expect(await kindOf(google())).toBe('busy')
  })
})
