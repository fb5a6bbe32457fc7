import type { KindMesh, Pose, Scene } from '@makebelieve/kit/environment/scene'
import { blockMesh } from '@makebelieve/kit/game-3d/block-mesh'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { measureOf } from '@makebelieve/kit/game-3d/measure'
import { drawnBlocks } from '@makebelieve/kit/game-3d/shining'
import { sceneOf } from '@makebelieve/kit/game-3d/site'
import type { Space } from '@makebelieve/kit/game-3d/space'

/** One moment of a game as a scene that stands still: for pictures, and for counting what it costs to draw. */
export function momentOf(
  genre: Genre3d,
  dressing: Dressing,
  meshes: readonly KindMesh[],
  world: Space,
): { scene: Scene; meshes: KindMesh[]; pose: Pose } {
  const { plan, level, bodies, eye } = world
  const place = sceneOf(genre.site(plan), dressing, plan)
  const blocks = drawnBlocks(genre)(plan, level)
  const built = blocks.length > 0 ? blockMesh(blocks) : undefined
  const kinds = built ? [...place.kinds, built.kind] : place.kinds
  const placed: Scene['placed'] = [
    ...place.placed,
    ...(built
      ? [{ kind: place.kinds.length, at: [0, 0, 0] as [number, number, number], yaw: 0, scale: 1 }]
      : []),
    ...bodies.flatMap((body) => {
      const kind = dressing.cast[body.cast]
      const shape = kind === undefined ? undefined : kinds[kind]
      if (kind === undefined || !shape || body.hidden) return []
      const scale = body.size / measureOf(shape)
      return [
        {
          kind,
          at: [body.x, body.y - shape.min[1] * scale, body.z] as [number, number, number],
          yaw: body.yaw,
          scale,
          ...(body.tint && { tint: body.tint }),
          life: { does: 'stand' as const, range: 0, speed: 0 },
        },
      ]
    }),
  ]
  const pose: Pose = { at: [eye.x, eye.y, eye.z], yaw: eye.yaw, pitch: eye.pitch }
  return {
    scene: { ...place, kinds, placed, spawn: pose, lamps: genre.lamps?.(world) ?? [] },
    meshes: built ? [...meshes, built.mesh] : [...meshes],
    pose,
  }
}
