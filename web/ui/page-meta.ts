import { product } from '../texts/en/product.ts'
/**
 * Title and description of a page, for tabs, search engines and shared links. With its one true address, so that the
 * same page under another spelling is not taken for another page.
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
          { property: 'og:url', content: address },
          { tagName: 'link', rel: 'canonical', href: address },
        ]
      : []),
  ]
}
