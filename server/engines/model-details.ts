import { offer } from '@makebelieve/contract/offer'
import type { MadeMesh } from '@makebelieve/generation/providers/mesh/mesh-service'
import { z } from 'zod'

/** Only the engine knows the form of a plan; it comes back with the next edit. */
export const plainPlan = z.record(z.string(), z.unknown())

/** What the engine of pictures hands to their keeper, beside the file. */
export const pictureDetails = z.object({
  plan: plainPlan,
  answer: z.string(),
  changes: z.array(z.string()),
  /** What else may have been meant. */
  offers: z.array(offer).optional(),
})
export type PictureDetails = z.output<typeof pictureDetails>

/** What the engine of models hands to their keeper, beside the files. A model of an upload has no plan. */
export const modelDetails = z.object({
  plan: plainPlan.optional(),
  answer: z.string(),
  /** Whether the model of a service passed its proof, where one was asked. */
  adopted: z.boolean().optional(),
})
export type ModelDetails = z.output<typeof modelDetails>

/** What a 3D service gave to the engine of models, or why it gave nothing. */
export type ServiceWork = MadeMesh | { service: string; failure: string }
