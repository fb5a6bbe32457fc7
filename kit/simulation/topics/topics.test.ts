import { expect, it } from 'vitest'
import { subjects } from '../system.ts'
import { systems } from './index.ts'

it('there are topics of every subject, and each has an id of its own', () => {
  expect(systems.size).toBeGreaterThanOrEqual(80)
  const found = new Set([...systems.values()].map(({ subject }) => subject))
  expect(subjects.filter((subject) => !found.has(subject))).toEqual([])
})

it('no name belongs to two topics: a prompt that says it knows what it gets', () => {
  const owners = new Map<string, string[]>()
  for (const { id, words } of systems.values())
    for (const word of new Set(words.map((text) => text.toLowerCase())))
      owners.set(word, [...(owners.get(word) ?? []), id])
  const shared = [...owners].filter(([, ids]) => ids.length > 1)
  expect(Object.fromEntries(shared)).toEqual({})
})
