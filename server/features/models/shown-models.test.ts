import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { answered, drawn, withClay } from './testing/clay.ts'
import { seedModel } from './testing/seed-model.ts'

const app = useApp({ WORKER_THREADS: '1', ADMIN_EMAILS: 'boss@example.com' }, withClay)

let boss: Visitor
beforeAll(async () => {
  boss = app.visitor()
  await boss.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
})

type Published = { item: CallAnswer<'publish'>['item'] }

async function newPublished(more: object = {}) {
  const { visitor, userId } = await newPerson(app.visitor())
  const seeded = await seedModel(app.parts, userId)
  const body = { userId, modelId: seeded.modelId, ...more }
  const { item } = await answered<Published>(await visitor.post('/api/community/publish-creation', body))
  return { visitor, userId, ...seeded, item, encryptedId: item.encryptedId ?? '' }
}

const shelf = (visitor: Visitor) =>
  visitor.json<CallAnswer<'getCommunity'>>('/api/community/get-creations?filter=models&sort=newest')

describe('a published model', () => {
  it('stands on the shelf with all that the viewer needs', async () => {
    const { modelId, encryptedId, userId } = await newPublished({ modelName: 'Teapot' })
    const visitor = app.visitor()
    const item = (await shelf(visitor)).items.find((each) => each.modelId === modelId)
    expect(item).toEqual({
      modelId,
      encryptedId,
      userId,
      modelType: 'model',
      modelName: 'Teapot',
      description: 'A lump of clay.',
      username: 'Ada',
      publishDate: expect.any(String),
      likes: 0,
      views: 0,
      proof: {},
      modelImage: { signedUrl: `/api/community/get-picture/${encryptedId}` },
      modelLink: `/api/community/get-model/${encryptedId}`,
    })
    expect((await visitor.get(item?.modelImage?.signedUrl ?? '')).headers.get('content-type')).toBe(
      'image/webp',
    )
    const glb = await visitor.get(item?.modelLink ?? '')
    expect(glb.headers.get('content-type')).toBe('model/gltf-binary')
    expect(await glb.text()).toBe('glTF of a lump')
    const headers = { 'If-None-Match': glb.headers.get('etag') ?? '' }
    expect((await visitor.request(item?.modelLink ?? '', { headers })).status).toBe(304)
    expect(await (await visitor.get(`${item?.modelLink}?detail=medium`)).text()).toBe('glTF')
    expect(await (await visitor.get(`${item?.modelLink}?detail=low`)).text()).toBe('gl')
  })

  it('is described with its proof, and has no page to frame', async () => {
    const { encryptedId } = await newPublished({ showPrompt: true })
    const visitor = app.visitor()
    const shown = await visitor.json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${encryptedId}`)
    expect(shown).toMatchObject({
      item: { modelType: 'model', modelLink: `/api/community/get-model/${encryptedId}` },
      published: true,
      mine: false,
      prompt: 'a lump',
      pageUrl: `http://localhost:3000/creator-hub?model=${encryptedId}`,
      modelProof: { checks: [{ name: 'Closed' }], figures: { triangles: 12 } },
    })
    expect([shown.playUrl, shown.proof]).toEqual([undefined, undefined])
    expect((await visitor.get(`/api/community/get-embed/${encryptedId}`)).status).toBe(404)
    expect((await visitor.get(`/api/community/get-proof/${encryptedId}`)).status).toBe(404)
  })

  it('is viewed, liked, and its links are renewed for everybody', async () => {
    const { modelId } = await newPublished()
    const { visitor } = await newPerson(app.visitor())
    expect(await answered(await visitor.post('/api/community/increment-views', { modelId }))).toEqual({
      views: 1,
    })
    expect(await answered(await visitor.post('/api/community/like', { modelId }))).toEqual({
      likes: 1,
      liked: true,
    })
    const originalUrl = `/play/${modelId}/model.glb`
    const { signedUrl } = await answered<{ signedUrl: string }>(
      await app.visitor().post('/api/assets/sign-url', { originalUrl, type: 'models' }),
    )
    expect((await app.visitor().get(signedUrl)).status).toBe(200)
  })

  it('is remixed into a model with files of its own, which can be changed further', async () => {
    const { visitor: maker, modelId: originalId, encryptedId } = await newPublished()
    const { visitor, userId } = await newPerson(app.visitor())
    const remix = await answered<CallAnswer<'remix'>>(
      await visitor.post('/api/community/remix', { encryptedId }),
    )
    expect(remix).toEqual({
      modelId: expect.any(String),
      modelName: 'Remix of Lump - a lump',
      modelType: 'model',
    })
    await maker.delete('/api/models/delete-model', { model: { modelId: originalId } })
    const [model] = await visitor.json<CallAnswer<'getModels'>>(`/api/models/get-models/${userId}`)
    expect(model).toMatchObject({ modelId: remix.modelId, modelName: 'Remix of Lump - a lump' })
    expect(await (await visitor.get(model?.modelLink ?? '')).text()).toBe('glTF of a lump')
    expect((await drawn(visitor, 'red', { editOf: remix.modelId })).message).toBe('A lump: a lump, red.')
  })

  it('goes when it is taken back, and when it is deleted', async () => {
    const { visitor, userId, modelId, encryptedId } = await newPublished()
    const link = `/api/community/get-model/${encryptedId}`
    await answered(await visitor.post('/api/community/unpublish-creation', { userId, modelId }))
    expect((await app.visitor().get(link)).status).toBe(404)
    expect((await visitor.get(link)).status).toBe(200)
    await answered(await visitor.post('/api/community/publish-creation', { userId, modelId }))
    expect((await app.visitor().get(link)).status).toBe(200)
    await visitor.delete('/api/models/delete-model', { model: { modelId } })
    expect((await visitor.get(link)).status).toBe(404)
    expect((await shelf(visitor)).items.map((item) => item.modelId)).not.toContain(modelId)
  })

  it('is not a page for search engines', async () => {
    const { encryptedId } = await newPublished()
    expect(await (await app.visitor().get('/sitemaps/creations-1-of-1.xml')).text()).not.toContain(
      encryptedId,
    )
  })
})

describe('publishing a model', () => {
  it('needs an id, an account, and a model of one’s own', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const publish = async (by: Visitor, body: object) => {
      const answer = await by.post('/api/community/publish-creation', body)
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    expect(await publish(visitor, { modelId: 'x' })).toEqual([400, 'User ID is required to publish a model'])
    const { modelId } = await seedModel(app.parts, userId)
    const stranger = await newPerson(app.visitor())
    expect((await publish(app.visitor(), { modelId, userId }))[0]).toBe(401)
    expect((await publish(stranger.visitor, { modelId, userId }))[0]).toBe(403)
    expect((await publish(stranger.visitor, { modelId, userId: stranger.userId }))[0]).toBe(404)
  })
})

describe('administrators', () => {
  it('see the models of all, and may look at those that are not published', async () => {
    const { visitor, userId } = await newPerson(app.visitor())
    const { modelId } = await seedModel(app.parts, userId)
    const list = await boss.json<CallAnswer<'adminModels'>>('/api/v1/admin/models')
    const item = list.find((each) => each.modelId === modelId)
    expect(item).toMatchObject({
      modelName: 'Lump - a lump',
      modelType: '3d',
      userId,
      published: false,
      modelLink: `/api/community/get-model/${item?.encryptedId}`,
    })
    expect((await boss.get(item?.modelLink ?? '')).status).toBe(200)
    expect((await visitor.get(item?.modelLink ?? '')).status).toBe(200)
    expect((await app.visitor().get(item?.modelLink ?? '')).status).toBe(404)
  })
})
