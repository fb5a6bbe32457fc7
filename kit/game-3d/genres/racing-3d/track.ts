import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { angleBetween, remember } from '../../space.ts'

/** Half the width of the road, and how far from its middle the fence stands, in metres. */
export const half = 5.4
export const limit = 9.8

/** Shapes of circuits, each closed by itself: bends to brake for, bends to drift through, and places to be fast. */
const shapes: readonly (readonly (readonly [x: number, z: number])[])[] = [
  [
    [-1, 0.1],
    [-0.85, 0.75],
    [-0.2, 0.85],
    [0.1, 0.4],
    [0.5, 0.35],
    [0.75, 0.8],
    [1.15, 0.6],
    [1.2, -0.1],
    [0.8, -0.6],
    [0.1, -0.55],
    [-0.5, -0.75],
    [-0.95, -0.5],
  ],
  [
    [-1.1, -0.6],
    [-1.15, 0.2],
    [-0.75, 0.7],
    [-0.3, 0.45],
    [-0.25, -0.05],
    [0.1, -0.3],
    [0.45, 0],
    [0.4, 0.55],
    [0.75, 0.85],
    [1.15, 0.5],
    [1.1, -0.35],
    [0.7, -0.8],
    [-0.3, -0.85],
  ],
  [
    [-1, -0.7],
    [-1.1, 0],
    [-1, 0.75],
    [-0.5, 0.9],
    [-0.2, 0.5],
    [-0.05, 0.1],
    [0.5, 0.1],
    [1, 0.3],
    [1.25, -0.1],
    [1, -0.6],
    [0.3, -0.75],
    [-0.4, -0.6],
  ],
  [
    [-1.1, -0.6],
    [-0.75, 0],
    [-0.85, 0.5],
    [-0.4, 0.95],
    [0.2, 0.75],
    [0.35, 0.3],
    [0.8, 0.15],
    [1.2, -0.2],
    [1.05, -0.7],
    [0.4, -0.6],
    [0, -0.85],
    [-0.6, -0.9],
  ],
  [
    [-1.1, 0],
    [-0.8, 0.6],
    [-0.2, 0.45],
    [0.3, 0.35],
    [0.8, 0.7],
    [1.2, 0.2],
    [1.05, -0.5],
    [0.5, -0.65],
    [0.05, -0.35],
    [-0.4, -0.45],
    [-0.85, -0.65],
  ],
]

/** A closed way in even steps. The first place is the line of start and finish. */
export type Track = {
  length: number
  /** Metres from place to place. */
  gap: number
  x: number[]
  z: number[]
  /** The yaw of whoever drives along. */
  yaw: number[]
  /** How much it bends to the left for each metre; negative to the right. */
  bend: number[]
  /** How high the road lies. */
  y: number[]
}

export const lapLength = 430
const count = 215

type Point = { x: number; z: number }

/** The middle of the road, in even steps of two metres. */
function outline(plan: GamePlan): Point[] {
  const random = seededRandom(plan.seed ^ 0x7ac)
  const shape = shapes[random.below(shapes.length)] ?? []
  const mirror = random.next() < 0.5 ? -1 : 1
  const stretch = random.between(0.92, 1.1)
  const spots = shape.map(([x, z]) => ({
    x: x * mirror * stretch + random.between(-0.03, 0.03),
    z: z / stretch + random.between(-0.03, 0.03),
  }))
  const dense: Point[] = []
  for (let i = 0; i < spots.length; i++)
    for (let part = 0; part < 40; part++) dense.push(onCurve(spots, i, part / 40))
  const even = evenly(softened(evenly(dense, count), 36), count)
  const round = lengthOf(even)
  const scale = lapLength / round
  // Its middle lies in the middle of the land.
  const [xs, zs] = [even.map(({ x }) => x), even.map(({ z }) => z)]
  const [mx, mz] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...zs) + Math.min(...zs)) / 2]
  const placed = even.map(({ x, z }) => ({ x: (x - mx) * scale, z: (z - mz) * scale }))
  return random.next() < 0.5 ? placed : placed.reverse()
}

/** Catmull and Rom's curve through the spots. */
function onCurve(spots: readonly Point[], i: number, t: number): Point {
  const at = (n: number) => spots[(n + spots.length) % spots.length] ?? { x: 0, z: 0 }
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
  const mix = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
  return { x: mix(a.x, b.x, c.x, d.x), z: mix(a.z, b.z, c.z, d.z) }
}

/** Corners that are too sharp give way, the more often it is asked for. */
function softened(points: readonly Point[], times: number): Point[] {
  let soft = [...points]
  for (let i = 0; i < times; i++)
    soft = soft.map((at, n) => {
      const [a, b] = [soft[(n + count - 1) % count] ?? at, soft[(n + 1) % count] ?? at]
      return { x: (a.x + 2 * at.x + b.x) / 4, z: (a.z + 2 * at.z + b.z) / 4 }
    })
  return soft
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, z }, i) => {
    const next = points[(i + 1) % points.length] ?? { x, z }
    return sum + Math.hypot(next.x - x, next.z - z)
  }, 0)

function evenly(points: readonly Point[], many: number): Point[] {
  const step = lengthOf(points) / many
  const even: Point[] = []
  let gone = 0
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const long = Math.hypot(to.x - from.x, to.z - from.z)
    while (even.length < many && even.length * step < gone + long) {
      const share = (even.length * step - gone) / long
      even.push({ x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share })
    }
    gone += long
  })
  return even
}

