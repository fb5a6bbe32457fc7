import { z } from 'zod'

/** How a picture was drawn where a service was asked for it: what was sent, and what could not be done as asked. */
export const pictureDrawing = z.object({
  /** The built-in engine draws what the service could not. */
  by: z.enum(['service', 'built-in']),
  service: z.string(),
  model: z.string(),
  /** The words that the service was given; none where it was not asked. */
  prompt: z.string().optional(),
  /** Options as the user set them. */
  asked: z.record(z.string(), z.number()),
  /** The same as they were sent, by the names of the service. */
  sent: z.record(z.string(), z.union([z.number(), z.string()])),
  /** In sentences, for the chat. */
  notes: z.array(z.string()),
})
export type PictureDrawing = z.output<typeof pictureDrawing>
