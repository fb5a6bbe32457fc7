import type { TopicCard } from '@makebelieve/contract/entities/topic'
import { expect, it } from 'vitest'
import { findTopics, noWish } from './find-topics.ts'

const topic = (id: string, subject: string, ages: [number, number], words: string[] = []): TopicCard => ({
  id,
  title: id,
  subject,
  ages,
  words,
  summary: `About ${id}, with a swing.`,
})
const topics = [
  topic('Pendulum', 'physics', [10, 18], ['swing period']),
  topic('Fractions', 'mathematics', [8, 11], ['pizza']),
  topic('Orbits', 'physics', [14, 19]),
]
const names = (wish: Partial<typeof noWish>) => findTopics(topics, { ...noWish, ...wish }).map(({ id }) => id)

it('finds topics by what people call them, their names first', () => {
  expect(names({})).toEqual(['Pendulum', 'Fractions', 'Orbits'])
  expect(names({ words: 'PIZZA' })).toEqual(['Fractions'])
  expect(names({ words: 'swing' })[0]).toBe('Pendulum')
  expect(names({ words: 'pizza orbits' })).toEqual([])
})

it('finds topics of a subject and for an age', () => {
  expect(names({ subject: 'physics' })).toEqual(['Pendulum', 'Orbits'])
  expect(names({ subject: 'physics', age: '12' })).toEqual(['Pendulum'])
  expect(names({ age: '8' })).toEqual(['Fractions'])
})
