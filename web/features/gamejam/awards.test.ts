import { expect, it } from 'vitest'
import { awardOf } from './awards.ts'

const week = {
  starts: '2026-11-09',
  ends: '2026-11-16T00:00:00.000Z',
  number: 46,
  theme: 'Rooftops',
  entries: 2,
}
const winner = { modelName: 'Rooftop Ninja', username: 'Ada', likes: 3 }

it('is for winners that can be played', () => {
  const shown = { ...winner, encryptedId: 'a/b', pictureUrl: '/picture' }
  expect(awardOf({ ...week, winner: shown })).toEqual([
    {
      week: 'Week 46',
      theme: 'Rooftops',
      name: 'Rooftop Ninja',
      maker: 'Ada',
      href: '/game/a%2Fb',
      picture: '/picture',
    },
  ])
})

it('is not for a week without a winner, nor for a winner that is gone', () => {
  expect([awardOf(week), awardOf({ ...week, winner })]).toEqual([[], []])
})
