import { lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { SessionUser } from '../../../api/session.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'

export type Failure = { cause: FailureCause; offers?: Offer[] }

export type Failed = { text: string; failed: Failure }

const noCredits: Failed = { text: texts.chat.noCredits.environment, failed: { cause: 'no-credits' } }

/** What stops a request before it is sent. The server decides in the end; visitors try it for nothing. */
export function hindrance(user: SessionUser | null): Failed | null {
  return user && lacksCredits('environment', user) ? noCredits : null
}

/** With an account there is more to be had, where a visitor has had enough. */
const forMembers = new Set<string>(['unauthenticated', 'too_many_requests'])

export function failureOf(error: unknown, user: SessionUser | null): Failed {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'insufficient_credits') return noCredits
  if (error instanceof ApiError && error.code === 'declined')
    return { text: error.message, failed: { cause: 'declined', offers: error.offers } }
  const reason = error instanceof Error ? error.message : String(error)
  const cause: FailureCause =
    code === 'conflict' ? 'cancelled' : !user && code && forMembers.has(code) ? 'signed-out' : 'other'
  return { text: texts.environmentChat.failed(reason), failed: { cause } }
}
