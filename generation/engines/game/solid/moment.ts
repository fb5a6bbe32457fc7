import type { KindMesh, Pose, Scene } from '@makebelieve/kit/environment/scene'
import { blockMesh } from '@makebelieve/kit/game-3d/block-mesh'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { measureOf } from '@makebelieve/kit/game-3d/measure'
import { paperHop, paperPose } from '@makebelieve/kit/game-3d/paper'
import { drawnBlocks } from '@makebelieve/kit/game-3d/shining'
import { sceneOf } from '@makebelieve/kit/game-3d/site'
import type { Body, Space } from '@makebelieve/kit/game-3d/space'

/**
 * One moment of a game as a scene that stands still: for pictures, and for counting what it costs to draw. `cast` says who
 * its placed things are, where they are somebody. What is of paper is turned to `seenFrom`.
 */
export function momentOf(
  genre: Genre3d,
  dressing: Dressing,
  meshes: readonly KindMesh[],
  world: Space,
  seenFrom: Pose['at'] = [world.eye.x, world.eye.y, world.eye.z],
): { scene: Scene; meshes: KindMesh[]; pose: Pose; cast: Map<number, Body> } {
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
  ]
  const cast = new Map<number, Body>()
  for (const body of bodies) {
    const kind = dressing.cast[body.cast]
    const shape = kind === undefined ? undefined : kinds[kind]
    if (kind === undefined || !shape || body.hidden) continue
    const scale = body.size / measureOf(shape)
    const [x, y, z] = seenFrom
    const { yaw } = shape.paper ? paperPose(shape.paper, body, { x, y, z }) : body
    const hop = shape.paper ? paperHop(body) : 0
    cast.set(placed.length, body)
    placed.push({
      kind,
      at: [body.x, body.y + hop - shape.min[1] * scale, body.z],
      yaw,
      scale,
      ...(body.tint && { tint: body.tint }),
      life: { does: 'stand', range: 0, speed: 0 },
    })
  }
  const pose: Pose = { at: [eye.x, eye.y, eye.z], yaw: eye.yaw, pitch: eye.pitch }
  return {
    scene: { ...place, kinds, placed, spawn: pose, lamps: genre.lamps?.(world) ?? [] },
    meshes: built ? [...meshes, built.mesh] : [...meshes],
    pose,
    cast,
  }
}
