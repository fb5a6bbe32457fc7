import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Log } from '../log.ts'

/** Who is asking, as far as a session cookie or a personal token proves it. */
export type SessionUser = {
  id: string
  name: string
  email: string
  emailVerified: boolean
  plan: 'free' | 'pro' | 'studio'
  /** A visitor who makes something: has an id and a few credits for a day, and no account. */
  isGuest?: boolean
  /** Came with a personal token or a lent link, and so is no administrator here. */
  byProxy?: true
}

export type AppEnv = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    log: Log
    /** Address of the visitor, behind a trusted proxy too. */
    clientAddress: string
    /** The parsed JSON body, once it has passed the body guard. */
    json: unknown
    /** The signed-in user, looked up once per request and only when asked for. A guest is not signed in. */
    user: () => Promise<SessionUser | null>
    /** Whoever may make things and keep them: the signed-in user, or a guest. */
    maker: () => Promise<SessionUser | null>
  }
}

export type AppContext = Context<AppEnv>
