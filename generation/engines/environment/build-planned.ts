import { strToU8 } from 'fflate'
import { encodeCover } from '../../cover/cover.ts'
import type { Outcome, Platform, Verdict } from '../../pipeline/engine.ts'
import { realise } from '../../pipeline/pipeline.ts'
import { reasonOf } from '../../pipeline/reason.ts'
import { timed } from '../../pipeline/timed.ts'
import { describeEnvironment } from './answer.ts'
import type { EnvironmentBuild } from './build.ts'
import type { EnvironmentPlan } from './design.ts'
import { environmentEngine } from './engine.ts'
import type { EnvironmentFile } from './files.ts'
import { coverOfStage } from './picture/cover.ts'
import type { EnvironmentFigures, EnvironmentVerdict } from './verify.ts'

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

/** An environment whose plan is there already: built and proven anew. */
export async function buildPlannedEnvironment(
  plan: EnvironmentPlan,
  platform: Platform,
  changes: string[] = [],
): Promise<CreatedEnvironment> {
  const { took, platform: watched } = timed(platform)
  return finish(await realise(environmentEngine(), plan, watched), changes, took)
}

/** What a proven outcome is handed over as. */
export async function finish(
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
    { path: 'preview.webp', type: 'image/webp', bytes: await encodeCover(coverOfStage(build.stage)) },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
  return { proven: true, plan, files, report, changes }
}
