import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { bearerTokenOf } from '../../http/bearer.ts'
import type { AppContext, SessionUser } from '../../http/context.ts'
import type { Registry } from '../../http/register-call.ts'
import { isForeign } from '../../http/same-origin.ts'
import type { Log } from '../../log.ts'
import type { RunNews } from '../../runs/run-news.ts'
import { type OwnServer, openOwnApi } from './own-api.ts'
import type { ToolServer } from './tool-server.ts'

export const mcpPath = '/mcp'

type Services = {
  pool: Pool
  news: RunNews
  log: Log
  version: string
  ownOrigins: string[]
  /** The server itself, for the calls that tools make. */
  answer: OwnServer
}

/**
 * Makebelieve for agents: a Model Context Protocol server (Streamable HTTP) for whoever has a personal token. Returns
 * what ends the exchanges that are under way.
 */
export function mcpFeature({ app }: Registry, services: Services): () => Promise<void> {
  const { pool, news, log, version, ownOrigins } = services
  // Loaded when the first agent comes: no start should wait for what most servers never need.
  let loaded: Promise<ToolServer> | undefined
  const load = async () => (await import('./tool-server.ts')).openToolServer({ version, log })

  app.all(mcpPath, async (c) => {
    // As the protocol asks: a page of another site may have had its name rebound to this address.
    if (isForeign(c.req.header('origin'), undefined, ownOrigins))
      throw new ApiError('forbidden', 'This request came from another site and was refused.')
    const { id: userId } = await whoHasToken(c)
    loaded ??= load()
    const api = openOwnApi(c, services.answer)
    const answer = await (await loaded).answer(c.req.raw, { userId, api, pool, news, log: c.var.log })
    // The rest of what was too long is not read, so nothing more can come over this connection.
    if (answer.status === 413) answer.headers.set('Connection', 'close')
    return answer
  })

  return async () => (await loaded)?.close()
}

/** A session does not count here: it would let any page of this site speak to the tools. */
async function whoHasToken(c: AppContext): Promise<SessionUser> {
  const user = bearerTokenOf(c.req.raw.headers) === undefined ? null : await c.var.user()
  if (user) return user
  c.header('WWW-Authenticate', 'Bearer realm="Makebelieve"')
  throw new ApiError('unauthenticated', missing)
}

const missing =
  'This needs a personal token. Create one on your account page and send it as “Authorization: Bearer mb_…”.'
