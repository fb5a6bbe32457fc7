import { pickOne, rate } from '../game/world.ts'
import type { Drive } from './rulebook.ts'
import { spaces } from './spaces.ts'
import { cosine, sine, turn } from './sure-math.ts'
import { amountOf, type Body, bodiesOf, bookOf, kindOf, playerOf, type RulesWorld } from './world.ts'

type Spot = { x: number; y: number }
type March = Extract<Drive, { does: 'march' }> & { speed: number }

/** What somebody who marches is about: in its place, on its way down at the player, or on its way back. */
const [inPlace, diving, returning] = [1, 2, 3] as const
/** How far from the rim they turn, and how far they come down then. */
const brim = 55
const stride = 32

/** `way` is the direction of them all, by its sign, and what this one is about, by its size; its home is its place among them. */
export function march(world: RulesWorld, body: Body, { speed, dives }: March): void {
  const ranks = ranksOf(world)
  if (body === ranks[0]) command(world, ranks, dives)
  const side = body.way < 0 ? -1 : 1
  // The fewer, the faster.
  const pace = speed * (0.75 + 7 / (ranks.length + 5))
  body.homeX += (side * pace) / rate
  const about = Math.abs(body.way)
  if (about === diving) dive(world, body, 120 + speed * 2)
  else {
    const [quickX, quickY] = about === returning ? [3.5, 2.5] : [10, 6]
    body.vx = (body.homeX - body.x) * quickX
    body.vy = (body.homeY + 3 * sine(world.tick / 14 + body.homeX / 60) - body.y) * quickY
    if (about === returning && Math.abs(body.y - body.homeY) < 8) body.way = side * inPlace
  }
}

/** Who marches in this step: found once for all of them. */
const mustered = new WeakMap<RulesWorld, { tick: number; ranks: Body[] }>()

function ranksOf(world: RulesWorld): Body[] {
  const known = mustered.get(world)
  if (known?.tick === world.tick) return known.ranks
  const book = bookOf(world)
  const ranks = world.entities.filter(({ kind, gone }) => !gone && kindOf(book, kind).drive.does === 'march')
  mustered.set(world, { tick: world.tick, ranks })
  return ranks
}

/** The first of them looks where they all are: at the rim they turn, a step further down. */
function command(world: RulesWorld, ranks: readonly Body[], dives: March['dives']): void {
  const [first] = ranks
  const way = first && first.way < 0 ? -1 : 1
  const atRim = ranks.some(({ homeX }) => (way > 0 ? homeX > world.width - brim : homeX < brim))
  for (const body of ranks) {
    if (body.way === 0) body.way = way
    if (!atRim) continue
    body.way = -way * Math.abs(body.way)
    body.homeY += stride
  }
  const ready = ranks.filter((body) => Math.abs(body.way) === inPlace)
  if (dives === undefined || ready.length === 0) return
  const steps = Math.max(1, Math.round(amountOf(world, dives) * rate))
  if (world.tick % steps !== steps - 1) return
  const diver = pickOne(world, ready)
  diver.way = way * diving
  diver.vy = 0
}

/** Down towards the player, out at the bottom, and in again from above. */
function dive(world: RulesWorld, body: Body, speed: number): void {
  const { x } = playerOf(world)
  body.vx = Math.max(-170, Math.min(170, body.vx + (x < body.x ? -4 : 4)))
  body.vy = Math.min(speed, body.vy + 4)
  if (body.y < world.height + 50) return
  body.y = -50
  body.way = body.way < 0 ? -returning : returning
}

/** Where somebody on a curve is after so many seconds: `side` mirrors it, `slot` is its place in the squadron. All begin and end outside. */
type Curve = { at(seconds: number, side: number, slot: number): Spot; seconds: number; lag: number }

const middle = 480

