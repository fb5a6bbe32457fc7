import type { SimulationPlan } from './design.ts'
import type { SimulationVerdict } from './verify.ts'

const note = "One of the simulations didn't pass its proof and was left out."

/** A system that contradicts its equations is not mended by other settings; one of several can be left away. */
export function repaired(
  plan: SimulationPlan,
  { checks }: Pick<SimulationVerdict, 'checks'>,
): SimulationPlan | undefined {
  const failed = plan.parts.map((_, i) => checks.some(({ part, passed }) => !passed && part === i))
  if (!failed.includes(true) || failed.every(Boolean)) return undefined
  const kept = plan.parts.filter((_, i) => !failed[i])
  return {
    ...plan,
    parts: kept,
    claims: plan.claims
      .filter((claim) => !('part' in claim) || !failed[claim.part])
      .map((claim) =>
        'part' in claim
          ? { ...claim, part: claim.part - failed.slice(0, claim.part).filter(Boolean).length }
          : claim,
      ),
    notes: [...plan.notes, note],
  }
}
