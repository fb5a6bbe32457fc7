import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, refusal, withClay } from './testing/clay.ts'
import { seedModel } from './testing/seed-model.ts'

const app = useApp({ WORKER_THREADS: '1', MY_CREATIONS_DELETE: 'models' }, withClay)

async function newModel(name?: string) {
  const { visitor, userId } = await newPerson(app.visitor())
  return { visitor, userId, ...(await seedModel(app.parts, userId, { name })) }
}

const models = (visitor: Visitor, userId: string) =>
  visitor.json<CallAnswer<'getModels'>>(`/api/models/get-models/${userId}`)

const store = (visitor: Visitor, userId: string, body: object) =>
  visitor.post(`/api/models/store-model/${userId}`, body)

describe('storing a model', () => {
  it('gives it its name, once or twice, by any of its addresses', async () => {
    const { visitor, userId, modelId } = await newModel()
    const [before] = await models(visitor, userId)
    for (const modelLink of [
      before?.modelLink,
      before?.originalUrl,
      `https://makebelieve.example${before?.modelLink}`,
    ]) {
      const body = { modelName: 'Teapot - a teapot', modelLink, modelImageLink: '/x.webp', modelType: '3d' }
      const { model } = await answered<CallAnswer<'storeModel'>>(await store(visitor, userId, body))
      expect(model).toEqual({
        modelId,
        userId,
        modelName: 'Teapot - a teapot',
        modelType: '3d',
        published: false,
        designDate: expect.any(String),
        prompt: 'a lump',
        originalUrl: `/play/${modelId}/model.glb`,
        signedUrl: expect.stringMatching(/^\/play\/.+\/model\.glb$/),
        modelLink: model.signedUrl,
        modelImageLink: { signedUrl: expect.stringMatching(/preview\.webp$/) },
        signTime: expect.any(String),
      })
      expect(await (await visitor.get(model.signedUrl)).text()).toBe('glTF of a lump')
    }
    expect(await models(visitor, userId)).toMatchObject([{ modelName: 'Teapot - a teapot' }])
  })

  it('is for its maker alone', async () => {
    const { userId, modelId } = await newModel()
    const body = { modelName: 'Mine', modelLink: `/play/${modelId}/model.glb` }
    expect((await store(app.visitor(), userId, body)).status).toBe(401)
    const stranger = await newPerson(app.visitor())
    expect(await refusal(await store(stranger.visitor, userId, body))).toEqual([
      403,
      'This belongs to another account.',
    ])
    expect(await refusal(await store(stranger.visitor, stranger.userId, body))).toEqual([
      404,
      "We can't find that model.",
    ])
  })

  it.each([
    [{ modelLink: '/play/x' }, 400, 'modelName is required.'],
    [{ modelName: 'A' }, 400, 'modelLink is required.'],
    [
      { modelName: 'A', modelLink: 'https://elsewhere.example/a.glb' },
      400,
      'modelLink must be the address of a model made here.',
    ],
    [{ modelName: 'A', modelLink: '/x', modelType: '2d' }, 400, 'modelType must be 3d.'],
    [{ modelName: 'A', modelLink: `/play/${randomUUID()}/model.glb` }, 404, "We can't find that model."],
  ])('%j is refused', async (body, status, message) => {
    const { visitor, userId } = await newPerson(app.visitor())
    expect(await refusal(await store(visitor, userId, body))).toEqual([status, message])
  })
})

