import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { clamp, heroOf } from '../../space.ts'
import { courseOf, lineAt } from './course.ts'
import { gatesIn, partOf, type RideWorld } from './ride.ts'
import { half, middleAt } from './slope.ts'

/** Carves along the line from gate to gate, around whatever stands or walks there, and jumps off the ramps. */
export const bot: Bot<RideWorld> = {
  play(world): Input {
    const hero = heroOf(world)
    const { plan, level } = world
    const { gates, ramps } = courseOf(plan, level)
    const gate = gates[world.gate]
    const look = clamp(world.speed * 0.62, 5, 11)
    let aim = lineAt(plan, level, hero.z + look)
    if (gate && gate.z - hero.z < look) aim = gate.x + (aim - gate.x) * 0.4
    let slow = false
    for (const body of world.bodies) {
      const gap = body.z - hero.z
      if (gap < -0.5 || gap > 15 || body.done) continue
      if (body.part === 'flag' || body.part === 'rider' || body.part === 'item' || body.role === 'prop')
        continue
      if (body.role === 'goal' || body.role === 'friend' || body.part === 'chaser') continue
      // Where it will be by then.
      const seconds = gap / Math.max(4, world.speed)
      const x = body.part === 'foe' ? body.homeX + Math.sin(body.swing + seconds * 0.9) * 5.5 : body.x
      const passing = hero.x + (aim - hero.x) * clamp(gap / look, 0, 1)
      const beside = passing - x
      const least = body.part === 'foe' ? 2.4 : 1.7
      if (Math.abs(beside) > least) continue
      aim += Math.sign(beside || 1) * (least - Math.abs(beside)) * 1.5
      if (gap < 9 && body.part === 'foe') slow = true
    }
    const edge = half - 2
    const middle = middleAt(plan, hero.z + look)
    aim = clamp(aim, middle - edge, middle + edge)
    const wanted = Math.atan2(aim - hero.x, look)
    const turn = wanted - world.heading
    let held = 0
    if (hero.grounded && Math.abs(turn) > 0.05) held |= bitOf(turn > 0 ? 'left' : 'right')
    if (!hero.grounded && hero.vy > 0) held |= bitOf('left')
    if (Math.abs(turn) < 0.12 && Math.abs(world.heading) < 0.3 && !slow) held |= bitOf('up')
    if (slow || Math.abs(turn) > 0.75) held |= bitOf('down')
    const lip = ramps.some((ramp) => {
      const past = hero.z - ramp.z
      return Math.abs(hero.x - ramp.x) < 2 && past > 1.6 && past < 2.9
    })
    if (lip && hero.grounded) held |= bitOf('a')
    return { held, second: 0 }
  },
  progress(world) {
    const { levels, scoreGoal } = world.plan.rules
    if (scoreGoal !== undefined) return clamp(world.score / scoreGoal, 0, 1)
    const gates = gatesIn(world)
    const done = gates === 0 ? 1 : world.passed / gates
    return clamp((world.level - 1 + partOf(world) * (0.4 + 0.6 * done)) / levels, 0, 0.99)
  },
}