/** In a stage of 960 by 600 with the player at the bottom; where one flies to the right they are turned. */
const curves: readonly Curve[] = [
  // Side by side down, swaying: turned to the right that has to be seen, too, where there is less room for it.
  {
    at: (t, side, slot) => ({
      x: spread(slot) + side * 40 * sine(t * 2),
      y: -60 - Math.ceil(slot / 2) * 34 + 84 * t,
    }),
    seconds: 9,
    lag: 0.12,
  },
  // A snake from the top to the bottom.
  {
    at: (t, side) => ({ x: middle + side * 300 * sine(t * 1.25), y: -60 + 92 * t }),
    seconds: 7.8,
    lag: 0.55,
  },
  // To a place in a line above, a while there, then down in a dive.
  {
    at: (t, side, slot) => {
      const x = spread(slot)
      const y = 110 + (slot % 2) * 74
      const part = Math.min(1, 1 - (1 - t / 1.6) * (1 - t / 1.6))
      if (t < 1.6)
        return { x: middle + side * 620 * (1 - part) + (x - middle) * part, y: -40 + (y + 40) * part }
      const sway = 46 * sine((Math.min(t, 8) - 1.6) * 1.3)
      const away = Math.max(0, t - 8)
      return { x: x + sway + side * 60 * away, y: y + 150 * away * Math.sqrt(away) }
    },
    seconds: 10.8,
    lag: 0.12,
  },
  // A swoop through the middle, from one side to the other.
  {
    at: (t, side) => ({ x: middle + side * (-560 + 190 * t), y: 90 + 250 * sine((t / 5.9) * (turn / 2)) }),
    seconds: 5.9,
    lag: 0.55,
  },
  // From the corners to the middle, and down.
  {
    at: (t, side, slot) => {
      const to = slot % 2 === 0 ? side : -side
      return t < 3
        ? { x: middle + to * (520 - 150 * t), y: 70 + 26 * t }
        : { x: middle + to * (70 + 60 * sine((t - 3) * 2)), y: 148 + 110 * (t - 3) }
    },
    seconds: 7.8,
    lag: 0.55,
  },
  // Down, once around, and on.
  {
    at: (t, side) => {
      const x = middle + side * 210
      if (t < 2) return { x, y: -60 + 130 * t }
      const around = ((t - 2) / 2.6) * turn
      if (t < 4.6) return { x: x - side * 110 * (1 - cosine(around)), y: 200 + 110 * sine(around) }
      return { x, y: 200 + 150 * (t - 4.6) }
    },
    seconds: 7.8,
    lag: 0.55,
  },
]

/** Slots from the middle outward: one to the left, one to the right, and so on. */
function spread(slot: number): number {
  const place = slot % 9
  return middle + Math.ceil(place / 2) * (place % 2 === 1 ? -94 : 94)
}

/** `way` is the time on the curve; which curve, and which place in the squadron, is kept as a home. */
export function sweep(world: RulesWorld, body: Body, { speed }: { speed: number }): void {
  if (body.age === 0) enlist(world, body)
  const number = Math.floor(body.homeY / 2)
  const curve = curves[number % curves.length]
  if (!curve) return
  const side = body.homeY % 2 === 0 ? 1 : -1
  body.way += speed / 100 / rate
  const again = body.way > curve.seconds
  if (again) body.way = 0
  const { x, y } = turned(world, curve.at(Math.max(0, body.way), side, body.homeX))
  const jumps = again || body.age === 0
  if (jumps) Object.assign(body, { x, y })
  body.vx = (x - body.x) * rate
  body.vy = (y - body.y) * rate
}

/** Those who came in the same moment are a squadron: they share a curve, one behind the other. */
function enlist(world: RulesWorld, body: Body): void {
  const before = bodiesOf(world, body.kind).filter(({ id, age }) => id < body.id && age <= 1)
  const leader = before[0] ?? body
  // The first ones of a game are easy to read; then one after the other, now from this side and now from that.
  const number = before.length > 0 ? Math.floor(leader.homeY / 2) : squadronsSoFar(world, body.kind)
  body.homeY = number * 2 + (number % 2)
  body.homeX = before.length
  body.way = -before.length * (curves[number % curves.length]?.lag ?? 0)
}

/** How many squadrons have come, by the time that has passed: those of two kinds at the same time are not alike. */
function squadronsSoFar(world: RulesWorld, kind: string): number {
  const kinds = bookOf(world).kinds.filter(({ drive }) => drive.does === 'sweep')
  return Math.floor((world.tick - world.began) / (1.5 * rate)) + kinds.findIndex(({ id }) => id === kind)
}

/** Where one flies to the right, what comes down from above comes in from there. */
function turned(world: RulesWorld, { x, y }: Spot): Spot {
  const across = (spaces[bookOf(world).space.id].heading?.x ?? 0) === 0
  if (across) return { x, y }
  // Who comes in from a side there comes in from above or below here, and is out of sight before.
  const within = Math.max(0, Math.min(960, x))
  return { x: world.width - y * 1.55, y: 40 + (within / 960) * (world.height - 80) + (x - within) * 2.5 }
}
