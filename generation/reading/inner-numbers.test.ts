import { expect, test } from 'vitest'
import { innerNumbers } from './inner-numbers.ts'
import { read } from './read.ts'
import { cutWords } from './words.ts'

const said = (text: string) => innerNumbers(cutWords(text), 0).map(({ what, value }) => `${value} ${what}`)

test('a number inside a word counts what that word says', () => {
  expect(said('a six-lane road')).toEqual(['6 lane'])
  expect(said('climb a 10-floor tower')).toEqual(['10 floor'])
  expect(said('a nonogram of 10x8 squares')).toEqual(['10 columns', '8 rows'])
})

test('how old somebody is, twins and ordinals count nothing', () => {
  for (const text of [
    'for my 5-year-old',
    'a twin-stick shooter',
    'a one-way street',
    'in third-person',
    '3D',
  ])
    expect(said(text), text).toEqual([])
})

test('a number that counts somebody is theirs, and not said once more of the game', () => {
  const { things, limits } = read('Fly between twelve moons and land on each', 'game')
  expect(things.find(({ noun }) => noun.text === 'moons')?.count).toBe(12)
  expect(limits).toEqual([])
})
