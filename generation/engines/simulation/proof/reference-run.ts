import type { proveSystem } from '@makebelieve/kit/simulation/proof'
import type { openRun } from '@makebelieve/kit/simulation/run'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import type { Check } from '../../../pipeline/engine.ts'
import { digestOf, type Trail } from '../../../shipped/digest.ts'

/** What runs a system, wherever it comes from: the kit itself, or a built file. */
export type Machinery = { openRun: typeof openRun; proveSystem: typeof proveSystem }

const moments = 20

/** A run as it was set up: what every readout says at twenty moments, and what is told at the end. */
export type ReferenceRun = { measured: unknown[][]; told: string }

export function referenceRun(
  { openRun }: Pick<Machinery, 'openRun'>,
  system: System,
  values: Values,
  seed: number,
): ReferenceRun {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  const seconds = Math.min(60 * system.pace, 20_000 * system.dt)
  const measured: unknown[][] = []
  for (let moment = 0; moment < moments; moment++) {
    run.advance(seconds / moments)
    measured.push(system.readouts.map(({ id }) => run.measure(id)))
  }
  return { measured, told: system.describe(run.state, run.values) }
}

export const trailOf = ({ measured, told }: ReferenceRun): Trail => [
  ...measured.map((moment) => digestOf(JSON.stringify(moment))),
  digestOf(told),
]

/** What the references, effects and questions came to. Pictures need a canvas, which not everybody has. */
export function digestOfProof(checks: readonly Check[]): number {
  const told = checks.filter(({ code }) => code !== 'picture')
  return digestOf(JSON.stringify(told.map(({ name, passed, evidence }) => [name, passed, evidence])))
}
