import type { ImageOptions, ThreeDOptions } from '@makebelieve/contract/entities/generation-options'
import { imageOptionTable, threeDOptionTable } from '@makebelieve/contract/options'
import type { GenerationSettings } from '../../workspace/settings/generation-settings.ts'

/** Of the settings, some are for the picture and the others for what is made of it. */
export function optionsFor(settings: GenerationSettings): {
  imageOptions: ImageOptions
  threeDOptions: ThreeDOptions
} {
  const pick = (table: object) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => name in table))
  return { imageOptions: pick(imageOptionTable), threeDOptions: pick(threeDOptionTable) }
}
