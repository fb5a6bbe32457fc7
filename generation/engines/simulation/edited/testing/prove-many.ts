import { proveCode } from '../prove-code.ts'
import type { CodeTask } from '../work-on-code.ts'

/** Proves one code after the other: a test has many, and a process for each would take longer than all the proofs. */
process.on('message', async (task: CodeTask) => {
  const { checks } = await proveCode(task, task.limits)
  process.send?.(checks)
})
