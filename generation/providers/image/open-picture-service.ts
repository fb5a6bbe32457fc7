import { ProviderFailure } from '../failure.ts'
import type { Breakers } from '../network/breaker.ts'
import { type Fetch, guardedFetch } from '../network/guarded-fetch.ts'
import type { Pace } from './ask.ts'
import { checkedPicture } from './check-picture.ts'
import { lineTo } from './lines.ts'
import { mapOptions } from './map-options.ts'
import { optionRowOf } from './options.ts'
import { framed } from './prompt.ts'
import {
  type ImageServiceId,
  type PictureOrder,
  type PictureRecord,
  type PictureService,
  type RawPicture,
  type ServicePicture,
  serviceNames,
} from './service.ts'

export type PictureServiceSettings = {
  service: ImageServiceId
  key?: string
  base?: string
  model?: string
  /** A style that the operator chose: an address or a name, as the service wants it. */
  lora?: string
}

export type Surroundings = {
  breakers: Breakers
  /** How long somebody in front of a screen waits for a picture. */
  deadlineMs?: number
  now?: () => number
  fetch?: Fetch
  pace?: Pace
}

/** What is taken where the operator named no model. A web API draws with the checkpoint that it has loaded. */
export const usualModels: Record<ImageServiceId, string> = {
  openai: 'gpt-image-2.5-flare',
  google: 'gemini-3.1-flash-image',
  fal: 'fal-ai/flux/dev',
  replicate: 'black-forest-labs/flux-dev',
  'stable-diffusion': '',
}

const usualPace: Pace = { retryMs: 500, lookMs: 600 }
/** Pictures of the largest models are 6 MB, and a third more as text. */
const mostBytes = 32 * 2 ** 20

/** Opens the service of the settings: asked with care, its answers checked, every call written down. */
export function openPictureService(
  { service: id, key = '', lora, ...settings }: PictureServiceSettings,
  { breakers, deadlineMs = 120_000, now = () => performance.now(), ...around }: Surroundings,
): PictureService {
  const model = settings.model ?? usualModels[id]
  const base = settings.base?.replace(/\/+$/, '')
  const named = { service: serviceNames[id], model: model || 'its own checkpoint' }
  const row = optionRowOf(id, model)
  // Silence may last as long as the deadline: these services say nothing until they are done.
  const fetch = around.fetch ?? guardedFetch({ trusted: base ? [base] : [], mostBytes, idleMs: deadlineMs })
  const askForPicture = lineTo({ service: id, model, key, base, fetch, pace: around.pace ?? usualPace })

  function requestOf({ words, options = {} }: PictureOrder) {
    const { prompt, cut } = framed(words, row)
    const { sent, fields, inPrompt, notes } = mapOptions(row, options, lora)
    if (cut) notes.push('The description was too long for this service; only a part of it was sent.')
    const record: PictureRecord = { ...named, prompt: prompt + inPrompt, asked: options, sent, notes }
    return { record, fields: { ...row.always, ...fields } }
  }

  /** Ends when nobody waits any more, and when it takes too long. */
  async function inTime(
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<RawPicture>,
  ): Promise<RawPicture> {
    const deadline = AbortSignal.timeout(deadlineMs)
    try {
      return await work(signal ? AbortSignal.any([signal, deadline]) : deadline)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      if (!deadline.aborted) throw error
      throw new ProviderFailure('too-slow', `${named.service} took too long.`, { cause: error })
    }
  }

  async function draw(order: PictureOrder): Promise<ServicePicture> {
    const { record, fields } = requestOf(order)
    const began = now()
    let tokens: Omit<RawPicture, 'bytes'> = {}
    const written = (error?: string) =>
      order.note?.({
        ...named,
        role: 'image',
        outcome: error === undefined ? 'answered' : 'failed',
        ...(error !== undefined && { error }),
        milliseconds: Math.round(now() - began),
        ...tokens,
      })
    try {
      const bytes = await breakers.through(`${named.service} (pictures)`, async () => {
        const { bytes: raw, ...used } = await inTime(order.signal, (signal) =>
          askForPicture({ prompt: record.prompt, fields, signal }),
        )
        tokens = used
        return checkedPicture(raw)
      })
      written()
      return { bytes, record }
    } catch (error) {
      written(error instanceof ProviderFailure ? error.message : 'Nobody waited for it any more.')
      throw error
    }
  }

  return { name: named.service, model: named.model, draw }
}
