import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { toward } from '../../bot-steering.ts'
import { flat, heroOf, inRole, yawTo } from '../../space.ts'
import { isSpent } from './foes.ts'
import { aimOf } from './meeting.ts'
import { withinReach, workOf } from './work.ts'
import type { RoamWorld } from './world.ts'

/** Goes for the nearest treasure, around whoever is near, and jumps where it is higher or a foe is in the way. */
export const bot: Bot<RoamWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const aim = aimOf(world)
    if (!aim) return { held: 0, second: 0 }
    let [x, z] = [aim.x - hero.x, aim.z - hero.z]
    const length = Math.max(0.01, Math.hypot(x, z))
    x /= length
    z /= length
    let jumps = aim.y > hero.y + 0.6 && length < 4.5
    const work = workOf(world.plan)
    const isAtWork = work !== undefined && withinReach(world, hero, work) !== undefined
    const stomps = aim.role === 'boss'
    for (const foe of [...inRole(world, 'enemy'), ...inRole(world, 'boss'), ...inRole(world, 'hazard')]) {
      const distance = flat(foe, hero)
      if (foe === aim) {
        if (isSpent(foe)) {
          if (distance < 3.4) jumps = true
          continue
        }
        // Out of the way of a charge, to the side of it.
        if (distance < 11) [x, z] = [(hero.z - foe.z) / distance, (foe.x - hero.x) / distance]
        continue
      }
      const near = foe.role === 'hazard' ? 2.4 : 4.6
      if (distance > near || foe.safe > 0) continue
      const push = (near - distance) / near
      x += ((hero.x - foe.x) / distance) * push * 2.2 - ((hero.z - foe.z) / distance) * push * 0.8
      z += ((hero.z - foe.z) / distance) * push * 2.2 + ((hero.x - foe.x) / distance) * push * 0.8
      if (distance < 2.1) jumps = true
    }
    // Whoever comes no further jumps, and goes around for a while.
    const [wasX = hero.x, wasZ = hero.z] = [memory.x as number | undefined, memory.z as number | undefined]
    if (world.tick % 40 === 0) {
      if (Math.hypot(hero.x - wasX, hero.z - wasZ) < 1.2 && !stomps) memory.astray = world.tick + 45
      memory.x = hero.x
      memory.z = hero.z
    }
    // Nobody is near: there is time to work.
    if (isAtWork && Math.hypot(x, z) < 1.4) return { held: world.tick % 30 < 28 ? bitOf('b') : 0, second: 0 }
    const isAstray = ((memory.astray as number | undefined) ?? 0) > world.tick
    if (isAstray) [x, z] = [z, -x]
    const yaw = yawTo({ x: 0, y: 0, z: 0 }, { x, y: 0, z })
    const held = toward(world.facing, yaw)
    const tap = (jumps || isAstray) && (hero.grounded ? world.tick % 4 < 2 : true)
    return { held: tap ? held | bitOf('a') : held, second: 0 }
  },
  progress(world) {
    const { levels } = world.plan.rules
    const part = world.needed === 0 ? 0 : world.taken / world.needed
    return Math.min(1, (world.level - 1 + Math.min(1, part) * 0.95) / levels)
  },
  /** Runs into whoever is nearest. */
  lose(world) {
    const hero = heroOf(world)
    const foes = [...inRole(world, 'enemy'), ...inRole(world, 'hazard'), ...inRole(world, 'boss')]
    const [foe] = foes.sort((one, other) => flat(one, hero) - flat(other, hero))
    return foe ? { held: toward(world.facing, yawTo(hero, foe)), second: 0 } : { held: 0, second: 0 }
  },
}
