import { type CastMember, castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import { type ArenaWorld, type Entity, hasPower } from '../../arena/arena.ts'
import { type Body, type Ground, halfHeight, newBody, runSpeed } from './body.ts'
import { cell, type Mode, type Mover, stage } from './level.ts'

export type PlatformerWorld = ArenaWorld & {
  mode: Mode
  camera: { x: number; y: number }
  movers: Mover[]
  /** The time of the moving platforms. */
  clockwork: number
  /** One for each player. */
  bodies: Body[]
  checkpoints: { x: number; y: number; reached: boolean }[]
  goal: { x: number; y: number }
  arena: { left: number; right: number } | null
  /** The pieces that were used, so that levels differ. */
  used: string[]
  /** Steps until the next shot. */
  reload: number
}

/** The name of the goal where the cast has none. */
export const flag = 'flag'

/** The players always stand first in the list: setting up a level begins with them. */
export function heroes({ entities, plan }: PlatformerWorld): Entity[] {
  return entities.slice(0, plan.rules.players)
}

export function show(world: PlatformerWorld, index: number, body: Body): void {
  const player = world.entities[index]
  if (!player) return
  player.x = body.x
  player.y = body.y + body.pull * (halfHeight - player.size * 0.45)
  player.vx = body.vx
  player.vy = body.vy
  player.angle += ((body.pull < 0 ? Math.PI : 0) - player.angle) * 0.25
}

/** The camera looks ahead; whoever of two falls behind is brought along. */
export function follow(world: PlatformerWorld, grip: number): void {
  const players = heroes(world)
  const [first, other] = players
  if (!first) return
  const leader = other && other.x > first.x ? other : first
  const left =
    world.arena && bossIsThere(world) ? world.arena.left : leader.x - stage.width * 0.4 + leader.facing * 50
  const x = Math.min(Math.max(left, 0), world.width - stage.width)
  world.camera.x += (x - world.camera.x) * grip
  players.forEach((player, index) => {
    const body = world.bodies[index]
    if (player === leader || !body || player.x > world.camera.x - 30) return
    Object.assign(body, newBody(leader.x, leader.y - 40))
    body.vy = -200
    player.safe = rate
    show(world, index, body)
  })
}

export function bossIsThere(world: PlatformerWorld): boolean {
  return world.entities.some(({ role, gone }) => role === 'boss' && !gone)
}

/** How many have to be collected by the end of a level. */
export function dueAt({ plan }: PlatformerWorld, level: number): number {
  const { goalCount = 0, levels } = plan.rules
  return Math.ceil((goalCount * Math.min(level, levels)) / levels)
}

/** What the goal still waits for. */
export function missing(world: PlatformerWorld): { items: number; key: boolean; boss: boolean } {
  return {
    items: Math.max(0, dueAt(world, world.level) - world.done),
    key: world.entities.some(({ role, gone }) => (role === 'key' || role === 'door') && !gone),
    boss: world.arena !== null,
  }
}

export function isOpen(world: PlatformerWorld): boolean {
  const { items, key, boss } = missing(world)
  return items === 0 && !key && !boss
}

export function groundOf(world: PlatformerWorld): Ground {
  const { speed } = theOne(world.plan, 'player')
  return {
    grid: world.grid ?? { columns: 0, rows: 0, size: cell, cells: [] },
    movers: world.movers,
    clock: world.clockwork,
    mode: world.mode,
    airJumps: world.plan.rules.doubleJump ? 1 : 0,
    pace:
      runSpeed *
      Math.min(1.25, Math.max(0.88, speed)) *
      (world.mode === 'swim' ? 0.8 : 1) *
      (hasPower(world, 'speed') ? 1.2 : 1),
  }
}

/** Spikes belong to the cast's quiet hazard, where it has one. */
export function spikesOf(plan: GamePlan): CastMember | undefined {
  return castIn(plan, 'hazard').find(({ motion }) => motion === 'still')
}
