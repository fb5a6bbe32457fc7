import { expect, it } from 'vitest'
import { pagesToShow } from './pages-to-show.ts'

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, null, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %i of %i shows %j', (page, pageCount, shown) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown)
})
