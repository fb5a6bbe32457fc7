import { expect, test } from 'vitest'
import { keepBest } from './choosing.ts'
import { bonus, emptySheet, rows, totalOf } from './sheet.ts'

const worthIn = (row: string, dice: number[]) => rows.find(({ id }) => id === row)?.worth(dice)

test('rows count what dice show, and nothing where they do not fit', () => {
  expect(worthIn('threes', [3, 1, 3, 3, 6])).toBe(9)
  expect(worthIn('three', [3, 1, 3, 3, 6])).toBe(16)
  expect(worthIn('four', [3, 1, 3, 3, 6])).toBe(0)
  expect(worthIn('full', [2, 2, 5, 5, 5])).toBe(25)
  expect(worthIn('full', [2, 2, 5, 5, 6])).toBe(0)
  expect(worthIn('small', [3, 1, 4, 2, 2])).toBe(30)
  expect(worthIn('large', [3, 1, 4, 2, 2])).toBe(0)
  expect(worthIn('large', [6, 2, 5, 3, 4])).toBe(40)
  expect(worthIn('five', [4, 4, 4, 4, 4])).toBe(50)
})

test('enough in the first rows brings a bonus', () => {
  const three = rows.map((_, row) => (row < 6 ? 3 * (row + 1) : null))
  expect(totalOf(three)).toBe(bonus.from + bonus.worth)
  expect(totalOf(three.map((points, row) => (row === 0 ? 2 : points)))).toBe(bonus.from - 1)
})

test('a good player keeps what is nearly there, and everything that is', () => {
  const kept = (dice: number[]) => dice.filter((_, at) => keepBest(dice, emptySheet)[at])
  expect(kept([5, 5, 5, 5, 1])).toEqual([5, 5, 5, 5])
  expect(kept([2, 3, 4, 5, 6])).toEqual([2, 3, 4, 5, 6])
})
