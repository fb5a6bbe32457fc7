import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { toward } from '../../bot-steering.ts'
import { ahead, flat, heroOf, inRole, nearestBody } from '../../space.ts'
import { courseOf } from './course.ts'
import type { MarbleWorld } from './rules.ts'

/** Rolls from place to place no faster than it can hold, waits for who crosses, and hops over gaps. */
export const bot: Bot<MarbleWorld> = {
  play(world): Input {
    const hero = heroOf(world)
    const { way, pieces } = courseOf(world.plan, world.level)
    const [aim, after] = [way[world.next], way[world.next + 1]]
    if (!aim) return { held: 0, second: 0 }
    const item = nearestBody(hero, inRole(world, 'collectible'))
    const takes =
      item && (world.taken < world.needed || flat(item, hero) < 2) && flat(item, hero) < 6 && !aim.hop
    const to = takes && Math.abs(item.y - hero.y) < 1.5 ? item : aim
    const [dx, dz] = [to.x - hero.x, to.z - hero.z]
    const distance = Math.max(0.05, Math.hypot(dx, dz))
    const before = way[world.next - 1]
    const leaps = before?.hop && flat(before, hero) < 0.95 && hero.grounded
    const kind = pieces[aim.piece]?.kind
    const slow = kind === 'bridge' || kind === 'zigzag' || kind === 'bumpers' ? 4.2 : 6
    let speed = aim.hop || leaps ? 5.5 : Math.min(slow, 2.4 + distance * 0.7)
    for (const foe of inRole(world, 'enemy')) {
      const way = ahead(foe.alongYaw)
      const aside = Math.abs((foe.x - hero.x) * way.x + (foe.z - hero.z) * way.z)
      if (flat(foe, hero) < 4.2 && aside < 1.25 && (foe.x - hero.x) * dx + (foe.z - hero.z) * dz > 0)
        speed = flat(foe, hero) < 1.9 ? -3 : 0.3
    }
    // Around what lies there.
    let [wx, wz] = [(dx / distance) * speed, (dz / distance) * speed]
    for (const role of ['hazard', 'obstacle', 'prop'] as const)
      for (const thing of inRole(world, role)) {
        const near = flat(thing, hero)
        if (near > 2.6 || near < 0.05) continue
        wx += ((hero.x - thing.x) / near) * (2.6 - near) * 2.5
        wz += ((hero.z - thing.z) / near) * (2.6 - near) * 2.5
      }
    const [ax, az] = [wx - hero.vx, wz - hero.vz]
    let held = Math.hypot(ax, az) < 0.35 ? 0 : toward(world.facing, Math.atan2(ax, az))
    if (leaps && after !== undefined && world.tick % 2 === 0) held |= bitOf('a')
    return { held, second: 0 }
  },
  progress(world) {
    const { way } = courseOf(world.plan, world.level)
    return (world.level - 1 + (world.next / Math.max(1, way.length)) * 0.97) / world.plan.rules.levels
  },
  /** To the side, and down. */
  lose: (world) => ({
    held: bitOf(world.tick % 200 < 150 ? 'up' : 'left') | (world.tick % 200 < 60 ? 0 : bitOf('left')),
    second: 0,
  }),
}
