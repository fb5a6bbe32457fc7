import { z } from 'zod'
import { proofCheck, proofRequirement } from './game-proof.ts'

/** What was measured of a model before it was shown. */
export const modelProof = z.object({
  modelId: z.string(),
  /** The words that it was made from, and that the claims are about. Nobody wrote any where a file was brought along. */
  prompt: z.string().optional(),
  title: z.string(),
  /** How the prompt was understood. */
  answer: z.string(),
  checks: z.array(proofCheck),
  /** The claims of the prompt; those that were not met are told as well. */
  requirements: z.array(proofRequirement),
  figures: z.object({
    triangles: z.int().min(0),
    vertices: z.int().min(0),
    drawCalls: z.int().min(0),
    /** Of model.glb. */
    bytes: z.int().min(0),
    textureSize: z.int().min(0),
    /** Width, height and depth in metres. */
    size: z.tuple([z.number(), z.number(), z.number()]),
    parts: z.array(
      z.object({ name: z.string(), triangles: z.int().min(0), material: z.string(), colour: z.string() }),
    ),
  }),
  /** How long each stage took. */
  milliseconds: z.record(z.string(), z.number()),
})
export type ModelProof = z.output<typeof modelProof>
