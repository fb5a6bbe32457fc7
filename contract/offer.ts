import { z } from 'zod'

/**
 * A way on from what can't be made: another prompt, or the same one with `anyway`, which makes the nearest thing and says in its
 * title what it is.
 */
export const offer = z.object({
  /** What the button says. */
  label: z.string(),
  prompt: z.string(),
  anyway: z.literal(true).optional(),
})
export type Offer = z.output<typeof offer>
