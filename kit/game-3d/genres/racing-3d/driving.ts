import { direction, holds, type Input } from '../../../core/input.ts'
import { loseLife, pressed, tell } from '../../../game/world.ts'
import { ahead, angleBetween, clamp, dt, ease } from '../../space.ts'
import { layoutOf, pad } from './level.ts'
import {
  floorFor,
  hoverOf,
  nameOf,
  paceOf,
  type Racer,
  type RaceWorld,
  racersOf,
  seconds,
  type Thing,
  topSpeed,
} from './race-world.ts'
import { aheadBy, half, isWet, limit, placeAt, spotOn, trackOf, yawAt } from './track.ts'

/** From how many steps of sliding on it pays: a little, much, very much. And for how many steps each lasts. */
export const charges = [
  { from: 36, boost: 34, colour: '#58b8ff' },
  { from: 80, boost: 62, colour: '#ff9a2a' },
  { from: 130, boost: 95, colour: '#e05aff' },
] as const

const spinSteps = 52

/** How fast somebody can be just now. */
export function topOf(world: RaceWorld, { kart, lat }: Racer): number {
  const offRoad = Math.abs(lat) > half + 1 && kart.boost === 0 ? 0.52 : 1
  return (
    topSpeed *
    paceOf(world) *
    offRoad *
    (1 + Math.min(10, kart.coins) * 0.006) *
    (kart.boost > 0 ? 1.4 : kart.tow > 40 ? 1.09 : 1) *
    (kart.slowed > 0 ? 0.6 : 1)
  )
}

/** One step of whoever is played: the road is driven by itself, bends are not. */
export function drive(world: RaceWorld, hero: Racer, input: Input): void {
  const { kart } = hero
  const { x } = direction(input.held)
  const steer = kart.spin > 0 ? 0 : -x
  slide(world, hero, input, steer)
  const top = topOf(world, hero)
  if (kart.spin > 0) kart.speed = ease(kart.speed, 2.5, 0.05)
  else if (holds(input.held, 'down')) kart.speed = Math.max(-6, kart.speed - 26 * dt)
  else if (kart.boost > 0) kart.speed = ease(kart.speed, top, 0.09)
  else kart.speed = ease(kart.speed, top, kart.speed > top ? 0.035 : 0.016)
  const share = clamp(Math.abs(kart.speed) / topSpeed, 0, 1)
  // Slow ones turn on the spot; at full speed a bend has to be taken early, or slid through.
  const turn = hero.grounded ? (1.9 - 0.62 * share) * Math.min(1, share * 4) : 0.5
  kart.way +=
    (kart.slide === 0 ? steer * turn : kart.slide * 1.28 + steer * 0.78) * dt * (kart.speed < 0 ? -1 : 1)
  if (kart.slide === 0 && steer !== 0 && share > 0.8) kart.speed -= 1.4 * dt
  const lean = kart.slide === 0 ? steer * 0.14 : kart.slide * 0.5 + steer * 0.12
  settle(world, hero, lean, steer)
  meetWall(world, hero)
}

/** Held in a bend, the tail comes out; let go, what was saved up pushes. */
function slide(world: RaceWorld, hero: Racer, input: Input, steer: number): void {
  const { kart } = hero
  const held = holds(input.held, 'a')
  if (kart.slide === 0) {
    if (!held || kart.spin > 0 || kart.speed < 9) return
    if (pressed(world, input, 'a') && hero.grounded) {
      hero.vy = 3.4
      hero.grounded = false
      tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
    }
    if (steer !== 0 && hero.grounded) {
      kart.slide = Math.sign(steer)
      kart.charge = 0
    }
    return
  }
  if (held && kart.spin === 0 && kart.speed > 7) {
    kart.charge += steer === kart.slide ? 1.15 : 0.8
    return
  }
  const reached = charges.findLast(({ from }) => kart.charge >= from)
  if (reached && kart.spin === 0) {
    kart.boost = Math.max(kart.boost, reached.boost)
    tell(world, 'power', { by: hero.cast, x: hero.x, y: hero.y + 0.5, z: hero.z, words: 'Boost!' })
  }
  kart.slide = 0
  kart.charge = 0
}

