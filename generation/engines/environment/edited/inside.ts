import type { Scene } from '@makebelieve/kit/environment/scene'
import { standInForPage } from '../../../edited/stand-ins.ts'

/** The host's way in. Texts come out, so that nothing of the isolate is ever held outside. */
export type Inside = {
  /** The scene that the edited file shows, as JSON; nothing if it never calls `play`. */
  scene(): string | undefined
  /** The shapes of its kinds, packed. */
  meshes(): string | undefined
}

/** Runs inside the isolate, before the edited file, and takes the scene from its last line, `play(scene, meshes)`. */
export function openInside(): Inside {
  let taken: { scene: Scene; meshes: unknown } | undefined
  standInForPage()
  Object.assign(globalThis, {
    makebelieveProof: (scene: Scene, meshes: unknown) => {
      taken ??= { scene, meshes }
    },
  })
  return {
    scene: () => taken && JSON.stringify(taken.scene),
    meshes: () => (typeof taken?.meshes === 'string' ? taken.meshes : undefined),
  }
}
