import { z } from 'zod'
import { proofCheck } from './entities/game-proof.ts'
import { type ErrorBody, type ErrorCode, errorStatus } from './errors.ts'
import { offer } from './offer.ts'

/** `ErrorBody` as a schema: for the reference, and for failures that travel inside a stream. */
export const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as ErrorCode[]),
  message: z.string(),
  fields: z.array(z.string()).optional(),
  checks: z.array(proofCheck).optional(),
  offers: z.array(offer).optional(),
}) satisfies z.ZodType<ErrorBody>
