import { direction, type Input } from '../../core/input.ts'
import { memberOf } from '../../game/plan.ts'
import { type ArenaWorld, type Entity, hasPower, playersOf } from './arena.ts'

/** Where a player wants to go: by buttons, else towards a pointer that is down. Never longer than 1. */
export function wish(world: ArenaWorld, input: Input, player: Entity): { x: number; y: number } {
  const held = player.role === 'second' ? input.second : input.held
  const { x, y } = direction(held)
  if (x !== 0 || y !== 0) {
    const length = Math.hypot(x, y)
    return { x: x / length, y: y / length }
  }
  const { pointer } = input
  if (!pointer?.down || player.role === 'second') return { x: 0, y: 0 }
  const camera = cameraOf(world)
  const dx = pointer.x + camera.x - player.x
  const dy = pointer.y + camera.y - player.y
  const gap = Math.hypot(dx, dy)
  return gap < 12 ? { x: 0, y: 0 } : { x: dx / gap, y: dy / gap }
}

/** Worlds that scroll keep their camera as data, so that a pointer means the same in a replay. */
function cameraOf(world: ArenaWorld): { x: number; y: number } {
  return (world as ArenaWorld & { camera?: { x: number; y: number } }).camera ?? { x: 0, y: 0 }
}

/** Free movement in all directions, with a little weight. */
export function steerPlayers(world: ArenaWorld, input: Input, usual: number, grip = 0.18): void {
  for (const player of playersOf(world)) {
    const { speed } = memberOf(world.plan, player.cast)
    const { x, y } = wish(world, input, player)
    const pace = usual * speed * (hasPower(world, 'speed') ? 1.5 : 1)
    player.vx += (x * pace - player.vx) * grip
    player.vy += (y * pace - player.vy) * grip
    if (x !== 0) player.facing = Math.sign(x)
  }
}

/** The second player stands beside the first, and plays with the same picture in another colour. */
export function addSecondPlayer(world: ArenaWorld, first: Entity): void {
  if (world.plan.rules.players !== 2) return
  const offset = first.size * 1.4
  world.entities.push({
    ...first,
    id: world.nextId++,
    role: 'second',
    x: first.x + offset,
    homeX: first.homeX + offset,
  })
}

/** A second player who has not pressed anything yet is not there to be hurt: whoever plays alone loses nothing by it. */
export function secondJoins(world: ArenaWorld, input: Input): void {
  for (const player of playersOf(world)) {
    if (player.role !== 'second' || player.b === 1) continue
    if (input.second !== 0) player.b = 1
    else player.safe = 12
  }
}