/** Moves along, up and down, and holds the body as its way demands. For all who race. */
export function settle(world: RaceWorld, racer: Racer, lean: number, steer: number): void {
  const { kart } = racer
  const { plan, level } = world
  const way = ahead(kart.way)
  racer.vx = way.x * kart.speed
  racer.vz = way.z * kart.speed
  racer.x += racer.vx * dt
  racer.z += racer.vz * dt
  const track = trackOf(plan, level)
  const spot = spotOn(track, racer.x, racer.z, racer.s)
  kart.gone += aheadBy(spot.s, racer.s)
  racer.s = spot.s
  racer.lat = spot.lat
  rise(world, racer)
  racer.phase += (kart.speed * dt) / 1.4
  const turns = kart.spin > 0 ? (kart.spin / spinSteps) * Math.PI * 4 : 0
  const drawn = angleBetween(0, racer.yaw - kart.way)
  racer.yaw = kart.way + (kart.spin > 0 ? turns : ease(drawn, lean, 0.14))
  racer.roll = ease(racer.roll, steer * 0.09 + lean * 0.12, 0.12)
  for (const name of ['boost', 'spin', 'shield', 'slowed', 'bumped'] as const)
    if (kart[name] > 0) kart[name]--
  if (kart.spin === 0 && kart.bumped === 0 && Math.abs(racer.yaw - kart.way) > 3) racer.yaw = kart.way
}

function rise(world: RaceWorld, racer: Racer): void {
  const hover = hoverOf(world.plan, racer.cast)
  const wet = isWet(world.plan)
  const bob = wet
    ? Math.sin(world.tick * 0.06 + racer.id) * 0.09
    : hover > 0
      ? Math.sin(world.tick * 0.07 + racer.id) * 0.12
      : 0
  const floor = floorFor(world, racer) + hover + bob
  const before = racer.y
  racer.vy -= 26 * dt
  racer.y += racer.vy * dt
  const sticks = racer.grounded && racer.y - floor < 0.16
  if (racer.y <= floor || sticks) {
    if (!racer.grounded && racer.vy < -5)
      tell(world, 'land', { by: racer.cast, x: racer.x, y: floor, z: racer.z })
    racer.y = floor
    // Whoever climbs goes on climbing for a moment where the ramp ends.
    racer.vy = clamp((floor - before) / dt, -8, 7) * (floor > before ? 1 : 0.2)
    racer.grounded = true
  } else racer.grounded = false
  const climb = clamp((racer.y - before) / Math.max(0.05, Math.abs(racer.kart.speed) * dt), -0.5, 0.5)
  const nose = wet ? 0.05 + (racer.kart.boost > 0 ? 0.12 : 0) : climb + (racer.kart.boost > 0 ? 0.05 : 0)
  racer.pitch = ease(racer.pitch, nose, 0.15)
}

/** The fence takes speed, and turns whoever meets it along. */
function meetWall(world: RaceWorld, racer: Racer): void {
  if (Math.abs(racer.lat) <= limit) return
  const { kart } = racer
  const track = trackOf(world.plan, world.level)
  const side = Math.sign(racer.lat)
  const { x, z } = placeAt(track, racer.s, side * limit)
  racer.x = x
  racer.z = z
  racer.lat = side * limit
  const along = yawAt(track, racer.s)
  const off = angleBetween(along, kart.way)
  const into = Math.sin(off) * side
  if (into > 0) {
    kart.way -= off * 0.06
    kart.speed *= 1 - 0.05 * into
    if (kart.bumped === 0 && kart.speed > 5) {
      tell(world, 'bounce', { by: racer.cast, x, y: racer.y + 0.5, z })
      kart.bumped = 30
    }
  }
  kart.speed = Math.min(kart.speed, Math.max(4, kart.speed * 0.985))
}

