import { z } from 'zod'
import { signedFile } from './signed-file.ts'

/** One state of a game or of an environment. Every accepted edit makes one, and so does going back; none is ever changed or taken away. */
export const gameVersion = z.object({
  versionId: z.string(),
  /** Counts from 1. */
  number: z.int().min(1),
  /** What the user called it. */
  name: z.string().optional(),
  /** What was asked for. */
  prompt: z.string(),
  /** What was changed, in sentences; empty for the first. */
  changes: z.array(z.string()),
  /** The number of the version it took up again. */
  restoredFrom: z.int().min(1).optional(),
  /** Bots won and lost it, or walked in it. Only code that its user saved without a proof is not. */
  proven: z.boolean(),
  /** Its code is not what the engine wrote; an edit by chat makes it anew from the plan. */
  editedByHand: z.boolean(),
  designDate: z.string(),
  modelImage: signedFile,
  jsUrl: signedFile,
  htmlUrl: signedFile,
})
export type GameVersion = z.output<typeof gameVersion>
