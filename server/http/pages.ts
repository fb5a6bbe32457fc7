import { randomUUID } from 'node:crypto'
import type { WebBundle, WebHost, WholePage } from '@makebelieve/contract/web-host'
import { getCookie } from 'hono/cookie'
import type { AppContext } from './context.ts'
import { type PageSources, pagePolicy } from './security-headers.ts'
import { shareablePages } from './shared-pages.ts'

export type PageOptions = PageSources & {
  bundle: WebBundle
  /** The public address of the app. */
  appOrigin: string
  /** Calls the API of this same process. */
  api(request: Request, c: AppContext): Promise<Response>
  sessionCookie: string
}

/** Answers everything that is not an API call or a file with the rendered app. */
export function renderPages({ bundle, appOrigin, api, sessionCookie, ...sources }: PageOptions) {
  const share = shareablePages()

  return async (c: AppContext): Promise<Response> => {
    const nonce = randomUUID()
    const hasSession = getCookie(c, sessionCookie) !== undefined
    const hostFor = (
      visitor: Pick<WebHost, 'nonce' | 'requestId'>,
      passedOn: Record<string, string | undefined>,
    ): WebHost => ({
      ...visitor,
      hasSession,
      origin: appOrigin,
      api: (path, init) => {
        const headers = new Headers(init?.headers)
        for (const [name, value] of Object.entries(passedOn)) if (value) headers.set(name, value)
        return api(new Request(new URL(path, c.req.url), { ...init, headers }), c)
      },
    })

    const theme = getCookie(c, 'theme') ?? ''
    const cookie = /^(light|dark)$/.test(theme) ? `theme=${theme}` : ''
    // An address with a query is rarely asked for twice within a second.
    const shareable = !hasSession && c.req.method === 'GET' && !c.req.url.includes('?')
    const response = shareable
      ? await share(
          `${cookie} ${c.req.url}`,
          nonce,
          (anyNonce) => {
            const everybody = hostFor({ nonce: anyNonce, requestId: null }, { cookie })
            return bundle.render(new Request(c.req.url, { headers: { cookie } }), everybody)
          },
          acceptsGzip(c.req.header('accept-encoding')),
        )
      : asResponse(
          await bundle.render(
            c.req.method === 'POST' ? withoutOrigin(c.req.raw) : c.req.raw,
            hostFor(
              { nonce, requestId: c.var.requestId },
              // Behind a proxy, the address that limits are counted for.
              { cookie: c.req.header('cookie'), 'x-forwarded-for': c.req.header('x-forwarded-for') },
            ),
          ),
        )

    response.headers.set('Content-Security-Policy', pagePolicy(c, nonce, sources))
    // A page carries a nonce: a browser may keep it for going back, nobody may share it.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }
}

/** Every browser says so plainly. Whoever ranks encodings is answered as for any other page. */
function acceptsGzip(encodings: string | undefined): boolean {
  return encodings !== undefined && /(^|,)\s*gzip\s*(,|$)/.test(encodings)
}

function asResponse(page: WholePage | Response): Response {
  return page instanceof Response ? page : new Response(page.html, page)
}

/**
 * The router compares the origin of a form with the address that the request came to, which behind a proxy is another
 * one. Where forms are taken, `sameOriginOnly` has compared it with the public address already.
 */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
