import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { RunEvent } from '@makebelieve/contract/run-events'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../ledger/check.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, type Converted, convert, drawn, refusal, withClay } from './testing/clay.ts'

const app = useApp({ WORKER_THREADS: '1' }, withClay)

afterAll(async () => {
  const session = await app.parts.pool.connect()
  expect(await checkLedger(session)).toEqual([])
  session.release()
})

const models = (visitor: Visitor, userId: string) =>
  visitor.json<CallAnswer<'getModels'>>(`/api/models/get-models/${userId}`)

describe('a model', () => {
  it('is made from the plan behind a picture, for 200 credits, and is in the list at once', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { imageUrl } = await drawn(visitor, 'a lump that is quite a bit longer than fifty characters are')
    const answer = await convert(visitor, { imageUrl, options: { texture_size: 512 } })
    const model = await answered<Converted>(answer)
    const modelId = answer.headers.get('run-id') ?? ''
    expect(model).toEqual({
      url: expect.stringMatching(new RegExp(`^/play/${modelId}\\.\\d+\\.[\\w-]+/model\\.glb$`)),
      originalUrl: `/play/${modelId}/model.glb`,
      modelId,
      modelName: 'Lump - a lump that is quite a bit longer than fifty chara',
      modelImageLink: { signedUrl: expect.stringContaining('/preview.webp') },
      message: 'A lump of clay.',
    })
    const glb = await visitor.get(model.url)
    expect(glb.headers.get('content-type')).toBe('model/gltf-binary')
    expect(glb.headers.get('access-control-allow-origin')).toBe('*')
    expect(await glb.text()).toContain('{"texture_size":512}')
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 1800, paid: 0, held: 0 })
    expect(await models(visitor, userId)).toMatchObject([{ modelId, modelName: model.modelName }])
  })

  it('is made once and paid once, however often the same is asked', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { imageUrl, originalUrl } = await drawn(visitor, 'a lump')
    const first = await answered<Converted>(await convert(visitor, { imageUrl }, 'same'))
    // By another address of the same picture.
    const second = await answered<Converted>(await convert(visitor, { imageUrl: originalUrl }, 'same'))
    expect(second.modelId).toBe(first.modelId)
    expect(await balancesOf(app.parts.pool, userId)).toMatchObject({ free: 1800 })
    const other = await convert(visitor, { imageUrl, options: { seed: 2 } }, 'same')
    expect(other.status).toBe(409)
  })

  it('can be made by somebody who drew the picture before signing up', async () => {
    const visitor = app.visitor()
    const { originalUrl } = await drawn(visitor, 'a lump')
    await visitor.signUp()
    await answered(await convert(visitor, { imageUrl: originalUrl }))
  })

  it('can be made from an uploaded picture', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const image = { create: { width: 20, height: 20, channels: 3, background: '#3c3' } } as const
    const form = new FormData()
    form.set('image', new File([new Uint8Array(await sharp(image).png().toBuffer())], 'my cat.png'))
    const headers = { origin: 'http://localhost:3000' }
    const upload = await visitor.request('/api/assets/upload-image', { method: 'POST', headers, body: form })
    const { imageUrl } = await answered<{ imageUrl: string }>(upload)
    const model = await answered<Converted>(await convert(visitor, { imageUrl }))
    expect(model.modelName).toBe('Lump')
    expect(await (await visitor.get(model.url)).text()).toMatch(/a picture of \d+ bytes/)
    expect((await models(visitor, userId))[0]?.prompt).toBeUndefined()
  })

  it('that fails costs nothing, and says why', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { imageUrl, imageId } = await drawn(visitor, 'a lump')
    await app.parts.pool.query(`update model_picture set prompt = 'refuse' where id = $1`, [imageId])
    expect(await refusal(await convert(visitor, { imageUrl }))).toEqual([
      422,
      'Clay cannot be that. Your credits were returned.',
    ])
    await app.parts.pool.query(`update model_picture set prompt = 'break' where id = $1`, [imageId])
    expect(await refusal(await convert(visitor, { imageUrl }))).toEqual([
      500,
      "Something broke while making this. We've made a note of it. Your credits were returned.",
    ])
    expect(await balancesOf(app.parts.pool, userId)).toEqual({ free: 2000, paid: 0, held: 0 })
    expect(await models(visitor, userId)).toEqual([])
  })

  it('needs 200 credits', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    await balancesOf(app.parts.pool, userId)
    await app.parts.pool.query(
      `insert into transfer (key, user_id, src, amount) values ('spent', $1, 'free', 1801)`,
      [userId],
    )
    const { imageUrl } = await drawn(visitor, 'a lump')
    const answer = await convert(visitor, { imageUrl })
    expect(await refusal(answer)).toEqual([402, 'You have no credits left'])
  })

  it('needs an account', async () => {
    const { imageUrl } = await drawn(app.visitor(), 'a lump')
    expect(await refusal(await convert(app.visitor(), { imageUrl }))).toEqual([
      401,
      'Error: User authentication required. Please refresh and try again.',
    ])
  })

  it.each([
    [{}, 400, 'imageUrl is required.'],
    [
      { imageUrl: 'https://elsewhere.example/cat.png' },
      400,
      'imageUrl must be the address of a picture made or uploaded here.',
    ],
    [
      { imageUrl: '/play/00000000-0000-4000-8000-000000000000/picture.webp' },
      404,
      "We can't find that picture. It may have been too old to keep.",
    ],
    [
      { imageUrl: '/x', options: { texture_size: 513 } },
      400,
      'options.texture_size must be 512, 1024, 2048 or 4096.',
    ],
    [{ imageUrl: '/x', options: { simplify: 2 } }, 400, 'simplify must be a number from 0.0 to 1.0.'],
  ])('from %j is refused', async (body, status, message) => {
    const { visitor } = await newPerson(app.visitor())
    expect(await refusal(await convert(visitor, body))).toEqual([status, message.replace('options.', '')])
  })

  it('is not made from the picture of another account', async () => {
    const owner = await newPerson(app.visitor())
    const { imageUrl } = await drawn(owner.visitor, 'a lump')
    const { visitor } = await newPerson(app.visitor())
    expect((await convert(visitor, { imageUrl })).status).toBe(404)
  })

  it('tells its progress to those who ask for a stream', async () => {
    // Streams are written straight into a connection, so there must be one.
    const server = serve({ fetch: app.parts.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { visitor, userId } = await newPerson(app.visitor())
    const { imageUrl } = await drawn(visitor, 'a lump')
    const answer = await fetch(`${origin}/api/models/get-3d`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ imageUrl }),
    })
    const modelId = answer.headers.get('run-id')
    const lines = (await answer.text()).matchAll(/^data: (.*)$/gm)
    const events = [...lines].map(([, data = '']) => JSON.parse(data) as RunEvent)
    server.closeAllConnections()
    server.close()
    expect(events.map(({ type }) => type)).toEqual([
      'stage',
      'stage',
      'editor_result',
      'upload_to_s3',
      'done',
    ])
    expect(events[3]).toEqual({
      type: 'upload_to_s3',
      game_id: modelId,
      model: {
        modelId,
        userId,
        modelName: 'Lump - a lump',
        modelType: '3d',
        published: false,
        designDate: expect.any(String),
        originalUrl: `/play/${modelId}/model.glb`,
        prompt: 'a lump',
      },
    })
  })
})
