import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { Game } from '@makebelieve/contract/entities/game'
import { describe, expect, it } from 'vitest'
import { balancesOf } from '../../ledger/ledger.ts'
import { useApp, type Visitor } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { addVersion, newGame, newPublishedGame, publishGame } from './testing/published-game.ts'

const app = useApp({ ROLE: 'web' })

async function remix(visitor: Visitor, encryptedId: string): Promise<CallAnswer<'remix'>> {
  return (await visitor.post('/api/community/remix', { encryptedId })).json() as Promise<CallAnswer<'remix'>>
}

const gamesOf = async ({ visitor, userId }: { visitor: Visitor; userId: string }) =>
  (await visitor.json<Game[][]>(`/api/game/get-games/${userId}`)).flat()

describe('a remix', () => {
  it('is a game of its own that nobody pays for', async () => {
    const original = await newPublishedGame(app, 'Night Owl')
    const fan = await newPerson(app.visitor())
    const before = await balancesOf(app.parts.pool, fan.userId)
    const made = await remix(fan.visitor, original.encryptedId)
    expect(made).toEqual({
      modelId: expect.any(String),
      modelName: 'Remix of Night Owl',
      modelType: 'game',
      chatId: expect.any(String),
    })
    expect(await balancesOf(app.parts.pool, fan.userId)).toEqual(before)
    const [game] = await gamesOf(fan)
    expect(game).toMatchObject({ modelId: made.modelId, modelName: 'Remix of Night Owl', versions: 1 })
    const code = await app.visitor().get(game?.jsUrl?.signedUrl ?? '')
    expect([code.status, await code.text()]).toEqual([200, 'document.title = "played"'])
    expect(await fan.visitor.json(`/api/game/get-proof/${made.modelId}`)).toMatchObject({
      checks: [{ passed: true }],
    })
  })

  it('begins with a greeting that gives credit, and tells nothing of what the other asked for', async () => {
    const original = await newPublishedGame(app, 'Night Owl')
    const fan = await newPerson(app.visitor())
    const { chatId, modelId } = await remix(fan.visitor, original.encryptedId)
    const chat = await fan.visitor.json<CallAnswer<'getChat'>>(`/api/game/get-chat/${chatId}`)
    expect(chat).toMatchObject({
      chatName: 'Remix of Night Owl',
      messages: [
        {
          type: 'assistant',
          content: [{ text: 'This is a remix of “Night Owl” by Ada. Tell me what to change.' }],
        },
      ],
    })
    const { versions } = await fan.visitor.json<CallAnswer<'getVersions'>>(
      `/api/game/get-versions/${modelId}`,
    )
    expect(versions.map(({ prompt }) => prompt)).toEqual(['Remix of Night Owl'])
  })

  it('shows whose it was when it is published, and leads there as long as that is shown', async () => {
    const original = await newPublishedGame(app, 'Night Owl')
    const fan = await newPerson(app.visitor())
    const { modelId } = await remix(fan.visitor, original.encryptedId)
    const published = await fan.visitor.post('/api/community/publish-creation', {
      modelId,
      userId: fan.userId,
    })
    const { item } = (await published.json()) as CallAnswer<'publish'>
    const credit = { modelName: 'Night Owl', username: 'Ada', encryptedId: original.encryptedId }
    expect(item.remixOf).toEqual(credit)
    const open = async () =>
      (await app.visitor().json<CallAnswer<'getCreation'>>(`/api/community/get-creation/${item.encryptedId}`))
        .item.remixOf
    expect(await open()).toEqual(credit)

    const { owner, userId } = original
    await owner.post('/api/community/unpublish-creation', { userId, modelId: original.modelId })
    expect(await open()).toEqual({ modelName: 'Night Owl', username: 'Ada' })
    await app.parts.pool.query('delete from app_user where id = $1', [userId])
    expect(await open()).toEqual({ modelName: 'Night Owl', username: 'user' })
  })

  it('is of the version that is shown, not of what its maker is at', async () => {
    const original = await newPublishedGame(app)
    await addVersion(app, original, { proven: false })
    const fan = await newPerson(app.visitor())
    const { modelId } = await remix(fan.visitor, original.encryptedId)
    const { versions } = await fan.visitor.json<CallAnswer<'getVersions'>>(
      `/api/game/get-versions/${modelId}`,
    )
    expect(versions).toMatchObject([{ number: 1, proven: true }])
  })

  it('stays whole when the original is deleted', async () => {
    const original = await newPublishedGame(app)
    const fan = await newPerson(app.visitor())
    await remix(fan.visitor, original.encryptedId)
    const { owner, userId, modelId } = original
    await owner.delete('/api/game/delete-game', { userId, game: { modelId } })
    await app.parts.storage.deleteAll(`creations/${userId}/`)
    const [game] = await gamesOf(fan)
    const code = await app.visitor().get(game?.jsUrl?.signedUrl ?? '')
    expect([code.status, await code.text()]).toEqual([200, 'document.title = "played"'])
  })

  it('goes with all its files when it is deleted', async () => {
    const original = await newPublishedGame(app)
    const fan = await newPerson(app.visitor())
    const { modelId } = await remix(fan.visitor, original.encryptedId)
    await fan.visitor.delete('/api/game/delete-game', { userId: fan.userId, game: { modelId } })
    const { rows } = await app.parts.pool.query<{ prefix: string }>(
      `select data ->> 'prefix' as prefix from pgboss.job where name = 'delete-files' and data ->> 'prefix' like $1`,
      [`creations/${fan.userId}/%`],
    )
    expect(rows).toEqual([{ prefix: `creations/${fan.userId}/${modelId}/` }])
  })

  it('of a remix names what it was made from', async () => {
    const original = await newPublishedGame(app, 'Remix of Night Owl')
    const { visitor } = await newPerson(app.visitor())
    expect(await remix(visitor, original.encryptedId)).toMatchObject({ modelName: 'Remix of Night Owl' })
  })

  it('is not made of what is not shown, not even by its maker', async () => {
    const game = await newGame(app)
    const { encryptedId } = (await (
      await game.owner.post('/api/assets/encrypt-id', { modelId: game.modelId })
    ).json()) as CallAnswer<'encryptId'>
    expect((await game.owner.post('/api/community/remix', { encryptedId })).status).toBe(404)
    await publishGame(game)
    expect((await game.owner.post('/api/community/remix', { encryptedId })).status).toBe(200)
  })

  it('can be made twenty times in an hour', async () => {
    const original = await newPublishedGame(app)
    const { visitor } = await newPerson(app.visitor())
    for (let i = 0; i < 20; i++) await remix(visitor, original.encryptedId)
    const answer = await visitor.post('/api/community/remix', { encryptedId: original.encryptedId })
    expect([answer.status, await answer.json()]).toEqual([
      429,
      { code: 'too_many_requests', message: 'You can make 20 remixes an hour. Try again later.' },
    ])
  })
})
