import { expect, it } from 'vitest'
import { shapeOf } from '../../archetype.ts'
import { checkArchetypes } from '../../testing/archetype-checks.ts'
import { chest } from './containers.ts'
import { household } from './index.ts'

checkArchetypes(household)

it('has no noun twice', () => {
  const nouns = household.flatMap((one) => [...new Set([...one.nouns, ...Object.keys(one.rows)])])
  expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([])
})

it('opens a chest that is full of coins', () => {
  const { parts, sockets } = shapeOf(chest, { noun: 'chest', values: { treasure: 'coins' } })
  expect(parts.map((part) => part.name)).toContain('treasure')
  expect(sockets.inside).toBeDefined()
})
