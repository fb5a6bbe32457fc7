import { setPriority } from 'node:os'
import { z } from 'zod'

const task = z.object({
  plan: z.unknown(),
  /** Nobody waits for it: whatever else wants the processor has it first. */
  idle: z.boolean(),
})

/** Begins with a piece of the showcase: steps back if nobody waits for it, and gives the plan to build from. */
export function beginPiece(input: object): unknown {
  const { plan, idle } = task.parse(input)
  // On Linux this concerns only this thread, and there is no way back: such a thread has no other work.
  if (idle) setPriority(19)
  return plan
}
