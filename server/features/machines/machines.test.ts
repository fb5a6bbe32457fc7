import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPublishedGame } from '../community/testing/published-game.ts'
import { mostInOne, openSitemaps, partsFor, rangeOf } from './sitemaps.ts'

const app = useApp({ ROLE: 'web' })

const read = async (path: string) => {
  const answer = await app.visitor().get(path)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

it('robots.txt keeps out of what is private, and leads to the sitemap', async () => {
  const { status, type, text } = await read('/robots.txt')
  expect([status, type]).toEqual([200, expect.stringContaining('text/plain')])
  expect(text).toContain('Disallow: /api/\n')
  expect(text).toContain('Allow: /api/community/get-picture/\n')
  expect(text).toContain('Allow: /api/community/get-cover/\n')
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n')
})

it('the sitemap leads to every page, and to published creations with the day they changed', async () => {
  const { encryptedId, owner, userId, modelId } = await newPublishedGame(app)
  const index = await read('/sitemap.xml')
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  const files = addressesIn(index.text)
  expect(files).toEqual([
    'http://localhost:3000/sitemaps/pages.xml',
    'http://localhost:3000/sitemaps/creations-1-of-1.xml',
  ])
  const pages = addressesIn((await read('/sitemaps/pages.xml')).text)
  expect(pages).toContain('http://localhost:3000/')
  expect(pages).toContain('http://localhost:3000/policies/privacy-policy')
  expect(pages.filter((page) => /[?#]/.test(page ?? ''))).toEqual([])

  const sitemaps = openSitemaps({ pool: app.parts.pool, appOrigin: '', addressOf: (id) => `/${id}` })
  expect(await sitemaps.creations(1, 1)).toMatch(
    new RegExp(`<loc>/${modelId}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`),
  )
  expect((await read('/sitemaps/creations-1-of-1.xml')).text).toContain(
    `<loc>http://localhost:3000/game/${encryptedId}</loc>`,
  )
  await owner.post('/api/community/unpublish-creation', { userId, modelId })
  const later = openSitemaps({ pool: app.parts.pool, appOrigin: '', addressOf: (id) => `/${id}` })
  expect(await later.creations(1, 1)).not.toContain(modelId)
})

it.each([
  'creations-0-of-1',
  'creations-2-of-1',
  'creations-1-of-3',
  'creations-1-of-131072',
  'creations-1',
  'nothing',
])('there is no part %s', async (name) => {
  expect((await read(`/sitemaps/${name}.xml`)).status).toBe(404)
})

it('a creation changes when it is published anew, not when it is looked at', async () => {
  const { owner, userId, modelId } = await newPublishedGame(app)
  const changedAt = async () => {
    const { rows } = await app.parts.pool.query(
      'select changed_at::text as at from publication where id = $1',
      [modelId],
    )
    return rows[0]?.at
  }
  const before = await changedAt()
  await app.visitor().post('/api/community/increment-views', { modelId })
  await owner.post('/api/community/like', { modelId })
  expect(await changedAt()).toBe(before)
  await owner.post('/api/community/publish-creation', { userId, modelId, modelName: 'New' })
  expect(await changedAt()).not.toBe(before)
})

it('parts cover every id once, and none is too long', () => {
  expect([0, 8_000, 8_001, 16_001, 1_000_000].map(partsFor)).toEqual([1, 1, 2, 4, 128])
  const parts = partsFor(100_000)
  const ranges = Array.from({ length: parts }, (_, i) => rangeOf(i + 1, parts))
  const counts = ranges.map(() => 0)
  for (let i = 0; i < 100_000; i++) {
    const id = randomUUID()
    const at = ranges.findIndex(([first, last]) => first <= id && id <= last)
    counts[at] = (counts[at] ?? 0) + 1
  }
  expect(counts.reduce((sum, count) => sum + count)).toBe(100_000)
  expect(Math.max(...counts)).toBeLessThanOrEqual(mostInOne)
})

it('what is asked for by many at once is written once', async () => {
  let asked = 0
  const pool = {
    query: async () => {
      asked++
      return { rows: [{ count: 3 }] }
    },
  }
  const options = { appOrigin: '', addressOf: (id: string) => id }
  const sitemaps = openSitemaps({ pool: pool as unknown as (typeof app)['parts']['pool'], ...options })
  await Promise.all(Array.from({ length: 20 }, () => sitemaps.index()))
  expect(asked).toBe(1)
})
