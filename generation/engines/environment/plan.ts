import type { EnvironmentPlan, Palette } from './design.ts'
import { makePlan } from './read/plan-environment.ts'

/**
 * Any English prompt becomes the plan of a place. Throws `Refused` for what is no prompt or is not made here. `palette` comes
 * from an uploaded picture.
 */
export const planEnvironment = (
  prompt: string,
  { seed, palette = {} }: { seed: number; palette?: Palette },
): EnvironmentPlan => makePlan(prompt, seed, palette)
