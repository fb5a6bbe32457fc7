import { routes } from '@makebelieve/contract/routes'
import type { Pool } from 'pg'
import type { AppContext } from '../../http/context.ts'
import { answerNotFound } from '../../http/failures.ts'
import type { Registry } from '../../http/register-call.ts'
import { openSitemaps, type PagedKind } from './sitemaps.ts'

type Services = { pool: Pool; appOrigin: string; ids: { encrypt(id: string): string } }

const anHour = { 'Cache-Control': 'public, max-age=3600' }

/** What search engines read before they read anything else. */
export function machinesFeature({ app }: Registry, { pool, appOrigin, ids }: Services): void {
  const addressOf = (id: string, kind: PagedKind) => routes[kind](ids.encrypt(id))
  const sitemaps = openSitemaps({ pool, appOrigin, addressOf })
  const xml = (c: AppContext, text: string) =>
    c.body(text, 200, { ...anHour, 'Content-Type': 'application/xml; charset=utf-8' })

  app.get('/robots.txt', (c) => c.text(robots(appOrigin), 200, anHour))
  app.get('/sitemap.xml', async (c) => xml(c, await sitemaps.index()))
  app.get('/sitemaps/pages.xml', (c) => xml(c, sitemaps.pages()))
  app.get('/sitemaps/:part{creations-\\d+-of-\\d+\\.xml}', async (c) => {
    const [number = 0, parts = 0] = c.req.param('part').match(/\d+/g)?.map(Number) ?? []
    const part = await sitemaps.creations(number, parts)
    return part === undefined ? answerNotFound(c) : xml(c, part)
  })
}

/** Pictures and oEmbed are read by those who unfold links. What is private or played in frames is nobody's find. */
function robots(appOrigin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/community/get-picture/',
    'Allow: /api/community/get-cover/',
    'Allow: /api/oembed',
    'Disallow: /api/',
    'Disallow: /play/',
    'Disallow: /files/',
    'Disallow: /embed/',
    'Disallow: /admin/',
    'Disallow: /account',
    'Disallow: /credits',
    '',
    `Sitemap: ${appOrigin}/sitemap.xml`,
    '',
  ].join('\n')
}
