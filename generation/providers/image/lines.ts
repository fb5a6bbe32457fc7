import type { Fetch } from '../network/guarded-fetch.ts'
import type { Line, Pace } from './ask.ts'
import { askFal } from './fal.ts'
import { askReplicate } from './replicate.ts'
import { askThroughSdk, googleModel, openAiModel } from './sdk.ts'
import { type AskForPicture, type ImageServiceId, serviceNames } from './service.ts'
import { askStableDiffusion } from './stable-diffusion.ts'

export type Access = {
  service: ImageServiceId
  model: string
  /** A Stable Diffusion web API takes `user:password`, or none. */
  key: string
  /** Where it is, if not at its usual address. */
  base?: string
  fetch: Fetch
  pace: Pace
}

const usualBases = { fal: 'https://queue.fal.run', replicate: 'https://api.replicate.com/v1' }

/** How the service of the settings is spoken to. */
export function lineTo({ service: id, model, key, base, fetch, pace }: Access): AskForPicture {
  const service = serviceNames[id]
  const line = (usual: string, headers: Record<string, string>): Line => ({
    service,
    base: base ?? usual,
    headers,
    fetch,
    pace,
  })
  switch (id) {
    case 'openai':
      return askThroughSdk(service, openAiModel({ key, base, model, fetch }), pace)
    case 'google':
      return askThroughSdk(service, googleModel({ key, base, model, fetch }), pace)
    case 'fal':
      return askFal(line(usualBases.fal, { authorization: `Key ${key}` }), model)
    case 'replicate':
      return askReplicate(line(usualBases.replicate, { authorization: `Bearer ${key}` }), model)
    case 'stable-diffusion':
      return askStableDiffusion(line('', basic(key)), model)
  }
}

const basic = (key: string): Record<string, string> =>
  key ? { authorization: `Basic ${Buffer.from(key).toString('base64')}` } : {}
