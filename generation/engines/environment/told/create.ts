import type { RunEvent } from '@makebelieve/contract/run-events'
import { stages } from '../../../pipeline/pipeline.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { type Before, changedAs, lossIn } from '../../../told/change.ts'
import { designAs } from '../../../told/design.ts'
import { buildPlannedEnvironment, type CreatedEnvironment } from '../build-planned.ts'
import type { EnvironmentPlan } from '../design.ts'
import { paletteOfPicture } from '../palette-of-picture.ts'
import { type EnvironmentDesign, environmentDesign } from './design-schema.ts'
import { planOfDesign } from './plan-of-design.ts'

export type ToldEnvironment = {
  prompt: string
  design: EnvironmentDesign
  /** Who told it, for the notes: 'Designed by gpt-x (OpenAI).' */
  by: string
  seed?: number
  /** A picture whose colours, brightness and horizon the place is to have. */
  picture?: Uint8Array
  /** The one that is changed. */
  before?: Before<EnvironmentPlan>
  now(): number
  emit(event: RunEvent): void
}

/**
 * A place that a language provider designed: planned, built and proven like any other. Throws `Refused` for bad wishes, and for
 * designs that cannot be planned, with what the provider has to repair.
 */
export async function createToldEnvironment(order: ToldEnvironment): Promise<CreatedEnvironment> {
  const { prompt, by, picture, now, emit } = order
  const platform = { seed: order.seed ?? seedOf(prompt), now, emit }
  const stage = stages(platform)
  const design = await stage('understand', () => designAs(environmentDesign, order.design))
  const palette = picture && (await paletteOfPicture(picture))
  const { before } = order
  const planned = await stage('plan', () =>
    planOfDesign(prompt, design, platform.seed, {
      ...(palette && { palette }),
      isWhole: before !== undefined,
    }),
  )
  const made = await buildPlannedEnvironment({ ...planned, notes: [by, ...planned.notes] }, platform)
  if (!made.proven || !before) return made
  // Silent: it is built only to know what worked.
  const earlier = await buildPlannedEnvironment(before.plan, { ...platform, emit: () => {} })
  const met = earlier.proven ? earlier.report.requirements : []
  const loss = lossIn(met, made.report.requirements, before.takesBack)
  return loss ? { proven: false, reason: loss } : { ...made, changes: [changedAs(before)] }
}
