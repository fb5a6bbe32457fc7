import { z } from 'zod'
import { gameAnswer } from './game-answer.ts'

/** One thing that was looked at, and what was seen. */
export const proofCheck = z.object({
  /** What programs know it by. Reports from before there were codes have none. */
  code: z.string().optional(),
  name: z.string(),
  passed: z.boolean(),
  evidence: z.string(),
})
export type ProofCheck = z.output<typeof proofCheck>

/** One claim of a prompt, and whether it was met. */
export const proofRequirement = z.object({
  claim: z.string(),
  status: z.enum(['met', 'unmet', 'unsupported']),
  evidence: z.string(),
  /** Where it was seen in the game that the bot won, in seconds: the replay can begin there. */
  moment: z.number().min(0).optional(),
  /** Something else is shown in its place, and the evidence says what. Reports from before it was marked do without. */
  standIn: z.literal(true).optional(),
})

/** What was looked at before the game was shown, and what was seen. */
export const gameProof = z.object({
  modelId: z.string(),
  versionId: z.string(),
  /** The words that it was made from, and that the claims are about. Nobody wrote any where a file was brought along. */
  prompt: z.string().optional(),
  /** Empty where the user saved code without a proof. */
  checks: z.array(proofCheck),
  /** The claims of the prompt; those that were not met are told as well. */
  requirements: z.array(proofRequirement),
  evidence: z.object({
    /** Games as they were played, for the frame's `replay` message. */
    won: z.json().optional(),
    lost: z.json().optional(),
    /** Which part of their games the bots won, by how well they play. */
    rates: z.record(z.string(), z.number()).optional(),
    seconds: z.number(),
    /** How long the lost game took. Reports from before it was kept, and games that nobody can lose, have none. */
    lostSeconds: z.number().optional(),
    variety: z.number(),
  }),
  /** What was asked for above all, where something else had to take its place. */
  standsIn: z.object({ asked: z.string(), shown: z.string() }).optional(),
  answer: gameAnswer,
  notes: z.array(z.string()),
  /** How much work was asked for, and what it was spent on; only games made from a prompt have it. */
  effort: z
    .object({
      /** The detail level of the advanced settings, where one was given. */
      detail: z.number().optional(),
      /** The designs that were built and played, the chosen one first. */
      designs: z.array(z.string()),
      /** Levels that the chosen one got on top, each proven. */
      moreLevels: z.int(),
    })
    .optional(),
  /** How long each stage took. */
  milliseconds: z.record(z.string(), z.number()),
})
export type GameProof = z.output<typeof gameProof>
