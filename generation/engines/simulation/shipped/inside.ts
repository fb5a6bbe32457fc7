import type { Part, Setup } from '@makebelieve/kit/simulation/setup'
import type { System } from '@makebelieve/kit/simulation/system'
import { openInside } from '../../../edited/inside.ts'
import { type Machinery, referenceRun } from '../proof/reference-run.ts'

/**
 * Runs in the isolate before the built file, and takes the simulation from `play(systems, setup)`. The equations, what
 * steps them and what holds them against their references are those of the file.
 */
export const openShippedInside = () =>
  openInside(() => {
    let taken: { setup: Setup; systemOf: (part: Part) => System; machinery: Machinery } | undefined
    Object.assign(globalThis, {
      makebelieveProof: (setup: Setup, systemOf: (part: Part) => System, machinery: Machinery) => {
        taken ??= { setup, systemOf, machinery }
      },
    })
    const shown = () => {
      if (!taken) throw new Error('It never calls play, so nothing is shown.')
      return taken
    }
    return {
      handed: () => shown().setup,
      /** From the seed of the proof, as JSON, to how each part ran, and what it says of its references. */
      run(given: string) {
        const { setup, systemOf, machinery } = shown()
        const seed: number = JSON.parse(given)
        return setup.parts.map((part) => {
          const system = systemOf(part)
          return {
            run: referenceRun(machinery, system, part.values, setup.seed),
            proof: machinery.proveSystem(system, seed),
          }
        })
      },
    }
  })
