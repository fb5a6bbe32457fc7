import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { describe, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPerson, seedGame } from '../games/testing/seed-game.ts'

const app = useApp({ ROLE: 'web' })

/** Somebody with these games, made in this order. */
async function maker(...names: string[]) {
  const { visitor, userId } = await newPerson(app.visitor())
  for (const [i, name] of names.entries()) {
    const { modelId } = await seedGame(app.parts, userId, { name })
    await app.parts.pool.query(
      'update creation set created_at = now() + make_interval(secs => $2) where id = $1',
      [modelId, i],
    )
  }
  const list = (query = '') =>
    visitor.json<CallAnswer<'getMyCreations'>>(`/api/creations/get-creations/${userId}?${query}`)
  const found = async (query = '') => (await list(query)).items.map(({ modelName }) => modelName)
  return { visitor, userId, list, found }
}

describe('what somebody made', () => {
  it('is listed newest first, eight to a page, with a picture', async () => {
    const names = Array.from({ length: 9 }, (_, i) => `Game ${i + 1}`)
    const { list, found } = await maker(...names)
    const first = await list()
    expect(first).toMatchObject({ page: 1, pageSize: 8, total: 9 })
    expect(first.items[0]).toMatchObject({
      modelName: 'Game 9',
      modelType: 'game',
      modelImage: { signedUrl: expect.stringContaining('/preview.webp') },
    })
    expect(await found('page=2')).toEqual(['Game 1'])
  })

  it('is shown from its last page when the page asked for is gone', async () => {
    const { list } = await maker('One')
    expect(await list('page=3')).toMatchObject({ page: 1, total: 1 })
  })

  it('is found by a part of its name, and when that is mistyped', async () => {
    const { found } = await maker('Dragon Castle', 'Penguin Slide')
    expect(await found('search=CAST')).toEqual(['Dragon Castle'])
    expect(await found('search=pengiun')).toEqual(['Penguin Slide'])
    expect(await found('search=submarine')).toEqual([])
    expect(await found('search=%25')).toEqual([])
  })

  it('is told apart by kind', async () => {
    const { userId, found } = await maker('A game')
    await app.parts.pool.query(`insert into creation (user_id, kind, name) values ($1, 'model', 'A model')`, [
      userId,
    ])
    expect(await found('filter=games')).toEqual(['A game'])
    expect(await found('filter=models')).toEqual(['A model'])
    expect(await found('filter=environments')).toEqual([])
    expect(await found()).toHaveLength(2)
  })

  it('is no longer there when it was deleted', async () => {
    const { visitor, userId, list, found } = await maker('Gone')
    const { items } = await list()
    await visitor.delete('/api/game/delete-game', { userId, game: { modelId: items[0]?.modelId } })
    expect(await found()).toEqual([])
  })

  it('is nobody else’s business', async () => {
    const { userId } = await maker('Mine')
    const path = `/api/creations/get-creations/${userId}`
    expect((await app.visitor().get(path)).status).toBe(401)
    const { visitor } = await newPerson(app.visitor())
    expect((await visitor.get(path)).status).toBe(403)
  })
})
