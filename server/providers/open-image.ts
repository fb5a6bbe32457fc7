import { openPictureService } from '@makebelieve/generation/providers/image/open-picture-service'
import type { PictureService } from '@makebelieve/generation/providers/image/service'
import type { Breakers } from '@makebelieve/generation/providers/network/breaker'
import type { Environment } from '../env.ts'
import { StartupError } from '../startup-error.ts'
import { type Moderate, openModeration } from './moderation.ts'

/** Who draws pictures instead of the built-in engine, and who looks at the words first. */
export type PictureMaker = { service: PictureService; moderate?: Moderate }

/** The picture service of the settings; nothing without one. */
export function openImage(env: Environment, breakers: Breakers): PictureMaker | undefined {
  const { IMAGE_PROVIDER: service, IMAGE_API_KEY: key, IMAGE_BASE_URL: base, IMAGE_MODEL: model } = env
  if (!service) return undefined
  const missing = service === 'stable-diffusion' ? !base && 'IMAGE_BASE_URL' : !key && 'IMAGE_API_KEY'
  if (missing)
    throw new StartupError(
      `Wrong configuration: ${missing} must be set too, because IMAGE_PROVIDER is ${service}.`,
    )
  const moderate = openModeration(env)
  return {
    service: openPictureService({ service, key, base, model, lora: env.IMAGE_LORA }, { breakers }),
    ...(moderate && { moderate }),
  }
}
