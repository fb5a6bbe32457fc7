import { expect, it } from 'vitest'
import { themeIn } from './theme-cookie.ts'

it.each([
  [null, 'system'],
  ['', 'system'],
  ['theme=dark', 'dark'],
  ['session=1; theme=light; other=2', 'light'],
  ['theme=neon', 'system'],
  ['mytheme=dark', 'system'],
])('reads %j as %s', (cookies, theme) => {
  expect(themeIn(cookies)).toBe(theme)
})
