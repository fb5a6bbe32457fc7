import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { rate } from '../../../game/world.ts'
import { toward } from '../../bot-steering.ts'
import { cellAt, cheapestToward, middleOf, stepsFrom } from '../../cells.ts'
import { ahead, angleBetween, flat, heroOf, type Vec, yawTo } from '../../space.ts'
import { sightOf } from './guards.ts'
import { type Compound, compoundOf } from './level.ts'
import { isReady } from './rules.ts'
import { memberOf, type Sneak, type StealthWorld } from './world.ts'

function aimOf(world: StealthWorld, compound: Compound, hero: Sneak): Vec {
  const gate = { x: compound.gate.x, y: 0, z: compound.gate.z }
  if (isReady(world)) return gate
  const steps = stepsFrom(compound, cellAt(compound, hero))
  let best: Sneak | undefined
  let least = Number.POSITIVE_INFINITY
  for (const body of world.bodies) {
    const isWanted =
      body.role === 'key' ||
      (body.role === 'friend' && !body.found) ||
      (body.role === 'power' && (steps[cellAt(compound, body)] ?? 99) < 3) ||
      (body.role === 'collectible' && (memberOf(world.plan, body.cast)?.points ?? 1) >= 0)
    if (!isWanted) continue
    const away = (steps[cellAt(compound, body)] ?? 99) + flat(body, hero) * 0.01
    if (away >= least) continue
    least = away
    best = body
  }
  return best ?? gate
}

const watchOf = (world: StealthWorld) =>
  world.bodies.filter(({ role }) => role === 'enemy' || role === 'boss')

/** How dangerous a place is, by who looks there now or will in a moment. Walls are left aside: better too careful. */
function dangerAt(world: StealthWorld, guards: readonly Sneak[], place: Vec): number {
  let danger = 0
  for (const guard of guards) {
    const distance = flat(guard, place)
    const { far, half } = sightOf(world, guard)
    if (distance > far + 2.5) continue
    if (distance < 2.4 && guard.kind !== 'camera') danger += 14
    const off = Math.abs(angleBetween(guard.yaw, yawTo(guard, place)))
    if (guard.kind === 'nose') danger += distance < far + 1 ? 10 : 0
    else if (off < half + 0.3) danger += distance < far ? 12 : 4
    else if (off < half + 0.9 && distance < far) danger += 3
  }
  return danger
}

function planned(world: StealthWorld, compound: Compound, hero: Sneak, memory: Memory): Vec {
  const aim = aimOf(world, compound, hero)
  const [cell, goal] = [cellAt(compound, hero), cellAt(compound, aim)]
  if (cell === goal) return aim
  const guards = watchOf(world)
  if (memory.from !== cell || world.tick % 18 === 0) {
    memory.next = cheapestToward(
      compound,
      cell,
      goal,
      (at) => dangerAt(world, guards, middleOf(compound, at)) * 0.5,
    )
    memory.from = cell
  }
  return middleOf(compound, (memory.next as number | undefined) ?? cell)
}

/** Whether somebody of the watch who is near stands on the way to a place: it would be a walk into its arms. */
const leadsPast = (guards: readonly Sneak[], hero: Sneak, place: Vec): boolean =>
  flat(hero, place) > 0.5 &&
  guards.some(
    (guard) => flat(guard, hero) < 4 && Math.abs(angleBetween(yawTo(hero, guard), yawTo(hero, place))) < 1.1,
  )

/** Waits where nobody looks until the next room is free, goes crouched past those who are near, and runs when it is seen. */
export const bot: Bot<StealthWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const compound = compoundOf(world.plan, world.level)
    const guards = watchOf(world)
    let place = planned(world, compound, hero, memory)
    const here = dangerAt(world, guards, hero)
    const way = ahead(yawTo(hero, place))
    const soon = { x: hero.x + way.x * 2.2, y: 0, z: hero.z + way.z * 2.2 }
    const there = Math.max(dangerAt(world, guards, soon), dangerAt(world, guards, place))
    const since = (memory.since as number | undefined) ?? world.tick
    const hasWaited = world.tick - since > 5 * rate
    let waits = there >= 10 && here < 10 && !hasWaited
    if (waits) memory.since = since
    else if (!hasWaited || world.tick - since > 8 * rate) memory.since = undefined
    const isNear = guards.some((guard) => flat(guard, hero) < 7)
    if (here >= 10 && !hasWaited) {
      // Out of sight first, to wherever is the least danger.
      const cell = cellAt(compound, hero)
      const options = [cell, ...(compound.ways[cell] ?? [])].map((at) => middleOf(compound, at))
      const cost = (one: Vec) =>
        dangerAt(world, guards, one) +
        flat(one, hero) * 0.2 +
        flat(one, place) * 0.25 +
        (leadsPast(guards, hero, one) ? 20 : 0)
      place = options.reduce((best, one) => (cost(one) < cost(best) ? one : best), place)
      waits = flat(place, hero) < 0.5
    }
    let held = waits ? 0 : toward(Math.PI, yawTo(hero, place))
    if (isNear && world.alarm < 0.3 && here < 10) held |= bitOf('b')
    // A stone thrown elsewhere draws whoever stands in the way.
    if (waits && world.reload === 0 && world.tick - since > 2 * rate && world.tick % 2 === 0)
      held |= bitOf('a')
    return { held: unstuck(world, hero, memory, held, waits), second: 0 }
  },
  progress(world) {
    const part = world.needed === 0 ? 0.5 : Math.min(1, world.taken / world.needed)
    return Math.min(1, (world.level - 1 + part * 0.95) / world.plan.rules.levels)
  },
  /** Walks up to the nearest of the watch. */
  lose(world) {
    const hero = heroOf(world)
    const compound = compoundOf(world.plan, world.level)
    const bad = world.bodies.filter(({ role }) => role === 'enemy' || role === 'boss' || role === 'hazard')
    const [foe] = bad.sort((one, other) => flat(one, hero) - flat(other, hero))
    if (!foe) return { held: 0, second: 0 }
    const [cell, goal] = [cellAt(compound, hero), cellAt(compound, foe)]
    const place =
      cell === goal
        ? foe
        : middleOf(
            compound,
            cheapestToward(compound, cell, goal, () => 0),
          )
    return { held: toward(Math.PI, yawTo(hero, place)), second: 0 }
  },
}

function unstuck(world: StealthWorld, hero: Sneak, memory: Memory, held: number, waits: boolean): number {
  if (world.tick % 40 === 0) {
    const [x = hero.x + 9, z = hero.z] = [memory.x as number | undefined, memory.z as number | undefined]
    if (Math.hypot(hero.x - x, hero.z - z) < 0.4 && !waits) memory.astray = world.tick + 20
    memory.x = hero.x
    memory.z = hero.z
  }
  if (((memory.astray as number | undefined) ?? 0) <= world.tick) return held
  return world.tick % 80 < 40 ? bitOf('left') | bitOf('down') : bitOf('right') | bitOf('up')
}
