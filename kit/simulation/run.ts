import { type Random, seededRandom } from '../core/random.ts'
import type { System, Values } from './system.ts'

/** A simulation that runs: its state, its clock, and what was measured so far. */
export type Run<S> = {
  readonly state: S
  readonly time: number
  readonly values: Values
  /** One step of `dt`. */
  step(): void
  /** As many steps as fit into a time, and the rest kept for the next. */
  advance(seconds: number): void
  measure(readout: string): number
  /** What is there to read: nothing where it is not known. */
  read(readout: string): number | undefined
  /** A setting was moved: what follows from it at once, follows before the next step. */
  feel(): void
}

export function openRun<S>(system: System<S>, values: Values, seed = 1): Run<S> {
  const random: Random = seededRandom(seed)
  const state = system.start(values, random)
  const readoutOf = (name: string) => {
    const found = system.readouts.find(({ id }) => id === name)
    if (!found) throw new Error(`${system.id} measures no ${name}`)
    return found
  }
  let steps = 0
  let left = 0
  const run = {
    state,
    values,
    get time() {
      return steps * system.dt
    },
    step() {
      if (system.isOver?.(state, values)) return
      system.step(state, values, system.dt, random)
      steps++
    },
    advance(seconds: number) {
      left += seconds
      while (left >= system.dt - 1e-12) {
        left -= system.dt
        run.step()
      }
    },
    measure: (readout: string) => readoutOf(readout).of(state, values),
    read(readout: string) {
      const { of, known } = readoutOf(readout)
      const value = known?.(state, values) === false ? Number.NaN : of(state, values)
      return Number.isFinite(value) ? value : undefined
    },
    feel: () => system.felt?.(state, values),
  }
  return run
}

/** What is measured after some time of a fresh run. */
export function measured<S>(
  system: System<S>,
  values: Values,
  readout: string,
  after: number,
  seed = 1,
): number {
  const run = openRun(system, values, seed)
  const steps = Math.round(after / system.dt)
  for (let i = 0; i < steps; i++) run.step()
  return run.measure(readout)
}
