import { z } from 'zod'
import { defineCall } from '../call.ts'
import { says } from '../check-input.ts'
import { personalTokens } from '../constants.ts'
import { id, plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Tokens'

/** What is known of a token. The token itself is not: only its hash is kept. */
export const personalToken = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** To the minute. */
  lastUsedAt: z.string().nullable(),
  /** Null: it holds until it is revoked. */
  expiresAt: z.string().nullable(),
  expired: z.boolean(),
})
export type PersonalToken = z.output<typeof personalToken>

const days = z.literal(personalTokens.days, {
  error: says(`must be ${personalTokens.days.join(', ')} or null`),
})

export const tokenCalls = {
  listTokens: defineCall('listTokens', {
    tag,
    summary: 'Lists the personal tokens of the signed-in user, newest first. Not for tokens.',
    answer: z.object({ tokens: z.array(personalToken) }),
  }),

  createToken: defineCall('createToken', {
    tag,
    summary:
      "Creates a personal token for scripts and agents. It's shown in this answer and never again. Not for tokens.",
    body: z.strictObject({
      name: plainText({ max: 80 }),
      /** For how long it holds; null for until it is revoked. */
      days: days.nullable().default(personalTokens.usualDays),
    }),
    answer: z.object({ token: z.string(), details: personalToken }),
  }),

  revokeToken: defineCall('revokeToken', {
    tag,
    summary: 'Revokes a personal token: it stops working right away. Not for tokens.',
    params: z.object({ tokenId: id }),
    answer: success,
  }),
}
