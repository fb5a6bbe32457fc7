import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestChange } from './smallest-change.ts'

it('leaves alone what both texts begin and end with', () => {
  expect(smallestChange('let speed = 1', 'let speed = 0.8')).toEqual({ from: 12, to: 13, insert: '0.8' })
  expect(smallestChange('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' })
  expect(smallestChange('same', 'same')).toEqual({ from: 4, to: 4, insert: '' })
})

it('turns any text into any other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { from, to, insert } = smallestChange(before, after)
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after)
    }),
  )
})
