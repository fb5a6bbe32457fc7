import { createHash } from 'node:crypto'
import { z } from 'zod'
import { plainPlan } from './model-details.ts'

/** What the engine of environments hands to their keeper, beside the files. Apart from it, so that reading loads no engine. */
export const environmentDetails = z.object({
  /** Only the engine knows its form; it comes back with the next edit. */
  plan: plainPlan,
  /** What was made, in words. */
  answer: z.string(),
  changes: z.array(z.string()),
  /** By which its script is known when a browser sends it back. */
  codeDigest: z.string(),
})
export type EnvironmentDetails = z.output<typeof environmentDetails>

export const digestOfCode = (code: string | Uint8Array) =>
  createHash('sha256').update(code).digest('base64url')
