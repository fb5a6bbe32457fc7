import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { addVersion, newGame, newPublishedGame, type OwnGame, publishGame } from './testing/published-game.ts'

const app = useApp({ ROLE: 'web' })

async function shelf(): Promise<CommunityItem[]> {
  const { items } = await app
    .visitor()
    .json<CallAnswer<'getCommunity'>>('/api/community/get-creations?pageSize=100')
  return items
}

const onShelf = async ({ modelId }: OwnGame) => (await shelf()).find((item) => item.modelId === modelId)
const unpublish = ({ owner, userId, modelId }: OwnGame) =>
  owner.post('/api/community/unpublish-creation', { userId, modelId })

const answerOf = async (answer: Response) => [answer.status, await answer.json()]

describe('without a session', () => {
  it.each([
    ['publish-creation', { modelId: randomUUID(), userId: 'x' }],
    ['unpublish-creation', { modelId: randomUUID(), userId: 'x' }],
    ['like', { modelId: randomUUID() }],
    ['unlike', { modelId: randomUUID() }],
    ['remix', { encryptedId: 'x' }],
  ])('%s says the specified text', async (call, body) => {
    expect(await answerOf(await app.visitor().post(`/api/community/${call}`, body))).toEqual([
      401,
      {
        code: 'unauthenticated',
        message: 'Error: User authentication required. Please refresh and try again.',
      },
    ])
  })
})

describe('publishing a game', () => {
  it('puts it on the shelf, under its name, with what its answer says of it', async () => {
    const game = await newPublishedGame(app, 'Night Owl')
    expect(await onShelf(game)).toEqual(game.item)
    expect(game.item).toEqual({
      modelId: game.modelId,
      encryptedId: expect.stringMatching(/^[\w-]{59}$/),
      modelType: 'game',
      modelName: 'Night Owl',
      description: 'Cat is a game.',
      username: 'Ada',
      publishDate: expect.any(String),
      views: 0,
      likes: 0,
      modelImage: { signedUrl: `/api/community/get-picture/${game.encryptedId}` },
      userId: game.userId,
      proof: { wonSeconds: 12 },
    })
  })

  it('again updates its name and description, and keeps its date and its likes', async () => {
    const game = await newPublishedGame(app)
    await game.owner.post('/api/community/like', { modelId: game.modelId })
    await publishGame(game, { modelName: 'Cat the Great', description: 'Now with fish.' })
    expect(await onShelf(game)).toEqual({
      ...game.item,
      modelName: 'Cat the Great',
      description: 'Now with fish.',
      likes: 1,
    })
  })

  it('with an empty description lets the game speak for itself', async () => {
    const game = await newPublishedGame(app, 'Cat', { description: ' ' })
    expect(game.item.description).toBe('Cat is a game.')
  })

  it('needs what the specification says it needs', async () => {
    const { owner, userId, modelId } = await newGame(app)
    const publish = (body: object) => owner.post('/api/community/publish-creation', body)
    expect(await answerOf(await publish({ userId }))).toEqual([
      400,
      { code: 'invalid_input', message: 'Model ID is required to publish a game', fields: ['modelId'] },
    ])
    expect(await answerOf(await publish({ modelId }))).toEqual([
      400,
      { code: 'invalid_input', message: 'User ID is required to publish a model', fields: ['userId'] },
    ])
    for (const wrong of [{ views: 1000 }, { likes: 5 }, { modelName: '' }, { description: 'x'.repeat(501) }])
      expect((await publish({ userId, modelId, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
  })

  it('of another is refused: nobody learns that there is one', async () => {
    const { modelId, userId } = await newGame(app)
    const stranger = await newPerson(app.visitor())
    const publish = (body: object) => stranger.visitor.post('/api/community/publish-creation', body)
    const refused = [404, { code: 'not_found', message: "We can't find that creation." }]
    expect(await answerOf(await publish({ modelId, userId: stranger.userId }))).toEqual(refused)
    expect((await publish({ modelId, userId })).status).toBe(403)
    for (const id of ['x', '..', `${modelId}'--`, randomUUID()])
      expect(await answerOf(await publish({ modelId: id, userId: stranger.userId })), id).toEqual(refused)
  })

  it('shows the version that was the newest then, until it is published again', async () => {
    const game = await newPublishedGame(app)
    const second = await addVersion(app, game)
    const playUrl = async () => {
      const path = `/api/community/get-creation/${game.encryptedId}`
      return (await app.visitor().json<CallAnswer<'getCreation'>>(path)).playUrl
    }
    expect(await playUrl()).toContain(game.versionId)
    await publishGame(game)
    expect(await playUrl()).toContain(second)
  })

  it('refuses a version without a proof, and what was shown before stays', async () => {
    const game = await newPublishedGame(app)
    await addVersion(app, game, { proven: false })
    expect(await answerOf(await publishGame(game, { modelName: 'Unproven' }))).toEqual([
      422,
      {
        code: 'unprocessable',
        message: 'You can only publish proven versions. Get this one proven, or go back to one that is.',
      },
    ])
    expect(await onShelf(game)).toMatchObject({ modelName: 'Cat' })
  })
})

describe('taking it back', () => {
  it('removes it for everybody, but not for its maker', async () => {
    const game = await newPublishedGame(app)
    expect(await answerOf(await unpublish(game))).toEqual([200, { success: true }])
    expect(await onShelf(game)).toBeUndefined()
    const path = `/api/community/get-creation/${game.encryptedId}`
    expect((await app.visitor().get(path)).status).toBe(404)
    expect((await (await newPerson(app.visitor())).visitor.get(path)).status).toBe(404)
    expect(await game.owner.json(path)).toMatchObject({ published: false, mine: true })
    for (const call of ['increment-views', 'like'])
      expect((await game.owner.post(`/api/community/${call}`, { modelId: game.modelId })).status).toBe(404)
  })

  it('twice, or what was never shown, is no mistake', async () => {
    const game = await newGame(app)
    expect((await unpublish(game)).status).toBe(200)
    expect((await unpublish(game)).status).toBe(200)
  })

  it('is up to its maker alone', async () => {
    const game = await newPublishedGame(app)
    const { visitor, userId } = await newPerson(app.visitor())
    expect((await unpublish({ ...game, owner: visitor, userId })).status).toBe(404)
    expect((await unpublish({ ...game, owner: visitor })).status).toBe(403)
    expect(await onShelf(game)).toBeDefined()
  })

  it('is no way to the top: it comes back with its date and its counts', async () => {
    const game = await newPublishedGame(app)
    await game.owner.post('/api/community/like', { modelId: game.modelId })
    await unpublish(game)
    await publishGame(game)
    expect(await onShelf(game)).toEqual({ ...game.item, likes: 1 })
  })

  it('happens by itself when the game is deleted', async () => {
    const game = await newPublishedGame(app)
    const { owner, userId, modelId } = game
    await owner.post('/api/community/like', { modelId })
    await owner.delete('/api/game/delete-game', { userId, game: { modelId } })
    expect(await onShelf(game)).toBeUndefined()
    expect((await owner.get(`/api/community/get-creation/${game.encryptedId}`)).status).toBe(404)
    expect((await owner.get(`/api/community/get-picture/${game.encryptedId}`)).status).toBe(404)
    expect((await publishGame(game)).status).toBe(404)
  })
})
