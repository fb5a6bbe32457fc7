import { expect, it } from 'vitest'
import { shapeOf } from '../../archetype.ts'
import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { car } from './car.ts'
import { vehicles } from './index.ts'

checkArchetypes(vehicles)

it('paints the body of a car as asked, not its windows', () => {
  const { parts } = shapeOf(car, { noun: 'car', colours: { main: '#00ff00' } })
  const colour = (name: string) => parts.find((part) => part.name === name)?.material.colour
  expect(colour('body')).toBe('#00ff00')
  expect(colour('windows')).not.toBe('#00ff00')
})

it('gives every vehicle a place to put something on, or a front', () => {
  for (const one of vehicles) {
    const { sockets } = shapeOf(one, { noun: one.nouns[0] ?? one.id, detail: 0.5 })
    expect(sockets.top ?? sockets.front, one.id).toBeDefined()
  }
})
