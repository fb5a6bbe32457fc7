import { type CastMember, castIn, type GamePlan } from '../plan.ts'

/** What the player shoots: a projectile of the cast that no foe has taken. Nothing where there is none. */
export function ammoOf(plan: GamePlan): CastMember | undefined {
  const players = new Set(castIn(plan, 'player').map(({ id }) => id))
  const taken = plan.interactions.filter(({ by, does }) => does === 'shoot' && !players.has(by))
  return castIn(plan, 'projectile').find(({ id }) => !taken.some((one) => one.with === id))
}
