import { checkPicture } from '@makebelieve/generation/engines/model/create'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'
import { asFailure } from './refusals.ts'

const lookTask = z.object({ uploaded: z.instanceof(Uint8Array) })

/** Looks at an uploaded picture, and fails with a sentence where no model could be made of it. */
export const generate: Generate = async ({ input }) => {
  await checkPicture(lookTask.parse(input).uploaded).catch(asFailure)
  return { kind: 'model', name: '', files: [], details: {} }
}