const firstWay = remember((plan): Track => {
  const random = seededRandom(plan.seed ^ 0x41e)
  const middle = startOnStraight(outline(plan))
  const wave = (k: number, high: number) => ({ k, high, from: random.next() * Math.PI * 2 })
  const waves = [wave(2, 2.1), wave(3, 1.3), wave(5, 0.45)]
  // The line itself lies at the height of the land.
  const raw = (i: number) =>
    waves.reduce((sum, { k, high, from }) => sum + high * Math.sin((k * i * Math.PI * 2) / count + from), 0)
  const y = middle.map((_, i) => (raw(i) - raw(0)) * steepness(plan))
  return measured(middle, y)
})

/** Whoever races on water races on the level. */
export const isWet = ({ cast, look }: GamePlan): boolean =>
  look.scene !== 'underwater' &&
  cast.some(
    ({ role, motion, name }) =>
      role === 'player' &&
      (motion === 'swims' || /boat|ship(?!.*space)|jet ?ski|canoe|kayak|raft|duck/.test(name)) &&
      !/space|air|rocket|star/.test(name),
  )
const steepness = (plan: GamePlan) => (isWet(plan) ? 0 : 1)

/** The races of even levels go the other way round. */
export const trackOf = remember((plan, level): Track => {
  if (level % 2 === 1) return firstWay(plan)
  const { x, z, y } = firstWay(plan)
  const order = x.map((_, i) => (count - i) % count)
  const spots = order.map((i) => ({ x: x[i] ?? 0, z: z[i] ?? 0 }))
  return measured(
    spots,
    order.map((i) => y[i] ?? 0),
  )
})

function measured(middle: readonly Point[], y: number[]): Track {
  const at = (i: number) => middle[(i + count) % count] ?? { x: 0, z: 0 }
  const yaw = middle.map((_, i) => Math.atan2(at(i + 1).x - at(i - 1).x, at(i + 1).z - at(i - 1).z))
  const gap = lapLength / count
  const bend = middle.map(
    (_, i) => angleBetween(yaw[(i + count - 3) % count] ?? 0, yaw[(i + 3) % count] ?? 0) / (6 * gap),
  )
  return {
    length: lapLength,
    gap,
    x: middle.map(({ x }) => x),
    z: middle.map(({ z }) => z),
    yaw,
    bend,
    y,
  }
}

/** Turned so that it begins at the end of its straightest part. */
function startOnStraight(middle: readonly Point[]): Point[] {
  const { bend } = measured(
    middle,
    middle.map(() => 0),
  )
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < count; i++) {
    let sum = 0
    for (let k = -12; k <= 10; k++) sum += Math.abs(bend[(i + k + count) % count] ?? 0)
    if (sum < least) [best, least] = [i, sum]
  }
  return middle.map((_, i) => middle[(i + best) % count] ?? { x: 0, z: 0 })
}

/** Where something is along the track (metres from the line) and beside it (to the left is positive). */
export type Spot = { s: number; lat: number }

/** `near` is where it was a moment ago; from there it is looked for. Without, everywhere. */
export function spotOn(track: Track, x: number, z: number, near?: number): Spot {
  const from = near === undefined ? 0 : Math.round(near / track.gap) - 9
  const many = near === undefined ? count : 19
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let k = 0; k < many; k++) {
    const i = (from + k + count * 4) % count
    const distance = ((track.x[i] ?? 0) - x) ** 2 + ((track.z[i] ?? 0) - z) ** 2
    if (distance < least) [best, least] = [i, distance]
  }
  const yaw = track.yaw[best] ?? 0
  const [dx, dz] = [x - (track.x[best] ?? 0), z - (track.z[best] ?? 0)]
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  const s = best * track.gap + dx * sin + dz * cos
  return { s: wrap(s), lat: dx * cos - dz * sin }
}

export const wrap = (s: number): number => ((s % lapLength) + lapLength) % lapLength
/** How far ahead one place is of another, the shorter way round. */
export function aheadBy(s: number, of: number): number {
  const by = wrap(s - of)
  return by > lapLength / 2 ? by - lapLength : by
}

/** Between two samples. */
function sample(list: readonly number[], s: number, gap: number): number {
  const at = wrap(s) / gap
  const i = Math.floor(at) % count
  const [one, next] = [list[i] ?? 0, list[(i + 1) % count] ?? 0]
  return one + (next - one) * (at - Math.floor(at))
}

export const roadHeight = (track: Track, s: number): number => sample(track.y, s, track.gap)
export const bendAt = (track: Track, s: number): number => sample(track.bend, s, track.gap)
export function yawAt(track: Track, s: number): number {
  const at = wrap(s) / track.gap
  const i = Math.floor(at) % count
  const one = track.yaw[i] ?? 0
  return one + angleBetween(one, track.yaw[(i + 1) % count] ?? 0) * (at - Math.floor(at))
}

/** A place of the world, so far along and so far to the left. */
export function placeAt(track: Track, s: number, lat = 0): { x: number; z: number; yaw: number } {
  const yaw = yawAt(track, s)
  return {
    x: sample(track.x, s, track.gap) + Math.cos(yaw) * lat,
    z: sample(track.z, s, track.gap) - Math.sin(yaw) * lat,
    yaw,
  }
}
