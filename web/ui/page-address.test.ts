import { expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'
import { pageMeta } from './page-meta.ts'

const root = { id: 'root', loaderData: { origin: 'https://play.example' } }

it('a page has one address, whatever it was asked for by', () => {
  expect(pageAddress([root, { id: 'routes/about' }], '/about')).toBe('https://play.example/about')
})

it('a page that could not be loaded has none', () => {
  expect(pageAddress([{ id: 'root' }], '/about')).toBeUndefined()
})

it('search engines and shared links are told the address, and a picture in full', () => {
  const address = 'https://play.example/about'
  expect(pageMeta('About', 'What it is.', address)).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:url', content: address },
      { property: 'og:image', content: 'https://play.example/makebelieve-card.png' },
    ]),
  )
  expect(JSON.stringify(pageMeta('About', 'What it is.'))).not.toContain('canonical')
})
