import { randomBytes } from 'node:crypto'
import type { Queryable } from '../database/transaction.ts'
import type { Auth } from './auth.ts'

/** As better-auth names what it keeps. */
const identifierOf = (token: string) => `reset-password:${token}`

const oneHour = 60 * 60 * 1000

/** What a letter to a forgotten password would carry, for somebody who has just proven the address. */
export async function newResetToken(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + oneHour),
  })
  return token
}

export const resetLink = (appOrigin: string, token: string) =>
  `${appOrigin}/reset-password?${new URLSearchParams({ token })}`

/** Whether a letter's token would still set a password. */
export async function isResetToken(db: Queryable, token: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from verification where identifier = $1 and expires_at > now()',
    [identifierOf(token)],
  )
  return rowCount !== 0
}
