import { openRun } from '@makebelieve/kit/simulation/run'
import type { Part } from '@makebelieve/kit/simulation/setup'
import { type System, usualValues } from '@makebelieve/kit/simulation/system'

/** Whether anything that is measured or told is different when a control stands somewhere else. */
export function changesSomething(
  system: System,
  part: Pick<Part, 'values'> | undefined,
  seed: number,
  id: string,
): boolean {
  const control = system.controls.find((one) => one.id === id)
  if (!control) return false
  const values = { ...usualValues(system.controls), ...part?.values }
  const seen = (value: number) => {
    const run = openRun(system, { ...values, [id]: value }, seed)
    run.advance(Math.min(10 * system.pace, 4000 * system.dt))
    return JSON.stringify([
      system.readouts.map((one) => run.measure(one.id)),
      system.describe(run.state, run.values),
    ])
  }
  const now = seen(values[id] ?? control.usual)
  return [control.from, control.to, (control.from + control.to) / 2].some((value) => seen(value) !== now)
}
