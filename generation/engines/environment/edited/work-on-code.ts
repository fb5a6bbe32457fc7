import { join } from 'node:path'
import * as z from 'zod'
import { brokeOut, filesAnswer, refusedAnswer, workInProcess } from '../../../edited/work-in-process.ts'
import type { Check } from '../../../pipeline/engine.ts'
import type { EnvironmentPlan } from '../design.ts'
import type { EnvironmentFile } from '../files.ts'
import type { ProofLimits } from './prove-code.ts'

/** Edited code of an environment, the code that it was edited from, and the plan of that version. */
export type CodeTask = {
  code: string
  original: string
  plan: EnvironmentPlan
  prove: boolean
  /** Tests are less patient. */
  limits?: ProofLimits
}

/** The environment that the code makes with its files; or the checks, of which some failed. */
export type CodeResult =
  | { accepted: true; files: EnvironmentFile[]; answer: string }
  | { accepted: false; checks: Check[] }

const codeAnswer: z.ZodType<CodeResult> = z.union([
  z.strictObject({ accepted: z.literal(true), files: filesAnswer, answer: z.string().max(20_000) }),
  refusedAnswer,
])

/** Proves edited code of an environment and makes its files, in a process of its own. */
export async function workOnCode(task: CodeTask, signal?: AbortSignal): Promise<CodeResult> {
  const worked = await workInProcess<CodeResult>(
    join(import.meta.dirname, 'code-process.ts'),
    task,
    codeAnswer,
    signal,
  )
  return worked.struck ? { accepted: false, checks: [brokeOut] } : worked.result
}
