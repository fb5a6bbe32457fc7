import { openInside } from '../../../edited/inside.ts'

/** Runs in the isolate before the edited file, and takes the scene from its last line, `play(scene, meshes)`. */
export const openEnvironmentInside = () =>
  openInside(() => {
    let taken: { scene: unknown; meshes: unknown } | undefined
    Object.assign(globalThis, {
      makebelieveProof: (scene: unknown, meshes: unknown) => {
        taken ??= { scene, meshes }
      },
    })
    return { scene: () => taken?.scene, meshes: () => taken?.meshes }
  })
