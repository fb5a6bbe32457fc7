import { expect, test } from 'vitest'
import { planOf } from '../../../../guide/kinds.ts'
import { suspectsIn } from './suspects.ts'

test('suspects are those whom the sentence lists, before the word or after it', () => {
  expect(suspectsIn('who ate the pie? suspects are the goat, the nun and the old pirate')).toEqual([
    'goat',
    'nun',
    'old pirate',
  ])
  expect(suspectsIn('a whodunnit: the cook, a pirate and the goat are suspects')).toEqual([
    'cook',
    'pirate',
    'goat',
  ])
  expect(suspectsIn('question suspects and find the thief')).toEqual([])
})

test('all of them can be accused, and nobody plays whoever did it', () => {
  const { cast } = planOf(
    'a whodunnit: the cook, a pirate and the goat are suspects, somebody stole the crown',
  ).game
  const suspects = cast.filter(({ role }) => role === 'enemy').map(({ name }) => name)
  expect(suspects).toEqual(expect.arrayContaining(['cook', 'pirate', 'goat']))
  expect(cast.find(({ role }) => role === 'player')?.name).not.toMatch(/somebody|cook|pirate|goat/)
})
