import { memberOf } from '../game/plan.ts'
import { between, chance, rate } from '../game/world.ts'
import type { Drive, Kind } from './rulebook.ts'
import { angleOf, cosine, length, sine, turn } from './sure-math.ts'
import { amountOf, type Body, bodiesOf, nearestTo, type RulesWorld } from './world.ts'

/** What somebody who is not the player does of itself: one function for each drive, which sets how fast it goes. */
type Moves = (world: RulesWorld, body: Body, drive: Drive & { speed: number }) => void

const drives: Record<Drive['does'], Moves> = {
  player() {},
  still(_, body) {
    body.vx *= 0.8
    body.vy *= 0.8
  },
  fly(_, body, drive) {
    if (drive.does === 'fly' && drive.falls) body.vy += drive.falls / rate
  },
  wander(world, body, { speed }) {
    if (body.age % 80 === 0 || body.age === 0) body.way = between(world, 0, 6.2831)
    head(body, body.way, speed)
    const margin = body.size
    if (body.x < margin) body.way = 0
    if (body.x > world.width - margin) body.way = 3.14
    if (body.y < margin) body.way = 1.57
    if (body.y > world.height - margin) body.way = -1.57
  },
  drift(world, body, { speed }) {
    if (body.age === 0) body.way = between(world, 0, 6.2831)
    head(body, body.way, speed)
    const half = body.size / 2
    if ((body.x < half && body.vx < 0) || (body.x > world.width - half && body.vx > 0))
      body.way = angleOf(body.vy, -body.vx)
    if ((body.y < half && body.vy < 0) || (body.y > world.height - half && body.vy > 0))
      body.way = angleOf(-body.vy, body.vx)
  },
  patrol(world, body, { speed }) {
    if (body.way === 0) body.way = chance(world) < 0.5 ? -1 : 1
    const wide = 110
    if (body.x > body.homeX + wide || body.x > world.width - body.size / 2) body.way = -1
    if (body.x < body.homeX - wide || body.x < body.size / 2) body.way = 1
    body.vx = body.way * speed
  },
  stream(world, body, { speed }) {
    // Neighbouring lanes go opposite ways.
    const lane = Math.floor(body.homeY / 70)
    body.vx = (lane % 2 === 0 ? 1 : -1) * speed * (0.8 + 0.12 * (lane % 4))
    body.vy = 0
    if (body.x > world.width + body.size) body.x = -body.size
    if (body.x < -body.size) body.x = world.width + body.size
  },
  fall(_, body, { speed }) {
    body.vy = speed
  },
  rise(_, body, { speed }) {
    body.vy = -speed
  },
  leave(world, body, { speed }) {
    head(body, body.x < world.width / 2 ? turn / 2 : 0, speed)
  },
  chase: towards,
  go: towards,
  follow(world, body, drive) {
    const whom = targetOf(world, body, drive)
    const gap = whom ? length(whom.x - body.x, whom.y - body.y) : 0
    if (whom && gap > (whom.size + body.size) * 0.55) towards(world, body, drive)
    else drives.still(world, body, drive)
  },
  flee(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (!whom) {
      drives.wander(world, body, { ...drive, speed: drive.speed * 0.4 })
      return
    }
    // Not into a corner: the middle draws a little.
    const dx = body.x - whom.x + (world.width / 2 - body.x) * 0.25
    const dy = body.y - whom.y + (world.height / 2 - body.y) * 0.25
    head(body, angleOf(dy, dx), drive.speed)
  },
  circle(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (!whom) return
    const radius = 'within' in drive ? (drive.within ?? 120) : 120
    body.way += drive.speed / radius / rate
    body.vx = (whom.x + cosine(body.way) * radius - body.x) * 6
    body.vy = (whom.y + sine(body.way) * radius - body.y) * 6
  },
}

function head(body: Body, angle: number, speed: number): void {
  body.vx += (cosine(angle) * speed - body.vx) * 0.15
  body.vy += (sine(angle) * speed - body.vy) * 0.15
}

/** Whom a drive is about: the nearest of that kind, or of those who look like it; nobody out of its sight. */
function targetOf(world: RulesWorld, body: Body, drive: Drive): Body | undefined {
  if (!('whom' in drive)) return undefined
  const nearest = nearestTo(body, bodiesOf(world, drive.whom))
  if (!nearest || drive.does === 'circle') return nearest
  const sight = drive.within ?? Number.POSITIVE_INFINITY
  return length(nearest.x - body.x, nearest.y - body.y) <= sight ? nearest : undefined
}

function towards(world: RulesWorld, body: Body, drive: Drive & { speed: number }): void {
  const whom = targetOf(world, body, drive)
  if (whom) head(body, angleOf(whom.y - body.y, whom.x - body.x), drive.speed)
  else drives.wander(world, body, { ...drive, speed: drive.speed * 0.5 })
}

export function drive(world: RulesWorld, body: Body, kind: Kind): void {
  const { drive: does } = kind
  const speed =
    'speed' in does
      ? amountOf(world.plan, does.speed) * memberOf(world.plan, kind.cast).speed * body.haste
      : 0
  drives[does.does](world, body, { ...does, speed } as Drive & { speed: number })
  if (Math.abs(body.vx) > 8) body.facing = body.vx < 0 ? -1 : 1
}
