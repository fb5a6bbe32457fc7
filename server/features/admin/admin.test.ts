import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newGame, newPublishedGame } from '../community/testing/published-game.ts'

const app = useApp({ ROLE: 'web', ADMIN_EMAILS: 'boss@example.com' })

let boss: Visitor
beforeAll(async () => {
  boss = app.visitor()
  await boss.signUp({ email: 'boss@example.com' })
  await app.prove('boss@example.com')
})

const lists = ['/api/v1/admin/models', '/api/v1/admin/games', '/api/v1/admin/environments']
const games = () => boss.json<CallAnswer<'adminGames'>>('/api/v1/admin/games')

describe('the lists of all creations', () => {
  it.each(lists)('%s is for administrators alone, and kept by nobody', async (path) => {
    const member = app.visitor()
    await member.signUp()
    expect((await app.visitor().get(path)).status).toBe(401)
    expect((await member.get(path)).status).toBe(403)
    const answer = await boss.get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.json()).toEqual(expect.any(Array))
  })

  it('have everybody’s games, newest first, and say which are published', async () => {
    const first = await newPublishedGame(app, 'First')
    const second = await newGame(app, 'Second')
    expect((await games()).slice(0, 2)).toEqual([
      expect.objectContaining({
        modelId: second.modelId,
        modelName: 'Second',
        modelType: 'Game',
        userId: second.userId,
        username: 'Ada',
        published: false,
        designDate: expect.any(String),
      }),
      expect.objectContaining({ modelId: first.modelId, published: true, encryptedId: first.encryptedId }),
    ])
    expect(await boss.json('/api/v1/admin/models')).toEqual([])
  })

  it('leave out what was deleted', async () => {
    const { owner, userId, modelId } = await newGame(app, 'Gone')
    await owner.delete('/api/game/delete-game', { userId, game: { modelId } })
    expect((await games()).map((game) => game.modelId)).not.toContain(modelId)
  })
})

describe('what is not published', () => {
  it('can be opened by administrators, picture and all, and by nobody else', async () => {
    await newGame(app, 'Private')
    const [item] = await games()
    const page = `/api/community/get-creation/${item?.encryptedId}`
    expect(await boss.json(page)).toMatchObject({
      published: false,
      mine: false,
      item: { modelName: 'Private' },
    })
    expect(await (await boss.get(item?.modelImage?.signedUrl ?? '')).text()).toBe('a picture')
    const member = app.visitor()
    await member.signUp()
    for (const who of [app.visitor(), member]) {
      expect((await who.get(page)).status).toBe(404)
      expect((await who.get(item?.modelImage?.signedUrl ?? '')).status).toBe(404)
    }
    const remix = await boss.post('/api/community/remix', { encryptedId: item?.encryptedId })
    expect(remix.status).toBe(404)
  })

  it('can be published by administrators in the name of its maker, and by nobody else', async () => {
    const { userId, modelId } = await newGame(app, 'Shy')
    const member = app.visitor()
    await member.signUp()
    const publish = (who: Visitor) => who.post('/api/community/publish-creation', { userId, modelId })
    expect((await publish(member)).status).toBe(403)
    const answer = await publish(boss)
    expect(await answer.json()).toMatchObject({ item: { userId, username: 'Ada', modelName: 'Shy' } })
  })

  it('needs an id to be published', async () => {
    const { userId } = await newGame(app)
    const answer = await boss.post('/api/community/publish-creation', { userId })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message: 'Model ID is required to publish a game', fields: ['modelId'] },
    ])
  })
})
