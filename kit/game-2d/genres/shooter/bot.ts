import { type Button, bitOf, holding, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { castIn } from '../../../game/plan.ts'
import { type Entity, inRole, nearest, playerOf } from '../../arena/arena.ts'
import { shotSpeed } from './rules.ts'
import { type ShooterWorld, stage } from './world.ts'

const headings: [number, number, Button[]][] = [
  [0, 0, []],
  [1, 0, ['right']],
  [-1, 0, ['left']],
  [0, 1, ['down']],
  [0, -1, ['up']],
  [0.7, 0.7, ['right', 'down']],
  [-0.7, 0.7, ['left', 'down']],
  [0.7, -0.7, ['right', 'up']],
  [-0.7, -0.7, ['left', 'up']],
]

/** Keeps firing, stays under what it aims at, and slips through between the shots. */
export const bot: Bot<ShooterWorld> = {
  play(world, memory) {
    if (world.tick - Number(memory.at ?? -99) >= 5) {
      memory.at = world.tick
      memory.held = think(world).held
    }
    return { held: Number(memory.held), second: 0 }
  },
  progress(world) {
    if (world.status === 'won') return 1
    const { plan, wave, waves, done, aim } = world
    const { scoreGoal } = plan.rules
    if (scoreGoal !== undefined) return Math.min(1, world.score / scoreGoal)
    const [boss] = inRole(world, 'boss')
    if (boss) return 0.75 + 0.25 * (1 - boss.health / boss.most)
    const scale = plan.rules.boss && castIn(plan, 'boss').length > 0 ? 0.75 : 1
    if (aim > 0) return scale * (done / aim)
    const left = inRole(world, 'enemy').length + world.queue.length
    return scale * Math.min(1, (wave - 1 + (1 - left / Math.max(1, world.crowd))) / waves)
  },
  /** Runs into whatever comes down, and never fires. */
  lose(world) {
    const player = playerOf(world)
    const target = nearest(player, [...inRole(world, 'foe-shot'), ...inRole(world, 'enemy')])
    if (!target) return holding()
    return holding(target.x < player.x ? 'left' : 'right', target.y < player.y ? 'up' : 'down')
  },
}

function think(world: ShooterWorld): Input {
  const player = playerOf(world)
  const wanted = targetOf(world, player)
  const threats = world.entities.filter(
    (foe) =>
      (foe.role === 'foe-shot' || foe.role === 'enemy' || foe.role === 'hazard') &&
      Math.abs(foe.x - player.x) < 260 &&
      Math.abs(foe.y - player.y) < 330,
  )
  const own = world.plan.content?.bulletHell === true ? 8 : player.size * 0.3
  const ways = world.layout === 'formation' ? headings.slice(0, 3) : headings
  let best: Button[] = []
  let least = Number.POSITIVE_INFINITY
  for (const [dx, dy, held] of ways) {
    const cost = priceOf(player, own, dx, dy, wanted, threats)
    if (cost < least) {
      least = cost
      best = held
    }
  }
  const input = holding(...best)
  return { ...input, held: input.held | bitOf('a') }
}

const moments = [0.08, 0.2, 0.35, 0.55, 0.8]

function priceOf(
  player: Entity,
  own: number,
  dx: number,
  dy: number,
  wanted: { x: number; y: number },
  threats: Entity[],
): number {
  const half = player.size / 2
  // Who is only a dot can slip through narrow gaps.
  const margin = own < 10 ? 18 : 40
  let cost = 0
  for (const ahead of moments) {
    const run = 300 * Math.min(ahead, 0.45)
    const x = Math.min(stage.width - half, Math.max(half, player.x + dx * run))
    const y = Math.min(stage.height - half, Math.max(230, player.y + dy * run))
    if (ahead === 0.2) cost += Math.abs(wanted.x - x) * 0.5 + Math.abs(wanted.y - y) * 0.2
    for (const foe of threats) {
      const gap = Math.hypot(foe.x + foe.vx * ahead - x, foe.y + foe.vy * ahead - y) - own - foe.size * 0.34
      if (gap < margin) cost += gap < 6 ? 900 : 2200 / (gap + 16)
    }
  }
  return cost
}

/** Where to stand: under the next prize that can be caught, else where a shot would meet a foe. */
function targetOf(world: ShooterWorld, player: Entity): { x: number; y: number } {
  const home = world.layout === 'formation' ? 545 : 520
  const [door] = world.keys > 0 ? inRole(world, 'door') : []
  if (door) return { x: door.x, y: home }
  const [key] = inRole(world, 'key')
  if (key && key.y > 120) return { x: key.x, y: home }
  const prize = nearest(
    player,
    world.entities.filter(
      ({ role, x, y }) =>
        (role === 'power-up' || role === 'collectible') && y > 180 && Math.abs(x - player.x) < (620 - y) * 2,
    ),
  )
  if (prize) return { x: prize.x, y: home }
  let best: { x: number; y: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of world.entities) {
    if (foe.role !== 'enemy' && foe.role !== 'boss') continue
    if (foe.y < 0 || foe.y > player.y - 60) continue
    const flight = (player.y - foe.y) / shotSpeed
    const x = foe.x + foe.vx * flight
    const price = Math.abs(x - player.x) - foe.y * 0.25
    if (price < least && x > 10 && x < stage.width - 10) {
      least = price
      best = { x, y: home }
    }
  }
  return best ?? { x: stage.width / 2, y: home }
}
