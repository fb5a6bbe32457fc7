import type { proveSystem, SystemCheck } from '@makebelieve/kit/simulation/proof'
import type { openRun } from '@makebelieve/kit/simulation/run'
import { type System, usualValues, type Values } from '@makebelieve/kit/simulation/system'
import { digestOf, type Trail } from '../../../shipped/digest.ts'

/** What runs a system, wherever it comes from: the kit itself, or a built file. */
export type Machinery = { openRun: typeof openRun; proveSystem: typeof proveSystem }

const moments = 20

/** A run as it was set up: what every readout says at twenty moments, and what is told at the end. */
export function referenceRun(
  { openRun }: Pick<Machinery, 'openRun'>,
  system: System,
  values: Values,
  seed: number,
): Trail {
  const run = openRun(system, { ...usualValues(system.controls), ...values }, seed)
  const seconds = Math.min(60 * system.pace, 20_000 * system.dt)
  const trail: Trail = []
  for (let moment = 0; moment < moments; moment++) {
    run.advance(seconds / moments)
    trail.push(digestOf(JSON.stringify(system.readouts.map(({ id }) => run.measure(id)))))
  }
  return [...trail, digestOf(system.describe(run.state, run.values))]
}

/** What the references, effects and questions came to. Pictures need a canvas, which not everybody has. */
export function digestOfProof(checks: readonly SystemCheck[]): number {
  const told = checks.filter(({ code }) => code !== 'picture')
  return digestOf(JSON.stringify(told.map(({ name, passed, evidence }) => [name, passed, evidence])))
}
