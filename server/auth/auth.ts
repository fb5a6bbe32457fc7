import { passwordLength } from '@makebelieve/contract/constants'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../database/database.ts'
import * as schema from '../database/schema.ts'
import type { Environment } from '../env.ts'
import type { Log } from '../log.ts'
import { confirmEmailChange, resetPassword, verifyEmail } from '../mail/letters.ts'
import type { Mail } from '../mail/mailer.ts'

export type AuthOptions = {
  env: Environment
  db: Database
  secret: string
  appOrigin: string
  trustedOrigins: string[]
  log: Log
  sendMail(mail: Mail): Promise<void>
  /** Runs before a user is deleted; the rows of the database go by themselves. */
  forgetUser(userId: string): Promise<void>
}

export type Auth = ReturnType<typeof openAuth>

/** Set by us on every request that reaches better-auth, never taken from the visitor. */
export const addressHeader = 'x-client-address'

const minute = (max: number) => ({ window: 60, max })

export function openAuth({
  env,
  db,
  secret,
  appOrigin,
  trustedOrigins,
  log,
  sendMail,
  forgetUser,
}: AuthOptions) {
  return betterAuth({
    appName: 'Makebelieve',
    baseURL: appOrigin,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: schema.appUser,
        session: schema.session,
        account: schema.signIn,
        verification: schema.verification,
        rateLimit: schema.rateLimit,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => sendMail(resetPassword(user, url)),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      sendVerificationEmail: ({ user, url }) => sendMail(verifyEmail(user, url)),
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
      additionalFields: {
        plan: { type: 'string', required: false, input: false },
        isOwner: { type: 'boolean', required: false, input: false },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: ({ user, url }) => sendMail(confirmEmailChange(user, url)),
      },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => forgetUser(id) },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      ...minute(100),
      customRules: {
        '/sign-in/email': minute(10),
        '/sign-up/email': minute(10),
        '/request-password-reset': minute(5),
        '/send-verification-email': minute(5),
        '/change-email': minute(5),
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
      log: (level, message) =>
        log[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'debug'](message),
    },
  })
}
