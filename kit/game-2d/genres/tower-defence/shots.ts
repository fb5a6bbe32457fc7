import { rate, tell } from '../../../game/world.ts'
import { ammoOf } from './ammo.ts'
import { reachFactor, reloadPace } from './powers.ts'
import { strike } from './strike.ts'
import { damageOf, isWithin, kindsOf, rangeOf, reloadOf, type Tower } from './towers.ts'
import type { DefenceWorld, Foe } from './world.ts'

/** On its way to a foe; it always finds it. */
export type Shot = {
  x: number
  y: number
  target: number
  /** Where it was last, should it be gone before the shot comes. */
  toX: number
  toY: number
  kind: number
  level: number
  angle: number
  /** Whose tower it came from. */
  owner: 1 | 2
}

const speed = 560
const blast = 78

export function fireTowers(world: DefenceWorld): void {
  const kinds = kindsOf(world.plan)
  const pace = reloadPace(world)
  for (const tower of world.towers) {
    if (tower.recoil > 0) tower.recoil--
    if (tower.reload > 0) {
      tower.reload = Math.max(0, tower.reload - pace)
      continue
    }
    const kind = kinds[tower.kind]
    const spot = world.field.spots[tower.spot]
    const foe =
      kind && spot ? targetOf(world, tower, rangeOf(kind, tower.level) * reachFactor(world)) : undefined
    if (!kind || !spot || !foe) continue
    tower.reload = reloadOf(kind, tower.level)
    tower.recoil = 10
    tower.facing = foe.x < spot.x ? -1 : 1
    const angle = Math.atan2(foe.y - spot.y, foe.x - spot.x)
    world.shots.push({
      x: spot.x,
      y: spot.y - 14,
      target: foe.id,
      toX: foe.x,
      toY: foe.y,
      kind: tower.kind,
      level: tower.level,
      angle,
      owner: tower.owner,
    })
    tell(world, 'shoot', { by: kind.member.id, to: ammoOf(world.plan)?.id, x: spot.x, y: spot.y - 14 })
  }
}

/** Whoever is farthest along; frost looks for somebody who is not slow yet. */
function targetOf(world: DefenceWorld, tower: Tower, range: number): Foe | undefined {
  const spot = world.field.spots[tower.spot]
  const kind = kindsOf(world.plan)[tower.kind]
  if (!spot || !kind) return undefined
  let best: Foe | undefined
  let most = -1
  for (const foe of world.entities) {
    if (foe.health <= 0 || foe.x < 0 || !isWithin(foe, spot, range)) continue
    const value = foe.along - (kind.power === 'frost' && foe.slow > 20 ? 5000 : 0) + 6000
    if (value > most) {
      most = value
      best = foe
    }
  }
  return best
}

export function moveShots(world: DefenceWorld): void {
  if (world.shots.length === 0) return
  const kinds = kindsOf(world.plan)
  world.shots = world.shots.filter((shot) => {
    const foe = world.entities.find(({ id, health }) => id === shot.target && health > 0)
    if (foe) {
      shot.toX = foe.x
      shot.toY = foe.y
    }
    const dx = shot.toX - shot.x
    const dy = shot.toY - shot.y
    const gap = Math.hypot(dx, dy)
    shot.angle = Math.atan2(dy, dx)
    if (gap > speed / rate + 8) {
      shot.x += (dx / gap) * (speed / rate)
      shot.y += (dy / gap) * (speed / rate)
      return true
    }
    const kind = kinds[shot.kind]
    if (!kind) return false
    const damage = damageOf(kind, shot.level)
    if (kind.power === 'splash') {
      tell(world, 'break', { by: kind.member.id, x: shot.toX, y: shot.toY })
      for (const one of world.entities)
        if (isWithin(one, { x: shot.toX, y: shot.toY }, blast))
          strike(world, one, kind.member.id, damage, shot.owner)
    } else if (foe) {
      if (kind.power === 'frost') foe.slow = Math.round((1.2 + 0.4 * shot.level) * rate)
      strike(world, foe, kind.member.id, damage, shot.owner)
    }
    return false
  })
}
