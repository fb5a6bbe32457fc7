import { passwordLength } from '@makebelieve/contract/constants'
import { betterAuth } from 'better-auth'
import { anonymous } from 'better-auth/plugins'
import type { Pool } from 'pg'
import type { Outages } from '../database/outage.ts'
import type { Environment } from '../env.ts'
import type { SessionUser } from '../http/context.ts'
import type { Log } from '../log.ts'
import { resetPassword } from '../mail/letters.ts'
import type { Mail } from '../mail/mailer.ts'
import { endGuest } from './guests.ts'
import { resetLink } from './reset-token.ts'
import { afterPasswordReset, beforeLinking } from './ways-in.ts'

export type AuthOptions = {
  env: Environment
  pool: Pool
  secret: string
  appOrigin: string
  trustedOrigins: string[]
  log: Log
  outages: Outages
  sendMail(mail: Mail): Promise<void>
  sendVerification(user: { id: string; email: string; emailVerified: boolean }): Promise<void>
  /** Runs before a user is deleted; the rows of the database go by themselves. */
  forgetUser(userId: string): Promise<void>
}

export type Auth = ReturnType<typeof openAuth>

/** better-auth's user as the rest of the server knows people. */
export function userOfSession(user: object): SessionUser {
  const { isAnonymous, ...known } = user as SessionUser & { isAnonymous?: boolean | null }
  return { ...known, isGuest: isAnonymous ?? false }
}

/** Set by us on every request that reaches better-auth, never taken from the visitor. */
export const addressHeader = 'x-client-address'

/** Our columns are named as SQL names them. */
const timestamps = { createdAt: 'created_at', updatedAt: 'updated_at' }

const minute = (max: number) => ({ window: 60, max })

export function openAuth({
  env,
  pool,
  secret,
  appOrigin,
  trustedOrigins,
  log,
  outages,
  sendMail,
  sendVerification,
  forgetUser,
}: AuthOptions) {
  return betterAuth({
    appName: 'Makebelieve',
    baseURL: appOrigin,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    database: pool,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      // The link is ours from beginning to end: better-auth's own carries where its asker wants to be led.
      sendResetPassword: ({ user, token }) =>
        sendMail(resetPassword(user.email, resetLink(appOrigin, token))),
      onPasswordReset: ({ user }) => afterPasswordReset(pool, user.id),
    },
    // Addresses are proven by `address-links.ts`: these verify whatever is opened, by whoever opens it.
    disabledPaths: ['/verify-email', '/send-verification-email', '/change-email', '/delete-anonymous-user'],
    databaseHooks: {
      user: {
        create: {
          after: async (user) => {
            if (!user.emailVerified && !user.isAnonymous) await sendVerification(user)
          },
        },
      },
      account: {
        create: {
          before: async ({ providerId, userId }) => {
            if (providerId !== 'credential') await beforeLinking(pool, userId)
          },
        },
      },
    },
    socialProviders: {
      ...(env.GOOGLE_CLIENT_ID &&
        env.GOOGLE_CLIENT_SECRET && {
          google: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
        }),
      ...(env.GITHUB_CLIENT_ID &&
        env.GITHUB_CLIENT_SECRET && {
          github: { clientId: env.GITHUB_CLIENT_ID, clientSecret: env.GITHUB_CLIENT_SECRET },
        }),
    },
    user: {
      modelName: 'app_user',
      fields: { emailVerified: 'email_verified', ...timestamps },
      additionalFields: { plan: { type: 'string', required: false, input: false } },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => forgetUser(id) },
    },
    session: {
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...timestamps,
      },
      // The list of sessions says when one was last used; a day's delay would make that useless.
      updateAge: 60 * 60,
    },
    account: {
      modelName: 'sign_in',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...timestamps,
      },
      // A service that has proven an address opens the account that has it, even one that somebody else has made with
      // it: whoever that was is out before (`beforeLinking`). A service that has not is refused.
      accountLinking: { requireLocalEmailVerified: false },
    },
    verification: { fields: { expiresAt: 'expires_at', ...timestamps } },
    plugins: [
      anonymous({
        schema: { user: { fields: { isAnonymous: 'is_guest' } } },
        generateName: () => 'Guest',
        // A guest becomes the account, or stays behind it: nothing is deleted that somebody made.
        disableDeleteAnonymousUser: true,
        onLinkAccount: ({ anonymousUser, newUser }) => endGuest(pool, anonymousUser.user.id, newUser.user.id),
      }),
    ],
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limit',
      fields: { lastRequest: 'last_request' },
      ...minute(100),
      customRules: {
        '/sign-in/email': minute(10),
        '/sign-up/email': minute(10),
        '/request-password-reset': minute(5),
        '/change-password': minute(10),
        '/delete-user': minute(5),
      },
    },
    advanced: {
      cookiePrefix: 'makebelieve',
      useSecureCookies: appOrigin.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    onAPIError: { errorURL: `${appOrigin}/sign-in` },
    telemetry: { enabled: false },
    logger: {
      // What better-auth answers does not say what happened; what it logs does.
      log: (level, message, ...details) => {
        if ([message, ...details].some(outages.note)) return
        log[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'debug'](message)
      },
    },
  })
}
