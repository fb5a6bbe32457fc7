import { expect, it } from 'vitest'
import { pickPair } from './pick-pair.ts'

it('chooses two, and lets go of the first for a third', () => {
  expect(pickPair([], 1)).toEqual([1])
  expect(pickPair([1], 2)).toEqual([1, 2])
  expect(pickPair([1, 2], 3)).toEqual([2, 3])
})

it('lets go of what is chosen again', () => {
  expect(pickPair([1, 2], 1)).toEqual([2])
})
