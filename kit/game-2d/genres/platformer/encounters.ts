import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, memberOf } from '../../../game/plan.ts'
import { addScore, pressed, pressedSecond, rate, tell } from '../../../game/world.ts'
import { type ArenaWorld, add, type Entity, hasPower, inRole, playerOf, touches } from '../../arena/arena.ts'
import { callBoss } from '../../arena/boss.ts'
import { strike } from '../../arena/meetings.ts'
import { ammoOf } from '../../arena/shooting.ts'
import { bossY } from './foes.ts'
import { groundY } from './level.ts'
import { flag, heroes, isOpen, missing, type PlatformerWorld } from './world.ts'

/** Whom a step has to do with: whoever is near what is seen. */
export type Here = { foes: Entity[]; shots: Entity[]; friends: Entity[] }

/** So many are worth a life: a reason to take the detour. */
const itemsForALife = (world: PlatformerWorld) => Math.round(dial(world.plan, 14, 34))

export function shoot(world: PlatformerWorld, input: Input): void {
  if (world.reload > 0) world.reload--
  if (world.reload > 0 || !(holds(input.held, 'b') || holds(input.second, 'b'))) return
  const ammo = ammoOf(world.plan)
  if (!ammo) return
  for (const player of heroes(world)) {
    const press = player.role === 'second' ? pressedSecond : pressed
    const rapid = hasPower(world, 'rapid') && holds(input.held, 'b')
    if (!rapid && !press(world, input, 'b')) continue
    world.reload = rapid ? 9 : 18
    add(world, ammo.id, {
      role: 'shot',
      x: player.x + player.facing * 26,
      y: player.y,
      vx: player.facing * 560,
      size: 34 * Math.min(1.5, Math.max(0.8, ammo.size)),
    })
    tell(world, 'shoot', { by: player.cast, to: ammo.id, x: player.x + player.facing * 30, y: player.y })
  }
}

export function shotsHit(world: PlatformerWorld, { shots, foes }: Here): void {
  for (const shot of shots) {
    if (shot.role !== 'shot' || shot.gone) continue
    const foe = foes.find((one) => one.role !== 'hazard' && !one.gone && touches(shot, one, 0.42))
    if (!foe) continue
    shot.gone = true
    strike(world, foe, playerOf(world).cast)
    if (foe.gone) overcome(world, foe)
  }
}

/** From above it is the foe who suffers. */
export function mayHurt(arena: ArenaWorld, foe: Entity, player: Entity): boolean {
  const world = arena as PlatformerWorld
  const body = world.bodies[player.role === 'second' ? 1 : 0]
  if (!body || (foe.role !== 'enemy' && foe.role !== 'boss')) return true
  const above = (foe.y - player.y) * body.pull > foe.size * 0.16
  const comesDown = body.vy * body.pull > (world.mode === 'swim' ? 20 : 60)
  if (!above || !comesDown) {
    if (foe.role === 'boss' && foe.safe > 0) return false
    return !steals(world, foe)
  }
  player.vy = -body.pull * (foe.role === 'boss' ? 640 : world.mode === 'run' ? 500 : 220)
  body.jumping = false
  body.airJumps = world.plan.rules.doubleJump ? 1 : 0
  tell(world, 'bounce', { by: player.cast, to: foe.cast, x: foe.x, y: foe.y - foe.size * 0.4 })
  if (foe.safe > 0) return false
  strike(world, foe, player.cast, ammoOf(world.plan) && foe.role === 'boss' ? 3 : 1)
  if (foe.gone) overcome(world, foe)
  else foe.safe = Math.round(0.9 * rate)
  return false
}

function steals(world: PlatformerWorld, foe: Entity): boolean {
  if (!world.plan.interactions.some(({ by, does }) => by === foe.cast && does === 'steal')) return false
  if (foe.safe === 0 && world.score > 0) {
    foe.safe = rate
    addScore(world, -10)
    tell(world, 'steal', { by: foe.cast, x: foe.x, y: foe.y, words: '-10' })
  }
  return true
}

function overcome(world: PlatformerWorld, foe: Entity): void {
  if (foe.role !== 'boss') return
  world.arena = null
  for (const shot of inRole(world, 'foe-shot')) shot.gone = true
  announceOpen(world)
}

function announceOpen(world: PlatformerWorld): void {
  const [home] = castIn(world.plan, 'goal')
  if (!isOpen(world)) return
  const { x, y } = playerOf(world)
  tell(world, 'unlock', { to: home?.id, x, y: y - 40, words: `To the ${home?.name ?? flag}!` })
}

export function collected(arena: ArenaWorld, item: Entity): void {
  const world = arena as PlatformerWorld
  if ((memberOf(world.plan, item.cast).points ?? 10) < 0) return
  const before = missing(world).items
  world.done++
  if (world.done % itemsForALife(world) === 0 && !world.plan.rules.gentle) {
    world.lives++
    tell(world, 'heal', { by: item.cast, x: item.x, y: item.y - 30, words: '+1 life' })
  }
  if (before > 0 && missing(world).items === 0) announceOpen(world)
}

export function rescued(arena: ArenaWorld, friend: Entity, player: Entity): void {
  if (friend.a > 0) return
  // `a` is its place in the row behind the player.
  friend.a = 1 + inRole(arena, 'friend').filter(({ a }) => a > 0).length
  tell(arena, 'rescue', { by: player.cast, to: friend.cast, x: friend.x, y: friend.y, words: '+50' })
  addScore(arena, 50)
}

export function followFriends(world: PlatformerWorld, friends: readonly Entity[]): void {
  const leader = playerOf(world)
  for (const friend of friends) {
    const x = leader.x - leader.facing * friend.a * 46
    const y = leader.y + leader.size * 0.45 - friend.size * 0.45
    friend.facing = Math.sign(leader.x - friend.x) || 1
    friend.x += (x - friend.x) * 0.09
    friend.y += (y - friend.y) * 0.12
  }
}

export function callForBoss(world: PlatformerWorld, foes: readonly Entity[]): void {
  const { arena, plan } = world
  if (!arena || playerOf(world).x < arena.left + 110 || foes.some(({ role }) => role === 'boss')) return
  const [member] = castIn(plan, 'boss')
  if (!member) {
    world.arena = null
    return
  }
  const stomps = Math.max(3, plan.rules.bossPhases) + Math.round(dial(plan, 0, 2))
  const boss = callBoss(world, { x: 0, y: 0, health: stomps * (ammoOf(plan) ? 3 : 1) })
  boss.size = 128 * Math.min(1.12, Math.sqrt(member.size))
  boss.homeX = arena.left + 240
  boss.b = arena.right - arena.left - 330
  boss.homeY = bossY(boss.size)
  boss.speed = dial(plan, 95, 165) * Math.min(1.3, Math.max(0.7, member.speed))
  boss.a = (boss.b / boss.speed) * rate
  boss.x = boss.homeX + boss.b
  boss.y = boss.homeY
  if (!world.checkpoints.some(({ x }) => x > arena.left - 200))
    world.checkpoints.push({ x: arena.left + 60, y: groundY, reached: true })
}
