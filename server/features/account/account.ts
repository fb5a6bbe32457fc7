import type { Call, CallDefinition } from '@makebelieve/contract/call'
import { calls } from '@makebelieve/contract/calls/index'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { isAdministrator } from '../../auth/administrators.ts'
import type { Auth } from '../../auth/auth.ts'
import { forward } from '../../auth/forward.ts'
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

type Services = { auth: Auth; pool: Pool; env: Environment }

export function accountFeature(registry: Registry, { auth, pool, env }: Services): void {
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
    const providers = await providersOf(pool, user.id)
    return { hasPassword: providers.includes('credential'), providers }
  })

  registerCall(registry, calls.listSessions, async ({ c }) => {
    const user = await requireUser(c)
    const current = await auth.api.getSession({ headers: c.req.raw.headers })
    const { rows } = await pool.query<SessionRow>(
      `select id, user_agent, ip_address, updated_at from session
       where user_id = $1 and expires_at > now() order by updated_at desc`,
      [user.id],
    )
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        device: row.user_agent ?? '',
        address: row.ip_address ?? '',
        lastSeen: row.updated_at.toISOString(),
        current: row.id === current?.session.id,
      })),
    }
  })

  registerCall(registry, calls.endSession, async ({ c, params }) => {
    const user = await requireUser(c)
    const { rowCount } = await pool.query('delete from session where id = $1 and user_id = $2', [
      params.sessionId,
      user.id,
    ])
    if (rowCount === 0) throw new ApiError('not_found', 'This session has already ended.')
    return { success: true as const }
  })

  registerCall(registry, calls.deleteAccount, async ({ c, body }) => {
    const user = await requireUser(c)
    const providers = await providersOf(pool, user.id)
    if (providers.includes('credential') && !body.password)
      throw new ApiError('invalid_input', 'Enter your password to delete the account.')
    return forward(auth, calls.deleteAccount, { c, body, target: '/delete-user' })
  })
}

type SessionRow = { id: string; user_agent: string | null; ip_address: string | null; updated_at: Date }

/** The ways a user can sign in; `credential` is a password. */
async function providersOf(pool: Pool, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ provider_id: string }>(
    'select provider_id from sign_in where user_id = $1',
    [userId],
  )
  return rows.map((row) => row.provider_id)
}
