import { z } from 'zod'
import { defineCall } from '../call.ts'
import { reading } from '../entities/reading.ts'
import { plainText } from '../text-rules.ts'

export const developerCalls = {
  readText: defineCall('readText', {
    tag: 'Developers',
    summary: 'What the reader makes of a text. Only there while developing.',
    query: z.object({
      text: plainText({ max: 2_000 }),
      kind: z.enum(['game', 'model', 'environment', 'simulation']).default('game'),
      /** The text asks for a change of one that exists. */
      change: z.enum(['yes', 'no']).default('no'),
    }),
    answer: reading,
  }),
}
