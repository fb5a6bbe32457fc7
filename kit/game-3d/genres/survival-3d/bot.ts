import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { rate } from '../../../game/world.ts'
import { toward } from '../../bot-steering.ts'
import { flat, heroOf, inRole, nearestBody, type Vec } from '../../space.ts'
import { isFoe } from './foes.ts'
import {
  aimOf,
  type Dweller,
  isFood,
  isFuel,
  lengthsOf,
  lightOf,
  mostLoad,
  type NightWorld,
  nightsOf,
  runSpeed,
  swingReach,
} from './world.ts'

const middle: Vec = { x: 0, y: 0, z: 0 }

/** Gathers while it is calm, is back before the dark, and strikes whoever comes near. */
export const bot: Bot<NightWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const foes = world.bodies.filter(isFoe)
    const foe = nearestBody(hero, foes)
    // What to go for is thought over now and then, as people do.
    if (world.tick % 8 === 0 || memory.aim === undefined) {
      const found = aimFor(world, hero)
      memory.aim = found === undefined ? -1 : 'id' in found ? Number(found.id) : 0
    }
    const aim = memory.aim === 0 ? middle : world.bodies.find(({ id }) => id === memory.aim)
    let [x, z] = [0, 0]
    const goTo = (at: Vec, weight: number) => {
      const distance = Math.max(0.01, flat(hero, at))
      x += ((at.x - hero.x) / distance) * weight
      z += ((at.z - hero.z) / distance) * weight
    }
    if (aim && flat(hero, aim) > (aim === middle ? 2.4 : 0.2)) goTo(aim, 1)
    let swings = false
    if (foe) {
      const distance = flat(hero, foe)
      if (distance < swingReach + foe.radius + 0.2) swings = true
      const isRipe = world.cool < 12
      if (distance < 5 && (foe.doing === 'rush' || foe.role === 'boss') && isRipe) goTo(foe, 1.6)
      // Out of the way of a blow that could not be stopped.
      if (foe.doing === 'wind' && distance < 2.6 && !isRipe) goTo(foe, -3)
      else if (distance < 4 && foe.doing === 'prowl') goTo(foe, -1.2)
    }
    for (const hazard of inRole(world, 'hazard')) if (flat(hazard, hero) < 2.2) goTo(hazard, -1.6)
    // Around the fire, not through it.
    const out = Math.hypot(hero.x, hero.z)
    if (out < 2.6 && aim !== middle) goTo(middle, -0.8)
    if (world.tick % 30 === 0) {
      const was = { x: Number(memory.x ?? 99), y: 0, z: Number(memory.z ?? 99) }
      if (Math.hypot(x, z) > 0.3 && flat(hero, was) < 0.8) memory.astray = world.tick + 26
      memory.x = hero.x
      memory.z = hero.z
    }
    if (((memory.astray as number | undefined) ?? 0) > world.tick) [x, z] = [z, -x]
    let held = Math.hypot(x, z) > 0.25 ? toward(world.facing, Math.atan2(x, z)) : 0
    if (swings) held |= bitOf('a')
    return { held, second: 0 }
  },
  progress(world) {
    const { goalCount, scoreGoal, seconds } = world.plan.rules
    const aim = aimOf(world.plan)
    if (aim === 'points') return Math.min(1, world.score / (scoreGoal ?? 1))
    if (aim === 'things') return Math.min(1, world.brought / (goalCount ?? 1))
    if (aim === 'defeats') return Math.min(1, world.defeated / (goalCount ?? 1))
    if (aim === 'time') return Math.min(1, world.tick / ((seconds ?? 60) * rate))
    const { calm, dark } = lengthsOf(world.plan)
    const part = world.isDark ? calm + dark - world.turnsIn : calm - world.turnsIn
    return Math.min(1, (world.night - 1 + Math.min(0.95, part / (calm + dark))) / nightsOf(world.plan))
  },
  /** Goes out into the dark, where somebody will come. */
  lose(world) {
    const hero = heroOf(world)
    const foe = nearestBody(hero, world.bodies.filter(isFoe))
    const at = foe ?? { x: 20, y: 0, z: 0 }
    return { held: toward(world.facing, Math.atan2(at.x - hero.x, at.z - hero.z)), second: 0 }
  },
}

function aimFor(world: NightWorld, hero: Dweller): Vec | undefined {
  const { bodies, load, plan } = world
  const out = Math.hypot(hero.x, hero.z)
  const nameOf = (cast: string) => plan.cast.find(({ id }) => id === cast)?.name ?? cast
  const lies = (fits: (name: string, cast: string) => boolean) =>
    bodies.filter(({ role, cast }) => role === 'collectible' && fits(nameOf(cast), cast))
  const fuel = nearestBody(
    hero,
    lies((name, cast) => cast === 'log' || isFuel({ name })),
  )
  const food = nearestBody(
    hero,
    lies((name, cast) => cast === 'food' || isFood({ name })),
  )
  const others = nearestBody(hero, [
    ...lies(
      (name, cast) =>
        cast !== 'log' &&
        cast !== 'food' &&
        !isFuel({ name }) &&
        !isFood({ name }) &&
        (plan.cast.find(({ id }) => id === cast)?.points ?? 1) >= 0,
    ),
    ...inRole(world, 'power'),
    ...bodies.filter(({ role, marked }) => role === 'friend' && !marked),
  ])
  if (!world.isDark) {
    const wayHome = (out / runSpeed) * rate + 50
    if (world.turnsIn < wayHome || load.length >= mostLoad) return middle
    if (world.strength < 0.55 && food) return food
    const wanted = wantedOf(world, hero)
    if (wanted && world.fire > 0.5) return wanted
    if (others && flat(hero, others) < 11) return others
    return fuel ?? others ?? middle
  }
  if (load.length > 0) return middle
  const light = lightOf(world)
  const near = (thing: Dweller | undefined, far: number) => thing && Math.hypot(thing.x, thing.z) < far
  if (world.fire < 0.55 && near(fuel, light + 9)) return fuel
  if (world.strength < 0.3 && near(food, light + 8)) return food
  if (world.fire < 0.25) return fuel ?? middle
  if (aimOf(plan) === 'things' && near(others, light + 6)) return others
  return middle
}

/** What has to be brought in, where a number of it is the aim. */
function wantedOf(world: NightWorld, hero: Dweller): Dweller | undefined {
  if (aimOf(world.plan) !== 'things') return undefined
  const counted = new Set(world.plan.cast.filter(({ count }) => count !== undefined).map(({ id }) => id))
  return nearestBody(
    hero,
    world.bodies.filter(({ role, cast }) => role === 'collectible' && counted.has(cast)),
  )
}
