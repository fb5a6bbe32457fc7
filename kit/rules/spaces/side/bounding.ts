import { between } from '../../../game/world.ts'
import { footholdsOf } from '../../footholds.ts'
import { groundAt } from '../../ground.ts'
import { leap } from '../../leaping.ts'
import { amountOf, type Block, type Body, bookOf, type RulesWorld } from '../../world.ts'
import { floorOf, leapOf, plainGround, type Spot, stage } from '../space.ts'

/** Up a shaft without end, from ledge to ledge, without ever standing still. `laidLast` is the highest that anybody got. */

/** How fast a ledge throws one up: high enough for the one after the next. */
export const thrown = 880
/** Whoever falls so far below where it has been is out of sight. */
const drop = 330

/** Ledges all the way up, narrower and farther apart the harder it is; each within reach of the one below. */
export function shaft(world: RulesWorld): Block[] {
  world.laidLast = floorOf(world)
  world.camera.y = world.height - stage.height
  const blocks = plainGround(world)
  let middle = world.width / 2
  for (let y = floorOf(world) - 110; y > 60; y -= amountOf(world, [104, 134])) {
    const wide = amountOf(world, [176, 118])
    const [left, right] = [40 + wide / 2, world.width - 40 - wide / 2]
    const aside = between(world, 80, 165) * (between(world, 0, 1) < 0.5 ? -1 : 1)
    const there = middle + aside
    middle = there < left || there > right ? middle - aside : there
    blocks.push({ x: middle - wide / 2, y, width: wide, height: 24, tile: 'platform', solid: false })
  }
  return blocks
}

/** Off again as soon as it comes down; what is out of sight below takes it. */
export function boundUp(world: RulesWorld, player: Body): void {
  if (player.seat === 1) world.laidLast = Math.min(world.laidLast, player.y)
  if (player.y > world.laidLast + drop) {
    player.y = world.height + player.size * 2
    return
  }
  if (!player.grounded) return
  const feet = player.y + player.size * 0.45
  const under = groundAt(world, player.x, feet - 4, 8)
  player.vy = -leapOf(world.plan, thrown)
  player.rides = 0
  player.grounded = false
  leap(world, player)
  if (bookOf(world).space.melts && under && under.tile !== 'ground')
    world.blocks = world.blocks.filter((block) => block !== under)
}

/** Onto the lowest ledge that is still well in sight. */
export function backInSight(world: RulesWorld, player: Body): Spot {
  const seen = footholdsOf(world).filter(({ y }) => y < world.laidLast + drop - 110)
  const lowest = seen.reduce((one, other) => (other.y > one.y ? other : one))
  return { x: (lowest.left + lowest.right) / 2, y: lowest.y - player.size * 0.45 }
}
