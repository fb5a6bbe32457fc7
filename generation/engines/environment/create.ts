import type { RunEvent } from '@makebelieve/contract/run-events'
import { askedAgain } from '../../brief/unreadable.ts'
import type { Platform, Verdict } from '../../pipeline/engine.ts'
import { generate } from '../../pipeline/pipeline.ts'
import { seedOf } from '../../pipeline/seed.ts'
import { timed } from '../../pipeline/timed.ts'
import type { ToldChange } from '../../told/change.ts'
import {
  buildPlannedEnvironment,
  type CreatedEnvironment,
  type EnvironmentReport,
  finish,
} from './build-planned.ts'
import type { EnvironmentPlan } from './design.ts'
import { editEnvironment } from './edit.ts'
import { environmentEngine } from './engine.ts'
import { paletteOfPicture } from './palette-of-picture.ts'
import { asking } from './read/plan-environment.ts'

export type { CreatedEnvironment, EnvironmentReport } from './build-planned.ts'
export { buildPlannedEnvironment } from './build-planned.ts'
export { createToldEnvironment } from './told/create.ts'

export type EnvironmentOrder = {
  prompt: string
  /** Without one it comes from the prompt: the same words make the same place. */
  seed?: number
  /** A picture whose colours, brightness and horizon the place is to have. */
  picture?: Uint8Array
  now(): number
  emit(event: RunEvent): void
}

/** A prompt becomes a proven place to walk in, or a plain reason why not. Throws `Refused` for what is no prompt. */
export async function createEnvironment(order: EnvironmentOrder): Promise<CreatedEnvironment> {
  const { took, platform } = timed({ ...order, seed: order.seed ?? seedOf(order.prompt) })
  const palette = order.picture && (await paletteOfPicture(order.picture))
  const outcome = await generate(environmentEngine(palette), order.prompt, platform)
  // A meadow without anything that was asked for is no place for these words, however sound it is.
  if (outcome.proven && !palette && isNothingMet(outcome.verdict)) throw askedAgain(order.prompt, asking)
  return finish(outcome, [], took)
}

const isNothingMet = ({ requirements }: Verdict): boolean =>
  requirements.length > 0 && requirements.every(({ status }) => status !== 'met')

/** An edit of an environment that exists: `history` holds its earlier plans, the oldest first, for undoing. */
export async function editCreatedEnvironment(
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
  platform: Platform,
  told?: ToldChange,
): Promise<CreatedEnvironment> {
  const { plan: changed, changes } = editEnvironment(plan, text, history, told)
  const made = await buildPlannedEnvironment(changed, platform, changes)
  return made.proven ? { ...made, changes: [...changes, ...missedIn(made.report, plan)] } : made
}

/** What an edit asked for and the finished place does not show, whatever its plan says. */
function missedIn({ requirements, plan: { claims } }: EnvironmentReport, before: EnvironmentPlan): string[] {
  const known = new Set(before.claims.map(({ text }) => text))
  const fresh = new Set(claims.flatMap(({ text }) => (known.has(text) ? [] : [text])))
  return requirements.flatMap(({ claim, status, evidence }) =>
    status === 'unmet' && fresh.has(claim)
      ? [`But “${claim}” can't be seen as you said it: ${evidence}`]
      : [],
  )
}
