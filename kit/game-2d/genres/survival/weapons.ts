import { tell } from '../../../game/world.ts'
import { distance, type Entity, hasPower, nearest } from '../../arena/arena.ts'
import { strike } from '../../arena/meetings.ts'
import { fire } from '../../arena/shooting.ts'
import type { SurvivalWorld } from './world.ts'

const shotSpeed = 520

/** How far a blow reaches. */
export function reachOf(world: SurvivalWorld): number {
  return 118 * (1 + 0.22 * (world.upgrades.wide ?? 0)) * (hasPower(world, 'wide') ? 1.4 : 1)
}

/** One attack: a blow in an arc, or shots at whoever is nearest. A ship shoots where it points. */
export function attack(world: SurvivalWorld, player: Entity, defeated: (foe: Entity) => void): void {
  const { upgrades } = world
  const quick = 0.82 ** (upgrades.rapid ?? 0) * (hasPower(world, 'rapid') ? 0.5 : 1)
  player.a = Math.max(5, Math.round((world.melee ? 27 : 23) * quick))
  if (!world.asteroids) player.homeX = aim(world, player)
  if (world.melee) swing(world, player, defeated)
  else {
    const shots = 1 + (upgrades.multi ?? 0) + (hasPower(world, 'multi') ? 2 : 0)
    const wide = (upgrades.wide ?? 0) + (hasPower(world, 'wide') ? 1 : 0)
    for (let shot = 0; shot < shots; shot++)
      fire(world, player, player.homeX + (shot - (shots - 1) / 2) * 0.16, {
        speed: shotSpeed,
        size: 32 * (1 + 0.3 * wide),
        damage: 1 + (upgrades.double ?? 0),
        pierces: 1 + wide,
      })
  }
}

/** At the nearest foe in reach, with some lead; else where one goes. */
function aim(world: SurvivalWorld, player: Entity): number {
  const range = world.melee ? reachOf(world) * 1.5 : 340
  const targets = world.entities.filter(
    (foe) => !foe.gone && (foe.role === 'enemy' || foe.role === 'boss') && distance(foe, player) < range,
  )
  const foe = nearest(player, targets)
  if (foe) {
    const lead = world.melee ? 0 : distance(foe, player) / shotSpeed
    return Math.atan2(foe.y + foe.vy * lead * 0.7 - player.y, foe.x + foe.vx * lead * 0.7 - player.x)
  }
  return Math.hypot(player.vx, player.vy) > 30 ? Math.atan2(player.vy, player.vx) : player.homeX
}

function swing(world: SurvivalWorld, player: Entity, defeated: (foe: Entity) => void): void {
  const reach = reachOf(world)
  player.homeY = 0
  tell(world, 'shoot', { by: player.cast, x: player.x, y: player.y })
  for (const foe of world.entities) {
    if (foe.gone || (foe.role !== 'enemy' && foe.role !== 'boss' && foe.role !== 'foe-shot')) continue
    const gap = distance(foe, player)
    if (gap - foe.size * 0.3 > reach) continue
    const turn = Math.atan2(foe.y - player.y, foe.x - player.x) - player.homeX
    if (gap > 50 && Math.cos(turn) < -0.1) continue
    if (foe.role === 'foe-shot') {
      foe.gone = true
      tell(world, 'block', { by: player.cast, to: foe.cast, x: foe.x, y: foe.y })
      continue
    }
    if (foe.role === 'enemy') {
      foe.vx = ((foe.x - player.x) / (gap || 1)) * 300
      foe.vy = ((foe.y - player.y) / (gap || 1)) * 300
    }
    if (strike(world, foe, player.cast, 1 + (world.upgrades.double ?? 0) + (world.upgrades.multi ?? 0)))
      defeated(foe)
  }
}
