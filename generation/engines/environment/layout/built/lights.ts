import type { Lamp } from '@makebelieve/kit/environment/scene'
import type { EnvironmentPlan } from '../../design.ts'
import { mattersThatAre } from '../shared/times.ts'

/** Lamps as the prompt wants them: flickering, or of one colour. */
export function asAsked(plan: EnvironmentPlan, lamps: readonly Lamp[]): Lamp[] {
  const asked = mattersThatAre(plan, 'light')
  const flickers = asked.some(({ as }) => as.what === 'flicker')
  const colour = asked.find((matter) => matter.colour !== undefined)?.colour
  return lamps.map((lamp) => ({
    ...lamp,
    ...(flickers && { flickers: true as const }),
    ...(colour && { colour }),
  }))
}
