import { dial } from '../../../game/plan.ts'
import { between, chance } from '../../../game/world.ts'
import { clamp, dt, ease, turnToward, yawTo } from '../../space.ts'
import { settle, topOf } from './driving.ts'
import { useItem } from './items.ts'
import { layoutOf } from './level.ts'
import { heroRacer, lapsOf, placeOf, type Racer, type RaceWorld } from './race-world.ts'
import { aheadBy, bendAt, lapLength, placeAt, trackOf } from './track.ts'

/** One step of somebody who races against the player. */
export function race(world: RaceWorld, rival: Racer): void {
  const { kart } = rival
  const track = trackOf(world.plan, world.level)
  const reach = 9 + Math.max(0, kart.speed) * 0.3
  const at = placeAt(track, rival.s + reach, laneOf(world, rival, reach))
  const before = kart.way
  if (kart.spin === 0)
    kart.way = turnToward(kart.way, yawTo(rival, { ...at, y: rival.y }), (rival.grounded ? 2.1 : 0.6) * dt)
  const turned = clamp((kart.way - before) / dt / 1.4, -1, 1)
  const top = kart.home > 0 ? 9 : topOf(world, rival) * paceFor(world, rival)
  if (kart.spin > 0) kart.speed = ease(kart.speed, 2.5, 0.05)
  else kart.speed = ease(kart.speed, top, kart.boost > 0 ? 0.08 : kart.speed > top ? 0.04 : 0.016)
  const slides = Math.abs(bendAt(track, rival.s + 4)) > 1 / 26 && kart.temper !== 'steady'
  settle(world, rival, turned * (slides ? 0.55 : 0.2), turned)
  if (kart.wait > 0) kart.wait--
  else think(world, rival)
}

/** Beside how good it is: slower in bends, and never too far from whoever is played, so that it stays a race. */
function paceFor(world: RaceWorld, rival: Racer): number {
  const { plan, level } = world
  const track = trackOf(plan, level)
  const { kart } = rival
  const bend = Math.max(Math.abs(bendAt(track, rival.s + 4)), Math.abs(bendAt(track, rival.s + 14)))
  const care = 1 - clamp(bend * 26 - 0.55, 0, 1) * dial(plan, 0.2, 0.09)
  const gap = heroRacer(world).kart.gone - kart.gone
  const band = gap > 0 ? clamp(gap / 55, 0, 1) * dial(plan, 0.08, 0.14) : clamp(gap / 70, -1, 0) * 0.13
  // The last one of a long race is not let go: nearer to the end, less is given away.
  const left = 1 - clamp(kart.gone / (lapLength * lapsOf(plan)), 0, 1)
  return kart.skill * care * (1 + (gap < 0 ? band * (0.45 + 0.55 * left) : band))
}

/** Where it wants to be: the inside of the bend, its own side of the road, and not where something lies. */
function laneOf(world: RaceWorld, rival: Racer, reach: number): number {
  const { plan, level } = world
  const { kart } = rival
  const track = trackOf(plan, level)
  const hero = heroRacer(world)
  let lane = clamp(bendAt(track, rival.s + reach + 4) * 75, -3, 3) + kart.lane
  if (kart.temper === 'wild') lane += Math.sin(world.tick * 0.021 + rival.id * 2) * 1.8
  const near = hero.kart.gone - kart.gone
  if (kart.temper === 'bully' && Math.abs(near) < 7) lane = hero.lat
  if (kart.temper === 'clever')
    for (const { s, lat } of layoutOf(plan, level).pads) {
      const by = aheadBy(s, rival.s)
      if (by > 2 && by < 26) lane = lat
    }
  const notices = kart.temper === 'wild' ? 9 : 17
  for (const { s, lat, role, x } of world.bodies) {
    if (Math.abs(x - rival.x) > 18) continue
    if (role !== 'hazard' && role !== 'obstacle') continue
    const by = aheadBy(s, rival.s)
    if (by > 0 && by < notices && Math.abs(lat - lane) < 2.2) lane = lat + (lane >= lat ? 2.4 : -2.4)
  }
  return clamp(lane, -4.2, 4.2)
}

/** Now and then it uses what it has: most of all what it is like. */
function think(world: RaceWorld, rival: Racer): void {
  const { kart } = rival
  kart.wait = Math.round(between(world, 30, 80))
  if (kart.item === '' || kart.home > 0 || kart.spin > 0) return
  const place = placeOf(world, rival)
  const eager = dial(world.plan, 0.25, 0.6) * (kart.temper === 'clever' || rival.role === 'boss' ? 1.4 : 1)
  if (chance(world) > eager) return
  if (kart.item === 'throw' && place === 1) return
  useItem(world, rival)
}
