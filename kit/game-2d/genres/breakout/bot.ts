import { type Button, bitOf, holding, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { type Entity, inRole, playersOf } from '../../arena/arena.ts'
import { type BreakoutWorld, halfWidth, paddleY, stage } from './world.ts'

/** Is where the ball comes down, and meets it so that it flies to what is left. */
export const bot: Bot<BreakoutWorld> = {
  play(world, memory) {
    if (world.tick - Number(memory.at ?? -99) >= 3) {
      memory.at = world.tick
      memory.held = think(world).held
    }
    const press = world.tick % 40 < 20 ? bitOf('a') : 0
    return { held: Number(memory.held) | press, second: 0 }
  },
  progress(world) {
    if (world.status === 'won') return 1
    const { rules } = world.plan
    if (rules.scoreGoal !== undefined) return Math.min(1, world.score / rules.scoreGoal)
    if (world.aim > 0) return Math.min(1, world.done / world.aim)
    const parts = rules.levels + (rules.boss ? 1 : 0)
    const [boss] = inRole(world, 'boss')
    if (boss) return (rules.levels + 1 - boss.health / boss.most) / parts
    return (world.level - 1 + 1 - Math.min(1, world.bricks.length / 34)) / parts
  },
  /** Runs from the ball. */
  lose(world) {
    const [player] = playersOf(world)
    const ball = world.entities.find(({ behaviour }) => behaviour === 'ball')
    if (!player || !ball) return holding()
    return holding(ball.x < stage.width / 2 ? 'right' : 'left')
  },
}

function think(world: BreakoutWorld): Input {
  const [player] = playersOf(world)
  if (!player) return holding()
  const wanted = wantedX(world, player)
  const off = wanted - player.x
  const held: Button[] = []
  if (off > 9) held.push('right')
  else if (off < -9) held.push('left')
  return holding(...held)
}

function wantedX(world: BreakoutWorld, player: Entity): number {
  const half = halfWidth(world)
  let soonest = Number.POSITIVE_INFINITY
  let at = stage.width / 2
  let resting = false
  for (const ball of world.entities) {
    if (ball.behaviour !== 'ball') continue
    if (ball.b === 1) resting = true
    else if (ball.vy > 0) {
      const when = (paddleY - ball.y) / ball.vy
      if (when > 0 && when < soonest) {
        soonest = when
        at = folded(ball.x + ball.vx * when, ball.size / 2)
      }
    } else if (soonest === Number.POSITIVE_INFINITY) at = ball.x
  }
  const drop = prize(world, player, soonest, at)
  if (drop !== undefined) return drop
  if (soonest === Number.POSITIVE_INFINITY) return resting ? stage.width / 2 : at
  const target = aimed(world, at)
  if (target === undefined) return at
  const angle = Math.atan2(target.x - at, paddleY - target.y)
  return at - Math.max(-0.75, Math.min(0.75, angle / 1.05)) * half
}

/** Off the side walls like a mirror. */
function folded(x: number, r: number): number {
  const width = stage.width - 2 * r
  let at = (x - r) % (2 * width)
  if (at < 0) at += 2 * width
  return r + (at > width ? 2 * width - at : at)
}

function aimed(world: BreakoutWorld, at: number): { x: number; y: number } | undefined {
  const [boss] = inRole(world, 'boss')
  if (boss) return boss
  const [door] = world.keys > 0 ? inRole(world, 'door') : []
  if (door) return door
  let best: { x: number; y: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of world.bricks) {
    const price = Math.abs(one.x - at) - one.y * 0.4
    if (price < least) {
      least = price
      best = one
    }
  }
  return best
}

/** A drop, when there is time to catch it and be back. */
function prize(world: BreakoutWorld, player: Entity, soonest: number, at: number): number | undefined {
  for (const item of world.entities) {
    if (item.role !== 'power-up' && item.role !== 'collectible' && item.role !== 'key') continue
    if (item.y < 300 || item.y > paddleY + 20) continue
    const there = Math.abs(item.x - player.x) / 560
    const back = Math.abs(item.x - at) / 560
    const wait = Math.max(there, (paddleY - item.y) / 150)
    if (wait + back + 0.15 < soonest) return item.x
  }
  return undefined
}
