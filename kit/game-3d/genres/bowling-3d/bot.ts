import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { inRole } from '../../space.ts'
import { lane } from './lane.ts'
import type { Piece } from './pins.ts'
import { type AlleyWorld, ballOf, partsOf, pinCount, pinsOf, swayOf, sweet } from './world.ts'

/** Beside the first pin, where the ball goes on into the second row. */
const pocket = 0.2

/** Where the ball should meet the pins: the pocket, or the middle of what can be hit at once. */
function targetOf(world: AlleyWorld): { x: number; z: number } {
  const standing = pinsOf(world).filter(({ down }) => !down)
  if (standing.length === 0) return { x: 0, z: lane.head }
  if (standing.length >= pinCount(world.plan) - 1) return { x: pocket, z: lane.head + 0.3 }
  let best: { x: number; z: number; worth: number } = { x: 0, z: lane.head, worth: -1 }
  for (const one of standing)
    for (const offset of [-0.25, -0.12, 0, 0.12, 0.25]) {
      const x = one.x + offset
      const worth = standing.reduce((sum, pin) => sum + reached(pin, x), 0) - Math.abs(offset) * 0.1
      if (worth > best.worth) best = { x, z: one.z + 0.3, worth }
    }
  return best
}

const reached = (pin: Piece, x: number) =>
  Math.abs(pin.x - x) < 0.42 ? 1 : Math.abs(pin.x - x) < 0.7 ? 0.3 : 0

/** Around whoever stands on the lane, while they are still ahead. */
function bentAround(world: AlleyWorld, x: number, ball: Piece): number {
  const ahead = [...inRole(world, 'enemy'), ...inRole(world, 'hazard'), ...inRole(world, 'obstacle')].find(
    (body) => body.spot < 0 && body.z < ball.z && body.z > ball.z - 5 && Math.abs(body.x - ball.x) < 0.8,
  )
  return ahead ? ball.x + (ahead.x > ball.x ? -0.9 : 0.9) : x
}

/** Aims at the pocket, lets go in the sweet part of the meter, and bends the ball toward where it belongs. */
export const bot: Bot<AlleyWorld> = {
  play(world): Input {
    const ball = ballOf(world)
    const target = targetOf(world)
    const side = (off: number, enough: number) =>
      Math.abs(off) < enough ? 0 : bitOf(off > 0 ? 'right' : 'left')
    if (world.phase === 'aim' || world.phase === 'charge') {
      const wanted = Math.atan2(target.x - world.from, -target.z)
      const off = wanted - world.aim - swayOf(world)
      const held = side(off, 0.0012)
      const isSweet = world.power > sweet.from + 0.02 && world.power < sweet.to - 0.02
      if (world.phase === 'aim') return { held: held | (world.since > 30 ? bitOf('a') : 0), second: 0 }
      return { held: isSweet && Math.abs(off) < 0.004 ? held : held | bitOf('a'), second: 0 }
    }
    if (world.phase === 'roll' && ball.vz < -0.5 && ball.z > target.z) {
      const x = bentAround(world, target.x, ball)
      const arrives = ball.x + (ball.vx * (target.z - ball.z)) / ball.vz
      return { held: side(x - arrives, 0.02), second: 0 }
    }
    return { held: 0, second: 0 }
  },
  progress(world) {
    const { frames, target } = partsOf(world.plan)
    return Math.min(1, (world.frame / frames) * 0.5 + (world.score / Math.max(1, target)) * 0.45)
  },
  /** Into the gutter, every time. */
  lose(world) {
    const left = bitOf('left')
    if (world.phase === 'aim') return { held: left | (world.since > 60 ? bitOf('a') : 0), second: 0 }
    return { held: world.phase === 'charge' && world.since < 30 ? left | bitOf('a') : left, second: 0 }
  },
}
