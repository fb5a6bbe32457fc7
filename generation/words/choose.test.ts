import { describe, expect, test } from 'vitest'
import { areOn, listedIn, topicOf } from './choose.ts'
import { wordTopics } from './topics.ts'

describe('a topic', () => {
  test.each([
    ['countries', 'italy'],
    ['capital cities of Europe', 'paris'],
    ['planets', 'venus'],
    ['body parts', 'elbow'],
    ['colors', 'green'],
    ['different kinds of cheese', 'cheddar'],
  ])('%s has words that are about it', (asked, word) => {
    const words = topicOf(asked)?.words.split(' ') ?? []
    expect(words).toContain(word)
    expect(areOn(words, asked)).toBe(true)
  })

  test.each(['the zoo', 'french verbs', 'quantum physics'])('%s has words that are only near it', (asked) => {
    expect(areOn(topicOf(asked)?.words.split(' ') ?? [], asked)).toBe(false)
  })

  test('animals are no countries', () => expect(areOn(['cat', 'dog', 'pig'], 'countries')).toBe(false))
})

test('every list has enough words, each once, and every one has a name of its own', () => {
  for (const { name, words } of wordTopics) {
    const all = words.split(' ')
    expect(new Set(all).size, name).toBe(all.length)
    expect(all.length, name).toBeGreaterThanOrEqual(4)
    expect(words, name).toMatch(/^[a-z]+(?: [a-z]+)*$/)
  }
  expect(new Set(wordTopics.map(({ name }) => name)).size).toBe(wordTopics.length)
})

test('words that a sentence lists are the ones that are played with', () => {
  expect(listedIn('Hangman with the words cat, moon and apple')).toEqual(['cat', 'moon', 'apple'])
  expect(listedIn('A word search with the names Anna, Ben, Clara and Diego')).toEqual([
    'anna',
    'ben',
    'clara',
    'diego',
  ])
  expect(listedIn('Guess words and win')).toEqual([])
})
