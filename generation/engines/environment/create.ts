import type { RunEvent } from '@makebelieve/contract/run-events'
import { strToU8 } from 'fflate'
import type { Outcome, Platform, Verdict } from '../../pipeline/engine.ts'
import { generate, realise } from '../../pipeline/pipeline.ts'
import { reasonOf } from '../../pipeline/reason.ts'
import { seedOf } from '../../pipeline/seed.ts'
import { timed } from '../../pipeline/timed.ts'
import { describeEnvironment } from './answer.ts'
import type { EnvironmentBuild } from './build.ts'
import type { EnvironmentPlan } from './design.ts'
import { editEnvironment } from './edit.ts'
import { environmentEngine } from './engine.ts'
import type { EnvironmentFile } from './files.ts'
import { paletteOfPicture } from './palette-of-picture.ts'
import { previewOf } from './picture/preview.ts'
import type { EnvironmentFigures, EnvironmentVerdict } from './verify.ts'

export type EnvironmentOrder = {
  prompt: string
  /** Without one it comes from the prompt: the same words make the same place. */
  seed?: number
  /** A picture whose colours, brightness and horizon the place is to have. */
  picture?: Uint8Array
  now(): number
  emit(event: RunEvent): void
}

export type EnvironmentReport = Verdict & {
  plan: EnvironmentPlan
  title: string
  answer: string
  notes: string[]
  figures: EnvironmentFigures
  milliseconds: Record<string, number>
}

/** index.html, environment.js, preview.webp and report.json. */
export type CreatedEnvironment =
  | {
      proven: true
      plan: EnvironmentPlan
      files: EnvironmentFile[]
      report: EnvironmentReport
      changes: string[]
    }
  | { proven: false; reason: string }

/** A prompt becomes a proven place to walk in, or a plain reason why not. Throws `Refused` for what is no prompt. */
export async function createEnvironment(order: EnvironmentOrder): Promise<CreatedEnvironment> {
  const { took, platform } = timed({ ...order, seed: order.seed ?? seedOf(order.prompt) })
  const palette = order.picture && (await paletteOfPicture(order.picture))
  const outcome = await generate(environmentEngine(palette), order.prompt, platform)
  return finish(outcome, [], took)
}

/** An edit of an environment that exists: `history` holds its earlier plans, the oldest first, for undoing. */
export async function editCreatedEnvironment(
  plan: EnvironmentPlan,
  text: string,
  history: readonly EnvironmentPlan[],
  platform: Platform,
): Promise<CreatedEnvironment> {
  const { plan: changed, changes } = editEnvironment(plan, text, history)
  return buildPlannedEnvironment(changed, platform, changes)
}

/** An environment whose plan is there already: built and proven anew. */
export async function buildPlannedEnvironment(
  plan: EnvironmentPlan,
  platform: Platform,
  changes: string[] = [],
): Promise<CreatedEnvironment> {
  const { took, platform: watched } = timed(platform)
  return finish(await realise(environmentEngine(), plan, watched), changes, took)
}

async function finish(
  outcome: Outcome<EnvironmentPlan, EnvironmentBuild, EnvironmentVerdict>,
  changes: string[],
  took: Record<string, number>,
): Promise<CreatedEnvironment> {
  if (!outcome.proven) return { proven: false, reason: reasonOf('The place', outcome.verdict) }
  const { plan, build, verdict } = outcome
  const report: EnvironmentReport = {
    plan,
    title: plan.title,
    answer: describeEnvironment(plan),
    notes: plan.notes,
    requirements: verdict.requirements,
    checks: verdict.checks,
    figures: verdict.figures,
    milliseconds: took,
  }
  const files: EnvironmentFile[] = [
    { path: 'index.html', type: 'text/html', bytes: strToU8(build.html) },
    { path: 'environment.js', type: 'text/javascript', bytes: strToU8(build.code) },
    { path: 'preview.webp', type: 'image/webp', bytes: await previewOf(build.stage) },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
  return { proven: true, plan, files, report, changes }
}
