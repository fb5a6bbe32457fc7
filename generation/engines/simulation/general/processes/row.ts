import type { ProcessData } from '@makebelieve/kit/simulation/general/process'

/** A process and the names by which a prompt asks for it. */
export type ProcessRow = { words: readonly string[]; data: ProcessData }
type Step = readonly [name: string, takes: number, about: string]

/** What happens step by step, with typical durations. */
export function inSteps(
  words: readonly string[],
  head: Omit<ProcessData, 'kind' | 'steps'>,
  steps: readonly Step[],
): ProcessRow {
  return {
    words,
    data: { kind: 'process', ...head, steps: steps.map(([name, takes, about]) => ({ name, takes, about })) },
  }
}
