import { expect, it } from 'vitest'
import { requirementsOf } from '../proof/requirements.ts'
import { madeOf, planned } from '../testing/made.ts'

const metresOf = (prompt: string) => {
  const { metres, claims } = planned(prompt)
  return claims.some(({ about }) => about === 'measure') ? metres : undefined
}

it('is what a sentence says, in the unit that it says', () => {
  expect(metresOf('a 40mm tall vase for 3d printing')).toBeCloseTo(0.04)
  expect(metresOf('a statue of a lion, 3 metres high')).toBeCloseTo(3)
  expect(metresOf('a 6 inch toy car')).toBeCloseTo(0.1524)
})

it('is of the whole or of nothing', () => {
  expect(metresOf('a cat beside a 2 m tall tree')).toBeUndefined()
  expect(metresOf('4 in a row')).toBeUndefined()
})

it('is measured on the model', async () => {
  const made = await madeOf('a 40mm tall vase')
  const held = (prompt: string) =>
    requirementsOf(made, planned(prompt)).find(({ claim }) => /tall$/.test(claim))?.status
  expect(held('a 40mm tall vase')).toBe('met')
  expect(held('a 60mm tall vase')).toBe('unmet')
})

it('is not that of a window which a helmet has room for', () => {
  expect(planned('a helmet with three round windows').metres).toBeLessThan(1)
})
