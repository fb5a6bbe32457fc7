import { once } from 'node:events'
import { setPriority } from 'node:os'
import { strToU8 } from 'fflate'
import { describeSimulation } from '../answer.ts'
import { pageFor } from '../build.ts'
import type { SimulationPlan } from '../design.ts'
import type { SimulationFile } from '../files.ts'
import { lessonSheet } from '../lesson.ts'
import type { SimulationVerdict } from '../verify.ts'
import type { CodeResult, CodeTask } from './work-on-code.ts'

// Whoever answers requests goes first.
setPriority(10)

const byHand = 'Its code was edited by hand.'
const notProven = 'Not proven: the code was saved as it is.'

const [task] = (await once(process, 'message')) as [CodeTask]
process.send?.(task.prove ? await judged() : accepted(task.plan, undefined, {}))

async function judged(): Promise<CodeResult> {
  const began = performance.now()
  // What proves takes a while to load, which code that is saved as it is need not wait for.
  const { proveCode } = await import('./prove-code.ts')
  const { checks, found } = await proveCode(task, task.limits)
  if (!found || checks.length === 0 || checks.some(({ passed }) => !passed))
    return { accepted: false, checks }
  return accepted(found.plan, found.verdict, { verify: Math.round(performance.now() - began) })
}

/** Where nothing was looked at, nothing is claimed. */
function accepted(
  plan: SimulationPlan,
  verdict: SimulationVerdict | undefined,
  milliseconds: Record<string, number>,
): CodeResult {
  const answer = verdict
    ? `${describeSimulation(plan)} ${byHand}`
    : `${plan.title}, with code edited by hand. ${notProven}`
  const report = {
    plan,
    title: plan.title,
    answer,
    notes: [...plan.notes, byHand],
    milliseconds,
    checks: verdict?.checks ?? [],
    requirements:
      verdict?.requirements ??
      plan.claims.map(({ text }) => ({ claim: text, status: 'unsupported', evidence: notProven })),
    ...(verdict && { figures: verdict.figures }),
  }
  const files: SimulationFile[] = [
    { path: 'index.html', type: 'text/html', bytes: strToU8(pageFor(plan.title)) },
    { path: 'environment.js', type: 'text/javascript', bytes: strToU8(task.code) },
    { path: 'lesson.html', type: 'text/html', bytes: strToU8(lessonSheet(plan)) },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
  return { accepted: true, files, answer }
}
