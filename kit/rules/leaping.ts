import { tell } from '../game/world.ts'
import { type Body, bookOf, kindOf, type RulesWorld } from './world.ts'

/** Whether somebody has what a jump costs. */
export function canLeap(world: RulesWorld, { kind }: Body): boolean {
  const { pays } = kindOf(bookOf(world), kind)
  return pays === undefined || (world.tallies[pays.tally] ?? 0) >= pays.each
}

/** Somebody has jumped off: it is paid for, rules can ask for it, and one hears it. */
export function leap(world: RulesWorld, body: Body): void {
  const { pays } = kindOf(bookOf(world), body.kind)
  if (pays) world.tallies[pays.tally] = (world.tallies[pays.tally] ?? 0) - pays.each
  body.leapt = true
  tell(world, 'jump', { by: body.cast, x: body.x, y: body.y })
}
