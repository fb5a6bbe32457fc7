import { memberOf } from '../game/plan.ts'
import { between, chance, rate } from '../game/world.ts'
import { bounce } from './bouncing.ts'
import { march, sweep } from './formations.ts'
import { hasSo } from './having.ts'
import type { Drive, Kind } from './rulebook.ts'
import { goAlong } from './spaces/lanes.ts'
import { isFirm, paceOf } from './spaces/run.ts'
import { courseAt } from './spaces/slope.ts'
import { spaces } from './spaces.ts'
import { angleOf, cosine, length, sine, turn, wrapped } from './sure-math.ts'
import {
  amountOf,
  type Body,
  bodiesOf,
  bookOf,
  distance,
  isDark,
  isLit,
  isPlayed,
  kindOf,
  nearestTo,
  playerOf,
  type RulesWorld,
} from './world.ts'

/** What somebody who is not the player does of itself: one function for each drive, which sets how fast it goes. */
type Moves = (world: RulesWorld, body: Body, drive: Drive & { speed: number }) => void

const up = { x: 0, y: -1 }

/** How far to both sides somebody walks up and down. */
export const beat = 110

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
    if (spaces[bookOf(world).space.id].endless) return
    const half = body.size / 2
    const low = (spaces[bookOf(world).space.id].sky ?? world.height) - half
    const x = cosine(body.way)
    const y = sine(body.way)
    if ((body.x < half && x < 0) || (body.x > world.width - half && x > 0)) body.way = angleOf(y, -x)
    if ((body.y < half && y < 0) || (body.y > low && y > 0)) body.way = angleOf(-y, x)
  },
  patrol(world, body, { speed }) {
    if (body.way === 0) body.way = chance(world) < 0.5 ? -1 : 1
    if (body.x > body.homeX + beat || body.x > world.width - body.size / 2) body.way = -1
    if (body.x < body.homeX - beat || body.x < body.size / 2) body.way = 1
    body.vx = body.way * speed
  },
  stream(world, body, { speed }) {
    if (spaces[bookOf(world).space.id].slides === 'left') {
      body.vx = -speed
      return
    }
    if (spaces[bookOf(world).space.id].wraps) {
      goAlong(world, body)
      return
    }
    // Neighbouring lanes go opposite ways.
    const lane = Math.floor(body.homeY / 70)
    body.vx = (lane % 2 === 0 ? 1 : -1) * speed * (0.8 + 0.12 * (lane % 4))
    body.vy = 0
    if (body.x > world.width + body.size) body.x = -body.size
    if (body.x < -body.size) body.x = world.width + body.size
  },
  fall(world, body, { speed }) {
    // Where one flies to the right, what comes from ahead comes to the left.
    const { x, y } = spaces[bookOf(world).space.id].heading ?? up
    body.vx = x === 0 ? body.vx : -x * speed
    body.vy = x === 0 ? speed : -y * speed
  },
  rise(_, body, { speed }) {
    body.vy = -speed
  },
  tide(_, body, drive) {
    if (drive.does !== 'tide') return
    if (body.way === 0 || body.y >= body.homeY) body.way = -1
    if (body.y <= body.homeY - drive.within) body.way = 1
    body.vy = body.way * drive.speed
  },
  race(world, body, { speed }) {
    const space = spaces[bookOf(world).space.id]
    if (space.race) {
      // On the same track everybody has the same chances, snails and hares.
      space.race(world, body, speed / memberOf(world.plan, body.cast).speed)
      return
    }
    if (space.slides !== 'up') {
      body.vx += (speed - body.vx) * 0.08
      return
    }
    // Side by side: each keeps its own line on the course.
    body.vy += (speed - body.vy) * 0.05
    const line = courseAt(world, body.y + 60) + ((body.id % 3) - 1) * 70
    body.vx += ((line - body.x) * 3 - body.vx) * 0.2
  },
  chase(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (whom && spaces[bookOf(world).space.id].slides === 'left' && isPlayed(bookOf(world), whom))
      atTheHeels(world, body, whom, drive.speed)
    else towards(world, body, drive)
  },
  go: towards,
  sail(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (drive.does !== 'sail' || !whom) return
    const way = angleOf(whom.y - body.y, whom.x - body.x)
    const known = bodiesOf(world, drive.round).filter((one) => isKnown(world, one))
    const isClear = (angle: number) =>
      known.every((one) => {
        const gap = distance(one, body)
        const off = Math.abs(wrapped(angleOf(one.y - body.y, one.x - body.x) - angle))
        return gap > 200 || off > 1.5 || gap * sine(off) > (one.size + body.size) * 0.42 + 16
      })
    // Straight on, else a little to one side, and on that it stays as long as it is in the way.
    const side = body.way < 0 ? -1 : 1
    const aside = turns.map((one) => one * side).find((one) => isClear(way + one)) ?? 1.6 * side
    body.way = aside
    head(body, way + aside, drive.speed)
  },
  follow(world, body, drive) {
    const ahead = drive.does === 'follow' && drive.inLine ? beforeIn(world, body) : undefined
    const whom = ahead ?? targetOf(world, body, drive)
    const gap = whom ? length(whom.x - body.x, whom.y - body.y) : 0
    if (whom && gap > (whom.size + body.size) * 0.55)
      ahead
        ? head(body, angleOf(ahead.y - body.y, ahead.x - body.x), drive.speed)
        : towards(world, body, drive)
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
  swarm(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (!whom) return
    let dx = whom.x - body.x
    let dy = whom.y - body.y
    const gap = length(dx, dy) || 1
    dx /= gap
    dy /= gap
    for (const other of bodiesOf(world, body.kind)) {
      const apart = length(body.x - other.x, body.y - other.y)
      if (other === body || apart > body.size * 1.3 || apart === 0) continue
      dx += (body.x - other.x) / apart
      dy += (body.y - other.y) / apart
    }
    // Each reels a little in its own way, as those who buzz do.
    head(body, angleOf(dy, dx) + sine(body.age * 0.11 + body.id * 2) * 0.5, drive.speed)
  },
  guard(world, body, drive) {
    if (drive.does !== 'guard') return
    const post = nearestTo(body, bodiesOf(world, drive.whom))
    const intruder = post && nearestTo(post, bodiesOf(world, drive.from))
    if (!post) drives.wander(world, body, { ...drive, speed: drive.speed * 0.5 })
    else if (intruder && length(intruder.x - post.x, intruder.y - post.y) < drive.within)
      head(body, angleOf(intruder.y - body.y, intruder.x - body.x), drive.speed)
    else if (length(post.x - body.x, post.y - body.y) > 90)
      head(body, angleOf(post.y - body.y, post.x - body.x), drive.speed * 0.8)
    else drives.wander(world, body, { ...drive, speed: drive.speed * 0.3 })
  },
  bounce(world, body, drive) {
    if (drive.does === 'bounce') bounce(world, body, drive)
  },
  march(world, body, drive) {
    if (drive.does === 'march') march(world, body, drive)
  },
  sweep,
  ride(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (!whom) return
    if (drive.does === 'ride' && drive.at === 'skin') {
      stickTo(world, body, whom)
      return
    }
    const inHand = drive.does === 'ride' && drive.at === 'hand'
    const x = inHand ? whom.x + whom.facing * (whom.size + body.size) * 0.3 : whom.x
    const y = inHand ? whom.y - whom.size * 0.1 : whom.y - (whom.size + body.size) * 0.48
    Object.assign(body, { x, y, vx: 0, vy: 0, facing: whom.facing })
  },
  leave(world, body, { speed }) {
    if (body.age === 0) body.way = wayOut(world, body)
    head(body, body.way, speed)
  },
  circle(world, body, drive) {
    const whom = targetOf(world, body, drive)
    if (!whom) return
    if (body.age === 0) body.way = body.id * 2.4
    const radius = 'within' in drive ? (drive.within ?? 120) : 120
    body.way += drive.speed / radius / rate
    body.vx = (whom.x + cosine(body.way) * radius - body.x) * 6
    body.vy = (whom.y + sine(body.way) * radius - body.y) * 6
  },
}

