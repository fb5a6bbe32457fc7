import { type CreationMode, lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { SessionUser } from '../../../api/session.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'

export type Failure = { text: string; cause: FailureCause; offers?: Offer[] }

const signedOut: Failure = { text: texts.chat.authenticationRequired, cause: 'signed-out' }

/** What stops a message before it is sent. The server decides in the end; this only saves a round trip. */
export function hindrance(user: SessionUser | null, mode: CreationMode): Failure | null {
  if (!user) return signedOut
  const kind = mode === 'agent' ? 'agent' : 'quick'
  // On send, both modes say it in the words of Quick mode.
  return lacksCredits(kind, user) ? { text: texts.chat.noCredits.quick, cause: 'no-credits' } : null
}

/** Where the server knows the reason, it is told; a server that cannot just now is the specified sentence. */
const reasoned = new Set<string>([
  'invalid_input',
  'too_large',
  'unprocessable',
  'not_implemented',
  'too_many_requests',
])

export function failureOf(error: unknown, mode: CreationMode): Failure {
  if (!(error instanceof ApiError)) return { text: texts.gameChat.sendFailed, cause: 'other' }
  const { code, message, offers } = error
  if (code === 'declined') return { text: message, cause: 'declined', offers }
  if (code === 'unauthenticated') return signedOut
  if (code === 'insufficient_credits') return { text: message, cause: 'no-credits' }
  if (code === 'conflict') return { text: message, cause: 'cancelled' }
  if (reasoned.has(code)) return { text: message, cause: 'other' }
  const { agentFailed, quickFailed } = texts.gameChat
  return { text: mode === 'agent' ? agentFailed : quickFailed, cause: 'other' }
}