describe('the list of models', () => {
  it('has the newest first, with links that work and are kept by nobody', async () => {
    const { visitor, userId, modelId } = await newModel('First')
    const second = await seedModel(app.parts, userId, { name: 'Second' })
    const answer = await visitor.get(`/api/models/get-models/${userId}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const list = (await answer.json()) as CallAnswer<'getModels'>
    expect(list.map((model) => model.modelId)).toEqual([second.modelId, modelId])
    const [first] = list
    expect((await visitor.get(first?.modelImageLink?.signedUrl ?? '')).headers.get('content-type')).toBe(
      'image/webp',
    )
  })

  it('is nobody else’s business', async () => {
    const { userId } = await newModel()
    expect((await app.visitor().get(`/api/models/get-models/${userId}`)).status).toBe(401)
    const { visitor } = await newPerson(app.visitor())
    expect((await visitor.get(`/api/models/get-models/${userId}`)).status).toBe(403)
  })
})

describe('a deleted model', () => {
  it('is gone everywhere, with its files and its plan', async () => {
    const { visitor, userId, modelId, folder } = await newModel()
    const [model] = await models(visitor, userId)
    const own = () =>
      visitor.json<CallAnswer<'getMyCreations'>>(`/api/creations/get-creations/${userId}?filter=models`)
    expect((await own()).items).toEqual([
      {
        modelId,
        modelType: 'model',
        published: false,
        modelName: 'Lump - a lump',
        designDate: expect.any(String),
        modelImage: { signedUrl: expect.stringMatching(/preview\.webp$/) },
        modelLink: expect.stringMatching(/model\.glb$/),
      },
    ])
    const answer = await visitor.delete('/api/models/delete-model', { model })
    expect(await answered(answer)).toEqual({ success: true })
    expect(await models(visitor, userId)).toEqual([])
    expect((await own()).items).toEqual([])
    expect((await visitor.get(model?.modelLink ?? '')).status).toBe(404)
    expect((await visitor.get(`/api/models/get-proof/${modelId}`)).status).toBe(404)
    await expect.poll(() => app.parts.storage.head(`${folder}model.glb`)).toBeNull()
    const { rows } = await app.parts.pool.query('select plan, prompt, answer from model where id = $1', [
      modelId,
    ])
    expect(rows).toEqual([{ plan: null, prompt: '', answer: '' }])
    expect(await refusal(await visitor.delete('/api/models/delete-model', { model }))).toEqual([
      404,
      "We can't find that model.",
    ])
  })

  it('was its maker’s', async () => {
    const { modelId } = await newModel()
    const body = { model: { ModelId: modelId } }
    expect((await app.visitor().delete('/api/models/delete-model', body)).status).toBe(401)
    const { visitor } = await newPerson(app.visitor())
    expect((await visitor.delete('/api/models/delete-model', body)).status).toBe(404)
    expect(await refusal(await visitor.delete('/api/models/delete-model', { model: {} }))).toEqual([
      400,
      'model.modelId is required.',
    ])
  })
})

describe('a model to take along', () => {
  it.each([
    ['', 'model.glb', 'model/gltf-binary', 'glTF of a lump'],
    ['?format=obj', 'model.obj.zip', 'application/octet-stream', 'obj of 14 bytes'],
    ['?format=stl', 'model.stl', 'application/octet-stream', 'stl of 14 bytes'],
    ['?format=usdz', 'model.usdz', 'application/octet-stream', 'usdz of 14 bytes'],
  ])('%s is %s', async (query, name, type, text) => {
    const { visitor, modelId, folder } = await newModel()
    // The second time it is there already.
    for (let time = 0; time < 2; time++) {
      const answer = await visitor.get(`/api/models/export-model/${modelId}${query}`)
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(await answer.text()).toBe(text)
    }
    expect(await app.parts.storage.head(folder + name)).not.toBeNull()
  })

  it('is its maker’s, and of a known form', async () => {
    const { visitor, modelId } = await newModel()
    const path = `/api/models/export-model/${modelId}`
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await (await newPerson(app.visitor())).visitor.get(path)).status).toBe(404)
    expect(await refusal(await visitor.get(`${path}?format=fbx`))).toEqual([
      400,
      'format must be glb or obj or stl or usdz.',
    ])
  })
})

describe('the proof of a model', () => {
  it('says what was checked, what was met, and how large it is', async () => {
    const { visitor, modelId } = await newModel()
    const path = `/api/models/get-proof/${modelId}`
    expect(await visitor.json(path)).toMatchObject({
      modelId,
      title: 'Lump',
      checks: [{ name: 'Closed', passed: true }],
      requirements: [{ claim: 'There is a lump', status: 'met' }],
      figures: { triangles: 12, size: [1, 1, 1], parts: [{ name: 'lump' }] },
    })
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await (await newPerson(app.visitor())).visitor.get(path)).status).toBe(404)
  })
})

describe('the file of a model', () => {
  it('is sent in parts to those who ask for parts, and not again to those who have it', async () => {
    const { visitor, userId } = await newModel()
    const [model] = await models(visitor, userId)
    const url = model?.modelLink ?? ''
    const whole = await visitor.get(url)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const part = await visitor.request(url, { headers: { Range: 'bytes=0-3' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-3/14',
      'glTF',
    ])
    const beyond = await visitor.request(url, { headers: { Range: 'bytes=99-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */14'])
    const etag = whole.headers.get('etag') ?? ''
    expect((await visitor.request(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const other = await visitor.request(url, { headers: { Range: 'bytes=0-3', 'If-Range': '"x"' } })
    expect([other.status, await other.text()]).toEqual([200, 'glTF of a lump'])
  })

  it('is exchanged for a fresh link by its maker, and by nobody else', async () => {
    const { visitor, modelId } = await newModel()
    const body = { originalUrl: `/play/${modelId}/model.glb` }
    const { signedUrl } = await answered<{ signedUrl: string }>(
      await visitor.post('/api/assets/sign-url', body),
    )
    expect(await (await app.visitor().get(signedUrl)).text()).toBe('glTF of a lump')
    expect((await app.visitor().post('/api/assets/sign-url', body)).status).toBe(404)
  })

  it('is not its report', async () => {
    const { visitor, userId } = await newModel()
    const [model] = await models(visitor, userId)
    expect((await visitor.get((model?.modelLink ?? '').replace('model.glb', 'report.json'))).status).toBe(404)
  })
})
