import type { Scene } from '@makebelieve/kit/environment/scene'
import type { openWorld } from '@makebelieve/kit/environment/world'
import { standInForPage } from '../../../edited/stand-ins.ts'
import { replayWalk, type WalkSteps } from '../proof/walk-trail.ts'

/** What a file shows: the scene, and the shapes of its kinds, packed. */
export type Handed = { scene: Scene; meshes: string }

/** The host's way in. All of it is JSON. */
export type Inside = {
  /** A `Handed`. */
  handed(): string
  /** From `WalkSteps` to the `Trail` of that walk. */
  walk(given: string): string
}

/**
 * Runs inside the isolate, before the built file, and takes the scene from its last line, `play(scene, meshes)`. Scene and world
 * are those of the file: only the wishes of the visitor come from outside.
 */
export function openInside(): Inside {
  let taken: (Handed & { openWorld: typeof openWorld }) | undefined
  standInForPage()
  Object.assign(globalThis, {
    makebelieveProof: (scene: Scene, meshes: string, open: typeof openWorld) => {
      taken ??= { scene, meshes, openWorld: open }
    },
  })
  const place = () => {
    if (!taken) throw new Error('It never calls play, so nothing is shown.')
    return taken
  }
  return {
    handed() {
      const { scene, meshes } = place()
      return JSON.stringify({ scene, meshes } satisfies Handed)
    },
    walk(given) {
      const { scene, openWorld } = place()
      const steps: WalkSteps = JSON.parse(given)
      return JSON.stringify(replayWalk(openWorld(scene), steps))
    },
  }
}
