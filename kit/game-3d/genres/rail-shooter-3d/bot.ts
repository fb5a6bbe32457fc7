import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { heroOf, inRole } from '../../space.ts'
import { weakSpot } from './foes.ts'
import { hoopsOf } from './land.ts'
import { inFinder, isSubject } from './photos.ts'
import { inSight } from './rules.ts'
import { pace, roomOf, takesPhotos } from './way.ts'
import { ahead, type RailWorld, type Rider } from './world.ts'

type Aim = { x: number; y: number }

/** Where the sight has to be so that its line goes through a place. */
function aimAt(world: RailWorld, u: number, v: number, before: number): Aim {
  const hero = heroOf(world)
  const { aimWide, aimHigh, aimLow } = roomOf(world.plan)
  const share = Math.max(0.15, before / ahead)
  const [across, up] = [hero.u + (u - hero.u) / share, hero.v + (v - hero.v) / share]
  return { x: across / aimWide, y: up > 0 ? up / aimHigh : up / -aimLow }
}

/** Where the sight has to be so that the hero is there. */
function beAt(world: RailWorld, u: number, v: number): Aim {
  const { wide, high, low } = roomOf(world.plan)
  return { x: u / wide, y: v > 0 ? v / Math.max(0.1, high) : v / Math.max(0.1, -low) }
}

/** Seconds until something is where the hero is. */
const arrival = (world: RailWorld, body: Rider): number => {
  const hero = heroOf(world)
  const closing =
    body.role === 'shot'
      ? pace(world.plan) - body.ds
      : body.pattern === 'none' || body.pattern === 'stand'
        ? pace(world.plan)
        : 14
  return (body.s - hero.s) / Math.max(4, closing)
}

function danger(world: RailWorld): { body: Rider; time: number; u: number; v: number } | undefined {
  const hero = heroOf(world)
  let first: { body: Rider; time: number; u: number; v: number } | undefined
  for (const body of world.bodies) {
    if (
      body.role === 'shot'
        ? body.mine
        : body.role !== 'hazard' && body.role !== 'obstacle' && body.role !== 'enemy'
    )
      continue
    const time = arrival(world, body)
    if (time < -0.05 || time > 0.95) continue
    const [u, v] =
      body.role === 'shot' ? [body.u + body.du * time, body.v + body.dv * time] : [body.u, body.v]
    const near = body.role === 'shot' ? 1.9 : body.radius + 1.5
    if (Math.hypot(u - hero.u, v - hero.v) > near || time >= (first?.time ?? 9)) continue
    first = { body, time, u, v }
  }
  return first
}

function target(world: RailWorld): Rider | undefined {
  const hero = heroOf(world)
  const [boss] = inRole(world, 'boss')
  if (boss) return boss
  let best: Rider | undefined
  let least = Number.POSITIVE_INFINITY
  for (const body of world.bodies) {
    if (body.role !== 'enemy' && !(body.role === 'hazard' && Math.abs(body.u - hero.u) < 3)) continue
    const before = body.s - hero.s
    if (before < 6 || before > 60) continue
    const score = before * 0.4 + Math.hypot(body.u - hero.u, body.v - hero.v)
    if (score >= least) continue
    least = score
    best = body
  }
  return best
}

function wish(world: RailWorld): Aim {
  const hero = heroOf(world)
  const gift = world.bodies.find(
    ({ role, s }) => (role === 'power' || role === 'collectible') && s > hero.s && s < hero.s + 20,
  )
  if (gift) return beAt(world, gift.u, gift.v)
  const foe = target(world)
  if (foe) {
    const weak = foe.role === 'boss' ? weakSpot(foe) : { u: 0, v: 0 }
    return aimAt(world, foe.u + weak.u, foe.v + weak.v, foe.s - hero.s)
  }
  const hoop = hoopsOf(world.plan, world.level)[world.nextHoop]
  if (hoop && hoop.s - hero.s < 55) return beAt(world, hoop.u, hoop.v)
  return { x: 0, y: 0 }
}

function press(world: RailWorld, { x, y }: Aim): number {
  let held = 0
  // What already moves goes on for a bit: let go early.
  const [dx, dy] = [x - world.aimX - world.moveX * 0.1, y - world.aimY - world.moveY * 0.1]
  if (dx > 0.035) held |= bitOf('right')
  if (dx < -0.035) held |= bitOf('left')
  if (dy > 0.045) held |= bitOf('up')
  if (dy < -0.045) held |= bitOf('down')
  return held
}

export const bot: Bot<RailWorld> = {
  play(world): Input {
    if (takesPhotos(world.plan)) return photograph(world)
    const hero = heroOf(world)
    const threat = danger(world)
    let held = 0
    if (threat && hero.safe < 20) {
      const room = roomOf(world.plan)
      // Away from it, and toward the middle where it is the same.
      const side = Math.abs(threat.u - hero.u) < 0.3 ? (hero.u > 0 ? -1 : 1) : Math.sign(hero.u - threat.u)
      const over = Math.abs(threat.v - hero.v) < 0.3 ? (hero.v > 0 ? -1 : 1) : Math.sign(hero.v - threat.v)
      const away = beAt(world, hero.u + side * 3, hero.v + over * 2.5)
      held = press(world, {
        x: Math.abs(hero.u) > room.wide * 0.9 ? -Math.sign(hero.u) * 0.3 : away.x,
        y: away.y,
      })
      if (threat.time < 0.32 && world.rollWait === 0 && world.tick % 2 === 0) held |= bitOf('b')
    } else held = press(world, wish(world))
    if (inSight(world)) held |= bitOf('a')
    return { held, second: 0 }
  },
  progress({ plan, level, defeated, needed }) {
    return Math.min(1, (level - 1 + Math.min(1, defeated / Math.max(1, needed)) * 0.95) / plan.rules.levels)
  },
  lose: () => ({ held: 0, second: 0 }),
}

/** Puts the nearest one that was not photographed yet in the finder. */
function photograph(world: RailWorld): Input {
  const hero = heroOf(world)
  const subjects = world.bodies.filter((body) => isSubject(world, body) && !body.seen && body.s > hero.s + 8)
  const [next] = subjects.sort((one, other) => one.s - other.s)
  if (!next) return { held: 0, second: 0 }
  let held = press(world, aimAt(world, next.u, next.v, next.s - hero.s))
  const found = inFinder(world)
  if (found && found.off < 0.55 && next.s - hero.s < 34 && world.tick % 6 < 2) held |= bitOf('a')
  if (next.s - hero.s < 20) held |= bitOf('b')
  return { held, second: 0 }
}
