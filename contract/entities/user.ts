import { z } from 'zod'
import { tolerant } from '../tolerant.ts'

const credits = z.int().min(0)

export const user = tolerant({
  userId: z.string(),
  email: z.string(),
  credits,
  /** Unset for someone who never bought any. */
  paidCredits: credits.optional(),
})
export type User = z.output<typeof user>
