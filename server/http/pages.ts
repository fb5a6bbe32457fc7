import { randomBytes } from 'node:crypto'
import type { WebBundle } from '@makebelieve/contract/web-host'
import { getCookie } from 'hono/cookie'
import type { AppContext } from './context.ts'
import { type PageSources, pagePolicy } from './security-headers.ts'

export type PageOptions = PageSources & {
  bundle: WebBundle
  /** Calls the API of this same process. */
  api(request: Request, c: AppContext): Promise<Response>
  sessionCookie: string
}

/** Answers everything that is not an API call or a file with the rendered app. */
export function renderPages({ bundle, api, sessionCookie, ...sources }: PageOptions) {
  return async (c: AppContext): Promise<Response> => {
    const nonce = randomBytes(16).toString('base64')
    const response = await bundle.render(c.req.raw, {
      nonce,
      hasSession: getCookie(c, sessionCookie) !== undefined,
      api: (path, init) => {
        const headers = new Headers(init?.headers)
        headers.set('cookie', c.req.header('cookie') ?? '')
        return api(new Request(new URL(path, c.req.url), { ...init, headers }), c)
      },
    })
    response.headers.set('Content-Security-Policy', pagePolicy(nonce, sources))
    // A page belongs to its visitor and carries a nonce: it may be kept for going back, never shared.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }
}
