import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ProviderFailure } from '../failure.ts'
import { openBreakers } from '../network/breaker.ts'
import type { ServiceCall } from '../usage.ts'
import { openPictureService, type PictureServiceSettings, type Surroundings } from './open-picture-service.ts'
import type { ImageServiceId, PictureOrder } from './service.ts'
import { ballPicture, plainPicture } from './testing/drawn-picture.ts'
import { type Answer, type ShapeServer, shapeServer, status } from './testing/shape-server.ts'
import { falAnswers, googleAnswers, openAiAnswers, replicateAnswers, webUiAnswers } from './testing/shapes.ts'

let ball: Buffer
beforeAll(async () => {
  ball = await ballPicture()
})

const key = 'a-key-that-nobody-may-see'

function opened(
  { base }: Pick<ShapeServer, 'base'>,
  settings: Partial<PictureServiceSettings>,
  around: Partial<Surroundings> = {},
) {
  const calls: ServiceCall[] = []
  const breakers = openBreakers()
  const service = openPictureService(
    { service: 'openai', key, base, ...settings },
    {
      breakers,
      deadlineMs: 20_000,
      pace: { retryMs: 1, lookMs: 1 },
      ...around,
    },
  )
  const draw = (order: PictureOrder) => service.draw({ note: (call) => calls.push(call), ...order })
  return { ...service, draw, calls, breakers }
}

const draw = (service: ReturnType<typeof opened>, more = {}) =>
  service.draw({ words: ['a red ball'], ...more })

/** Each service with an answer in its own shape. */
const shapes: [ImageServiceId, (picture: Buffer) => Answer][] = [
  ['openai', openAiAnswers],
  ['google', googleAnswers],
  ['fal', falAnswers],
  ['replicate', replicateAnswers],
  ['stable-diffusion', webUiAnswers],
]

describe.each(shapes)('%s', (service, shape) => {
  const base = async (answer: Answer) => opened(await shapeServer(answer), { service })

  it('draws a picture, which is kept as plain WebP and written down', async () => {
    const it = await base(shape(ball))
    const { bytes, record } = await draw(it)
    const { format, width, exif } = await sharp(bytes).metadata()
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 512, exif: undefined })
    expect(record.prompt).toContain('a red ball')
    expect(it.calls).toMatchObject([{ role: 'image', outcome: 'answered', model: record.model }])
  })

  it('gets the key by header, and no secret in what it is told', async () => {
    const server = await shapeServer(shape(ball))
    const { record } = await draw(opened(server, { service }))
    expect(JSON.stringify(server.heard[0]?.headers)).toContain(service === 'stable-diffusion' ? 'Basic' : key)
    expect(JSON.stringify([record, server.heard.map(({ path, body }) => [path, body])])).not.toContain(key)
  })

  it('is asked again when it has too much to do, and says so itself', async () => {
    let asked = 0
    const good = shape(ball)
    const it = await base((heard, response, where) =>
      asked++ === 0 ? status(response, 429, {}, { 'retry-after': '0' }) : good(heard, response, where),
    )
    expect((await draw(it)).bytes.length).toBeGreaterThan(100)
  })

  it.each<[string, Answer, string]>([
    [
      'wants us to come back in an hour',
      (_, response) => status(response, 429, {}, { 'retry-after': '3600' }),
      'busy',
    ],
    ['has an error of its own', (_, response) => status(response, 500, {}), 'unreachable'],
    ['does not like the key', (_, response) => status(response, 401, {}), 'unauthorised'],
    ['does not know the model', (_, response) => status(response, 404, {}), 'refused'],
    ['writes no JSON', (_, response) => status(response, 200, '{"images": [oops'), 'malformed'],
    ['writes other JSON', () => ({ hello: 'there' }), 'malformed'],
    ['breaks off', (_, response) => void response.write('{"half', () => response.destroy()), 'unreachable'],
    [
      'sends us to another place',
      (_, response) => status(response, 302, '', { location: 'http://127.0.0.1:9/' }),
      'unreachable',
    ],
  ])('that %s fails in words', async (_, answer, kind) => {
    const it = await base(answer)
    const failure = await draw(it).catch((error) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(failure.kind).toBe(kind)
    expect(it.calls).toMatchObject([{ outcome: 'failed', error: failure.message }])
  })

  it('that answers with a blank picture or none has failed', async () => {
    for (const picture of [await plainPicture('#000'), Buffer.from('<svg/>'), ball.subarray(0, 900)])
      expect(await draw(await base(shape(picture))).catch(({ kind }) => kind)).toBe('malformed')
  })

  it('that says nothing is not waited for', async () => {
    const it = opened(await shapeServer(() => undefined), { service }, { deadlineMs: 300 })
    expect(await draw(it).catch(({ kind }) => kind)).toBe('too-slow')
  })

  it('is left when nobody waits any more', async () => {
    const reason = new Error('gone')
    const leaving = new AbortController()
    const it = await base(() => void leaving.abort(reason))
    await expect(draw(it, { signal: leaving.signal })).rejects.toBe(reason)
    expect(it.breakers.states()[0]?.failures).toBe(0)
  })

  it('in trouble is left alone after a while', async () => {
    const server = await shapeServer((_, response) => status(response, 401, {}))
    const it = opened(server, { service })
    for (let time = 0; time < 4; time++) await draw(it).catch(() => {})
    const before = server.heard.length
    expect(await draw(it).catch(({ kind }) => kind)).toBe('busy')
    expect(server.heard.length).toBe(before)
  })
})

