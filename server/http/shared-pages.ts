import type { WholePage } from '@makebelieve/contract/web-host'
import { type GzipFor, gzipForAnyNonce } from './shared-gzip.ts'

/** A page as it can be sent to many: the text around the places where each response puts its own nonce. */
type SharedPage = { status: number; headers: [string, string][]; pieces: string[]; gzip?: GzipFor | null }

type Kept = { page: Promise<SharedPage>; until: number; askedForGzip: number }

const keptMs = 1000
const mostPages = 500
/** Stands in for the nonce while a page is rendered for everybody. */
const anyNonce = 'nonce-of-everybody'

/**
 * Pages of visitors without a session. What they see depends on the address and the theme alone, because nothing else
 * of the request is handed on; so such a page is rendered once a second at most, however many ask for it.
 */
export function shareablePages(clock: () => number = Date.now) {
  const pages = new Map<string, Kept>()

  return async function share(
    key: string,
    nonce: string,
    render: (nonce: string) => Promise<WholePage | Response>,
    acceptsGzip = false,
  ): Promise<Response> {
    let kept = pages.get(key)
    if (!kept || kept.until < clock()) {
      if (pages.size >= mostPages) pages.clear()
      kept = { page: render(anyNonce).then(takeApart), until: clock() + keptMs, askedForGzip: 0 }
      pages.set(key, kept)
      kept.page.catch(() => pages.delete(key))
    }
    const page = await kept.page
    const { status, headers, pieces } = page
    // The first who asks is served sooner by compressing as for anybody; it pays from the second on.
    if (acceptsGzip && kept.askedForGzip++ > 0) {
      page.gzip ??= gzipForAnyNonce(pieces)
      if (page.gzip) return asGzip(page.gzip(nonce), status, headers)
    }
    return new Response(pieces.join(nonce), { status, headers })
  }
}

function asGzip(body: Buffer<ArrayBuffer>, status: number, sent: [string, string][]): Response {
  const headers = new Headers(sent)
  headers.set('Content-Encoding', 'gzip')
  headers.append('Vary', 'Accept-Encoding')
  return new Response(body, { status, headers })
}

async function takeApart(page: WholePage | Response): Promise<SharedPage> {
  const html = page instanceof Response ? await page.text() : page.html
  return { status: page.status, headers: [...page.headers], pieces: html.split(anyNonce) }
}
