import { type Input, idle } from '@makebelieve/kit/core/input'
import type { Memory } from '@makebelieve/kit/game/bot'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { angleOf, cosine, length, sine, wrapped } from '@makebelieve/kit/rules/sure-math'
import { type Body, bookOf, distance, kindOf, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { driftTo } from './drifting.ts'
import { driveOn } from './driving.ts'
import { fly } from './flying.ts'
import { hopAlong } from './hopping.ts'
import { runAndJump } from './jumping.ts'
import { sinkTo } from './landing.ts'
import { homeOf, input, roam } from './roaming.ts'
import { runAlong } from './running.ts'
import { slideTo } from './sliding.ts'
import { thread } from './threading.ts'
import type { Want } from './want.ts'

/** Turns what the bot wants into buttons, in the way of each space. */
export function steer(
  world: RulesWorld,
  want: Want | undefined,
  threats: readonly Body[],
  memory: Memory,
): Input {
  const { id, maze, watch, rises, ice } = bookOf(world).space
  if (watch) return idle
  if (ice) return slideTo(world, want, threats)
  if (rises) return driftTo(world, want)
  if (maze || id === 'earth') return thread(world, want, threats, memory)
  if (spaces[id].hovers) return point(world, want, threats)
  if (id === 'aim') return aim(world, want)
  if (id === 'land') return sinkTo(world, want, threats)
  if (spaces[id].ahead) return driveOn(world, want, threats)
  if (spaces[id].endless) return fly(world, want, threats, memory)
  if (id === 'run' || id === 'flap') return runAlong(world, want, threats, memory)
  if (id === 'lanes') return hopAlong(world, want, threats, memory)
  if (id === 'side') return runAndJump(world, want, threats, memory)
  if (id === 'paddle' && threats.length === 0) return slide(world, want)
  if (id === 'top' && kindOf(bookOf(world), playerOf(world).kind).wheels) return wheel(world, want, threats)
  if (want?.exact && threats.length === 0) return straightTo(world, want)
  const { heading, slides } = spaces[id]
  const goal = heading && !slides && want?.how === 'send' ? inLine(world, want, heading) : want
  const across = id === 'slope' || id === 'catch' || id === 'paddle'
  return roam(world, goal, threats, spaces[id], across, memory)
}

/** Straight there, unless somebody is on the way who must not be touched: then it waits, or draws back from whoever comes too near. */
function point(world: RulesWorld, want: Want | undefined, threats: readonly Body[]): Input {
  const player = playerOf(world)
  const soon = ({ x, y, vx, vy }: Body) => ({ x: x + vx * 0.12, y: y + vy * 0.12 })
  const close = threats.find(
    (one) => one.id !== want?.id && distance(soon(one), player) < one.size + player.size,
  )
  if (close) {
    const away = angleOf(player.y - soon(close).y, player.x - soon(close).x)
    return pointAt(player.x + cosine(away) * 130, player.y + sine(away) * 130)
  }
  // What is still on its way up is waited for.
  const rises = world.entities.some(({ id, vy }) => id === want?.id && vy < -260)
  if (!want || rises) return pointAt(player.x, player.y)
  const isOnTheWay = (one: Body) => {
    const along = [0.3, 0.6, 0.9, 1.1].map((part) => ({
      x: player.x + (want.x - player.x) * part,
      y: player.y + (want.y - player.y) * part,
    }))
    return (
      one.id !== want.id && along.some((spot) => distance(spot, soon(one)) < (one.size + player.size) * 0.6)
    )
  }
  return threats.some(isOnTheWay) ? pointAt(player.x, player.y) : pointAt(want.x, want.y)
}

const pointAt = (x: number, y: number): Input => ({ ...idle, pointer: { x, y, down: false } })

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
  // Where it has to stay for a while it comes slowly, and stops.
  if (want.holds && !inTheWay) {
    const left = distance(want, player)
    if (left < want.within) return input(pace > 25 && 'down')
    const most = 60 + (left - want.within) * (Math.abs(off) < 0.5 ? 1.1 : 0.3)
    return input(off < -0.1 && 'left', off > 0.1 && 'right', pace < most && 'up', pace > most + 30 && 'down')
  }
  const gas = Math.abs(off) < 1 || pace < 110
  return input(off < -0.1 && 'left', off > 0.1 && 'right', gas && 'up', !gas && pace > 160 && 'down')
}
