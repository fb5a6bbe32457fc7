import type { Part, Setup } from '@makebelieve/kit/simulation/setup'
import type { System } from '@makebelieve/kit/simulation/system'
import { standInForPage } from '../../../edited/stand-ins.ts'
import type { Trail } from '../../../shipped/digest.ts'
import { digestOfProof, type Machinery, referenceRun } from '../proof/reference-run.ts'

/** How a part of the file ran. */
export type PartRun = { trail: Trail; proof: number }

/** The host's way in. All of it is JSON. */
export type Inside = {
  /** The `Setup`. */
  handed(): string
  /** From the seed of the proof to a `PartRun` for each part. */
  run(given: string): string
}

/**
 * Runs inside the isolate, before the built file, and takes the simulation from `play(systems, setup)`. The equations, what
 * steps them and what holds them against their references are those of the file.
 */
export function openInside(): Inside {
  let taken: { setup: Setup; systemOf: (part: Part) => System; machinery: Machinery } | undefined
  standInForPage()
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
    handed: () => JSON.stringify(shown().setup),
    run(given) {
      const { setup, systemOf, machinery } = shown()
      const seed: number = JSON.parse(given)
      const runs = setup.parts.map((part): PartRun => {
        const system = systemOf(part)
        return {
          trail: referenceRun(machinery, system, part.values, setup.seed),
          proof: digestOfProof(machinery.proveSystem(system, seed)),
        }
      })
      return JSON.stringify(runs)
    },
  }
}
