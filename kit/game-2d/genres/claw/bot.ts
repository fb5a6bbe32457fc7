import { bitOf, holding, type Input, idle } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { below, type ClawWorld } from './index.ts'
import { box, claw } from './machine.ts'

/** Where a drop is surest: right over a toy that nothing lies on. */
function aimOf(world: ClawWorld): number {
  const toys = world.bodies
    .map((toy) => ({ x: Math.max(claw.home, Math.min(box.right - 24, toy.x)), toy }))
    .filter(({ x, toy }) => below(world, x).toy === toy)
  const [best] = toys.sort(
    (one, other) =>
      Math.round(Math.abs(one.x - one.toy.x) - Math.abs(other.x - other.toy.x)) || one.toy.y - other.toy.y,
  )
  return best?.x ?? (box.right + claw.home) / 2
}

const isResting = ({ bodies }: ClawWorld) => bodies.every(({ still }) => still > 4)

/** Waits until nothing rolls any more, goes over a toy and drops the claw. */
export const bot: Bot<ClawWorld> = {
  play(world): Input {
    if (world.claw.phase !== 'free' || (!isResting(world) && world.claw.since < 180)) return idle
    const way = aimOf(world) - world.claw.x
    if (Math.abs(way) <= 3) return world.tick % 2 === 0 ? { ...idle, held: bitOf('a') } : idle
    return holding(way > 0 ? 'right' : 'left')
  },
  progress: ({ level, done, goal, plan }) => Math.min(1, (level - 1 + done / goal) / plan.rules.levels),
  // Over the chute there is nothing to grab.
  lose: ({ claw: { phase }, tick }) =>
    phase === 'free' && tick % 2 === 0 ? { ...idle, held: bitOf('a') } : idle,
}
