import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { embedCode, embedSize } from '@makebelieve/contract/embed-code'
import { ApiError } from '@makebelieve/contract/errors'
import { routes } from '@makebelieve/contract/routes'
import { texts } from '@makebelieve/contract/texts'
import { shareSize } from '@makebelieve/generation/cover/share-picture'
import type { AppContext } from '../../http/context.ts'
import { noSuchCreation } from './creation-rows.ts'
import { embedCreation, type OpenServices } from './open-creation.ts'

type Wish = { url: string; maxwidth?: number; maxheight?: number; format: string }

const cacheSeconds = 3600

/** For sites that unfold a link into the thing itself. https://oembed.com */
export async function answerOembed(
  c: AppContext,
  services: OpenServices,
  { url, maxwidth = embedSize.width, maxheight = embedSize.height, format }: Wish,
): Promise<CallAnswer<'oembed'>> {
  if (format !== 'json') throw new ApiError('not_implemented', 'This is answered as JSON only.')
  const { appOrigin } = services
  const encryptedId = encryptedIdIn(url, appOrigin)
  const { item, pictureUrl } = await embedCreation(c, services, encryptedId)
  const { modelName: title, username, modelType } = item
  const kind = modelType === 'environment' ? 'environment' : 'game'
  const size = { width: Math.min(maxwidth, embedSize.width), height: Math.min(maxheight, embedSize.height) }
  c.header('Cache-Control', `public, max-age=${cacheSeconds}`)
  c.header('Access-Control-Allow-Origin', '*')
  return {
    version: '1.0',
    type: 'rich',
    provider_name: texts.product.name,
    provider_url: `${appOrigin}/`,
    title,
    author_name: username,
    html: embedCode({ origin: appOrigin, kind, encryptedId, title, ...size }),
    ...size,
    cache_age: cacheSeconds,
    thumbnail_url: pictureUrl,
    thumbnail_width: shareSize.width,
    thumbnail_height: shareSize.height,
  }
}

const pages = [routes.game(''), routes.embeddedGame(''), routes.embeddedEnvironment('')]
const environmentPage = new URL(routes.environment(''), 'http://here.invalid')

/** The id in the address of a creation's page. Other addresses are none of ours. */
function encryptedIdIn(text: string, appOrigin: string): string {
  const url = URL.parse(text)
  if (url?.origin !== appOrigin) throw noSuchCreation()
  if (url.pathname === environmentPage.pathname) return url.searchParams.get('id') ?? ''
  const page = pages.find((path) => url.pathname.startsWith(path))
  if (!page) throw noSuchCreation()
  try {
    return decodeURIComponent(url.pathname.slice(page.length))
  } catch {
    throw noSuchCreation()
  }
}
