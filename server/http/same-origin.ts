import { ApiError } from '@makebelieve/contract/errors'
import { createMiddleware } from 'hono/factory'
import { bearerTokenOf } from './bearer.ts'
import type { AppEnv } from './context.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site (or a sandboxed creation, whose origin is "null") asks for with the visitor's
 * cookies. Browsers always send one of these headers with such a request; programs without a browser send none. Whoever
 * shows a personal token acts by that alone: no browser adds one by itself.
 */
export function sameOriginOnly(ownOrigins: string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (
      !safe.has(c.req.method) &&
      bearerTokenOf(c.req.raw.headers) === undefined &&
      isForeign(c.req.header('origin'), c.req.header('sec-fetch-site'), ownOrigins)
    )
      throw new ApiError('forbidden', 'This request came from another site and was refused.')
    return next()
  })
}

/** Also used by the one GET that spends credits. */
export function isForeign(
  origin: string | undefined,
  fetchSite: string | undefined,
  ownOrigins: string[],
): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  return origin !== undefined && !ownOrigins.includes(origin)
}
