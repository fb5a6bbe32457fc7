import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { clamp, heroOf } from '../../space.ts'
import { courseOf, lineAt } from './course.ts'
import { gatesIn, partOf, type Rider, type RideWorld } from './ride.ts'
import { half, middleAt } from './slope.ts'

const offsets = [0, 1, -1, 2, -2, 3.2, -3.2, 4.6, -4.6, 6.5, -6.5]

const isInTheWay = ({ part, role }: Rider): boolean =>
  part === 'foe' || (part === 'thing' && /^(obstacle|hazard|enemy)$/.test(role))

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
    const ahead = world.bodies.filter((body) => {
      const gap = body.z - hero.z
      return gap > -0.5 && gap < 16 && !body.done && isInTheWay(body)
    })
    let slow = false
    let least = Number.POSITIVE_INFINITY
    let best = aim
    for (const off of offsets) {
      const to = aim + off
      let cost = Math.abs(off) * 0.5
      for (const body of ahead) {
        const gap = body.z - hero.z
        const seconds = gap / Math.max(4, world.speed)
        const passing = hero.x + (to - hero.x) * Math.min(1, gap / look)
        const room = body.part === 'foe' ? 2.6 : 1.9
        const beside = Math.abs(passing - (body.x + body.vx * seconds * 0.7))
        if (beside < room) cost += (room - beside) * 7 * (1.25 - gap / 20)
      }
      if (cost >= least) continue
      least = cost
      best = to
    }
    if (least > 6 && ahead.some(({ z }) => z - hero.z < 9)) slow = true
    aim = best
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
