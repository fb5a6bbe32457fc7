import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from './context.ts'

/** Where the scripts of the web build are, and nothing that anybody made. */
export const builtPath = '/assets/'

/**
 * The files of the web build. Names under `builtPath` carry a hash of their content and are cached for good; the rest
 * (icons, robots.txt) is checked by ETag. `.br` and `.gz` files beside them are made by the build.
 */
export function builtFiles(folder: string) {
  const files = new Hono<AppEnv>()
  files.use(`${builtPath}*`, async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  })
  files.use(`${builtPath}*`, serveStatic({ root: folder, precompressed: true }))
  files.get(`${builtPath}*`, (c) => c.notFound())
  // What it may reach is said by its own answer: pages of this server, and nothing else.
  files.use('/service-worker.js', etag(), async (c, next) => {
    await next()
    c.res.headers.set('Cache-Control', 'no-cache')
    c.res.headers.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
  })
  files.use('/service-worker.js', serveStatic({ root: folder }))
  files.use('/:file{[\\w-]+\\.(?:svg|png|ico|txt|webmanifest)}', etag(), serveStatic({ root: folder }))
  return files
}
