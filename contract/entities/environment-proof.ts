import { z } from 'zod'
import { proofCheck, proofRequirement } from './game-proof.ts'

const count = z.int().min(0)

/** What was looked at before an environment was shown: somebody walked in it. */
export const environmentProof = z.object({
  modelId: z.string(),
  versionId: z.string(),
  /** The words that it was made from, and that the claims are about. Nobody wrote any where a file was brought along. */
  prompt: z.string().optional(),
  title: z.string(),
  /** How the prompt was understood. */
  answer: z.string(),
  /** Empty where the user saved code without a proof. */
  checks: z.array(proofCheck),
  /** The claims of the prompt; those that were not met are told as well. */
  requirements: z.array(proofRequirement),
  /** What was counted and measured; of code that was not proven, hardly anything. */
  figures: z
    .object({
      kinds: count,
      placed: count,
      /** In the view that draws most. */
      triangles: count,
      drawCalls: count,
      /** Of environment.js. */
      bytes: count,
      /** How many of the prompt's nouns are seen, of how many. */
      nouns: z.object({ seen: count, all: count }),
      /** What a minute on foot came to, in metres, and how many square metres can be walked. */
      walk: z.object({ metres: z.number(), area: z.number() }),
      /** Of a simulation: how many things were checked, and at how many settings drawn by lot. */
      checks: count,
      settings: count,
    })
    .partial(),
  notes: z.array(z.string()),
  /** How long each stage took. */
  milliseconds: z.record(z.string(), z.number()),
})
export type EnvironmentProof = z.output<typeof environmentProof>
