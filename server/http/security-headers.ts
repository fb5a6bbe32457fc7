import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv } from './context.ts'
import { originAsked, originOf, playPath } from './play-links.ts'

/**
 * Headers of the app itself (generated content has its own, stricter ones). `fullscreen`, `gamepad` and `autoplay`
 * must be `*`: with `(self)` Chromium switches them off in opaque frames.
 */
const permissions =
  'fullscreen=*, gamepad=*, autoplay=*, camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()'

export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const headers = c.res.headers
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', headers.get('Referrer-Policy') ?? 'strict-origin-when-cross-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  headers.set('Permissions-Policy', permissions)
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
})

/** The policy of a page that has neither a script nor a picture. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export type PageSources = {
  /** The app's own origins; the first is the one it is known by. */
  ownOrigins: string[]
  /** Where generated content is framed from, each creation on a subdomain of its own; without it, the app itself. */
  contentOrigin: string | undefined
  /** Where signed file addresses lead, when files live in S3. */
  fileOrigin: string | undefined
}

/** Pages below this may be framed by any site: they show one creation, and nobody can do anything there. */
const embedPath = '/embed/'

/** The policy of a rendered page. Styles may be inline because components set positions and sizes with them. */
export function pagePolicy(
  c: AppContext,
  scripts: string,
  { ownOrigins, contentOrigin, fileOrigin }: PageSources,
): string {
  const files = fileOrigin ? ` ${fileOrigin}` : ''
  const frames = contentOrigin ? originOf(contentOrigin, '*') : originAsked(c, ownOrigins)
  return [
    `default-src 'self'`,
    `script-src ${scripts}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${files}`,
    `media-src 'self' data: blob:${files}`,
    `font-src 'self'`,
    `connect-src 'self' blob:${files}`,
    `frame-src ${frames}${playPath}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${c.req.path.startsWith(embedPath) ? '*' : "'none'"}`,
  ].join('; ')
}
