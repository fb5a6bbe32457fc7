import { shownKindOf } from '@makebelieve/contract/creation-kind'
import { paths } from '@makebelieve/contract/paths'
import { share } from '../../texts/en/share.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import type { SharedCreation } from './read-creation.ts'

/** What tabs, search engines and those who unfold links get to see. */
export function creationMeta({ item, published, pageUrl, pictureUrl }: SharedCreation) {
  const { modelName, username, description } = item
  return [
    ...pageMeta(share.tab(modelName), description || share.description[shownKindOf(item)](username)),
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: pageUrl },
    { property: 'og:image', content: pictureUrl },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: share.picture(modelName) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'author', content: username },
    ...(published
      ? [{ tagName: 'link', rel: 'canonical', href: pageUrl }, oembedLink(pageUrl, modelName)]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

/** Where sites that unfold links learn how to show the creation itself. */
function oembedLink(pageUrl: string, title: string) {
  const [, path = ''] = paths.oembed.split(' ')
  const address = new URL(path, pageUrl)
  address.searchParams.set('url', pageUrl)
  return { tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href: address.href, title }
}
