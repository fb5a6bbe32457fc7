import { type Random, seededRandom } from '../../core/random.ts'
import { angleOf, cosine, length, sine, turn, wrapped } from '../sure-math.ts'
import type { Body, RulesWorld } from '../world.ts'
import { type Spot, stage } from './space.ts'

/** A way that comes back to where it began: spots at equal distances along its middle, from the line at which everybody starts. */
export type Circuit = { spots: readonly Spot[]; ways: readonly number[] }

/** Two screens wide and high. */
export const ground = { width: stage.width * 2, height: stage.height * 2 }
/** Half the width of the road. */
export const roadHalf = 98
/** However long it is on the ground, once round is so many units. */
export const lapUnits = 4000

const margin = 160
const spotCount = 220
/** A bend is never tighter than this, and between two stretches that pass each other there is always some ground. */
const tightest = 140
const apart = roadHalf * 2 + 60

const made = new Map<number, Circuit>()

/** The one of this world: every level has its own. */
export function circuitOf({ bend }: RulesWorld): Circuit {
  const known = made.get(bend)
  if (known) return known
  const circuit = lay(Math.round(bend * 1000))
  if (made.size > 40) made.clear()
  made.set(bend, circuit)
  return circuit
}

/** Bends are drawn as wildly as they fit; at last it is an oval, which always does. */
function lay(seed: number): Circuit {
  const random = seededRandom(seed)
  let spots = evenly(rounded(cornersOf(random, 0)))
  for (let wild = 0.78; wild > 0.05; wild *= 0.975) {
    const tried = evenly(rounded(cornersOf(random, wild)))
    if (!isFair(tried)) continue
    spots = tried
    break
  }
  const there = random.next() < 0.5 ? spots : [...spots].reverse()
  const first = straightest(there)
  const inOrder = [...there.slice(first), ...there.slice(0, first)]
  return { spots: inOrder, ways: inOrder.map((_, at) => wayFrom(inOrder, at)) }
}

/** Corners all around the middle, some far out and some near: seen from there, none is behind another, so nothing crosses. */
function cornersOf(random: Random, wild: number): Spot[] {
  const many = 9 + random.below(5)
  return Array.from({ length: many }, (_, at) => {
    const angle = ((at + random.between(-0.3, 0.3) * wild) / many) * turn
    const out = 1 - wild * (at % 2 === 0 ? random.next() * 0.35 : random.next())
    return { x: cosine(angle) * out, y: sine(angle) * out }
  })
}

