import { z } from 'zod'
import { tolerant } from '../tolerant.ts'

/** A stored file with an address that works for a few minutes. A bare address is read as one. */
export const signedFile = z.preprocess(
  (value: string | { signedUrl: string }) => (typeof value === 'string' ? { signedUrl: value } : value),
  tolerant({ signedUrl: z.string() }),
)

export type SignedFile = z.output<typeof signedFile>
