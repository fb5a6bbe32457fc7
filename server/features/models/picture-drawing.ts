import type { PictureDrawing } from '@makebelieve/contract/entities/picture-drawing'
import type { PictureRecord } from '@makebelieve/generation/providers/image/service'

/** How a picture came to be where a service was asked for it, as it is kept with the picture. */
export type Drawing = {
  by: PictureDrawing['by']
  /** What was asked for, and then changed, in the user's words. */
  words: string[]
  record: PictureRecord
  /** What the built-in engine made of the same words, as far as it understood them. */
  plan?: object
}

/** What of it is shown. */
export function shownDrawing({ by, record }: Drawing): PictureDrawing {
  const { prompt, asked, ...rest } = record
  const given = Object.entries(asked).filter((entry): entry is [string, number] => entry[1] !== undefined)
  return { by, ...rest, ...(prompt && { prompt }), asked: Object.fromEntries(given) }
}

/** 'Drawn by gpt-image-2.5-flare (OpenAI). Detail level is not an option of this service.' */
export function drawnBy({ service, model, notes }: PictureRecord): string {
  return [`Drawn by ${model} (${service}).`, ...notes].join(' ')
}
