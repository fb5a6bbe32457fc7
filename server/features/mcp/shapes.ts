import { z } from 'zod'

/** What several tools take and answer. */

export const creationId = z.string().min(1).max(128).describe('The creationId of one of your creations.')

export const promptText = z
  .string()
  .min(1)
  .max(8000)
  .describe('What it should be, in a sentence or more. Every claim is checked.')

export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,128}$/)
  .optional()
  .describe('Any text you like. The same key with the same request is the same run, however often you ask.')

export const kind = z.enum(['game', 'model', 'environment', 'simulation'])

export const creationMade = z.object({
  creationId: z.string(),
  versionId: z.string(),
  kind,
  name: z.string(),
  proven: z.boolean(),
  checks: z.object({ passed: z.int(), of: z.int() }),
  wishes: z.object({ met: z.int(), of: z.int() }).describe('Claims of the prompt.'),
  unmet: z.array(z.string()).describe('Claims of the prompt that were not met.'),
  playUrl: z.string().optional().describe('A link that plays it for a few minutes. Models have none.'),
  pageUrl: z.string().describe("Its page: only you can see it until it's published."),
})
export type CreationMade = z.output<typeof creationMade>

/** Hints by which clients decide what to ask a person about. */
export const reads = { readOnlyHint: true, openWorldHint: false }
export const adds = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
}
