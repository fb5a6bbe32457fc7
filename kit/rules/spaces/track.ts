import { between, rate, tell } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { angleOf, cosine, length, sine, wrapped } from '../sure-math.ts'
import { type Body, bookOf, countOf, distance, kindOf, type RulesWorld } from '../world.ts'
import { circuitOf, ground, lapUnits, placeOn, roadHalf, spotAt } from './circuit.ts'
import type { Space, Spot } from './space.ts'
import { type Helm, helmOf, layAlong, wheeled } from './ways.ts'

/** How fast one can get on the road, and how much of that is left beside it. */
export const topSpeed = 392
const offRoad = 0.46
/** How readily one turns in a step, at full speed. */
const turning = 0.052
/** How much of a skid is caught in a step; less on ice, on water and where nothing holds at all. */
const grip = 0.085
const slippery: Partial<Record<string, number>> = {
  snow: 0.05,
  sea: 0.055,
  underwater: 0.055,
  space: 0.045,
  moon: 0.06,
  sky: 0.055,
}

/** On wheels, on runners or on its belly: it turns while it goes, skids, and is slow beside the road. */
function rush(world: RulesWorld, body: Body, { turns, gas }: Helm, most: number): void {
  const isOff = Math.abs(placeOn(circuitOf(world), body).aside) > roadHalf
  const [ax, ay] = [cosine(body.way), sine(body.way)]
  const pace = body.vx * ax + body.vy * ay
  const skid = body.vy * ax - body.vx * ay
  const fast = most * body.haste * (isOff ? offRoad : 1)
  const wanted = gas > 0 ? fast * gas : gas < 0 ? -fast * 0.35 : 0
  const answers = gas < 0 && pace > 0 ? 0.05 : isOff && pace > fast ? 0.045 : gas === 0 ? 0.01 : 0.02
  const next = pace + (wanted - pace) * answers
  const left = skid * (1 - (slippery[world.plan.look.scene] ?? grip))
  body.vx = ax * next - ay * left
  body.vy = ay * next + ax * left
  // At speed the wheel is lighter than it looks: full lock is for hairpins.
  body.way = wrapped(body.way + turns * turning * Math.max(-1, Math.min(1, pace / 120)))
  layAlong(body)
  const skids = Math.abs(left) > 70 || (isOff && pace > 60)
  if (skids && world.tick % 4 === 0) tell(world, 'step', { by: body.cast, x: body.x, y: body.y })
}

/** Everybody who is in the race. */
export function racersIn(world: RulesWorld): Body[] {
  const book = bookOf(world)
  return world.entities.filter(({ kind, gone }) => {
    const { does } = kindOf(book, kind).drive
    return !gone && (does === 'player' || does === 'race')
  })
}

/** The place in the race of somebody who is in it: 1 for the first. */
function rankOf(world: RulesWorld, body: Body): number {
  const circuit = circuitOf(world)
  const mine = placeOn(circuit, body).along
  return 1 + racersIn(world).filter((one) => one !== body && placeOn(circuit, one).along > mine).length
}

/** Where a good driver looks: each has a line of its own, and leaves it for whoever is slower right before it. */
export function aheadOf(world: RulesWorld, body: Body): Spot {
  const circuit = circuitOf(world)
  const racers = racersIn(world)
  const { along, aside } = placeOn(circuit, body)
  const pace = length(body.vx, body.vy)
  const slower = racers.find((one) => {
    const place = placeOn(circuit, one)
    const lead = place.along - along
    const isInLine = Math.abs(place.aside - aside) < 70
    return one !== body && isInLine && lead > 0 && lead < 170 && length(one.vx, one.vy) < pace + 15
  })
  const beside = slower ? placeOn(circuit, slower).aside : 0
  const past = aside - beside > 8 || (aside - beside > -8 && beside < 0) ? 66 : -66
  const line = slower ? beside + past : ((racers.indexOf(body) % 3) - 1) * 34
  return spotAt(circuit, along + 70 + pace * 0.34, Math.max(-76, Math.min(76, line)))
}

/** Two by two before the line, the player behind all others. */
function gridSpot(world: RulesWorld, slot: number): Spot {
  const side = slot % 2 === 0 ? 1 : -1
  return spotAt(circuitOf(world), -70 - slot * 62, side * roadHalf * 0.42)
}

