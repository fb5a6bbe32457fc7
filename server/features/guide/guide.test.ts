import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'

const app = useApp()

it('tells everybody what the engine understands, and may be kept for a minute', async () => {
  const answer = await app.visitor().get('/api/guide')
  const guide = (await answer.json()) as CallAnswer<'getGuide'>
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  expect(guide.kinds.map(({ id }) => id)).toContain('platformer')
  // Nothing is on the shelf of this installation.
  expect(guide.kinds.flatMap(({ example }) => example.shown ?? [])).toEqual([])
})
