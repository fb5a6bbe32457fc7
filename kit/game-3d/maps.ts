import type { GameMap } from './genre.ts'
import { type Body, type BodyRole, type Space, turned } from './space.ts'

const signs: Partial<Record<BodyRole, GameMap['dots'][number]['as']>> = {
  player: 'hero',
  friend: 'friend',
  rival: 'foe',
  enemy: 'foe',
  boss: 'foe',
  collectible: 'item',
  power: 'item',
  key: 'item',
  goal: 'goal',
}

/** A map around somebody: everybody with a role that matters. `facing` is the yaw of a body that looks up the map. */
export function roundMap(
  world: Space,
  hero: Body,
  reach: number,
  facing: number,
  lines?: GameMap['lines'],
): GameMap {
  return {
    x: hero.x,
    z: hero.z,
    yaw: turned(facing),
    reach,
    dots: world.bodies.flatMap(({ role, x, z, hidden }) => {
      const as = signs[role]
      return as && !hidden ? [{ x, z, as }] : []
    }),
    ...(lines && { lines }),
  }
}
