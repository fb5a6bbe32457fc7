import { describe, expect, it } from 'vitest'
import { firstWish, hubAddress, stretchOf, wishIn } from './gallery-wish.ts'

const wishOf = (query: string) => wishIn(new URLSearchParams(query))

describe('an address of the gallery', () => {
  it('says what is wanted', () => {
    expect(wishOf('filter=games&search=a+cat&sort=likes&page=3')).toEqual({
      filter: 'games',
      search: 'a cat',
      sort: 'likes',
      page: 3,
    })
  })

  it.each(['', 'filter=cats&sort=size&page=0', 'page=-1', 'page=1.5', 'page=x', 'page=99999999', 'search=+'])(
    'that makes no sense (%s) shows everything',
    (query) => expect(wishOf(query)).toEqual(firstWish),
  )

  it('says only what differs from the first view', () => {
    expect(hubAddress(firstWish)).toBe('/creator-hub')
    expect(hubAddress({ ...firstWish, sort: 'newest', search: 'a & b' })).toBe(
      '/creator-hub?sort=newest&search=a+%26+b',
    )
  })

  it('leads back to what it was made from', () => {
    const wish = { filter: 'models', sort: 'newest', search: 'é/?', page: 4 } as const
    expect(wishOf(new URL(hubAddress(wish), 'http://x').search)).toEqual(wish)
  })
})

describe('a page of the gallery', () => {
  it.each([
    [1, { page: 1, pageSize: 8, from: 0, to: 8 }],
    [2, { page: 1, pageSize: 16, from: 0, to: 16 }],
    [12, { page: 1, pageSize: 96, from: 0, to: 96 }],
    [13, { page: 2, pageSize: 96, from: 96, to: 104 }],
    [24, { page: 2, pageSize: 96, from: 96, to: 192 }],
    [25, { page: 3, pageSize: 96, from: 192, to: 200 }],
  ])('%d is read with one call', (page, stretch) => {
    expect(stretchOf({ ...firstWish, page })).toEqual(stretch)
  })
})
