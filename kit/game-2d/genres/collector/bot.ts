import { type Button, bitOf, holding } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { memberOf } from '../../../game/plan.ts'
import { distance, type Entity, hasPower, inRole, nearest, playerOf } from '../../arena/arena.ts'
import { steerTo } from '../../arena/bot-steering.ts'
import { isFoe } from '../../arena/meetings.ts'
import { dangerAround, safestWay } from '../../arena/paths.ts'
import type { CollectorWorld } from './rules.ts'

/** Takes the safest way to what is wanted, keeps clear of foes, and dashes when one is at its heels. */
export const bot: Bot<CollectorWorld> = {
  play(world, memory) {
    const player = playerOf(world)
    const way = waypoint(world, player, memory)
    const input = steerTo(world, player, way, 235, (world.mazy ? 0.9 : 0.8) * caution(world, memory))
    const close = world.entities.some((foe) => isFoe(foe) && distance(foe, player) < 80)
    const dashes = close && player.a === 0 && player.safe === 0 && memory.dashed !== world.tick - 1
    if (!dashes) return input
    memory.dashed = world.tick
    return { ...input, held: input.held | bitOf('a') }
  },
  progress: ({ done, aim, level, plan }) => (level - 1 + done / aim) / plan.rules.levels,
  lose(world) {
    const player = playerOf(world)
    const foe = nearest(player, world.entities.filter(isFoe))
    if (!foe) return holding()
    const held: Button[] = [foe.x < player.x ? 'left' : 'right', foe.y < player.y ? 'up' : 'down']
    return holding(...held)
  },
}

/** Where to go now; thought over ten times a second, as people do. */
function waypoint(world: CollectorWorld, player: Entity, memory: Memory): { x: number; y: number } {
  const { grid } = world
  const thought = Number(memory.at ?? -99)
  if (!grid) return player
  if (world.tick - thought >= 6) {
    memory.at = world.tick
    const wanted = wantedOf(world)
    const calm = caution(world, memory)
    const danger = dangerAround(grid, world.entities.filter(isFoe), world.mazy ? 170 : 130).map(
      (cell) => cell * calm * (world.mazy ? 2.2 : 1),
    )
    const way = safestWay(grid, player, wanted, danger)
    const target = way ? wanted[way.target] : undefined
    const near = target && distance(player, target) < grid.size * 1.1
    memory.x = near ? target.x : (way?.next.x ?? player.x)
    memory.y = near ? target.y : (way?.next.y ?? player.y)
  }
  return { x: Number(memory.x), y: Number(memory.y) }
}

/** Whoever hunts the hunters fears nobody. */
function caution(world: CollectorWorld, memory: Memory): number {
  return world.mazy && hasPower(world, 'shield') ? 0 : patience(world, memory)
}

/** From 1 down to 0.2 when nothing was achieved for long: then a risk is better than waiting. */
function patience(world: CollectorWorld, memory: Memory): number {
  const achieved = world.done + world.keys * 0.5 + (world.open ? 0.5 : 0)
  if (memory.achieved !== achieved) Object.assign(memory, { achieved, since: world.tick })
  return Math.max(0.2, 1 - (world.tick - Number(memory.since)) / 600)
}

function wantedOf(world: CollectorWorld): Entity[] {
  return [
    ...inRole(world, 'collectible').filter(({ cast }) => (memberOf(world.plan, cast).points ?? 10) > 0),
    ...inRole(world, 'key'),
    ...(world.keys > 0 ? inRole(world, 'door') : []),
    ...inRole(world, 'power-up'),
    ...(world.open ? inRole(world, 'goal') : []),
  ]
}
