import type { Requirement } from '../../pipeline/engine.ts'
import type { EnvironmentPlan } from './design.ts'

/**
 * Other plans for a place that lacks something of its sentence: laid out anew, where something stands otherwise than was asked for or is
 * hidden from all views; and what cannot be seen a little larger, where nobody said how large it is. Stand-ins stay what they are.
 */
export function otherPlans(
  plan: EnvironmentPlan,
  { requirements }: { requirements: readonly Requirement[] },
): EnvironmentPlan[] {
  const missed = plan.claims.filter(
    (_, i) => requirements[i]?.status === 'unmet' && !requirements[i]?.standIn,
  )
  const placed = missed.some(({ about }) => about === 'place')
  const hidden = new Set(missed.flatMap((claim) => (claim.about === 'thing' ? [claim.thing] : [])))
  if (!placed && hidden.size === 0) return []
  const isSized = (id: string) => plan.claims.some((claim) => claim.about === 'size' && claim.thing === id)
  const things = plan.things.map((thing) =>
    hidden.has(thing.id) && !isSized(thing.id) ? { ...thing, metres: thing.metres * 1.35 } : thing,
  )
  return [{ ...plan, things, seed: plan.seed + 7919 }]
}
