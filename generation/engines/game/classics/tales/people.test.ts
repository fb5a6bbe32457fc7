import { expect, test } from 'vitest'
import { planOf } from '../../../../guide/kinds.ts'
import { peopleIn } from './people.ts'

test.each([
  ['Mia and her friends Tom, Priya and Leo find a door', ['Mia', 'Tom', 'Priya', 'Leo']],
  ['Captain Rosa and her parrot Pico look for an island', ['Rosa', 'Pico']],
  ['a boy named Kenji meets Yuki', ['Kenji', 'Yuki']],
  ['two sisters, Zofia and Ewa, and their dog Burek', ['Zofia', 'Ewa', 'Burek']],
  ['a story about mia and emily in a forest', ['Mia', 'Emily']],
  ['The fox steals a crown. Every choice counts', []],
  ['A Halloween story in a castle', []],
])('who has a name in “%s”', (prompt, names) => {
  expect(peopleIn(prompt).map(({ name }) => name)).toEqual(names)
})

test('everybody who was named is in the story, the first of them as the hero', () => {
  const { cast, content } = planOf(
    'A visual novel about Mia and her friends Tom, Priya and Leo who find a hidden door in the school library',
  ).game
  expect(cast.find(({ role }) => role === 'player')?.name).toBe('Mia')
  for (const name of ['Mia', 'Tom', 'Priya', 'Leo']) expect(JSON.stringify(content)).toContain(name)
  expect(JSON.stringify(content)).not.toMatch(/the (?:Mia|Tom|Priya|Leo)/)
})

test('whoever was said to be wicked is against one', () => {
  const { cast } = planOf('An interactive story about Anna who must stop the evil wizard Mordo').game
  expect(cast.find(({ role }) => role === 'enemy')?.name).toBe('Mordo')
})
