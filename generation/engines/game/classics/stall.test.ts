import { expect, test } from 'vitest'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'

function planOf(prompt: string) {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) throw new Error(brief.message)
  return planGame(brief, 3)
}

test('mornings and rain that come and go are no light and no weather of the whole game', () => {
  const { claims } = planOf(
    'I run a juice cart, set prices every morning, fewer people come when it rains, ten days',
  )
  expect(claims.filter(({ about }) => about === 'time' || about === 'weather')).toEqual([])
})

test('what nobody spoke of is not for sale', () => {
  const { game } = planOf('a lemonade stand for five days where rain brings fewer customers')
  expect(game.cast.map(({ name }) => name)).not.toContain('house')
  expect(game.cast.map(({ name }) => name)).toContain('lemonade')
})
