import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import { type FailureKind, ProviderFailure } from '@makebelieve/generation/providers/failure'
import { ContentRefused } from '@makebelieve/generation/providers/image/ask'
import type { PictureRecord, ServicePicture } from '@makebelieve/generation/providers/image/service'
import type { NoteCall } from '@makebelieve/generation/providers/usage'
import type { PictureMaker } from '../../providers/open-image.ts'

export type PictureWish = {
  /** What to draw, and then what to change about it. */
  words: readonly string[]
  options: ImageOptions
  signal: AbortSignal
  note: NoteCall
}

/** Why there is none, for its user; what the operator should mend stands in the figures of the service. */
const reasons: Record<FailureKind, string> = {
  unreachable: "We couldn't reach the picture service.",
  busy: 'The picture service is too busy right now.',
  'too-slow': 'The picture service took too long.',
  unauthorised: "The picture service isn't available right now.",
  refused: "The picture service didn't accept the request.",
  malformed: "The picture service sent something that isn't a picture.",
  'too-large': 'The picture service sent something too large.',
  'forbidden-address': "The picture service sent something we're not allowed to fetch.",
  budget: 'The picture service has reached its limit for today.',
}

const unwanted = 'The picture service declined to draw this.'

/** The picture of the service, or why there is none. Throws only when nobody waits for it any more. */
export async function askPictureService(
  { service, moderate }: PictureMaker,
  { words, options, signal, note }: PictureWish,
): Promise<ServicePicture | { reason: string; record: PictureRecord }> {
  try {
    if (moderate && !(await moderate(words.join('\n'), signal, note)))
      throw new ContentRefused('refused', "The moderation service didn't let it through.")
    return await service.draw({ words, options, signal, note })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const { name, model } = service
    const reason = error instanceof ContentRefused ? unwanted : reasons[error.kind]
    const notes = [`${reason} The built-in engine drew this instead.`]
    return { reason, record: { service: name, model, prompt: '', asked: options, sent: {}, notes } }
  }
}
