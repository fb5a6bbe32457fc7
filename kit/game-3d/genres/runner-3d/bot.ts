import { bitOf, type Input } from '../../../core/input.ts'
import type { Bot } from '../../../game/bot.ts'
import { clamp, heroOf } from '../../space.ts'
import { builtNear } from './built.ts'
import { isEndless, laneOf, partOf, type Runner, type RunWorld } from './run.ts'
import { laneWide } from './way.ts'

type Danger = { lane: number; how: 'over' | 'under' | 'beside'; seconds: number }

/** What is in the way within the next moments, lane by lane. */
function dangers(world: RunWorld, hero: Runner): Danger[] {
  const found: Danger[] = []
  for (const body of world.bodies) {
    if (body.past === 'free' || body.done || body.role === 'prop' || body.role === 'player') continue
    const ahead = body.along - hero.along
    if (ahead < -1.3 || ahead > 34) continue
    const how = body.past === 'foe' ? 'over' : body.past
    found.push({ lane: laneOf(body.aside), how, seconds: ahead / (world.speed + Math.max(0, body.comes)) })
  }
  for (const { built, ahead } of builtNear(world.plan, hero.along, 34))
    if (ahead > -1)
      for (const lane of built.lanes)
        found.push({ lane, how: built.form === 'beam' ? 'under' : 'beside', seconds: ahead / world.speed })
  return found
}

const costs = { over: 1.2, under: 1.2, beside: 30 }

/** Chooses the lane with the least trouble and the most to take, and jumps and slides in time. */
export const bot: Bot<RunWorld> = {
  play(world, memory): Input {
    const hero = heroOf(world)
    const near = dangers(world, hero)
    const costOf = (lane: number): number => {
      let cost = Math.abs(lane - hero.lane) * 0.5
      for (const danger of near)
        if (danger.lane === lane && danger.seconds < 1.7) cost += costs[danger.how] * (2 - danger.seconds)
      for (const { role, cast, along, aside } of world.bodies) {
        const gap = along - hero.along
        if (gap < 1 || gap > 24 || laneOf(aside) !== lane) continue
        if (cast === 'strike') cost -= 9
        else if (role === 'power') cost -= 1.5
        else if (role === 'collectible') cost -= pointsOf(world, cast) < 0 ? -0.8 : 0.35
      }
      if (world.lunge > 0 && world.lunge < 52 && lane === world.lungeLane) cost += 14
      return cost
    }
    const best = [-1, 0, 1].reduce(
      (one, other) => (costOf(other) < costOf(one) - 0.2 ? other : one),
      hero.lane,
    )
    let held = 0
    const settled = Math.abs(hero.lane * laneWide - hero.aside) < 1.1
    if (best !== hero.lane && settled && ((memory.turned as number | undefined) ?? -99) < world.tick - 7) {
      const step = Math.sign(best - hero.lane)
      const blocked = near.some(
        ({ lane, seconds, how }) =>
          lane === hero.lane + step && seconds < 0.34 && (how !== 'over' || hero.above < 0.9),
      )
      if (!blocked) {
        held |= bitOf(step > 0 ? 'right' : 'left')
        memory.turned = world.tick
      }
    }
    const here = near.filter(({ lane, seconds }) => lane === hero.lane && seconds > -0.05)
    const soon = here.filter(({ seconds }) => seconds < 0.3)
    const isDown = memory.pressed === world.tick - 1
    if (!isDown && soon.some(({ how }) => how === 'over') && hero.above <= 0) held |= bitOf('a')
    else if (!isDown && soon.some(({ how }) => how === 'under') && world.slide < 8) held |= bitOf('down')
    if (held & (bitOf('a') | bitOf('down'))) memory.pressed = world.tick
    if (here.some(({ how, seconds }) => how !== 'under' && seconds < 1.4)) held |= bitOf('b')
    if (world.bodies.some(({ wait }) => wait === -1)) held |= bitOf('b')
    return { held, second: 0 }
  },
  progress(world) {
    const { scoreGoal } = world.plan.rules
    if (scoreGoal !== undefined) return clamp(world.score / scoreGoal, 0, 1)
    if (isEndless(world.plan)) return clamp(world.tick / ((world.plan.rules.seconds ?? 60) * 60), 0, 1)
    const part = world.needed > 0 ? clamp(world.taken / world.needed, 0, 1) : 1
    return clamp(partOf(world) * (0.3 + 0.7 * part), 0, 0.99)
  },
}

const pointsOf = ({ plan }: RunWorld, cast: string): number =>
  plan.cast.find(({ id }) => id === cast)?.points ?? 10
