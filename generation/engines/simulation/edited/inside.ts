import { standInForPage } from '../../../edited/stand-ins.ts'

/** The host's way in: the setup that the edited file shows, as JSON; nothing if it never calls `play`. */
export type Inside = { setup(): string | undefined }

/** Runs inside the isolate, before the edited file, and takes the setup from `play(systems, setup)`. */
export function openInside(): Inside {
  let taken: string | undefined
  standInForPage()
  Object.assign(globalThis, {
    makebelieveProof: (setup: unknown) => {
      taken ??= JSON.stringify(setup)
    },
  })
  return { setup: () => taken }
}
