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

/** What a wish left open: how it was taken, in a sentence, and the likeliest other ways to take it. */
export const guess = z.object({ says: z.string(), offers: z.array(offer) })
export type Guess = z.output<typeof guess>
