import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { Block } from '@makebelieve/kit/game-3d/blocks'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import { fieldSite } from '@makebelieve/kit/game-3d/site'
import { addBody, newSpace, type Space } from '@makebelieve/kit/game-3d/space'

/** A hero in an open field, somebody behind the eye and somebody too far away, and whatever is built: to try eyes with. */
export function stageless(blocks: readonly Block[]): { genre: Genre3d; world: Space } {
  const genre: Genre3d = {
    id: 'field-3d',
    dimension: '3d',
    stage: { width: 960, height: 600 },
    site: () => fieldSite(30),
    blocks: () => blocks,
    controls: () => [],
    howTo: () => [],
    create: newSpace,
    step: () => {},
  }
  const plan = { rules: { lives: 1 }, cast: [] } as unknown as GamePlan
  const world = newSpace(plan, 1)
  addBody(world, 'hero', 'player', { x: 0, y: 0, z: 0, size: 1.7 })
  addBody(world, 'behind', 'enemy', { x: 0, y: 0, z: 20, size: 1.7 })
  addBody(world, 'far', 'enemy', { x: 0, y: 0, z: -400, size: 1.7 })
  Object.assign(world.eye, { x: 0, y: 2, z: 10, yaw: 0, pitch: 0 })
  return { genre, world }
}
