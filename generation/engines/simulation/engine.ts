import type { Engine } from '../../pipeline/engine.ts'
import { buildSimulation, type SimulationBuild } from './build.ts'
import type { SimulationPlan } from './design.ts'
import { planSimulation } from './plan.ts'
import { systemOf } from './systems.ts'
import { type SimulationVerdict, verifySimulation } from './verify.ts'

/** The engine of education simulations. */
export const simulationEngine: Engine<string, SimulationPlan, SimulationBuild, SimulationVerdict> = {
  understand: (prompt) => prompt,
  plan: (prompt, { seed }) => planSimulation(prompt, { seed }),
  build: (plan) => buildSimulation(plan),
  verify: (build, plan) => verifySimulation(build, plan),
  /** A system that contradicts its equations is not mended by other settings; one of several can be left away. */
  repair(plan, { checks }) {
    const failed = plan.parts.map((_, i) =>
      checks.some(({ name, passed }) => !passed && name.startsWith(`${titles(plan)[i]}: `)),
    )
    if (plan.parts.length < 2 || !failed.includes(true) || failed.every(Boolean)) return undefined
    const kept = plan.parts.flatMap((part, i) => (failed[i] ? [] : [part]))
    return {
      ...plan,
      parts: kept,
      claims: plan.claims
        .filter((claim) => !('part' in claim) || !failed[claim.part])
        .map((claim) =>
          'part' in claim ? { ...claim, part: Math.min(claim.part, kept.length - 1) } : claim,
        ),
      notes: [...plan.notes, 'One of the simulations did not pass its proof and was left away.'],
    }
  },
}

const titles = (plan: SimulationPlan) => plan.parts.map((part) => systemOf(part).title)
