import { z } from 'zod'
import { defineCall } from '../call.ts'
import { planId } from '../entities/plan.ts'
import { id, plainText } from '../text-rules.ts'
import { success } from './success.ts'

const tag = 'Account'

export const sessionUser = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  credits: z.int().min(0),
  paidCredits: z.int().min(0),
  plan: planId,
  isAdmin: z.boolean(),
})
export type SessionUser = z.output<typeof sessionUser>

export const sessionGuest = sessionUser.pick({ userId: true, credits: true, paidCredits: true })
export type SessionGuest = z.output<typeof sessionGuest>

export const statementLine = z.object({
  id: z.int(),
  at: z.string(),
  what: z.string(),
  /** Credits that came (positive) or went (negative). */
  amount: z.int(),
  /** What could be spent afterwards. */
  balance: z.int(),
  /** `held` until the run has ended; then it is spent, or a refund follows. */
  state: z.enum(['settled', 'held']),
})
export type StatementLine = z.output<typeof statementLine>

export const accountCalls = {
  session: defineCall('session', {
    tag,
    summary: 'Who is signed in, and what they have.',
    answer: z.object({
      user: sessionUser.nullable(),
      /** A visitor who has made something, as long as nobody is signed in. */
      guest: sessionGuest.nullable(),
    }),
  }),

  accountDetails: defineCall('accountDetails', {
    tag,
    summary: 'How the signed-in user can sign in.',
    answer: z.object({
      hasPassword: z.boolean(),
      providers: z.array(z.string()),
      /** The address would make an administrator, and the code that the server printed can prove it. */
      awaitsCode: z.boolean(),
    }),
  }),

  listSessions: defineCall('listSessions', {
    tag,
    summary: 'Lists where the user is signed in.',
    answer: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          device: z.string(),
          address: z.string(),
          lastSeen: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  }),

  endSession: defineCall('endSession', {
    tag,
    summary: 'Signs the user out somewhere else.',
    params: z.object({ sessionId: id }),
    answer: success,
  }),

  deleteAccount: defineCall('deleteAccount', {
    tag,
    summary: 'Deletes the account and everything in it.',
    // An account that signs in with Google or GitHub has no password to ask for.
    body: z.strictObject({ password: plainText({ max: 1024, exact: true }).optional() }).default({}),
    answer: success,
  }),

  enterAdministratorCode: defineCall('enterAdministratorCode', {
    tag,
    summary: "Confirms an administrator's address with the code the server printed at startup.",
    body: z.strictObject({ code: plainText({ max: 100 }) }),
    answer: success,
  }),

  statement: defineCall('statement', {
    tag,
    summary: 'Lists where credits came from and where they went, newest first.',
    query: z.object({ before: z.coerce.number<string>().int().positive().optional() }),
    answer: z.object({ lines: z.array(statementLine), more: z.boolean() }),
  }),
}
