import { between, chance } from '../../../game/world.ts'
import type { Block, RulesWorld } from '../../world.ts'
import { floorOf, plainGround } from '../space.ts'

/** Platforms all the way up, each within a jump of the one below. */
export function tower(world: RulesWorld): Block[] {
  const blocks = plainGround(world)
  let x = world.width / 2 - 100
  for (let y = floorOf(world) - 108; y > 70; y -= 104) {
    blocks.push({ x, y, width: 190, height: 24, tile: 'platform', solid: false })
    const right = x < 120 || (x < world.width - 310 && chance(world) < 0.5)
    x += (right ? 1 : -1) * between(world, 90, 160)
  }
  return blocks
}
