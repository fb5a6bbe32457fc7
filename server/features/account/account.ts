import type { Call, CallDefinition } from '@makebelieve/contract/call'
import { calls } from '@makebelieve/contract/calls/index'
import { guest } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { AddressLinks } from '../../auth/address-links.ts'
import { awaitsCode, enterCode } from '../../auth/administrator-code.ts'
import { isAdministrator } from '../../auth/administrators.ts'
import { countAttempt } from '../../auth/attempts.ts'
import type { Auth } from '../../auth/auth.ts'
import { forward } from '../../auth/forward.ts'
import { refuseWhoIsOut } from '../../auth/refuse-who-is-out.ts'
import { isResetToken, newResetToken } from '../../auth/reset-token.ts'
import type { Environment } from '../../env.ts'
import type { AppContext, SessionUser } from '../../http/context.ts'
import { householdOf } from '../../http/household.ts'
import { privately } from '../../http/privately.ts'
import { type Registry, registerCall } from '../../http/register-call.ts'
import { requireUser } from '../../http/require-user.ts'
import { balancesOf } from '../../ledger/ledger.ts'

const keptByBetterAuth: Call[] = [
  calls.signUp,
  calls.signInElsewhere,
  calls.signOut,
  calls.requestPasswordReset,
  calls.resetPassword,
  calls.changeName,
]

type Services = { auth: Auth; pool: Pool; env: Environment; addressLinks: AddressLinks }

export function accountFeature(registry: Registry, services: Services): void {
  const { auth, pool, env } = services
  registerCall(registry, calls.session, async ({ c }) => {
    const maker = await c.var.maker()
    if (!maker) return { user: null, guest: null }
    const { free, paid } = await balancesOf(pool, maker.id)
    const { id, name, email, emailVerified, plan, isGuest } = maker
    const known = { userId: id, credits: free, paidCredits: paid }
    if (isGuest) return { user: null, guest: known }
    const isAdmin = isAdministrator(maker, env.ADMIN_EMAILS)
    return { user: { ...known, name, email, emailVerified, plan, isAdmin }, guest: null }
  })

  registerCall(registry, calls.signInOptions, () => ({
    google: env.GOOGLE_CLIENT_ID !== undefined,
    github: env.GITHUB_CLIENT_ID !== undefined,
  }))

  // What better-auth does for us, each call behind the same checks as all others.
  for (const call of keptByBetterAuth)
    registerCall<CallDefinition>(registry, call, ({ c, body }) => forward(auth, call, { c, body }))

  registerCall(registry, calls.openGuestSession, async ({ c }) => {
    const maker = await c.var.maker()
    // Asked twice, by two windows or an impatient finger, it is the same guest.
    if (maker) return { user: { id: maker.id } }
    const address = householdOf(c.var.clientAddress)
    await countAttempt(pool, `guest:${address}`, {
      most: guest.perHour,
      seconds: 3600,
      refusal: 'There were many guests from here within the last hour. Sign up, or try again later.',
    })
    return forward(auth, calls.openGuestSession, { c })
  })

  registerCall(registry, calls.signIn, async ({ c, body }) => {
    const answer = await forward(auth, calls.signIn, { c, body })
    return refuseWhoIsOut({ auth, pool }, answer, { way: 'credential', password: body.password })
  })

  registerCall(registry, calls.signInCallback, async ({ c, params }) => {
    const answer = await forward(auth, calls.signInCallback, { c })
    return refuseWhoIsOut({ auth, pool }, answer, { way: params.provider })
  })

  registerCall(registry, calls.changePassword, async ({ c, body }) => {
    const answer = await forward(auth, calls.changePassword, {
      c,
      // Whoever knows the old password is out at once.
      body: { ...body, revokeOtherSessions: true },
    })
    return refuseWhoIsOut({ auth, pool }, answer, { way: 'credential', password: body.newPassword })
  })

  provingAddresses(registry, services)

  registerCall(registry, calls.accountDetails, async ({ c }) => {
    const user = await requireUser(c)
    const providers = await providersOf(pool, user.id)
    return {
      hasPassword: providers.includes('credential'),
      providers,
      awaitsCode: await awaitsCode(pool, user, env.ADMIN_EMAILS),
    }
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
      throw new ApiError('invalid_input', 'Enter your password to delete the account.', {
        fields: ['password'],
      })
    return forward(auth, calls.deleteAccount, { c, body, target: '/delete-user' })
  })
}

/** How an address becomes somebody's. */
function provingAddresses(registry: Registry, { auth, pool, env, addressLinks }: Services): void {
  registerCall(registry, calls.sendVerification, async ({ c }) => {
    const user = await requireUser(c)
    if (user.emailVerified) throw new ApiError('conflict', 'Your address is already confirmed.')
    await countLetters(c, user)
    await addressLinks.sendVerification(user)
    return { success: true as const }
  })

  registerCall(registry, calls.changeEmail, async ({ c, body }) => {
    const user = await requireUser(c)
    await countLetters(c, user)
    await addressLinks.askToChange(user, body.newEmail)
    return { success: true as const }
  })

  registerCall(registry, calls.lookAtAddressLink, async ({ c, query }) => {
    privately(c)
    const [found, user] = await Promise.all([addressLinks.look(query.token), c.var.user()])
    if (!found) return { link: null }
    const { userId, ...link } = found
    return { link: { ...link, here: userId === user?.id } }
  })

  registerCall(registry, calls.pressAddressLink, async ({ c, body: { token, takeOver } }) => {
    privately(c)
    const signedInAs = (await c.var.user())?.id
    const { userId, takenOver, ...link } = await addressLinks.press(token, { signedInAs, takeOver })
    return { ...link, resetToken: takenOver ? await newResetToken(auth, userId) : null }
  })

  registerCall(registry, calls.lookAtPasswordReset, async ({ c, query }) => {
    privately(c)
    return { counts: await isResetToken(pool, query.token) }
  })

  registerCall(registry, calls.enterAdministratorCode, async ({ c, body: { code } }) => {
    const user = await requireUser(c)
    await enterCode(pool, user, { code, adminEmails: env.ADMIN_EMAILS })
    return { success: true as const }
  })

  /** Letters go to whomever a visitor names, so that nobody sends many. */
  async function countLetters(c: AppContext, user: SessionUser): Promise<void> {
    for (const sender of [user.id, c.var.clientAddress])
      await countAttempt(pool, `address-letter:${sender}`, { most: lettersPerMinute })
  }
}

const lettersPerMinute = 5

type SessionRow = { id: string; user_agent: string | null; ip_address: string | null; updated_at: Date }

/** The ways a user can sign in; `credential` is a password. */
async function providersOf(pool: Pool, userId: string): Promise<string[]> {
  const { rows } = await pool.query<{ provider_id: string }>(
    'select provider_id from sign_in where user_id = $1',
    [userId],
  )
  return rows.map((row) => row.provider_id)
}
