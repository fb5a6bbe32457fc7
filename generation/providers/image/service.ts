import type { ImageOptions } from '@makebelieve/contract/entities/generation-options'
import type { NoteCall } from '../usage.ts'

export const imageServices = ['openai', 'google', 'fal', 'replicate', 'stable-diffusion'] as const
export type ImageServiceId = (typeof imageServices)[number]

/** What people call a service. */
export const serviceNames: Record<ImageServiceId, string> = {
  openai: 'OpenAI',
  google: 'Google',
  fal: 'fal',
  replicate: 'Replicate',
  'stable-diffusion': 'Stable Diffusion web API',
}

/** One field of a request, as it is written down. */
export type SentValue = string | number

/** What a service was asked, and what became of the wishes: kept with the picture, and shown to its user. No key in it. */
export type PictureRecord = {
  service: string
  model: string
  prompt: string
  /** The options of the product, as the user set them. */
  asked: ImageOptions
  /** The options by the names of the service, as they were sent. */
  sent: Record<string, SentValue>
  /** What could not be done as asked, in sentences. */
  notes: string[]
}

export type PictureOrder = {
  /** What to draw, and then what to change about it, in the user's words. */
  words: readonly string[]
  options?: ImageOptions
  signal?: AbortSignal
  /** Writes the call down. */
  note?: NoteCall
}

export type ServicePicture = {
  /** Plain WebP. */
  bytes: Uint8Array
  record: PictureRecord
}

export type PictureService = {
  name: string
  model: string
  /** Throws a `ProviderFailure`, or the reason of the signal. */
  draw(order: PictureOrder): Promise<ServicePicture>
}

/** What goes to a service, already framed, mapped and clamped. */
export type PictureRequest = {
  prompt: string
  /** Fields of the service: what the options became, and what is the same for every picture. */
  fields: Record<string, unknown>
  signal: AbortSignal
}

export type RawPicture = { bytes: Uint8Array; inputTokens?: number; outputTokens?: number }

/** How one service is spoken to. */
export type AskForPicture = (request: PictureRequest) => Promise<RawPicture>
