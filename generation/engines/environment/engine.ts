import type { Engine } from '../../pipeline/engine.ts'
import { buildEnvironment, type EnvironmentBuild } from './build.ts'
import type { EnvironmentPlan, Palette } from './design.ts'
import { otherPlans } from './nearer.ts'
import { planEnvironment } from './plan.ts'
import { repaired } from './repair.ts'
import { type EnvironmentVerdict, proveEnvironment } from './verify.ts'

/** The engine of environments. `palette` are colours of a picture that came with the prompt. */
export function environmentEngine(
  palette?: Palette,
): Engine<string, EnvironmentPlan, EnvironmentBuild, EnvironmentVerdict> {
  return {
    understand: (prompt) => prompt,
    plan: (prompt, { seed }) => planEnvironment(prompt, { seed, ...(palette && { palette }) }),
    build: (plan) => buildEnvironment(plan),
    verify: (build, plan) => proveEnvironment(build, plan),
    repair: (plan, verdict) => repaired(plan, verdict),
    nearer: otherPlans,
  }
}
