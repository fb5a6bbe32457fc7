import { lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { Maker } from '../../../api/session.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'

export type Failure = { cause: FailureCause; offers?: Offer[] }

export type Failed = { text: string; failed: Failure }

const noCredits: Failed = { text: texts.chat.noCredits.environment, failed: { cause: 'no-credits' } }

/** What stops a request before it is sent. The server decides in the end; this only saves a round trip. */
export function hindrance(maker: Maker): Failed | null {
  return lacksCredits('environment', maker) ? outOfCredits(maker) : null
}

/** Where a guest has had enough, an account is the way on. */
const forMembers = new Set<string>(['unauthenticated', 'too_many_requests'])

const outOfCredits = (maker: Maker | null): Failed =>
  maker?.isGuest ? { ...noCredits, failed: { cause: 'signed-out' } } : noCredits

export function failureOf(error: unknown, maker: Maker | null): Failed {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'insufficient_credits') return outOfCredits(maker)
  if (error instanceof ApiError && error.code === 'declined')
    return { text: error.message, failed: { cause: 'declined', offers: error.offers } }
  const reason = error instanceof Error ? error.message : String(error)
  const cause: FailureCause =
    code === 'conflict'
      ? 'cancelled'
      : maker?.isGuest !== false && code && forMembers.has(code)
        ? 'signed-out'
        : 'other'
  return { text: texts.environmentChat.failed(reason), failed: { cause } }
}
