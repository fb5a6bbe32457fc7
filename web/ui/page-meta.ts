import { product } from '../texts/en/product.ts'
import { shell } from '../texts/en/shell.ts'

/** In `public/`, 1200 by 630 as those who unfold links like it. */
const card = '/makebelieve-card.png'

/**
 * Title and description of a page, for tabs, search engines and shared links. With its one true address, so that the
 * same page under another spelling is not taken for another page, and with the picture of the product, which a shared
 * link needs in full.
 */
export function pageMeta(title: string, description: string, address?: string) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: product.name },
    ...(address
      ? [
          { property: 'og:type', content: 'website' },
          { property: 'og:url', content: address },
          { property: 'og:image', content: new URL(card, address).href },
          { property: 'og:image:alt', content: shell.card },
          { name: 'twitter:card', content: 'summary_large_image' },
          { tagName: 'link', rel: 'canonical', href: address },
        ]
      : []),
  ]
}