describe('what was asked', () => {
  const asked = { stable_seed: 4_000_000_000, num_inference_steps: 100, guidance_scale: 20, lora_weight: 0.5 }

  it('goes to fal as far as it takes it', async () => {
    const server = await shapeServer(falAnswers(ball))
    const it = opened(server, {
      service: 'fal',
      model: 'fal-ai/flux-lora',
      lora: 'https://styles.example/clay.safetensors',
    })
    const { record } = await draw(it, { options: asked })
    expect(server.heard[0]).toMatchObject({
      path: '/fal-ai/flux-lora',
      body: {
        prompt: record.prompt,
        seed: 4_000_000_000,
        num_inference_steps: 50,
        guidance_scale: 20,
        loras: [{ path: 'https://styles.example/clay.safetensors', scale: 0.5 }],
      },
    })
    expect(record).toMatchObject({
      asked,
      sent: { num_inference_steps: 50 },
      notes: ['Detail level 100 became 50, as this service takes no other.'],
    })
  })

  it('goes to Replicate by the names that its model has', async () => {
    const server = await shapeServer(replicateAnswers(ball))
    await draw(opened(server, { service: 'replicate' }), { options: asked })
    expect(server.heard[0]).toMatchObject({
      path: '/models/black-forest-labs/flux-dev/predictions',
      body: { input: { seed: 4_000_000_000, num_inference_steps: 50, guidance: 10, aspect_ratio: '1:1' } },
    })
  })

  it('goes to Replicate by version where there is one', async () => {
    const server = await shapeServer(replicateAnswers(ball))
    await draw(opened(server, { service: 'replicate', model: 'somebody/something:0a1b' }))
    expect(server.heard[0]).toMatchObject({ path: '/predictions', body: { version: '0a1b' } })
  })

  it('goes to a web API with its style in the prompt, and strangers’ styles left out', async () => {
    const server = await shapeServer(webUiAnswers(ball))
    const it = opened(server, { service: 'stable-diffusion', model: 'sd_xl_base', lora: 'clay', key: '' })
    await it.draw({ words: ['a (ball:1.9) <lora:theirs:2> AND __all__'], options: asked })
    const [{ prompt, ...rest }] = server.heard.map(({ body }) => body as { prompt: string }) as [
      { prompt: string },
    ]
    expect(prompt).toMatch(/, a ball:1\.9 and all <lora:clay:0\.5>$/)
    expect(rest).toMatchObject({
      seed: 4_000_000_000,
      steps: 100,
      cfg_scale: 20,
      width: 1024,
      save_images: false,
      override_settings: { sd_model_checkpoint: 'sd_xl_base' },
    })
    expect(server.heard[0]?.headers.authorization).toBeUndefined()
  })

  it('goes to Google with a seed that it can hold', async () => {
    const server = await shapeServer(googleAnswers(ball))
    const { record } = await draw(opened(server, { service: 'google' }), { options: asked })
    expect(server.heard[0]?.body).toMatchObject({
      generationConfig: { seed: 4_000_000_000 - 2 ** 31, imageConfig: { aspectRatio: '1:1' } },
    })
    expect(record.notes).toEqual([
      'Randomness seed 4000000000 became 1852516352, as this service takes no other.',
      'Detail level, prompt strength and style influence are not options of this service.',
    ])
  })

  it('is nothing that OpenAI could take, and its tokens are counted', async () => {
    const server = await shapeServer(openAiAnswers(ball))
    const it = opened(server, {})
    const { record } = await draw(it, { options: { guidance_scale: 3 } })
    expect(server.heard[0]?.body).toEqual({
      model: 'gpt-image-2.5-flare',
      prompt: record.prompt,
      n: 1,
      size: '1024x1024',
    })
    expect(record.notes).toEqual(['Prompt strength is not an option of this service.'])
    expect(it.calls).toMatchObject([{ inputTokens: 90, outputTokens: 1000 }])
  })
})

