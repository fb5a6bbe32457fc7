import { idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { aimFor, fieldOf } from './board.ts'
import { contentIn, type DartsWorld, modeOf, swayOf, usualStart } from './world.ts'

/** Steps for which it takes aim, as a person would. */
const aiming = 22

function wishOf(world: DartsWorld): { x: number; y: number } {
  const [mark] = world.marks
  if (mark) return mark
  // The first one goes where everybody would like to hit.
  if (world.all === 0) return fieldOf(25, 2)
  if (modeOf(world.plan) === 'rounds') return fieldOf(20, 3)
  const { at, times } = aimFor(world.left[0])
  return fieldOf(at, times)
}

/** Knows how its hand will sway, and points just as far beside. */
export const bot: Bot<DartsWorld> = {
  play(world) {
    if (world.turn !== 1 || world.phase !== 'aim' || world.since < 4) return idle
    const wish = wishOf(world)
    // It is let go of in the next step.
    const sway = swayOf(world, world.tick + 1)
    const pointer = { x: Math.round(wish.x - sway.x), y: Math.round(wish.y - sway.y) }
    return { ...idle, pointer: { ...pointer, down: world.since < aiming } }
  },
  progress({ plan, left, sum, marks, goal, level }) {
    const { levels, scoreGoal } = plan.rules
    const mode = modeOf(plan)
    const part =
      mode === 'marks'
        ? 1 - marks.length / Math.max(1, goal)
        : mode === 'nought'
          ? 1 - left[0] / (contentIn(plan).start ?? usualStart)
          : Math.min(1, sum[0] / (scoreGoal ?? 400))
    return (level - 1 + part) / levels
  },
  lose(world) {
    const isAiming = world.turn === 1 && world.phase === 'aim'
    return isAiming ? { ...idle, pointer: { x: 70, y: 600, down: world.since < aiming } } : idle
  },
}
