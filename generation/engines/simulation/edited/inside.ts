import { openInside } from '../../../edited/inside.ts'

/** Runs in the isolate before the edited file, and takes the setup from `play(systems, setup)`. */
export const openSimulationInside = () =>
  openInside(() => {
    let taken: { setup: unknown } | undefined
    Object.assign(globalThis, {
      makebelieveProof: (setup: unknown) => {
        taken ??= { setup }
      },
    })
    return { setup: () => taken?.setup }
  })
