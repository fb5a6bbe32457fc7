import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { expect, test } from 'vitest'
import { nounFinder } from '../../../nouns/nouns.ts'
import { settingFor, settings, wordsClaimedTwice } from './index.ts'

const idFor = (text: string) => settingFor(text)?.setting.id

test('no two settings claim the same words, and none has the name of another', () => {
  expect(wordsClaimedTwice).toEqual([])
  expect(new Set(settings.map(({ id }) => id)).size).toBe(settings.length)
})

test('whatever a setting brings along has a shape of its own', () => {
  const finder = nounFinder(archetypes)
  const nouns = new Set(settings.flatMap(({ things }) => things.map(({ noun }) => noun)))
  expect([...nouns].filter((noun) => finder.find(noun).by !== 'archetype')).toEqual([])
})

test('something moves in every outdoor place', () => {
  const still = settings.filter(
    ({ layout, things }) => (layout === 'open' || layout === 'islands') && !things.some(({ does }) => does),
  )
  expect(still.map(({ id }) => id)).toEqual([])
})

test('the longest words win, in singular and plural', () => {
  expect(idFor('a fox in an enchanted forest')).toBe('enchanted-forest')
  expect(idFor('Forests in the morning')).toBe('forest')
  expect(settingFor('Two cats in a japanese garden')?.words).toBe('japanese garden')
})

test('places win over the things and parts of a landscape that stand in them', () => {
  expect(idFor('a castle in the desert')).toBe('desert')
  expect(idFor('a river through a village')).toBe('village')
  expect(idFor('a castle on a hill')).toBe('meadow')
})

test('words that mean no place find none', () => {
  expect(settingFor('a teapot')).toBeUndefined()
})
