import { strToU8 } from 'fflate'
import { encodeCover } from '../../cover/cover.ts'
import type { Outcome, Platform, Verdict } from '../../pipeline/engine.ts'
import { realise } from '../../pipeline/pipeline.ts'
import { reasonOf } from '../../pipeline/reason.ts'
import { timed } from '../../pipeline/timed.ts'
import { describeSimulation } from './answer.ts'
import type { SimulationBuild } from './build.ts'
import type { SimulationPlan } from './design.ts'
import { simulationEngine } from './engine.ts'
import type { SimulationFile } from './files.ts'
import { lessonSheet } from './lesson.ts'
import { coverOfLesson } from './picture.ts'
import type { SimulationFigures, SimulationVerdict } from './verify.ts'

export type SimulationReport = Verdict & {
  plan: SimulationPlan
  title: string
  answer: string
  notes: string[]
  figures: SimulationFigures
  milliseconds: Record<string, number>
}

/** index.html, environment.js, lesson.html, preview.webp and report.json. */
export type CreatedSimulation =
  | {
      proven: true
      plan: SimulationPlan
      files: SimulationFile[]
      report: SimulationReport
      changes: string[]
    }
  | { proven: false; reason: string }

/** A simulation whose plan is there already: built and proven anew. */
export async function buildPlannedSimulation(
  plan: SimulationPlan,
  platform: Platform,
  changes: string[] = [],
): Promise<CreatedSimulation> {
  const { took, platform: watched } = timed(platform)
  return finish(await realise(simulationEngine, plan, watched), changes, took)
}

/** What a proven outcome is handed over as. */
export async function finish(
  outcome: Outcome<SimulationPlan, SimulationBuild, SimulationVerdict>,
  changes: string[],
  took: Record<string, number>,
): Promise<CreatedSimulation> {
  if (!outcome.proven) return { proven: false, reason: reasonOf('The simulation', outcome.verdict) }
  const { plan, build, verdict } = outcome
  const report: SimulationReport = {
    plan,
    title: plan.title,
    answer: describeSimulation(plan),
    notes: plan.notes,
    requirements: verdict.requirements,
    checks: verdict.checks,
    figures: verdict.figures,
    milliseconds: took,
  }
  const [part] = plan.parts
  const [system] = build.systems
  if (!part || !system) throw new Error('A proven simulation without a part')
  const files: SimulationFile[] = [
    { path: 'index.html', type: 'text/html', bytes: strToU8(build.html) },
    { path: 'environment.js', type: 'text/javascript', bytes: strToU8(build.code) },
    { path: 'lesson.html', type: 'text/html', bytes: strToU8(lessonSheet(plan)) },
    {
      path: 'preview.webp',
      type: 'image/webp',
      bytes: await encodeCover(coverOfLesson(system, part, plan.seed)),
    },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
  return { proven: true, plan, files, report, changes }
}
