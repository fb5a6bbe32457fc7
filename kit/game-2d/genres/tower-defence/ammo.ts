import { type CastMember, castIn, type GamePlan, theOne } from '../../../game/plan.ts'

/** What the player shoots or throws: what the plan says, else a projectile that no foe uses. Nothing: glowing balls. */
export function ammoOf(plan: GamePlan): CastMember | undefined {
  const player = theOne(plan, 'player')
  const shooting = plan.interactions.filter(({ does }) => does === 'shoot')
  const own = shooting.find(({ by }) => by === player.id)?.with
  const foreign = new Set(shooting.filter(({ by }) => by !== player.id).map((one) => one.with))
  const projectiles = castIn(plan, 'projectile')
  return projectiles.find(({ id }) => id === own) ?? projectiles.find(({ id }) => !foreign.has(id))
}