/** Where the two met, as seen from the other one: when that turns, it goes round with it. */
function stickTo(world: RulesWorld, body: Body, whom: Body): void {
  // What is steered points where it goes, and is never drawn upside down.
  const turned = kindOf(bookOf(world), whom.kind).wheels ? whom.way : whom.angle
  // A little beside it where many are met on the same side.
  if (body.age === 0)
    body.way = angleOf(body.y - whom.y, body.x - whom.x) - turned + ((body.id % 5) - 2) * 0.35
  const angle = body.way + turned
  const x = whom.x + cosine(angle) * whom.size * 0.42
  const y = whom.y + sine(angle) * whom.size * 0.42
  Object.assign(body, { x, y, vx: 0, vy: 0, angle })
}

/** How far somebody who sails turns aside, the least first. */
const turns = [0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05, 1.4, -1.4]

/** By daylight everything is seen; in the dark what a beam falls on, and fell on a moment ago. What stands needs its `way` for nothing else. */
function isKnown(world: RulesWorld, body: Body): boolean {
  if (isLit(world, body)) body.way = world.tick + 1
  return !isDark(world) || (body.way > 0 && world.tick - body.way < rate * 1.5)
}

/** The angle of the nearest way out, away from the player; up and down only where nobody falls. */
function wayOut(world: RulesWorld, { x, y }: Body): number {
  const player = playerOf(world)
  const ways = [
    { angle: turn / 2, out: x, gap: player.x },
    { angle: 0, out: world.width - x, gap: world.width - player.x },
    { angle: -turn / 4, out: y, gap: player.y },
    { angle: turn / 4, out: world.height - y, gap: world.height - player.y },
  ].slice(0, spaces[bookOf(world).space.id].falls ? 2 : 4)
  return ways.sort((one, other) => one.out - one.gap * 0.5 - (other.out - other.gap * 0.5))[0]?.angle ?? 0
}

