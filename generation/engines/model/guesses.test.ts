import { describe, expect, it } from 'vitest'
import { guessOf } from './guesses.ts'
import { planModel } from './plan.ts'

const guessed = (prompt: string) => guessOf(planModel(prompt, { seed: 1 }))

describe('a noun of two senses', () => {
  it('is made in the usual one, and the other is offered', () => {
    expect(guessed('a red crane')?.offers).toEqual([
      { label: 'a red tower crane', prompt: 'a red tower crane' },
    ])
  })

  it.each(['a tower crane', 'a crane lifting a steel girder', 'a crane with its egg', 'a red teapot'])(
    'is no guess in "%s"',
    (prompt) => {
      expect(guessed(prompt)).toBeUndefined()
    },
  )
})
