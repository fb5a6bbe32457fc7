import { type CodeVerdict, proveCode } from '../prove-code.ts'
import type { CodeTask } from '../work-on-code.ts'

/** Proves one code after the other: a test has many, and a process for each would take longer than all the proofs. */
process.on('message', async ({ code, plan, limits }: CodeTask) => {
  const { verdict }: CodeVerdict = await proveCode(code, plan, limits)
  process.send?.(verdict)
})
