import { lacksCredits } from '@makebelieve/contract/constants'
import { ApiError } from '@makebelieve/contract/errors'
import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import type { SessionUser } from '../../../api/session.ts'
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
export function hindrance(user: SessionUser | null): Failed | null {
  if (!user) return { text: modelText.chat.signInToConvert, failed: { act: 'convert', cause: 'signed-out' } }
  return lacksCredits('model', user) ? noCredits : null
}

const noCredits: Failed = {
  text: texts.chat.noCredits.model,
  failed: { act: 'convert', cause: 'no-credits' },
}

const headlines = { draw: texts.modelChat.imageFailed, redraw: texts.modelChat.regenerateFailed } as const

/** Pictures fail with the specified words, and the reason under them; a conversion says what the server said. */
export function failureOf(error: unknown, act: Failure['act']): Failed {
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && error.code === 'declined')
    return { text: error.message, failed: { act, cause: 'declined', offers: error.offers } }
  const reason = error instanceof Error ? error.message : String(error)
  if (act === 'draw' || act === 'redraw')
    return { text: headlines[act], failed: { act, cause: 'other', reason } }
  if (code === 'unauthenticated') {
    const { signInToConvert, signInToUpload } = modelText.chat
    return {
      text: act === 'convert' ? signInToConvert : signInToUpload,
      failed: { act, cause: 'signed-out' },
    }
  }
  if (code === 'insufficient_credits') return noCredits
  return { text: reason, failed: { act, cause: code === 'conflict' ? 'cancelled' : 'other' } }
}
