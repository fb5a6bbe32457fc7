import { randomUUID } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { Outages } from '../database/outage.ts'
import type { Log } from '../log.ts'
import { limitBody, readJson } from './body-guard.ts'
import type { AppEnv, SessionUser } from './context.ts'
import { answerFailure, answerNotFound } from './failures.ts'
import { type Metrics, observeRequests } from './metrics.ts'
import { tellOutages } from './outage-answer.ts'
import type { Registry } from './register-call.ts'
import { sameOriginOnly } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'

export type AppOptions = {
  log: Log
  metrics: Metrics
  ownOrigins: string[]
  trustProxy: boolean
  outages: Outages
  findUser(request: Request): Promise<SessionUser | null>
}

/** The bare application: what every request passes through, before any feature is added. */
export function createApp(options: AppOptions): Registry {
  const { log, metrics, ownOrigins, trustProxy, outages, findUser } = options
  const app = new Hono<AppEnv>()
  app.onError(answerFailure)
  app.notFound(answerNotFound)

  app.use(identify({ log, trustProxy, findUser }))
  app.use(observeRequests(metrics))
  app.use(securityHeaders)
  app.use(compressWhenAsked)
  app.use(tellOutages(outages))
  app.use('/api/*', sameOriginOnly(ownOrigins), limitBody, readJson, etag())
  return { app, calls: [] }
}

const compressed = compress()

/** Whoever does not ask for compression is spared even the look at the response, which costs the fast way out. */
const compressWhenAsked = createMiddleware<AppEnv>((c, next) =>
  c.req.header('accept-encoding') ? compressed(c, next) : next(),
)

/** What a token that opens nothing is told, besides a sentence. */
const challenge = ['WWW-Authenticate', 'Bearer realm="Makebelieve", error="invalid_token"'] as const

type Identity = Pick<AppOptions, 'log' | 'trustProxy' | 'findUser'>

/** Gives the request its id, its log and its visitor. */
function identify({ log, trustProxy, findUser }: Identity) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.set('log', log.child({ requestId }))
    c.set(
      'clientAddress',
      addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxy),
    )
    let found: Promise<SessionUser | null> | undefined
    const maker = () => {
      found ??= findUser(c.req.raw).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'unauthenticated') c.header(...challenge)
        throw error
      })
      return found
    }
    c.set('maker', maker)
    c.set('user', async () => {
      const user = await maker()
      return user?.isGuest ? null : user
    })
    await next()
    c.res.headers.set('X-Request-Id', requestId)
  })
}

/** Behind a proxy the last entry is the one that the proxy itself saw; earlier ones are hearsay. */
function addressOf(socket: string | undefined, forwarded: string | undefined, trustProxy: boolean): string {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined
  return last || socket || '127.0.0.1'
}
