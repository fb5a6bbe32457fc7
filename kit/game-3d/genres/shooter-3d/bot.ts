import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { seesUpTo } from '../../blocks.ts'
import { toward } from '../../bot-steering.ts'
import { angleBetween, flat, heroOf, nearestBody, type Vec, yawTo } from '../../space.ts'
import { reachOf } from './foes.ts'
import { blocksOf, radius } from './level.ts'
import { waveCount } from './roster.ts'
import { chestOf, isFoe } from './shots.ts'
import { type ArenaWorld, aimOf, type Fighter } from './world.ts'

/** Shoots the nearest that it sees, keeps its distance, fetches what it needs, and dashes out of blows. */
export const bot: Bot<ArenaWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const foes = world.bodies.filter(isFoe)
    if (world.tick % 12 === 0 || memory.foe === undefined) memory.foe = chooseFoe(world, hero, foes)?.id ?? 0
    const foe = foes.find(({ id }) => id === memory.foe)
    const want = wantOf(world, hero)
    let [x, z] = [0, 0]
    const goTo = (at: Vec, weight: number) => {
      const distance = Math.max(0.01, flat(hero, at))
      x += ((at.x - hero.x) / distance) * weight
      z += ((at.z - hero.z) / distance) * weight
    }
    if (want) goTo(want, 1.1)
    else if (foe && memory.sees === 0) goTo(foe, 1)
    let dashes = false
    for (const one of foes) {
      const distance = flat(one, hero)
      const near = reachOf(one) + 3
      if (distance < near) goTo(one, (-1.8 * (near - distance)) / near)
      if (one.doing === 'wind' && one.way === 0 && distance < reachOf(one) + 0.8) dashes = true
      if (one.doing === 'rush' && distance < 5) dashes = true
    }
    for (const shot of world.bodies) {
      if (shot.role === 'hazard' && flat(shot, hero) < 2) goTo(shot, -1.5)
      if (!shot.marked || shot.role !== 'shot') continue
      const distance = flat(shot, hero)
      const off = Math.abs(angleBetween(Math.atan2(shot.vx, shot.vz), yawTo(shot, hero)))
      if (distance > 7 || off > 0.35) continue
      // Aside, out of its way.
      x += (shot.vz / 10) * 1.4
      z -= (shot.vx / 10) * 1.4
      if (distance < 1.8) dashes = true
    }
    const out = Math.hypot(hero.x, hero.z)
    if (out > radius - 5) goTo({ x: 0, y: 0, z: 0 }, (out - radius + 5) * 0.4)
    unstick(world, hero, memory, Math.hypot(x, z) > 0.2)
    if (((memory.astray as number | undefined) ?? 0) > world.tick) [x, z] = [z, -x]
    let held = Math.hypot(x, z) > 0.2 ? toward(world.facing, Math.atan2(x, z)) : 0
    const look = foe ?? want
    if (look) {
      const turn = angleBetween(world.facing, yawTo(foe ? world.eye : hero, look))
      if (Math.abs(turn) > 0.05) held |= bitOf(turn > 0 ? 'l' : 'r')
    }
    if (foe && world.aim !== 0 && world.tick % 8 < 7) held |= bitOf('a')
    if (dashes && world.dashIn === 0) held |= bitOf('b')
    return { held, second: 0 }
  },
  progress(world) {
    const { goalCount, scoreGoal } = world.plan.rules
    const aim = aimOf(world.plan)
    if (aim === 'points') return Math.min(1, world.score / (scoreGoal ?? 1))
    if (aim === 'defeats') return Math.min(1, world.defeated / (goalCount ?? 1))
    if (aim === 'things') return Math.min(1, world.taken / (goalCount ?? 1))
    return Math.min(1, (world.wave - 1 + Math.min(0.9, world.come / 12)) / waveCount(world.plan))
  },
}

function chooseFoe(world: ArenaWorld, hero: Fighter, foes: readonly Fighter[]): Fighter | undefined {
  const blocks = blocksOf(world.plan, world.level)
  const sorted = [...foes].sort((one, other) => flat(one, hero) - flat(other, hero))
  const head = { x: hero.x, y: hero.y + 1.1, z: hero.z }
  return sorted.slice(0, 4).find((foe) => seesUpTo(blocks, head, chestOf(foe)) > 0.93) ?? sorted[0]
}

/** What is worth going for now. */
function wantOf(world: ArenaWorld, hero: Fighter): Fighter | undefined {
  const { bodies } = world
  const of = (...roles: Fighter['role'][]) => bodies.filter(({ role }) => roles.includes(role))
  if (world.isOpen) return of('goal')[0]
  if (world.ammo !== null && world.ammo < 22) {
    const crate = nearestBody(hero, of('key'))
    if (crate) return crate
  }
  const lost = bodies.filter(({ role, marked }) => role === 'friend' && !marked)
  const things = bodies.filter(
    ({ role, cast }) =>
      role === 'power' ||
      (role === 'collectible' && (world.plan.cast.find(({ id }) => id === cast)?.points ?? 1) >= 0),
  )
  const near = nearestBody(hero, [...things, ...lost])
  if (near && (aimOf(world.plan) === 'things' || flat(near, hero) < 9 || world.breath > 0)) return near
  return undefined
}

/** Whoever comes no further goes around for a while. */
function unstick(world: ArenaWorld, hero: Fighter, memory: Record<string, unknown>, moves: boolean): void {
  if (world.tick % 30 !== 0) return
  const was = { x: Number(memory.x ?? 99), z: Number(memory.z ?? 99) }
  if (moves && Math.hypot(hero.x - was.x, hero.z - was.z) < 0.8) memory.astray = world.tick + 30
  memory.x = hero.x
  memory.z = hero.z
  memory.sees = world.aim === 0 ? 0 : 1
}
