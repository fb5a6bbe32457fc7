import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { heroOf } from '../../space.ts'
import { hoopSway } from './hoops.ts'
import { swayOf } from './penalty.ts'
import { ballOf, basketsWanted, foeOf, goal, partsOf, type SportWorld, sweetFor } from './world.ts'

const still: Input = { held: 0, second: 0 }
const across = (off: number, enough: number) =>
  Math.abs(off) < enough ? 0 : bitOf(off > 0 ? 'right' : 'left')

/** Into the corner that was chosen less often, hard and well under the bar. */
function shoot(world: SportWorld): Input {
  const [left, , right] = world.habits
  const side = left === right ? (world.mine.length % 2 === 0 ? 1 : -1) : left > right ? 1 : -1
  const sway = swayOf(world)
  const off = { x: side * 2.8 - world.aimX - sway.x, y: 1.75 - world.aimY - sway.y }
  const held = across(off.x, 0.08) | (Math.abs(off.y) < 0.06 ? 0 : bitOf(off.y > 0 ? 'up' : 'down'))
  if (world.phase === 'aim') return { held: held | (world.since > 30 ? bitOf('a') : 0), second: 0 }
  const { from, to } = sweetFor(world)
  const isReady = world.power > (from + to) / 2 && world.power < to && Math.abs(off.x) < 0.3
  return { held: isReady ? held : held | bitOf('a'), second: 0 }
}

/** Goes where the ball will cross the line, and dives for the last of the way. */
function keep(world: SportWorld): Input {
  if (world.phase !== 'fly') return still
  const [hero, ball] = [heroOf(world), ballOf(world)]
  const seconds = (hero.z - ball.z) / Math.min(-1, ball.vz)
  const off = ball.x + ball.vx * seconds - hero.x
  // From behind the net, right is toward -x.
  const held = Math.abs(off) < 0.15 ? 0 : bitOf(off > 0 ? 'left' : 'right')
  const dives = world.dive === 0 && Math.abs(off) > 0.6 && seconds < 0.36 && Math.abs(off) < 3
  return { held: dives ? held | bitOf('a') : held, second: 0 }
}

function throwIn(world: SportWorld): Input {
  const off = -world.aimX - hoopSway(world)
  const held = across(off, 0.006)
  const foe = foeOf(world)
  const isClear = !foe || foe.y === 0
  if (world.phase === 'aim') return { held: held | (world.since > 16 ? bitOf('a') : 0), second: 0 }
  const { from, to } = sweetFor(world)
  const isReady = world.power > from + 0.01 && world.power < to - 0.01 && Math.abs(off) < 0.02 && isClear
  return { held: isReady ? held : held | bitOf('a'), second: 0 }
}

export const bot: Bot<SportWorld> = {
  play(world): Input {
    if (world.mode === 'penalty' && world.turn === 'theirs') return keep(world)
    if (world.phase !== 'aim' && world.phase !== 'charge') return still
    return world.mode === 'hoops' ? throwIn(world) : shoot(world)
  },
  progress(world) {
    if (world.mode === 'hoops') return Math.min(1, world.baskets / basketsWanted(world.plan))
    const { rounds } = partsOf(world.plan)
    const goals =
      world.mine.reduce((sum, one) => sum + one, 0) - world.theirs.reduce((sum, one) => sum + one, 0)
    const { levels } = world.plan.rules
    return Math.max(
      0,
      Math.min(1, (world.level - 1 + (world.mine.length / rounds) * 0.4 + goals * 0.1) / levels),
    )
  },
  /** Far beside the goal or the hoop, and never a hand up. */
  lose(world) {
    if (world.turn === 'theirs') return { held: bitOf(world.incomingX > 0 ? 'right' : 'left'), second: 0 }
    const held = bitOf('left') | bitOf('up')
    if (world.phase === 'aim') return { held: held | (world.since > 70 ? bitOf('a') : 0), second: 0 }
    if (world.phase === 'charge') return { held: world.since < 50 ? held | bitOf('a') : held, second: 0 }
    return { held: world.aimX < goal.half ? bitOf('left') : 0, second: 0 }
  },
}
