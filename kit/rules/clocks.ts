import { rate } from '../game/world.ts'
import { amountOf, bookOf, type RulesWorld } from './world.ts'

/** Something that is still to come, and in how many seconds, of how many at the start. */
export type Clock = { says: string; left: number; whole: number }

/** What is counted down to, for everybody to see. */
export function clocksOf(world: RulesWorld): Clock[] {
  const { plan, tick, began } = world
  return bookOf(world).rules.flatMap(({ when, says }): Clock[] => {
    if (!('after' in when) || !says) return []
    const whole = Math.max(1, amountOf(plan, when.after))
    const left = whole - (tick - began) / rate
    return left > 0 ? [{ says, left, whole }] : []
  })
}
