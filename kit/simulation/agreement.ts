import type { Random } from '../core/random.ts'
import { measured, openRun } from './run.ts'
import { type Control, type Effect, type Reference, type System, usualValues, type Values } from './system.ts'

/** How far a simulation is from what it must agree with: the same code in tests, in the proof and on the screen. */
export type Agreement = {
  says: string
  error: number
  within: number
  agrees: boolean
  /** How often the two were held against each other; a reference may have nothing to say at some settings. */
  compared: number
}

export function agreementWith<S>(
  system: System<S>,
  reference: Reference<S>,
  values: Values,
  seed = 1,
): Agreement {
  const within = reference.within ?? (reference.kind === 'conserved' ? 0.001 : 0.01)
  const { error, compared } = errorOf(system, reference, values, seed)
  return { says: reference.says, error, within, agrees: error <= within, compared }
}

type Found = { error: number; compared: number }

function errorOf<S>(system: System<S>, reference: Reference<S>, values: Values, seed: number): Found {
  if (reference.kind === 'published') {
    const given = { ...usualValues(system.controls), ...reference.values }
    const found = measured(system, given, reference.readout, reference.at, seed)
    return { error: relative(found - reference.expected, reference.expected), compared: 1 }
  }
  const run = openRun(system, values, seed)
  const first = openRun(system, values, seed)
  const until = reference.until ?? 60
  const steps = Math.round(until / system.dt)
  let [worst, largest, compared] = [0, 0, 0]
  const begun = run.measure(reference.readout)
  for (let i = 0; i <= steps; i++) {
    const found = run.measure(reference.readout)
    // Time passes for the reference also where the system has come to its end and rests.
    const expected =
      reference.kind === 'conserved' ? begun : reference.expected(values, i * system.dt, first.state)
    if (expected !== undefined) {
      const size =
        reference.kind === 'conserved' && reference.beside ? run.measure(reference.beside) : expected
      largest = Math.max(largest, Math.abs(size))
      worst = Math.max(worst, Math.abs(found - expected))
      compared++
    }
    if (!Number.isFinite(found)) return { error: Number.POSITIVE_INFINITY, compared }
    run.step()
  }
  return { error: relative(worst, largest), compared }
}

const relative = (difference: number, size: number) => Math.abs(difference) / Math.max(1e-12, Math.abs(size))

/** Some setting at which a reference holds. */
export function settingFor<S>(system: System<S>, reference: Reference<S>, random: Random): Values {
  const where = reference.kind === 'published' ? {} : (reference.where ?? {})
  return Object.fromEntries(
    system.controls.map((control) => {
      const [from, to] = where[control.id] ?? [control.from, control.to]
      const value = between(control, from, to, random.next())
      return [control.id, control.options ? Math.round(value) : value]
    }),
  )
}

export function between(control: Control, from: number, to: number, share: number): number {
  if (control.logarithmic && from > 0) return from * (to / from) ** share
  return from + (to - from) * share
}

/** Whether a control does what is said of it, over its whole range. */
export function effectHolds<S>(system: System<S>, effect: Effect): { holds: boolean; found: number[] } {
  const control = system.controls.find(({ id }) => id === effect.control)
  if (!control) throw new Error(`${system.id} has no control ${effect.control}`)
  const [from, to] = effect.over ?? [control.from, control.to]
  const shares = control.options
    ? Array.from({ length: to - from + 1 }, (_, i) => i / Math.max(1, to - from))
    : [0, 0.25, 0.5, 0.75, 1]
  const found = shares.map((share) => {
    const values = {
      ...usualValues(system.controls),
      ...effect.given,
      [control.id]: between(control, from, to, share),
    }
    return measured(system, values, effect.readout, effect.after ?? 4)
  })
  const size = Math.max(...found.map(Math.abs), 1e-12)
  const steps = found.slice(1).map((value, i) => (value - (found[i] ?? 0)) / size)
  const holds =
    found.every(Number.isFinite) &&
    (effect.goes === 'up'
      ? steps.every((by) => by > 1e-6)
      : effect.goes === 'down'
        ? steps.every((by) => by < -1e-6)
        : steps.some((by) => Math.abs(by) > 1e-6))
  return { holds, found }
}
