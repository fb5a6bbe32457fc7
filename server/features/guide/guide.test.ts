import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPublishedGame } from '../community/testing/published-game.ts'

const app = useApp()

let shown: Awaited<ReturnType<typeof newPublishedGame>>

/** One piece on the shelf of the house, and one that somebody took off it. */
beforeAll(async () => {
  shown = await newPublishedGame(app, 'Frog Tower')
  const gone = await newPublishedGame(app, 'Gone')
  await gone.owner.post('/api/community/unpublish-creation', { userId: gone.userId, modelId: gone.modelId })
  for (const [{ modelId, versionId }, genre] of [
    [shown, 'platformer'],
    [gone, 'snake'],
  ] as const) {
    const { pool } = app.parts
    await pool.query('update creation_version set plan = $2 where id = $1', [
      versionId,
      { game: { genre, goal: 'Reach the top.' } },
    ])
    await pool.query('insert into showcase (name, creation_id, version_id, digest) values ($1, $2, $3, $1)', [
      genre,
      modelId,
      versionId,
    ])
  }
})

it('tells everybody what the engine understands, with a game of the house where it shows one', async () => {
  const answer = await app.visitor().get('/api/guide')
  const { kinds } = (await answer.json()) as CallAnswer<'getGuide'>
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(kinds.filter(({ example }) => example.shown).map(({ id }) => id)).toEqual(['platformer'])
  const example = kinds.find(({ id }) => id === 'platformer')?.example
  expect(example).toMatchObject({ prompt: 'a cat', title: 'Frog Tower', goal: 'Reach the top.' })
  expect(example?.shown?.encryptedId).toBe(shown.encryptedId)
  expect((await app.visitor().get(example?.shown?.pictureUrl ?? '')).status).toBe(200)
})
