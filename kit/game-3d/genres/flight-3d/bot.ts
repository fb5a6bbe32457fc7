import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { middleOf, noseOf, pitchTo } from '../../flying.ts'
import { angleBetween, far, heroOf, type Vec, yawTo } from '../../space.ts'
import { stopAt, stopsIn } from './course.ts'
import { type Craft, type FlightWorld, nextStops } from './craft.ts'
import { floorAt } from './land.ts'

/** Steers for the next ring, around whoever is in the way, and never too near to the ground. */
export const bot: Bot<FlightWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const from = middleOf(hero)
    const aim = aimOf(world, from)
    if (!aim) return { held: 0, second: 0 }
    const distance = far(from, aim)
    const turn = angleBetween(hero.yaw, yawTo(from, aim))
    // Too near for the turn that it takes: straight on for a while, then back.
    if (distance < 17 && Math.abs(turn) > 1.15) memory.away = world.tick + 70
    const isAway = ((memory.away as number | undefined) ?? 0) > world.tick
    return {
      held: steered(world, hero, isAway ? onward(hero) : avoiding(world, from, aim), isAway),
      second: 0,
    }
  },
  progress(world) {
    return Math.min(1, world.passed / Math.max(1, stopsIn(world.plan)))
  },
  /** Into each kind of danger in turn, and into the ground. */
  lose(world) {
    const hero = heroOf(world)
    const kinds = world.bodies.filter(({ role }) => /^(?:enemy|hazard|boss|obstacle)$/.test(role))
    const names = [...new Set(kinds.map(({ cast }) => cast))]
    const name = names[world.lives % Math.max(1, names.length)]
    const [target] = kinds
      .filter(({ cast }) => cast === name)
      .sort((one, other) => far(one, hero) - far(other, hero))
    if (!target || world.tick > 60 * 45) return { held: bitOf('down'), second: 0 }
    const to = target.role === 'obstacle' ? { ...target, y: target.y + target.size * 0.7 } : middleOf(target)
    return { held: steered(world, hero, to, false), second: 0 }
  },
}

function aimOf(world: FlightWorld, from: Vec): Vec | undefined {
  const [stop] = nextStops(world)
  if (!stop) {
    const place = world.bodies.find((body) => body.role === 'goal' && body.stop < 0)
    return place && middleOf(place)
  }
  const at = stopAt(stop, world.tick + 12)
  if (stop.kind !== 'ring') return stop.kind === 'drop' ? { x: at.x, y: at.y, z: at.z } : at
  // From afar one aims before the ring, to come through it straight.
  const nose = noseOf(stop)
  const distance = far(from, at)
  const before = Math.min(9, Math.max(0, distance - 14) * 0.5)
  return { x: at.x - nose.x * before, y: at.y - nose.y * before, z: at.z - nose.z * before }
}

const onward = (hero: Craft): Vec => {
  const nose = noseOf({ yaw: hero.yaw, pitch: 0.1 })
  const from = middleOf(hero)
  return { x: from.x + nose.x * 30, y: from.y + nose.y * 30, z: from.z + nose.z * 30 }
}

/** The aim, moved aside from dangers ahead. */
function avoiding(world: FlightWorld, from: Vec, aim: Vec): Vec {
  const to = { ...aim }
  const hero = heroOf(world)
  for (const body of world.bodies) {
    if (!/^(?:enemy|hazard|boss|shot|obstacle)$/.test(body.role)) continue
    const middle = middleOf(body)
    if (body.role === 'obstacle') middle.y = Math.min(from.y, body.y + body.size)
    const distance = far(from, middle)
    if (distance > 20 || distance < 0.1) continue
    const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
    const along = (middle.x - from.x) * nose.x + (middle.y - from.y) * nose.y + (middle.z - from.z) * nose.z
    if (along < -2) continue
    const aside = {
      x: from.x + nose.x * along - middle.x,
      y: from.y + nose.y * along - middle.y,
      z: from.z + nose.z * along - middle.z,
    }
    const near = Math.max(0.3, Math.hypot(aside.x, aside.y, aside.z))
    const wide = body.radius + 4.5
    if (near > wide) continue
    const push = ((wide - near) / near) * 2.2 * Math.min(2, far(from, aim) / Math.max(6, along))
    to.x += aside.x * push
    to.y += aside.y * push
    to.z += aside.z * push
  }
  return to
}

function steered(world: FlightWorld, hero: Craft, to: Vec, isAway: boolean): number {
  const from = middleOf(hero)
  const turn = angleBetween(hero.yaw + hero.turning * 0.16, yawTo(from, to))
  let climb = pitchTo(from, to) - hero.slope
  const nose = noseOf({ yaw: hero.yaw, pitch: hero.slope })
  for (const seconds of [0.5, 1, 1.5]) {
    const ahead = hero.pace * seconds
    const floor = floorAt(world.plan, from.x + nose.x * ahead, from.z + nose.z * ahead)
    if (from.y + nose.y * ahead < floor + 3.2) climb = 1
  }
  let held = 0
  if (Math.abs(turn) > 0.05) held |= bitOf(turn > 0 ? 'left' : 'right')
  if (Math.abs(climb) > 0.05) held |= bitOf(climb > 0 ? 'up' : 'down')
  const distance = far(from, to)
  if (!isAway && Math.abs(turn) > 0.75 && distance < 40) held |= bitOf('b')
  else if (Math.abs(turn) < 0.12 && world.fuel > 0.35 && distance > 24) held |= bitOf('a')
  return held
}
