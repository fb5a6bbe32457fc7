import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { middleOf, noseOf, pitchTo } from '../../flying.ts'
import { angleBetween, far, heroOf, nearestBody, type Vec, yawTo } from '../../space.ts'
import { blocksOf } from './arena.ts'
import { type Fighter, type FightWorld, foesIn, needsGems, shotSpeed } from './craft.ts'
import { isFoe, isHeros, leadOf, offNose, range } from './shots.ts'

/** Goes for one foe after the other, leads it, shoots when it is before the guns, and keeps clear of rocks. */
export const bot: Bot<FightWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const from = middleOf(hero)
    const target = chosen(world, hero, memory)
    const power = nearestBody(
      hero,
      world.bodies.filter(({ role }) => role === 'power'),
    )
    const gem = nearestBody(
      hero,
      world.bodies.filter(({ role }) => role === 'collectible'),
    )
    const wantsGem =
      gem && (!target || far(gem, hero) < 24) && (needsGems(world.plan) > world.gems || far(gem, hero) < 14)
    let to: Vec | undefined
    if (power && far(power, hero) < 46) to = middleOf(power)
    else if (wantsGem) to = middleOf(gem)
    else if (target) to = leadOf(from, target, shotSpeed)
    if (!to) to = { x: 0, y: 0, z: 0 }
    // Too near for the turn that it takes: on for a while, then around.
    if (far(from, to) < 11 && offNose(hero, to) > 1.2) memory.away = world.tick + 32
    const isAway = ((memory.away as number | undefined) ?? 0) > world.tick
    if (isAway) {
      const nose = noseOf({ yaw: hero.yaw, pitch: 0 })
      to = { x: from.x + nose.x * 40, y: from.y, z: from.z + nose.z * 40 }
    }
    let held = steered(hero, avoiding(world, hero, to))
    const aimed = world.bodies.find(({ id }) => id === world.target)
    if (aimed && far(from, aimed) < range && offNose(hero, leadOf(from, aimed, shotSpeed)) < 0.19)
      held |= bitOf('a')
    if (isThreatened(world, from) && world.rest === 0 && world.tick % 2 === 0) held |= bitOf('b')
    return { held, second: 0 }
  },
  progress({ plan, downed }) {
    return Math.min(1, downed / Math.max(1, foesIn(plan) + (plan.rules.boss ? 1 : 0)))
  },
  /** Rams whatever hurts, each kind in turn. */
  lose(world) {
    const hero = heroOf(world)
    const dangers = world.bodies.filter(
      (body) => isFoe(body) || body.role === 'hazard' || body.role === 'obstacle',
    )
    const names = [...new Set(dangers.map(({ cast }) => cast))]
    const name = names[(world.lives + Math.floor(world.tick / 900)) % Math.max(1, names.length)]
    const target = nearestBody(
      hero,
      dangers.filter(({ cast }) => cast === name),
    )
    return { held: target ? steered(hero, middleOf(target)) : 0, second: 0 }
  },
}

/** Stays with one foe for some time. */
function chosen(world: FightWorld, hero: Fighter, memory: Memory): Fighter | undefined {
  const foes = world.bodies.filter(isFoe)
  const kept = foes.find(({ id }) => id === memory.target)
  if (kept && world.tick % 120 !== 0) return kept
  const cost = (foe: Fighter) => far(foe, hero) + offNose(hero, middleOf(foe)) * 18
  const [best] = foes.sort((one, other) => cost(one) - cost(other))
  memory.target = best?.id
  return best
}

/** A shot is about to get here. */
function isThreatened(world: FightWorld, from: Vec): boolean {
  return world.bodies.some((shot) => {
    if (shot.role !== 'shot' || isHeros(shot)) return false
    const distance = far(shot, from)
    if (distance > 14) return false
    const closing = (from.x - shot.x) * shot.vx + (from.y - shot.y) * shot.vy + (from.z - shot.z) * shot.vz
    return closing > distance * 20
  })
}

/** The aim, moved aside from what lies ahead. */
function avoiding(world: FightWorld, hero: Fighter, aim: Vec): Vec {
  const to = { ...aim }
  const from = middleOf(hero)
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  const mind = (middle: Vec, radius: number) => {
    const [dx, dy, dz] = [middle.x - from.x, middle.y - from.y, middle.z - from.z]
    const along = dx * nose.x + dy * nose.y + dz * nose.z
    if (along < -1 || along > 24 + radius) return
    const aside = { x: nose.x * along - dx, y: nose.y * along - dy, z: nose.z * along - dz }
    const near = Math.max(0.4, Math.hypot(aside.x, aside.y, aside.z))
    const wide = radius + 3.4
    if (near > wide) return
    const push = ((wide - near) / near) * 2.4 * Math.min(3, far(from, aim) / Math.max(5, along - radius))
    to.x += aside.x * push
    to.y += aside.y * push
    to.z += aside.z * push
  }
  for (const body of world.bodies)
    if (body.role === 'hazard' || body.role === 'obstacle' || isFoe(body)) mind(middleOf(body), body.radius)
  const [column] = blocksOf(world.plan, world.level)
  // The station: a ball at one's own height is near enough.
  if (column && from.y > column.y - 8 && from.y < column.y + column.height + 12)
    mind({ x: column.x, y: from.y, z: column.z }, 11)
  return to
}

function steered(hero: Fighter, to: Vec): number {
  const from = middleOf(hero)
  const turn = angleBetween(hero.yaw + hero.turning * 0.15, yawTo(from, to))
  const climb = pitchTo(from, to) - hero.slope
  let held = 0
  if (Math.abs(turn) > 0.04) held |= bitOf(turn > 0 ? 'left' : 'right')
  if (Math.abs(climb) > 0.04) held |= bitOf(climb > 0 ? 'up' : 'down')
  return held
}
