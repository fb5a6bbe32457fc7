import { z } from 'zod'
import { gameAnswer } from './game-answer.ts'

/** What was looked at before the game was shown, and what was seen. */
export const gameProof = z.object({
  modelId: z.string(),
  versionId: z.string(),
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), evidence: z.string() })),
  /** The claims of the prompt; those that were not met are told as well. */
  requirements: z.array(
    z.object({ claim: z.string(), status: z.enum(['met', 'unmet', 'unsupported']), evidence: z.string() }),
  ),
  evidence: z.object({
    /** Games as they were played, for the frame's `replay` message. */
    won: z.json().optional(),
    lost: z.json().optional(),
    /** Which part of their games the bots won, by how well they play. */
    rates: z.record(z.string(), z.number()).optional(),
    seconds: z.number(),
    variety: z.number(),
  }),
  answer: gameAnswer,
  notes: z.array(z.string()),
  /** How long each stage took. */
  milliseconds: z.record(z.string(), z.number()),
})
export type GameProof = z.output<typeof gameProof>
