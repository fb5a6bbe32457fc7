import { expect, test } from 'vitest'
import { planOf } from '../../../guide/kinds.ts'

test('mornings and rain that come and go are no light and no weather of the whole game', () => {
  const { claims } = planOf(
    'I run a juice cart, set prices every morning, fewer people come when it rains, ten days',
  )
  expect(claims.filter(({ about }) => about === 'time' || about === 'weather')).toEqual([])
})
