import { bitOf, type Input, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { angleBetween, clamp, inRole, yawTo } from '../../space.ts'
import { layoutOf } from './level.ts'
import { heroRacer, isCostly, lapsOf, placeOf, type Racer, type RaceWorld, racersOf } from './race-world.ts'
import { aheadBy, bendAt, lapLength, placeAt, trackOf } from './track.ts'

/** Drives the inside line, over pads and through boxes, slides through long bends, and uses what it finds. */
export const bot: Bot<RaceWorld> = {
  play(world, memory): Input {
    const hero = heroRacer(world)
    if (world.start > 0) return { held: world.start < 18 ? bitOf('a') : 0, second: 0 }
    const { kart } = hero
    const track = trackOf(world.plan, world.level)
    const reach = 8 + Math.max(0, kart.speed) * 0.28
    const at = placeAt(track, hero.s + reach, laneFor(world, hero, reach))
    const turn = angleBetween(kart.way, yawTo(hero, { ...at, y: 0 }))
    let held = Math.abs(turn) < 0.035 ? 0 : bitOf(turn > 0 ? 'left' : 'right')
    const bend = bendAt(track, hero.s + 7)
    if (slides(hero, bend, turn)) held |= bitOf('a')
    if (Math.abs(turn) > 0.55 && kart.speed > 15 && kart.slide === 0) held |= bitOf('down')
    // Whoever got stuck backs off.
    if (kart.speed < 3 && kart.spin === 0 && world.tick % 240 > 200 && hero.safe === 0) held |= bitOf('down')
    if (wantsItem(world, hero, bend) && world.tick % 2 === 0) held |= bitOf('b')
    memory.last = held
    return { held, second: 0 }
  },
  progress(world) {
    const laps = lapsOf(world.plan)
    const { levels } = world.plan.rules
    const share = clamp(heroRacer(world).kart.gone / (laps * lapLength), 0, 1)
    return (world.level - 1 + share * 0.97) / levels
  },
  /** Brakes whenever it rolls, and looks for what hurts. */
  lose(world) {
    const hero = heroRacer(world)
    const danger = inRole(world, 'hazard').find(({ s }) => aheadBy(s, hero.s) > 0 && aheadBy(s, hero.s) < 40)
    if (!danger) return hero.kart.speed > 4 ? { held: bitOf('down'), second: 0 } : follow(world, hero)
    const turn = angleBetween(hero.kart.way, yawTo(hero, danger))
    return { held: bitOf(turn > 0 ? 'left' : 'right'), second: 0 }
  },
}

/** Keeps to the road, so that it meets what lies there. */
function follow(world: RaceWorld, hero: Racer): Input {
  const at = placeAt(trackOf(world.plan, world.level), hero.s + 8)
  const turn = angleBetween(hero.kart.way, yawTo(hero, { ...at, y: 0 }))
  return Math.abs(turn) < 0.05 ? idle : { held: bitOf(turn > 0 ? 'left' : 'right'), second: 0 }
}

function laneFor(world: RaceWorld, hero: Racer, reach: number): number {
  const track = trackOf(world.plan, world.level)
  const bend = bendAt(track, hero.s + reach + 5)
  let lane = clamp(bend * 80, -3, 3)
  const isStraight = Math.abs(bendAt(track, hero.s + reach)) < 1 / 40
  for (const body of world.bodies) {
    if (body.rest > 0 || (body.role !== 'power' && body.role !== 'collectible')) continue
    const by = aheadBy(body.s, hero.s)
    if (by < 3 || by > 20 || Math.abs(body.lat - hero.lat) > 3) continue
    if (isCostly(world.plan.cast.find(({ id }) => id === body.cast)?.points)) continue
    if (isStraight && (body.role === 'collectible' || hero.kart.item === '')) lane = body.lat
  }
  for (const { s, lat } of layoutOf(world.plan, world.level).pads) {
    const by = aheadBy(s, hero.s)
    if (by > 1 && by < 34) lane = lat
  }
  for (const other of racersOf(world)) {
    const by = aheadBy(other.s, hero.s)
    if (other !== hero && by > 1 && by < 7 && Math.abs(other.lat - lane) < 2)
      lane = other.lat + (hero.lat >= other.lat ? 2.3 : -2.3)
  }
  for (const role of ['hazard', 'obstacle'] as const)
    for (const { s, lat } of inRole(world, role)) {
      const by = aheadBy(s, hero.s)
      if (by > -1 && by < 20 && Math.abs(lat - lane) < 2.1) lane = lat + (hero.lat >= lat ? 2.5 : -2.5)
    }
  return clamp(lane, -4.4, 4.4)
}

/** Into a bend that is worth it, and out when the nose has come round. */
function slides({ kart }: Racer, bend: number, turn: number): boolean {
  const isWorthIt = Math.abs(bend) > 1 / 30 && Math.sign(bend) === Math.sign(turn)
  if (kart.slide === 0) return isWorthIt && Math.abs(turn) > 0.13 && kart.speed > 13
  return turn * kart.slide > -0.12 && (Math.abs(bend) > 1 / 45 || turn * kart.slide > 0.1)
}

function wantsItem(world: RaceWorld, hero: Racer, bend: number): boolean {
  const { item } = hero.kart
  if (item === '' || hero.kart.gone < 45) return false
  if (item === 'speed' || item === 'rapid') return Math.abs(bend) < 1 / 60 && hero.kart.boost < 10
  if (item === 'throw' || item === 'multi')
    return racersOf(world).some(
      (other) => aheadBy(other.s, hero.s) > 4 && aheadBy(other.s, hero.s) < 45 && other !== hero,
    )
  if (item === 'trap')
    return racersOf(world).some(
      (other) => other !== hero && aheadBy(hero.s, other.s) > 2 && aheadBy(hero.s, other.s) < 25,
    )
  if (item === 'slow') return placeOf(world, hero) > 1 || world.tick % 600 < 60
  return true
}
