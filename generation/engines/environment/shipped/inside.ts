import type { Scene } from '@makebelieve/kit/environment/scene'
import type { openWorld } from '@makebelieve/kit/environment/world'
import { openInside } from '../../../edited/inside.ts'
import { replayWalk } from '../proof/walk-trail.ts'

/** What a file shows: the scene, and the shapes of its kinds, packed. */
type Handed = { scene: Scene; meshes: string }

/**
 * Runs in the isolate before the built file, and takes the scene from its last line, `play(scene, meshes)`. Scene and world
 * are those of the file: only the wishes of the visitor come from outside.
 */
export const openShippedInside = () =>
  openInside(() => {
    let taken: (Handed & { openWorld: typeof openWorld }) | undefined
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
        return { scene, meshes }
      },
      /** From `WalkSteps`, as JSON, to the states of that walk. */
      walk(given: string) {
        const { scene, openWorld } = place()
        return replayWalk(openWorld(scene), JSON.parse(given))
      },
    }
  })