/** Pads push whoever drives over them. */
export function overPads(world: RaceWorld, racer: Racer): void {
  if (!racer.grounded) return
  for (const { s, lat } of layoutOf(world.plan, world.level).pads) {
    if (Math.abs(aheadBy(racer.s, s)) > pad.long / 2 || Math.abs(racer.lat - lat) > pad.wide / 2 + 0.4)
      continue
    if (racer.kart.boost < 20 && racer.role === 'player')
      tell(world, 'power', { by: racer.cast, x: racer.x, y: racer.y + 0.4, z: racer.z, words: 'Boost!' })
    racer.kart.boost = Math.max(racer.kart.boost, 52)
  }
}

/** In the air behind another, one is faster. */
export function slipstream(world: RaceWorld, racer: Racer): void {
  const { kart } = racer
  const isBehind = racersOf(world).some((other) => {
    const by = other.kart.gone - kart.gone
    return other !== racer && by > 2 && by < 12 && Math.abs(other.lat - racer.lat) < 1.7
  })
  kart.tow = isBehind && kart.speed > topSpeed * 0.6 ? Math.min(100, kart.tow + 1) : Math.max(0, kart.tow - 3)
}

/** Around and around, unless a shield holds. */
export function spinOut(world: RaceWorld, racer: Racer, by: Thing): boolean {
  const { kart } = racer
  if (racer.safe > 0 || kart.spin > 0) return false
  const at = { x: racer.x, y: racer.y + 0.7, z: racer.z }
  if (kart.shield > 0) {
    kart.shield = 0
    racer.safe = 40
    tell(world, 'block', { by: racer.cast, to: by.cast, ...at, words: 'Blocked' })
    return false
  }
  kart.spin = spinSteps
  kart.boost = 0
  kart.slide = 0
  kart.coins = Math.max(0, kart.coins - 3)
  racer.safe = spinSteps + seconds(0.9)
  const mine = racer.role === 'player'
  const hurts = mine && !world.plan.content?.friendly
  tell(world, hurts ? 'hurt' : 'hit', { by: by.cast, to: racer.cast, ...at, ...(mine && { words: 'Spun!' }) })
  // Only where the prompt speaks of lives does a kart break.
  if (mine && world.plan.rules.lives > 1)
    loseLife(world, `The ${nameOf(world, by.cast)} was one too many: you are out of the race.`)
  return true
}

/** Two who touch push each other aside. */
export function bumpOthers(world: RaceWorld): void {
  const racers = racersOf(world)
  for (const [i, one] of racers.entries())
    for (const other of racers.slice(i + 1)) {
      const [dx, dz] = [other.x - one.x, other.z - one.z]
      const least = (one.radius + other.radius) * 0.92
      const distance = Math.hypot(dx, dz)
      if (distance >= least || distance < 1e-6 || Math.abs(one.y - other.y) > 1.4) continue
      const push = (least - distance) / 2 / distance
      one.x -= dx * push
      one.z -= dz * push
      other.x += dx * push
      other.z += dz * push
      if (one.kart.bumped === 0 && other.kart.bumped === 0) strike(world, one, other)
    }
}

function strike(world: RaceWorld, one: Racer, other: Racer): void {
  // Whoever has fire behind hits harder.
  const [fast, slow] = one.kart.speed > other.kart.speed ? [one, other] : [other, one]
  if (fast.kart.shield > 0 && fast.kart.boost > 0 && slow.kart.shield === 0) spinOut(world, slow, fast)
  else {
    const gain = (fast.kart.speed - slow.kart.speed) * 0.35
    fast.kart.speed -= gain
    slow.kart.speed += gain * 0.8
  }
  one.kart.bumped = other.kart.bumped = 24
  if (one.role === 'player' || other.role === 'player')
    tell(world, 'bounce', {
      by: one.cast,
      to: other.cast,
      x: (one.x + other.x) / 2,
      y: one.y + 0.6,
      z: (one.z + other.z) / 2,
    })
}
