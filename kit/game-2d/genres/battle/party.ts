import { type CastMember, castIn, type GamePlan, theOne } from '../../../game/plan.ts'
import type { Hero } from './fight.ts'
import { heroPlace, pairPlaces } from './layout.ts'
import type { BattleWorld } from './world.ts'

/** Which of the two heroes: the first player's or the second's. */
export type Who = 1 | 2

export const heroOf = ({ hero, partner }: BattleWorld, who: Who): Hero =>
  who === 2 && partner ? partner : hero

/** Whoever was named as a friend fights beside the hero; else somebody of the same kind does. */
export function memberFor(plan: GamePlan, who: Who): CastMember {
  const player = theOne(plan, 'player')
  return who === 2 ? (castIn(plan, 'friend')[0] ?? player) : player
}

export function placeOf({ partner }: Pick<BattleWorld, 'partner'>, who: Who): { x: number; y: number } {
  return partner ? pairPlaces[who === 2 ? 1 : 0] : heroPlace
}

/** Those who can still fight. */
export function standing(world: BattleWorld): Who[] {
  const all: Who[] = world.partner ? [1, 2] : [1]
  return all.filter((who) => heroOf(world, who).health > 0)
}

/** Whom the foe's next move is for: both in turn, as long as both stand. It is shown, so that one can get ready. */
export function targetOf(world: BattleWorld): Who {
  const all = standing(world)
  return all[world.foe.turns % Math.max(1, all.length)] ?? 1
}

/** For the end of a game of two. */
export function howBothFared({ partner, cursor, tally: [first, second] }: BattleWorld): string {
  return partner && cursor ? ` Player 1 dealt ${first}, player 2 dealt ${second}.` : ''
}
