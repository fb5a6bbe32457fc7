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
  unreachable: 'The picture service could not be reached.',
  busy: 'The picture service has too much to do right now.',
  'too-slow': 'The picture service took too long.',
  unauthorised: 'The picture service cannot be used right now.',
  refused: 'The picture service did not accept what it was asked.',
  malformed: 'The picture service answered with something that is no picture.',
  'too-large': 'The picture service answered with something that is too large.',
  'forbidden-address': 'The picture service answered with something that may not be fetched.',
  budget: 'The picture service has done all it may for today.',
}

const unwanted = 'The picture service did not want to draw this.'

/** The picture of the service, or why there is none. Throws only when nobody waits for it any more. */
export async function askPictureService(
  { service, moderate }: PictureMaker,
  { words, options, signal, note }: PictureWish,
): Promise<ServicePicture | { reason: string; record: PictureRecord }> {
  try {
    if (moderate && !(await moderate(words.join('\n'), signal, note)))
      throw new ContentRefused('refused', 'The moderation service did not let it through.')
    return await service.draw({ words, options, signal, note })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const { name, model } = service
    const reason = error instanceof ContentRefused ? unwanted : reasons[error.kind]
    const notes = [`${reason} This was drawn by the built-in engine.`]
    return { reason, record: { service: name, model, prompt: '', asked: options, sent: {}, notes } }
  }
}
