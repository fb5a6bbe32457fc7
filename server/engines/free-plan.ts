import { z } from 'zod'

/** What is kept in place of a plan where a language provider wrote the whole game: the next edit changes its code. */
export const freePlan = z.object({
  prompt: z.string(),
  free: z.object({ title: z.string(), code: z.string() }),
})
export type FreePlan = z.output<typeof freePlan>
