/** Where somebody wanted to go before they had to sign in. Only a page of this site, or a link could lead them away. */
export function nextPage(search: URLSearchParams): string {
  const next = search.get('next') ?? '/'
  if (!/^\/(?![/\\])/.test(next)) return '/'
  // Browsers drop tabs and line breaks from an address, so '/\t/evil.example' would become '//evil.example'.
  const here = 'http://here.invalid'
  const url = URL.parse(next, here)
  return url?.origin === here ? url.pathname + url.search + url.hash : '/'
}

/** Takes that wish along to another page. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?${new URLSearchParams({ next })}`
}
