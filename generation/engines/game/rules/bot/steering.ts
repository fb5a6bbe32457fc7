import { type Button, bitOf, type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { isAhead } from '@makebelieve/kit/rules/rules'
import { spaces } from '@makebelieve/kit/rules/spaces'
import type { Space } from '@makebelieve/kit/rules/spaces/space'
import { angleOf, cosine, length, sine, wrapped } from '@makebelieve/kit/rules/sure-math'
import {
  type Block,
  type Body,
  bookOf,
  distance,
  gapBetween,
  kindOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { watchersOf } from './dangers.ts'
import { hopAlong } from './hopping.ts'
import { runAndJump } from './jumping.ts'
import { runAlong } from './running.ts'
import type { Want } from './want.ts'

/** Turns what the bot wants into buttons, in the way of each space. */
export function steer(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const { id } = bookOf(world).space
  if (id === 'hand') return point(want)
  if (id === 'aim') return aim(world, want)
  if (id === 'run' || id === 'flap') return runAlong(world, want, threats, memory)
  if (id === 'lanes') return hopAlong(world, want, threats, memory)
  if (id === 'side') return runAndJump(world, want, threats, memory)
  if (id === 'paddle' && threats.length === 0) return slide(world, want)
  if (id === 'top' && kindOf(bookOf(world), playerOf(world).kind).wheels) return wheel(world, want, threats)
  if (want?.exact && threats.length === 0) return straightTo(world, want)
  const { heading, slides } = spaces[id]
  const goal = heading && !slides && want?.how === 'send' ? inLine(world, want, heading) : want
  return roam(world, goal, threats, spaces[id], id === 'slope' || id === 'catch' || id === 'paddle')
}

const input = (...held: (Button | false | undefined)[]): Input => ({
  ...idle,
  held: held.reduce<number>((mask, button) => (button ? mask | bitOf(button) : mask), 0),
})

function point(want: Want | undefined): Input {
  if (!want) return idle
  return { ...idle, pointer: { x: want.x, y: want.y, down: false } }
}

function aim(world: RulesWorld, want: Want | undefined): Input {
  if (!want) return idle
  const { x, y } = playerOf(world)
  const way = wayTo(world, want)
  return { ...idle, pointer: { x: x + cosine(way) * 200, y: y + sine(way) * 200, down: false } }
}

/** The angle at which something has to be sent to come there: straight, or in the lower of two arcs. */
export function wayTo(world: RulesWorld, { x, y, flight }: Want): number {
  const player = playerOf(world)
  const across = x - player.x
  const up = player.y - y
  const { speed, falls } = flight ?? { speed: 500, falls: 0 }
  const straight = angleOf(-up, across)
  if (falls === 0 || Math.abs(across) < 8) return straight
  const square = speed * speed
  const root = square * square - falls * (falls * across * across + 2 * up * square)
  // Out of reach: as far as it goes.
  const rise = root < 0 ? Math.abs(across) : (square - Math.sqrt(root)) / falls
  return angleOf(-rise, across)
}

/** What is sent straight ahead is sent from behind, in line with whom it is for. */
function inLine(world: RulesWorld, want: Want, heading: { x: number; y: number }): Want {
  const home = homeOf(world, heading)
  return { ...want, x: heading.x === 0 ? want.x : home.x, y: heading.y === 0 ? want.y : home.y }
}

/** Where one waits for what comes from ahead; else in the middle. */
function homeOf({ width, height }: RulesWorld, heading: { x: number; y: number } | undefined) {
  if (!heading) return { x: width / 2, y: height / 2 }
  return { x: width / 2 - heading.x * (width / 2 - 130), y: height / 2 - heading.y * (height / 2 - 80) }
}

/** To and fro, exactly. */
function slide(world: RulesWorld, want: Want | undefined): Input {
  const off = (want?.x ?? world.width / 2) - playerOf(world).x
  return input(off < -9 && 'left', off > 9 && 'right')
}

/** Step by step to the very spot. */
function straightTo(world: RulesWorld, want: Want): Input {
  const { x, y, vx, vy } = playerOf(world)
  const dx = want.x - x - vx * 0.06
  const dy = want.y - y - vy * 0.06
  return input(dx < -4 && 'left', dx > 4 && 'right', dy < -4 && 'up', dy > 4 && 'down')
}

/** Turns towards it while it rolls, and round what is right ahead. */
function wheel(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Input {
  const player = playerOf(world)
  if (!want) return input('up')
  const bearing = (spot: { x: number; y: number }) =>
    wrapped(angleOf(spot.y - player.y, spot.x - player.x) - player.way)
  const inTheWay = threats.find((one) => distance(one, player) < 170 && Math.abs(bearing(one)) < 0.6)
  const off = inTheWay ? (bearing(inTheWay) > 0 ? -1 : 1) : bearing(want)
  const pace = length(player.vx, player.vy)
  const gas = Math.abs(off) < 1 || pace < 110
  return input(off < -0.1 && 'left', off > 0.1 && 'right', gas && 'up', !gas && pace > 160 && 'down')
}

const ways = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** Of all directions the one that comes nearest to what is wanted without coming near to what hurts. */
function roam(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  space: Space,
  across: boolean,
): Input {
  const player = playerOf(world)
  const pace = (space.pace ?? 235) * player.haste
  const watchers = watchersOf(world)
  const middle = homeOf(world, space.slides ? undefined : space.heading)
  // What is far away is no danger yet.
  const close = threats.filter(
    (threat) => distance(threat, player) < 330 || kindOf(bookOf(world), threat.kind).fills,
  )
  let best: readonly [number, number] = [0, 0]
  let least = Number.POSITIVE_INFINITY
  for (const way of ways) {
    const [dx, dy] = way
    if (across && dy !== 0) continue
    const long = length(dx, dy) || 1
    let cost = 0
    for (const after of [0.12, 0.3, 0.55]) {
      const x = player.x + (dx / long) * pace * after
      const y = player.y + (dy / long) * pace * after
      const short = want && (across ? Math.abs(want.x - player.x) : distance(want, player)) < pace * after
      for (const threat of close)
        cost += danger(
          world,
          player,
          threat,
          x,
          y,
          after,
          space,
          want?.press && want.id === threat.id ? 20 : 70,
        )
      for (const { body, within, narrow } of watchers) {
        if (body.id === want?.id) continue
        const eye = { ...body, x: body.x + body.vx * after, y: body.y + body.vy * after }
        if (distance(eye, { x, y }) < within + 30 && isAhead(eye, { x, y }, (narrow ?? 0.35) - 0.12))
          cost += 400
      }
      // Whoever is nearly there stops in time.
      if (short) continue
      if (world.blocks.some((block) => block.solid && inside(block, x, y, player.size * 0.36))) cost += 500
      if (x < 20 || y < 20 || x > world.width - 20 || y > world.height - 20) cost += 60
    }
    const x = player.x + (dx / long) * pace * 0.3
    const y = player.y + (dy / long) * pace * 0.3
    const goal = want ?? middle
    const ahead = space.slides && want && want.y > player.y + 30
    const gap = across ? Math.abs(goal.x - x) : length(goal.x - x, goal.y - y)
    const there = want && want.how === 'be' && gap < want.within
    cost += there ? 0 : gap * (want ? 1 : 0.15) * (ahead ? 0.6 : 1)
    if (cost < least) {
      least = cost
      best = way
    }
  }
  const [dx, dy] = best
  return input(dx < 0 && 'left', dx > 0 && 'right', dy < 0 && 'up', dy > 0 && 'down')
}

function danger(
  world: RulesWorld,
  player: Body,
  threat: Body,
  x: number,
  y: number,
  after: number,
  space: Space,
  /** Whom one strikes one may come nearer. */
  margin: number,
): number {
  const slide = space.slides ? (world.slid || 4) * 60 : 0
  const tx = threat.x + threat.vx * after
  const ty = threat.y + (threat.vy - slide) * after
  const gap = gapBetween(bookOf(world), player, threat, x, y, tx, ty)
  return gap < 0 ? 900 : gap < margin ? (margin - gap) * 4 : 0
}

const inside = ({ x, y, width, height }: Block, px: number, py: number, reach: number) =>
  px > x - reach && px < x + width + reach && py > y - reach && py < y + height + reach
