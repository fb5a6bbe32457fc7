import { type Button, bitOf, holding, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { castIn } from '../../../game/plan.ts'
import { distance, type Entity, inRole, nearest, playerOf } from '../../arena/arena.ts'
import { steerTo } from '../../arena/bot-steering.ts'
import { isShut } from '../../arena/locks.ts'
import { angleBetween } from './asteroids.ts'
import { fullCharge, playerSpeed } from './rules.ts'
import type { Upgrade } from './upgrades.ts'
import { reachOf } from './weapons.ts'
import { type SurvivalWorld, stage } from './world.ts'

const liked: Upgrade[] = ['multi', 'rapid', 'double', 'heart', 'wide', 'speed', 'magnet']

/** Keeps moving around the crowd, fires all the time, and keeps the blast for a tight corner. */
export const bot: Bot<SurvivalWorld> = {
  play(world, memory) {
    if (world.offer) return chooseUpgrade(world)
    if (world.tick - Number(memory.at ?? -99) >= 5) {
      memory.at = world.tick
      memory.held = (world.asteroids ? pilot(world) : walk(world, memory)).held
    }
    const tight = world.charge >= fullCharge && crowdAround(world) >= 3 && world.tick % 12 === 0
    return { held: Number(memory.held) | (tight ? bitOf('b') : 0), second: 0 }
  },
  progress(world) {
    if (world.status === 'won') return 1
    const { rules } = world.plan
    if (rules.scoreGoal !== undefined) return Math.min(1, world.score / rules.scoreGoal)
    if (world.aim > 0) return Math.min(1, world.done / world.aim)
    if (rules.seconds !== undefined && rules.timeUp === 'win')
      return 1 - (world.clock ?? 0) / (rules.seconds * 60)
    const left = inRole(world, 'enemy').length + world.queue.length
    const [boss] = inRole(world, 'boss')
    const weak = boss ? 1 - boss.health / boss.most : 1 - Math.min(1, left / Math.max(1, world.crowd))
    return Math.min(1, (world.wave - 1 + weak * 0.95) / world.waves)
  },
  /** Stands in the way of whoever comes. */
  lose(world) {
    const player = playerOf(world)
    const foe = nearest(player, [...inRole(world, 'enemy'), ...inRole(world, 'boss')])
    if (!foe || world.offer) return holding()
    if (world.asteroids) return holding('up')
    return holding(foe.x < player.x ? 'left' : 'right', foe.y < player.y ? 'up' : 'down')
  },
}

function chooseUpgrade({ offer }: SurvivalWorld): Input {
  const kind = liked.find((one) => offer?.kinds.includes(one))
  return offer && offer.left < 320 && kind ? { held: 0, second: 0, pick: `upgrade:${kind}` } : holding()
}

function crowdAround(world: SurvivalWorld): number {
  const player = playerOf(world)
  return world.entities.filter(
    (foe) => (foe.role === 'enemy' || foe.role === 'foe-shot') && distance(foe, player) < 170,
  ).length
}

function walk(world: SurvivalWorld, memory: Memory): Input {
  const player = playerOf(world)
  const target =
    lockNear(world, player) ?? (world.melee ? closeIn(world, player) : keepAway(world, player, memory))
  const input = steerTo(world, player, target, playerSpeed, world.melee ? 0.4 : 1)
  return { ...input, held: input.held | bitOf('a') }
}

/** A blow from the edge of its reach, then back a step. */
function closeIn(world: SurvivalWorld, player: Entity): { x: number; y: number } {
  const foes = [...inRole(world, 'enemy'), ...inRole(world, 'boss')]
  const from = inRole(world, 'friend')[0] ?? player
  const foe = nearest(from, foes)
  if (!foe) return prizeNear(world, player, 600) ?? inRole(world, 'friend')[0] ?? middle
  const gap = distance(foe, player) || 1
  const wanted = reachOf(world) * 0.85 + foe.size * 0.25
  const far = player.a > 9 ? wanted + 40 : wanted
  return {
    x: foe.x + ((player.x - foe.x) / gap) * far,
    y: foe.y + ((player.y - foe.y) / gap) * far,
  }
}

const middle = { x: stage.width / 2, y: stage.height / 2 }

/** Round and round at some distance: whoever chases comes in a line, and can be shot one by one. */
function keepAway(world: SurvivalWorld, player: Entity, memory: Memory): { x: number; y: number } {
  const foes = [...inRole(world, 'enemy'), ...inRole(world, 'boss')]
  const foe = nearest(player, foes)
  const prize = prizeNear(world, player, foe && distance(foe, player) < 170 ? 120 : 420)
  if (prize) return prize
  const [friend] = inRole(world, 'friend')
  if (friend) {
    const worst = nearest(friend, foes)
    if (!worst) return friend
    const gap = distance(worst, friend) || 1
    return {
      x: friend.x + ((worst.x - friend.x) / gap) * 95,
      y: friend.y + ((worst.y - friend.y) / gap) * 95,
    }
  }
  if (!foe || distance(foe, player) > 330)
    return foe ? { x: (foe.x + middle.x) / 2, y: (foe.y + middle.y) / 2 } : middle
  const around = Math.atan2(player.y - middle.y, player.x - middle.x)
  const way = Number(memory.way ?? 1)
  const ahead = around + way * 0.7
  const point = { x: middle.x + Math.cos(ahead) * 300, y: middle.y + Math.sin(ahead) * 190 }
  if (foes.some((one) => distance(one, point) < 110)) memory.way = -way
  return point
}

/** The key, then the door: at once when nobody is left, else when the way there is clear. */
function lockNear(world: SurvivalWorld, player: Entity): Entity | undefined {
  if (!isShut(world)) return undefined
  const [wanted] = world.keys > 0 ? inRole(world, 'door') : inRole(world, 'key')
  const foe = nearest(player, [...inRole(world, 'enemy'), ...inRole(world, 'boss')])
  if (!wanted || !foe) return wanted
  const clear = [player, wanted].every((one) => distance(one, foe) > 150)
  return clear || distance(wanted, player) < 90 ? wanted : undefined
}

function prizeNear(world: SurvivalWorld, player: Entity, reach: number): Entity | undefined {
  const prizes = world.entities.filter(
    (item) => (item.role === 'collectible' || item.role === 'power-up') && distance(item, player) < reach,
  )
  return nearest(player, prizes)
}

/** Turns to the rock that will be nearest, fires when it is ahead, and gets out of the way of what comes. */
function pilot(world: SurvivalWorld): Input {
  const ship = playerOf(world)
  let threat: Entity | undefined
  let soonest = 1.3
  let target: Entity | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of world.entities) {
    if (foe.role !== 'enemy' && foe.role !== 'boss' && foe.role !== 'foe-shot') continue
    const dx = foe.x - ship.x
    const dy = foe.y - ship.y
    const closing = -(dx * (foe.vx - ship.vx) + dy * (foe.vy - ship.vy))
    const speed = (foe.vx - ship.vx) ** 2 + (foe.vy - ship.vy) ** 2 || 1
    const when = Math.max(0, closing / speed)
    const gap = Math.hypot(dx + (foe.vx - ship.vx) * when, dy + (foe.vy - ship.vy) * when)
    const near = Math.hypot(dx, dy) - foe.size / 2
    if ((gap < ship.size * 0.5 + foe.size * 0.5 && when < soonest) || near < 60) {
      soonest = Math.min(soonest, when)
      threat = foe
    }
    if (foe.role !== 'foe-shot' && near < least) {
      least = near
      target = foe
    }
  }
  const aimAt = threat && threat.role !== 'foe-shot' ? threat : target
  const held: Button[] = ['a']
  const lock = aimAt ? undefined : lockNear(world, ship)
  if (lock) return flyTo(ship, lock)
  if (!aimAt) return holding(...(castIn(world.plan, 'enemy').length > 0 ? held : []))
  const flight = distance(ship, aimAt) / 520
  const wanted = Math.atan2(aimAt.y + aimAt.vy * flight - ship.y, aimAt.x + aimAt.vx * flight - ship.x)
  const off = angleBetween(ship.homeX, wanted)
  if (Math.abs(off) > 0.2) held.push(off > 0 ? 'right' : 'left')
  // Away only when the way ahead is clear of it: thrust goes where the ship points.
  if (threat && soonest < 0.7 && Math.abs(off) > 1.3) held.push('up')
  else if (!threat && least > 330 && Math.abs(off) < 0.3) held.push('up')
  else if (Math.hypot(ship.vx, ship.vy) > 90) held.push('down')
  return holding(...held)
}

/** Thrust only changes the velocity: the ship turns to the change that it needs. */
function flyTo(ship: Entity, target: Entity): Input {
  const far = distance(ship, target) || 1
  const speed = Math.min(150, far * 1.2)
  const dvx = ((target.x - ship.x) / far) * speed - ship.vx
  const dvy = ((target.y - ship.y) / far) * speed - ship.vy
  const off = angleBetween(ship.homeX, Math.atan2(dvy, dvx))
  const held: Button[] = []
  if (Math.abs(off) > 0.1) held.push(off > 0 ? 'right' : 'left')
  if (Math.abs(off) < 0.35 && Math.hypot(dvx, dvy) > 20) held.push('up')
  return holding(...held)
}
