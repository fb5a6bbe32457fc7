import { expect, it } from 'vitest'
import { planEnvironment } from '../plan.ts'

const nounsOf = (prompt: string) => planEnvironment(prompt, { seed: 7 }).things.map(({ noun }) => noun)

it('reads what the walls of a room are painted, and what they are built of', () => {
  const paletteOf = (prompt: string) => planEnvironment(prompt, { seed: 7 }).palette
  expect(paletteOf('a bedroom with blue walls').walls).toMatch(/^#/)
  expect(paletteOf('a bedroom with walls painted dark green and a red rug').walls).toBe('#1f5f33')
  expect(paletteOf('a cozy kitchen with brick walls').wallStuff).toBe('brick')
  expect(paletteOf('a bedroom with a blue bed').walls).toBeUndefined()
})

it('brings what a feast needs, and leaves nobody in a deserted place', () => {
  expect(nounsOf('a living room at christmas')).toContain('christmas tree')
  expect(nounsOf('a subway station')).toContain('man')
  expect(nounsOf('an abandoned subway station')).not.toContain('man')
})

it('puts a thing between one thing and another', () => {
  const { things } = planEnvironment('a well between a church and a tavern', { seed: 7 })
  const well = things.find(({ noun }) => noun === 'well')
  expect(well?.place).toEqual({ how: 'between', of: 'church', and: 'tavern' })
})

it('takes no hour for a thing', () => {
  expect(nounsOf('a graveyard on halloween night')).not.toContain('halloween night')
  expect(nounsOf('a rainy day in a cozy bedroom')).not.toContain('rainy day')
})
