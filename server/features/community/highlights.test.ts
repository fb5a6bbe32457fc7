import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newGame, newPublishedGame, publishGame } from './testing/published-game.ts'

const app = useApp({ ROLE: 'web' })

const ask = (query: string) =>
  app.visitor().json<CallAnswer<'getCommunity'>>(`/api/community/get-creations?${query}`)
const names = async (query: string) => (await ask(query)).items.map(({ modelName }) => modelName)

async function publishedWith(name: string, game: object) {
  const own = await newGame(app, name)
  await app.parts.pool.query('update creation_version set plan = $2 where id = $1', [
    own.versionId,
    JSON.stringify({ game }),
  ])
  await publishGame(own)
  return own
}

describe('what is published', () => {
  it('tells how long the bot took to win it', async () => {
    const { item } = await newPublishedGame(app, 'Timed')
    expect(item.proof).toEqual({ wonSeconds: 12 })
  })

  it('is found by what it is good for', async () => {
    await publishedWith('Tandem', { genre: 'runner', rules: { players: 2, gentle: false } })
    await publishedWith('Lullaby', { genre: 'collector', rules: { players: 1, gentle: true } })
    await publishedWith('Crates', { genre: 'sokoban', rules: { players: 1, gentle: false } })
    await publishedWith('Planets', { genre: 'quiz', rules: { players: 1, gentle: false } })
    expect(await names('trait=two-players')).toEqual(['Tandem'])
    expect(await names('trait=gentle')).toEqual(['Lullaby'])
    expect(await names('trait=puzzle')).toEqual(['Crates'])
    expect(await names('trait=quiz')).toEqual(['Planets'])
    // The bot needed twelve seconds for each.
    expect(await names('trait=quick')).toContain('Crates')
    expect((await app.visitor().get('/api/community/get-creations?trait=fast')).status).toBe(400)
  })

  it('is good for something else when it is published anew', async () => {
    const own = await publishedWith('Changing', { genre: 'snake', rules: { players: 2, gentle: false } })
    await app.parts.pool.query(`update creation_version set plan = '{}' where id = $1`, [own.versionId])
    await publishGame(own)
    expect(await names('trait=two-players')).not.toContain('Changing')
  })
})

describe('what somebody likes', () => {
  it('is told to them alone', async () => {
    const [one, other] = [await newPublishedGame(app, 'One'), await newPublishedGame(app, 'Other')]
    const fan = app.visitor()
    await fan.signUp()
    await fan.post('/api/community/like', { modelId: one.modelId })
    const asked = { modelIds: [one.modelId, other.modelId, 'no-id'] }
    expect(await (await fan.post('/api/community/get-liked', asked)).json()).toEqual({ liked: [one.modelId] })
    expect((await app.visitor().post('/api/community/get-liked', asked)).status).toBe(401)
  })
})