/** A smooth line along the corners (a uniform cubic B-spline), as large as the ground allows. */
function rounded(corners: readonly Spot[]): Spot[] {
  const corner = (at: number) => corners[(at + corners.length) % corners.length] ?? { x: 0, y: 0 }
  const line: Spot[] = []
  for (let at = 0; at < corners.length; at++)
    for (let step = 0; step < 40; step++) {
      const t = step / 40
      const shares = [
        ((1 - t) * (1 - t) * (1 - t)) / 6,
        (3 * t * t * t - 6 * t * t + 4) / 6,
        (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6,
        (t * t * t) / 6,
      ]
      const spot = { x: 0, y: 0 }
      for (const [offset, share] of shares.entries()) {
        spot.x += corner(at + offset - 1).x * share
        spot.y += corner(at + offset - 1).y * share
      }
      line.push(spot)
    }
  const fit = (key: 'x' | 'y', size: number) => {
    const values = line.map((spot) => spot[key])
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return (value: number) => margin + ((value - low) / (high - low)) * (size - margin * 2)
  }
  const [across, down] = [fit('x', ground.width), fit('y', ground.height)]
  return line.map(({ x, y }) => ({ x: across(x), y: down(y) }))
}

function evenly(line: readonly Spot[]): Spot[] {
  const next = (at: number) => line[(at + 1) % line.length] ?? { x: 0, y: 0 }
  const whole = line.reduce((sum, { x, y }, at) => sum + length(next(at).x - x, next(at).y - y), 0)
  const spots: Spot[] = []
  let due = 0
  let gone = 0
  line.forEach(({ x, y }, at) => {
    const to = next(at)
    const piece = length(to.x - x, to.y - y)
    while (due <= gone + piece && spots.length < spotCount) {
      const part = (due - gone) / piece
      spots.push({ x: x + (to.x - x) * part, y: y + (to.y - y) * part })
      due += whole / spotCount
    }
    gone += piece
  })
  return spots
}

function isFair(spots: readonly Spot[]): boolean {
  const spot = (at: number) => spots[(at + spotCount) % spotCount] ?? { x: 0, y: 0 }
  for (let at = 0; at < spotCount; at++) {
    const [a, b, c] = [spot(at - 5), spot(at), spot(at + 5)]
    const [ab, bc, ca] = [
      length(b.x - a.x, b.y - a.y),
      length(c.x - b.x, c.y - b.y),
      length(a.x - c.x, a.y - c.y),
    ]
    const twice = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
    // The circle through three spots.
    if (twice > 0 && (ab * bc * ca) / (2 * twice) < tightest) return false
    for (let other = at + 30; other < Math.min(spotCount, at + spotCount - 29); other++)
      if (length(spot(other).x - b.x, spot(other).y - b.y) < apart) return false
  }
  return true
}

/** Where it bends the least, from a good way before the line to a little behind it. */
function straightest(spots: readonly Spot[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < spotCount; at++) {
    let bends = 0
    for (let step = -22; step < 8; step++)
      bends += Math.abs(wrapped(wayFrom(spots, at + step + 1) - wayFrom(spots, at + step)))
    if (bends >= least) continue
    least = bends
    best = at
  }
  return best
}

function wayFrom(spots: readonly Spot[], at: number): number {
  const from = spots[(at + spotCount) % spotCount] ?? { x: 0, y: 0 }
  const to = spots[(at + 1 + spotCount) % spotCount] ?? { x: 0, y: 0 }
  return angleOf(to.y - from.y, to.x - from.x)
}

/** So many units along it, and so far to the right of its middle. */
export function spotAt({ spots, ways }: Circuit, along: number, aside = 0): Spot & { way: number } {
  const place = (((along / lapUnits) % 1) + 1) % 1
  const at = Math.floor(place * spotCount) % spotCount
  const part = place * spotCount - Math.floor(place * spotCount)
  const from = spots[at] ?? { x: 0, y: 0 }
  const to = spots[(at + 1) % spotCount] ?? from
  const way = wrapped((ways[at] ?? 0) + wrapped((ways[(at + 1) % spotCount] ?? 0) - (ways[at] ?? 0)) * part)
  return {
    x: from.x + (to.x - from.x) * part - sine(way) * aside,
    y: from.y + (to.y - from.y) * part + cosine(way) * aside,
    way,
  }
}

/** How far along somebody is, and how far beside the middle. It is looked for near to how far it has got: who cuts across gets nowhere. */
export function placeOn(
  { spots, ways }: Circuit,
  { x, y, went }: Pick<Body, 'x' | 'y' | 'went'>,
): { along: number; aside: number } {
  const unit = lapUnits / spotCount
  const middle = Math.floor(went / unit)
  let best = middle
  let least = Number.POSITIVE_INFINITY
  for (let at = middle - 24; at <= middle + 16; at++) {
    const spot = spots[((at % spotCount) + spotCount) % spotCount]
    if (!spot) continue
    const gap = (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y)
    if (gap >= least) continue
    least = gap
    best = at
  }
  const index = ((best % spotCount) + spotCount) % spotCount
  const spot = spots[index] ?? { x, y }
  const way = ways[index] ?? 0
  const [dx, dy] = [x - spot.x, y - spot.y]
  const next = spots[(index + 1) % spotCount] ?? spot
  const piece = length(next.x - spot.x, next.y - spot.y) || 1
  const ahead = (dx * cosine(way) + dy * sine(way)) / piece
  return {
    along: (best + Math.max(-0.5, Math.min(0.5, ahead))) * unit,
    aside: -dx * sine(way) + dy * cosine(way),
  }
}
