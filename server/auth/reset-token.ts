import { randomBytes } from 'node:crypto'
import type { Auth } from './auth.ts'

const oneHour = 60 * 60 * 1000

/** What a letter to a forgotten password would carry, for somebody who has just proven the address. */
export async function newResetToken(auth: Auth, userId: string): Promise<string> {
  const { internalAdapter } = await auth.$context
  const token = randomBytes(24).toString('base64url')
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(Date.now() + oneHour),
  })
  return token
}
