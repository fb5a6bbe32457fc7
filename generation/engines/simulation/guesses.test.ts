import { expect, it } from 'vitest'
import { planSimulation } from './plan.ts'

it('says which topic was taken where that is not sure, and offers the next likely ones', async () => {
  const { guess } = await planSimulation('lens and mirrors', { seed: 1 })
  expect(guess?.says).toBe("We weren't sure which topic you meant, so we picked “A lens makes an image”.")
  expect(guess?.offers).toHaveLength(2)
  for (const { label, prompt } of guess?.offers ?? []) {
    const other = await planSimulation(prompt, { seed: 1 })
    expect([other.title, other.guess]).toEqual([label, undefined])
  }
})

it('says nothing of a topic that is surely meant', async () => {
  const { guess } = await planSimulation('how a pendulum depends on gravity', { seed: 1 })
  expect(guess).toBeUndefined()
})
