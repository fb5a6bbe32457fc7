/** Title and description of a page, for tabs, search engines and shared links. */
export function pageMeta(title: string, description: string) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Makebelieve' },
  ]
}
