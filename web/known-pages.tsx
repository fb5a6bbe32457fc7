import type { WebHost, WholePage } from '@makebelieve/contract/web-host'
import { renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { rootData } from './root-data.ts'

/**
 * What the router has found out about a page that loads nothing of its own: its routes, its headers, and how the data
 * of the root is handed to the browser. For visitors without a session none of that ever changes. So it is found out
 * once, and after that such a page is only rendered: finding it out again would take half as long as that.
 *
 * A page may load something, if it is the same for all these visitors and stays so for a while: see `SharedData`.
 */
type KnownPage = { router: EntryContext; headers: Headers; handoff: string[]; until: number }

/**
 * The `handle` of a route whose loader answers all visitors without a session alike, whatever the query is. What it
 * answered may be shown for so long.
 */
export type SharedData = { sharedForMs: number }

const knownPages = new Map<string, KnownPage>()
/** An address can be spelt in as many ways as one likes. */
const mostPages = 200

/** React writes this in place of what was not ready, or failed: then the page has to be streamed after all. */
export const notReady = '<!--$!-->'
const end = '</body></html>'

/** Null: it is up to the router. */
export function renderKnownPage(request: Request, host: WebHost): WholePage | null {
  if (request.method !== 'GET' || host.hasSession) return null
  const url = new URL(request.url)
  const page = knownPages.get(keyOf(url, request, host))
  const front = page && page.until > Date.now() && renderFront(page.router, url, host.nonce)
  if (!front) return null
  const html = front + page.handoff.join(host.nonce) + end
  return { status: 200, headers: new Headers(page.headers), html }
}

/** Learns from a page that the router has rendered for everybody. */
export function learnPage(
  html: string,
  headers: Headers,
  { serverHandoffStream: _alreadyRead, ...router }: EntryContext,
  request: Request,
  host: WebHost,
): void {
  const { statusCode, errors } = router.staticHandlerContext
  const forEverybody = request.method === 'GET' && !host.hasSession && host.requestId === null
  const until = Date.now() + sharedForMs(router)
  const url = new URL(request.url)
  const key = keyOf(url, request, host)
  const isRoom = knownPages.has(key) || knownPages.size < mostPages
  if (!forEverybody || until <= Date.now() || statusCode !== 200 || errors || !isRoom) return
  const front = renderFront(router, url, host.nonce)
  // All that the router may have written besides is the data at the end. If there is more to it, it stays with it.
  if (front === null || !html.startsWith(front) || !html.endsWith(end)) return
  const handoff = html.slice(front.length, -end.length).split(host.nonce)
  knownPages.set(key, { router, headers: new Headers(headers), handoff, until })
}

/** Zero: never. A page that loads nothing is the same forever. */
function sharedForMs({ staticHandlerContext: { matches }, routeModules }: EntryContext): number {
  const loading = matches.filter(({ route }) => route.id !== 'root' && route.loader)
  const handles = loading.map(
    ({ route }) => routeModules[route.id]?.handle as Partial<SharedData> | undefined,
  )
  return Math.min(...handles.map((handle) => handle?.sharedForMs ?? 0))
}

function keyOf({ pathname }: URL, request: Request, host: WebHost): string {
  const data = rootData({ ...host, requestId: null }, request.headers.get('cookie'))
  return `${pathname} ${JSON.stringify(data)}`
}

/** The page up to where the data is handed over. Null: it could not be rendered at once. */
function renderFront(router: EntryContext, url: URL, nonce: string): string | null {
  const { staticHandlerContext } = router
  const location = { ...staticHandlerContext.location, search: url.search }
  const context = { ...router, renderMeta: {}, staticHandlerContext: { ...staticHandlerContext, location } }
  try {
    const html = renderToString(<ServerRouter context={context} url={url} nonce={nonce} />)
    return html.includes(notReady) ? null : `<!DOCTYPE html>${html.slice(0, -end.length)}`
  } catch {
    // The router will fail as well, and it has an error page and the log.
    return null
  }
}