describe('what a service does not want to draw', () => {
  it.each<[ImageServiceId, string, Answer]>([
    [
      'openai',
      'a blocked prompt',
      (_, response) => status(response, 400, { error: { message: 'No.', code: 'moderation_blocked' } }),
    ],
    [
      'google',
      'a blocked answer',
      () => ({ candidates: [{ finishReason: 'IMAGE_SAFETY', content: { parts: [] } }] }),
    ],
    ['google', 'a blocked prompt', () => ({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })],
    [
      'fal',
      'a violation',
      (_, response) =>
        status(response, 422, {
          detail: [{ loc: ['body', 'prompt'], msg: 'No.', type: 'content_policy_violation' }],
        }),
    ],
    [
      'replicate',
      'a failed job',
      replicateAnswers(Buffer.alloc(0), { end: 'failed', error: 'NSFW content detected.' }),
    ],
  ])('is known of %s by %s', async (service, _, answer) => {
    const it = opened(await shapeServer(answer), { service })
    const failure = await draw(it).catch((error) => error)
    expect([failure.kind, failure.message]).toEqual(['refused', `${it.name} did not want to draw this.`])
    expect(it.breakers.states()[0]?.failures).toBe(0)
  })

  it('is known of fal by its mark on the picture', async () => {
    const it = opened(await shapeServer(falAnswers(ball, { nsfw: true })), { service: 'fal' })
    expect(await draw(it).catch(({ kind }) => kind)).toBe('refused')
  })
})

describe('a job', () => {
  it.each<[ImageServiceId, (address: () => string) => Answer]>([
    ['fal', (address) => falAnswers(ball, { address })],
    ['replicate', (address) => replicateAnswers(ball, { address })],
  ])('of %s whose picture lies on a private address is refused', async (service, answers) => {
    const secret = await shapeServer(() => ball)
    const it = opened(await shapeServer(answers(() => `${secret.base}/admin.png`)), { service })
    expect(await draw(it).catch(({ kind }) => kind)).toBe('forbidden-address')
    expect(secret.heard).toEqual([])
  })

  it('may bring its picture along', async () => {
    const address = () => `data:image/png;base64,${ball.toString('base64')}`
    const it = opened(await shapeServer(replicateAnswers(ball, { address })), { service: 'replicate' })
    expect((await draw(it)).bytes.length).toBeGreaterThan(100)
  })

  it('with a picture that is too large is refused', async () => {
    const huge = Buffer.alloc(33 * 2 ** 20)
    const it = opened(await shapeServer(falAnswers(huge)), { service: 'fal' })
    expect(await draw(it).catch(({ kind }) => kind)).toBe('too-large')
  })

  it('that failed has failed', async () => {
    for (const [service, answer] of [
      ['fal', falAnswers(ball, { state: () => 'FAILED' })],
      ['replicate', replicateAnswers(ball, { end: 'failed', error: 'CUDA out of memory' })],
      ['replicate', replicateAnswers(ball, { end: 'canceled' })],
    ] as const)
      expect(await draw(opened(await shapeServer(answer), { service })).catch(({ kind }) => kind)).toBe(
        'malformed',
      )
  })

  it.each<[ImageServiceId, Answer, string]>([
    [
      'fal',
      falAnswers(Buffer.alloc(0), { state: () => 'IN_PROGRESS' }),
      'PUT /fal-ai/flux/requests/r-1/cancel',
    ],
    ['replicate', replicateAnswers(Buffer.alloc(0), { end: 'processing' }), 'POST /predictions/p1/cancel'],
  ])('of %s is taken back when nobody waits any more', async (service, answer, expected) => {
    const leaving = new AbortController()
    const server = await shapeServer((heard, response, base) => {
      if (heard.method === 'GET') leaving.abort(new Error('gone'))
      return answer(heard, response, base)
    })
    await draw(opened(server, { service }), { signal: leaving.signal }).catch(() => {})
    expect(server.heard.map(({ method, path }) => `${method} ${path}`)).toContain(expected)
  })

  it('of fal is asked for where the operator said, not where the answer says', async () => {
    const server = await shapeServer(falAnswers(ball))
    await draw(opened(server, { service: 'fal' }))
    expect(server.heard.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /fal-ai/flux/dev',
      ...Array(3).fill('GET /fal-ai/flux/requests/r-1/status'),
      'GET /fal-ai/flux/requests/r-1',
      'GET /files/ball.png',
    ])
    expect(server.heard.at(-1)?.headers.authorization).toBeUndefined()
  })
})
