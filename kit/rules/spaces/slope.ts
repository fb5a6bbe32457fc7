import { between, rate, tell } from '../../game/world.ts'
import type { Where } from '../rulebook.ts'
import { sine } from '../sure-math.ts'
import { amountOf, bookOf, kindOf, type RulesWorld } from '../world.ts'
import type { Space, Spot } from './space.ts'
import { across, openSpot } from './spots.ts'
import { pointed, roam, sideways, walking, wishOf } from './ways.ts'

export const scrolling: [number, number] = [190, 300]

/** Half the width of a course that bends. */
export const courseHalf = 125

/** The middle of the course at a height of the stage: straight at first, then in bends. */
export function courseAt({ gone, bend, width }: RulesWorld, y: number): number {
  const down = Math.max(0, gone + y - 250)
  const wild = Math.min(1, down / 700)
  return width / 2 + wild * (190 * sine(down / 430 + bend) + 70 * sine(down / 190 + bend * 2))
}

/** On the course where there is one, else anywhere across. */
function downhill(world: RulesWorld, where: Where, y: number): Spot {
  if (!bookOf(world).space.course) return { x: across(world, where, 50), y }
  // What is in the way stands at one of its rims: there is always a way past it that stays on the course.
  if (where === 'ahead')
    return {
      x: courseAt(world, y) + (between(world, 0, 1) < 0.5 ? -1 : 1) * between(world, 0.75, 1.2) * courseHalf,
      y,
    }
  return { x: courseAt(world, y) + between(world, -courseHalf, courseHalf) * 0.8, y }
}

/** Seen from above: everything comes nearer by itself, and one steers across. */
export const space: Space = {
  seen: 'top',
  width: 960,
  heading: { x: 0, y: 1 },
  slides: 'up',
  scroll: scrolling,
  moves: [...sideways, { input: 'down', says: 'Speed up' }, { input: 'up', says: 'Brake' }, pointed],
  place(world, where, size) {
    if (where === 'start') return { x: world.width / 2, y: 150 }
    if (where === 'anywhere' || where === 'far')
      return bookOf(world).space.course
        ? downhill(world, where, between(world, 380, world.height))
        : openSpot(world, size, { x: world.width / 2, y: 100 }, 260)
    if (where === 'edge') return downhill(world, where, 150)
    return downhill(world, where, world.height + size / 2 + 6)
  },
  steer(world, player, input) {
    roam(world, player, input, 0.12, false)
    const { y } = wishOf(world, player, input)
    player.vy = 0
    player.y += (150 + y * 70 - player.y) * 0.06
    // Whoever rolls turns over and over, and does not lean.
    const { rolls } = kindOf(bookOf(world), player.kind).look ?? {}
    if (!rolls) player.angle = (player.vx / walking) * -0.35
    // How fast it goes is up to the first of two.
    if (player.seat === 2) return
    const { course } = bookOf(world).space
    const off = course && Math.abs(player.x - courseAt(world, player.y)) > courseHalf
    const pace = amountOf(world, scrolling) * (1 + 0.35 * y) * (off ? 0.35 : 1) * player.haste
    player.way += (pace - player.way) * 0.05
    world.slid = player.way / rate
    world.gone += world.slid
    if (rolls) player.angle += world.slid / (player.size * 0.5)
    if (world.tick % 5 === 0) tell(world, 'step', { by: player.cast, x: player.x, y: player.y })
  },
}