function head(body: Body, angle: number, speed: number): void {
  body.vx += (cosine(angle) * speed - body.vx) * 0.15
  body.vy += (sine(angle) * speed - body.vy) * 0.15
}

/** Of those of its kind the one that was there before it. */
function beforeIn(world: RulesWorld, { id, kind }: Body): Body | undefined {
  return bodiesOf(world, kind)
    .filter((other) => other.id < id && other.kind === kind)
    .reduce<Body | undefined>((last, other) => (last && last.id > other.id ? last : other), undefined)
}

/** Whom a drive is about: the nearest of that kind, or of those who look like it; nobody out of its sight. */
function targetOf(world: RulesWorld, body: Body, drive: Drive): Body | undefined {
  if (!('whom' in drive)) return undefined
  // What somebody carries is out of reach.
  const only = 'only' in drive ? drive.only : undefined
  const nearest = nearestTo(
    body,
    bodiesOf(world, drive.whom).filter(
      ({ carrier, meters }) => carrier === 0 && (!only || hasSo(meters, only)),
    ),
  )
  if (!nearest || drive.does === 'circle') return nearest
  const sight = ('within' in drive ? drive.within : undefined) ?? Number.POSITIVE_INFINITY
  return length(nearest.x - body.x, nearest.y - body.y) <= sight ? nearest : undefined
}

/** Behind somebody who runs: nearer while that one is slow, and over what it jumps over. */
function atTheHeels(world: RulesWorld, body: Body, whom: Body, speed: number): void {
  const usual = paceOf(world)
  const among = bodiesOf(world, body.kind).filter(({ id }) => id < body.id).length
  const gap = (whom.size + body.size) * 0.5 + 58 + among * body.size
  // The way goes by for everybody as fast as the first of two runs.
  body.vx = (whom.x - gap - body.x) * 0.6 + ((usual - playerOf(world).way) * speed) / 78
  // It does not overtake.
  if (body.x > whom.x - 24 && body.vx > 0) body.vx = 0
  if (kindOf(bookOf(world), body.kind).flies) body.vy += ((whom.y - body.y) * 2 - body.vy) * 0.1
  else if (body.grounded && !isFirm(world, body.x + body.size * 0.7)) body.vy = -640
}

function towards(world: RulesWorld, body: Body, drive: Drive & { speed: number }): void {
  const whom = targetOf(world, body, drive)
  if (whom) head(body, angleOf(whom.y - body.y, whom.x - body.x), drive.speed)
  else drives.wander(world, body, { ...drive, speed: drive.speed * 0.5 })
}

/** Who is after somebody, and who goes wherever it likes. Both mind the ways where there are walls on both sides. */
const after = new Set<Drive['does']>(['chase', 'go', 'swarm', 'guard'])
const astray = new Set<Drive['does']>(['wander', 'drift', 'patrol', 'flee', 'stream'])

function isThreaded(world: RulesWorld, body: Body, drive: Drive & { speed: number }): boolean {
  const { threads } = spaces[bookOf(world).space.id]
  if (!threads || !(after.has(drive.does) || astray.has(drive.does))) return false
  return threads(world, body, drive.speed, after.has(drive.does) ? targetOf(world, body, drive) : undefined)
}

const standing = { does: 'still', speed: 0 } as const

export function drive(world: RulesWorld, body: Body, kind: Kind): void {
  const { drive: does } = kind
  if (does.does === 'still') drives.still(world, body, standing)
  else {
    const speed =
      'speed' in does ? amountOf(world, does.speed) * memberOf(world.plan, kind.cast).speed * body.haste : 0
    const going = { ...does, speed } as Drive & { speed: number }
    if (!isThreaded(world, body, going)) drives[does.does](world, body, going)
  }
  if (Math.abs(body.vx) > 8 && !isTurned(world, kind)) body.facing = body.vx < 0 ? -1 : 1
}

/** Whoever points where it goes has its facing from that. */
const isTurned = (world: RulesWorld, { wheels, drive: { does } }: Kind) =>
  wheels || (spaces[bookOf(world).space.id].turns && (does === 'player' || does === 'race'))