function lineUp(world: RulesWorld): number {
  return bookOf(world).kinds.reduce(
    (sum, { drive, count }) => sum + (drive.does === 'race' ? countOf(world, count) : 0),
    0,
  )
}

/** On the road somewhere, and not before everybody's nose at the start. */
function onTheRoad(world: RulesWorld, where: Where): Spot {
  const first = where === 'far' ? 0.3 : 0.1
  let spot: Spot = { x: 0, y: 0 }
  for (let attempt = 0; attempt < 20; attempt++) {
    spot = spotAt(
      circuitOf(world),
      between(world, first, 0.94) * lapUnits,
      between(world, -0.66, 0.66) * roadHalf,
    )
    if (world.entities.every((one) => one.gone || distance(one, spot) > 70 + one.size * 0.5)) break
  }
  return spot
}

/** Nobody drives through anybody: both are pushed, and the one behind loses a little. */
function bump(world: RulesWorld): void {
  const racers = racersIn(world)
  for (const [at, one] of racers.entries())
    for (const other of racers.slice(at + 1)) {
      const gap = distance(one, other) || 1
      const over = (one.size + other.size) * 0.36 - gap
      if (over <= 0) continue
      const [nx, ny] = [(other.x - one.x) / gap, (other.y - one.y) / gap]
      const closing = (one.vx - other.vx) * nx + (one.vy - other.vy) * ny
      // Who runs into somebody loses more by it than the other gains: nobody is pushed to the finish.
      const isBehind = (one.vx + other.vx) * nx + (one.vy + other.vy) * ny > 0
      for (const [body, sign, share] of [
        [one, -1, isBehind ? 0.7 : 0.15],
        [other, 1, isBehind ? 0.15 : 0.7],
      ] as const) {
        const knock = Math.max(0, closing) * share + 4
        body.x += (nx * sign * over) / 2
        body.y += (ny * sign * over) / 2
        body.vx += nx * sign * knock
        body.vy += ny * sign * knock
      }
      if (closing > 90) tell(world, 'bounce', { by: one.cast, to: other.cast, x: one.x, y: one.y })
    }
}

/** Who got lost is put back on the road, where it had got to. */
function bringBack(world: RulesWorld): void {
  const circuit = circuitOf(world)
  for (const body of racersIn(world)) {
    const { aside, along } = placeOn(circuit, body)
    if (Math.abs(aside) < roadHalf + 190 && along > body.went - 380) continue
    const { x, y, way } = spotAt(circuit, body.went)
    Object.assign(body, { x, y, wasX: x, wasY: y, vx: 0, vy: 0, way, still: Math.round(0.5 * rate) })
    layAlong(body)
    tell(world, 'miss', { by: body.cast, x, y, words: 'Back on track' })
  }
}

/** Seen from above: a road that comes back to where it began, and whoever is round often enough first. */
export const space: Space = {
  seen: 'top',
  width: ground.width,
  height: ground.height,
  turns: true,
  pace: topSpeed,
  moves: wheeled,
  place(world, where) {
    if (where === 'start') return gridSpot(world, lineUp(world))
    if (where === 'behind')
      return gridSpot(world, racersIn(world).filter(({ seat }) => seat === 1).length - 1)
    if (where === 'goal') return spotAt(circuitOf(world), 0)
    return onTheRoad(world, where)
  },
  begin(world) {
    for (const body of racersIn(world)) {
      body.way = spotAt(circuitOf(world), placeOn(circuitOf(world), body).along).way
      layAlong(body)
    }
  },
  goOn(world) {
    bump(world)
    bringBack(world)
  },
  steer: (world, player, input) => rush(world, player, helmOf(world, player, input), topSpeed),
  along: (world, body) => placeOn(circuitOf(world), body).along,
  rank: rankOf,
  ahead: (world, body, far) => spotAt(circuitOf(world), placeOn(circuitOf(world), body).along + far),
  race(world, body, speed) {
    const pace = length(body.vx, body.vy)
    const aim = aheadOf(world, body)
    const off = wrapped(angleOf(aim.y - body.y, aim.x - body.x) - body.way)
    const helm = {
      turns: Math.max(-1, Math.min(1, off * 3)),
      gas: Math.abs(off) > 0.75 && pace > 150 ? 0.4 : 1,
    }
    // No two are equally good.
    rush(world, body, helm, speed * (1 - 0.035 * (racersIn(world).indexOf(body) % 4)))
  },
}
