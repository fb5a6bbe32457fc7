import { type CreationMode, lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { Maker } from '../../../api/session.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'

export type Failure = {
  text: string
  cause: FailureCause
  /** What the server said, or at least its status, where the message itself is a specified one. */
  reason?: string
  offers?: Offer[]
}

const signedOut: Failure = { text: texts.chat.authenticationRequired, cause: 'signed-out' }

/** What stops a message before it is sent. The server decides in the end; this only saves a round trip. */
export function hindrance(maker: Maker, mode: CreationMode): Failure | null {
  const kind = mode === 'agent' ? 'agent' : 'quick'
  // On send, both modes say it in the words of Quick mode.
  if (!lacksCredits(kind, maker)) return null
  return maker.isGuest ? signedOut : { text: texts.chat.noCredits.quick, cause: 'no-credits' }
}

/** Where the server knows the reason, it is told; a server that cannot just now is the specified sentence. */
const reasoned = new Set<string>([
  'invalid_input',
  'too_large',
  'unprocessable',
  'not_implemented',
  'too_many_requests',
])

/** Where a guest has had enough, an account is the way on. */
const forMembers = new Set<string>(['unauthenticated', 'insufficient_credits', 'too_many_requests'])

export function failureOf(error: unknown, mode: CreationMode, maker: Maker | null): Failure {
  if (!(error instanceof ApiError)) return { text: texts.gameChat.sendFailed, cause: 'other' }
  const { code, message, offers } = error
  if (code === 'declined') return { text: message, cause: 'declined', offers }
  if (code === 'unauthenticated' || (maker?.isGuest !== false && forMembers.has(code))) return signedOut
  if (code === 'insufficient_credits') return { text: message, cause: 'no-credits' }
  if (code === 'conflict') return { text: message, cause: 'cancelled' }
  if (reasoned.has(code)) return { text: message, cause: 'other' }
  const { agentFailed, quickFailed } = texts.gameChat
  const text = mode === 'agent' ? agentFailed : quickFailed
  return { text, cause: 'other', ...(message !== text && { reason: message }) }
}
