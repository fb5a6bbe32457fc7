import { describe, expect, it } from 'vitest'
import { nextPage, withNext } from './next-page.ts'

const after = (next: string) => nextPage(new URLSearchParams({ next }))

describe('where a visitor goes after signing in', () => {
  it('is home unless they came from somewhere', () => {
    expect(nextPage(new URLSearchParams())).toBe('/')
  })

  it.each(['/account', '/?creation=game&prompt=a%20cat', '/#plans', '/game/abc'])('may be %s', (path) => {
    expect(after(path)).toBe(path)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'javascript:alert(1)',
    'account',
    '',
  ])('is never %j', (path) => {
    expect(after(path)).toBe('/')
  })

  it('is taken along from one page to the next', () => {
    expect(withNext('/sign-up', '/')).toBe('/sign-up')
    expect(nextPage(new URL(withNext('/sign-up', '/?tab=a&b=c'), 'http://x').searchParams)).toBe(
      '/?tab=a&b=c',
    )
  })
})
