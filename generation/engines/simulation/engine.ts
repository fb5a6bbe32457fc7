import type { Engine } from '../../pipeline/engine.ts'
import { buildSimulation, type SimulationBuild } from './build.ts'
import type { SimulationPlan } from './design.ts'
import { planSimulation } from './plan.ts'
import { repaired } from './repair.ts'
import { proveSimulation, type SimulationVerdict } from './verify.ts'

/** The engine of education simulations. */
export const simulationEngine: Engine<string, SimulationPlan, SimulationBuild, SimulationVerdict> = {
  understand: (prompt) => prompt,
  plan: (prompt, { seed }) => planSimulation(prompt, { seed }),
  build: (plan) => buildSimulation(plan),
  verify: (build, plan) => proveSimulation(build, plan),
  repair: (plan, verdict) => repaired(plan, verdict),
}
