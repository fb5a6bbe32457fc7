import { join } from 'node:path'
import * as z from 'zod'
import { brokeOut, filesAnswer, refusedAnswer, workInProcess } from '../../../edited/work-in-process.ts'
import type { Check } from '../../../pipeline/engine.ts'
import type { PlannedGame } from '../design.ts'
import type { GameFile } from '../files.ts'
import type { ProofLimits } from './prove-code.ts'

/** Edited code of a game, and the plan of the version that it was edited from. */
export type CodeTask = {
  code: string
  plan: PlannedGame
  prove: boolean
  /** Tests are less patient. */
  limits?: ProofLimits
}

/** The game that the code makes with its files; or the checks, of which some failed. */
export type CodeResult =
  | { accepted: true; title: string; files: GameFile[]; answer: { introduction: string } }
  | { accepted: false; checks: Check[] }

const codeAnswer: z.ZodType<CodeResult> = z.union([
  z.strictObject({
    accepted: z.literal(true),
    title: z.string().max(200),
    files: filesAnswer,
    answer: z.looseObject({ introduction: z.string().max(20_000) }),
  }),
  refusedAnswer,
])

/** Proves edited code of a game and makes its files, in a process of its own. */
export async function workOnCode(task: CodeTask, signal?: AbortSignal): Promise<CodeResult> {
  const worked = await workInProcess<CodeResult>(
    join(import.meta.dirname, 'code-process.ts'),
    task,
    codeAnswer,
    signal,
  )
  return worked.struck ? { accepted: false, checks: [brokeOut] } : worked.result
}
