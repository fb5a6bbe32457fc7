import type { Call, CallDefinition } from '@makebelieve/contract/call'
import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Pool } from 'pg'
import { isAdministrator } from '../../auth/administrators.ts'
import type { Auth } from '../../auth/auth.ts'
import { forward } from '../../auth/forward.ts'
import type { Database } from '../../database/database.ts'
import { session, signIn } from '../../database/schema.ts'
import type { Environment } from '../../env.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import { balancesOf } from '../../ledger/ledger.ts'

const keptByBetterAuth: Call[] = [
  calls.signUp,
  calls.signIn,
  calls.signInElsewhere,
  calls.signInCallback,
  calls.signOut,
  calls.sendVerification,
  calls.verifyEmail,
  calls.requestPasswordReset,
  calls.openPasswordReset,
  calls.resetPassword,
  calls.changeName,
  calls.changeEmail,
  calls.changePassword,
]

type Services = { auth: Auth; db: Database; pool: Pool; env: Environment }

export function accountFeature(registry: Registry, { auth, db, pool, env }: Services): void {
  registerCall(registry, calls.session, async ({ c }) => {
    const user = await c.var.user()
    if (!user) return { user: null }
    const { free, paid } = await balancesOf(pool, user.id)
    const { id, name, email, emailVerified, plan } = user
    const isAdmin = isAdministrator(user, env.ADMIN_EMAILS)
    return {
      user: { userId: id, name, email, emailVerified, plan, isAdmin, credits: free, paidCredits: paid },
    }
  })

  registerCall(registry, calls.signInOptions, () => ({
    google: env.GOOGLE_CLIENT_ID !== undefined,
    github: env.GITHUB_CLIENT_ID !== undefined,
  }))

  // What better-auth does for us, each call behind the same checks as all others.
  for (const call of keptByBetterAuth)
    registerCall<CallDefinition>(registry, call, ({ c, body }) => forward(auth, call, { c, body }))

  registerCall(registry, calls.accountDetails, async ({ c }) => {
    const user = await requireUser(c)
    const rows = await db
      .select({ provider: signIn.providerId })
      .from(signIn)
      .where(eq(signIn.userId, user.id))
    return {
      hasPassword: rows.some((row) => row.provider === 'credential'),
      providers: rows.map((row) => row.provider),
    }
  })

  registerCall(registry, calls.listSessions, async ({ c }) => {
    const user = await requireUser(c)
    const current = await auth.api.getSession({ headers: c.req.raw.headers })
    const rows = await db
      .select()
      .from(session)
      .where(and(eq(session.userId, user.id), gt(session.expiresAt, new Date())))
      .orderBy(desc(session.updatedAt))
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        device: row.userAgent ?? '',
        address: row.ipAddress ?? '',
        lastSeen: row.updatedAt.toISOString(),
        current: row.id === current?.session.id,
      })),
    }
  })

  registerCall(registry, calls.endSession, async ({ c, params }) => {
    const user = await requireUser(c)
    const gone = await db
      .delete(session)
      .where(and(eq(session.id, params.sessionId), eq(session.userId, user.id)))
      .returning({ id: session.id })
    if (gone.length === 0) throw new ApiError('not_found', 'This session has already ended.')
    return { success: true as const }
  })

  registerCall(registry, calls.deleteAccount, async ({ c, body }) => {
    const user = await requireUser(c)
    const [password] = await db
      .select({ id: signIn.id })
      .from(signIn)
      .where(and(eq(signIn.userId, user.id), eq(signIn.providerId, 'credential')))
    if (password && !body.password)
      throw new ApiError('invalid_input', 'Enter your password to delete the account.')
    return forward(auth, calls.deleteAccount, { c, body, target: '/delete-user' })
  })
}
