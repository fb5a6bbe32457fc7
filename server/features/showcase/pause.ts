import { setTimeout } from 'node:timers/promises'

/** Waits, or less long if there is a reason to stop. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => {})
}
