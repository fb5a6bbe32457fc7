import { expect, it } from 'vitest'
import { shapeOf } from '../../archetype.ts'
import { polished } from '../../materials/material.ts'
import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { people } from './index.ts'
import { person } from './person.ts'

checkArchetypes(people)

it('gives everyone a place for a hat and two hands', () => {
  for (const one of people) {
    const { sockets } = shapeOf(one, { noun: one.nouns[0] ?? one.id, detail: 0.4 })
    for (const name of ['head', 'hand', 'hand left', 'neck', 'seat'])
      expect(sockets[name], `${one.id}: ${name}`).toBeDefined()
  }
})

it('takes off all colours of its own when it is cast in gold', () => {
  const { parts } = shapeOf(person, { noun: 'wizard', stuff: polished('#ffc64a'), detail: 0.4 })
  expect(parts.filter((part) => part.name !== 'eyes' && part.solid.colours).map((part) => part.name)).toEqual(
    [],
  )
})
