import { cutOut } from '@makebelieve/generation/engines/game/drawn/cut-out'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'
import { asFailure } from './refusals.ts'

const cutTask = z.object({ picture: z.instanceof(Uint8Array) })

/** Cuts somebody's own picture out, and fails with a sentence where there is nothing to cut. */
export const generate: Generate = async ({ input }) => {
  const bytes = await cutOut(cutTask.parse(input).picture).catch(asFailure)
  return { kind: 'game', name: '', files: [{ path: 'cut-out.webp', type: 'image/webp', bytes }], details: {} }
}
