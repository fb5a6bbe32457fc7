import { lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { Maker } from '../../../api/session.ts'
import { modelText } from '../../../texts/en/model.ts'
import type { FailureCause } from '../../../workspace/chat/ways-out.tsx'

/** What failed, why, and what the server said about it. */
export type Failure = {
  act: 'draw' | 'redraw' | 'convert' | 'upload'
  cause: FailureCause
  /** The sentence of the server, where the message itself is a specified one. */
  reason?: string
  /** What could be made instead of what was declined. */
  offers?: Offer[]
}

export type Failed = { text: string; failed: Failure }

/** What stops a conversion before it is asked for. The server decides in the end; this only saves a round trip. */
export function hindrance(maker: Maker): Failed | null {
  if (!lacksCredits('model', maker)) return null
  return maker.isGuest ? accountNeeded('convert') : noCredits
}

const accountNeeded = (act: 'convert' | 'upload'): Failed => ({
  text: act === 'convert' ? modelText.chat.signInToConvert : modelText.chat.signInToUpload,
  failed: { act, cause: 'signed-out' },
})

/** Where a guest has had enough, an account is the way on. */
const forMembers = new Set<string>(['unauthenticated', 'insufficient_credits', 'too_many_requests'])

const noCredits: Failed = {
  text: texts.chat.noCredits.model,
  failed: { act: 'convert', cause: 'no-credits' },
}

const headlines = { draw: texts.modelChat.imageFailed, redraw: texts.modelChat.regenerateFailed } as const

/** Pictures fail with the specified words, and the reason under them; a conversion says what the server said. */
export function failureOf(error: unknown, act: Failure['act'], maker: Maker | null): Failed {
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && error.code === 'declined')
    return { text: error.message, failed: { act, cause: 'declined', offers: error.offers } }
  const reason = error instanceof Error ? error.message : String(error)
  if (act === 'draw' || act === 'redraw')
    return { text: headlines[act], failed: { act, cause: 'other', reason } }
  if (code === 'unauthenticated' || (maker?.isGuest !== false && code && forMembers.has(code)))
    return accountNeeded(act)
  if (code === 'insufficient_credits') return noCredits
  return { text: reason, failed: { act, cause: code === 'conflict' ? 'cancelled' : 'other' } }
}
