import { once } from 'node:events'
import { setPriority } from 'node:os'
import { type EditedReport, filesOfEdited, reportOfProven, reportOfUnproven } from './files.ts'
import type { CodeResult, CodeTask } from './work-on-code.ts'

// Whoever answers requests goes first.
setPriority(10)

const [task] = (await once(process, 'message')) as [CodeTask]
process.send?.(task.prove ? await judged() : accepted(reportOfUnproven(task.plan)))

async function judged(): Promise<CodeResult> {
  const began = performance.now()
  // What proves takes a second to load, which code that is saved as it is need not wait for.
  const { proveCode } = await import('./prove-code.ts')
  const { checks, found } = await proveCode(task, task.limits)
  if (!found || checks.length === 0 || checks.some(({ passed }) => !passed))
    return { accepted: false, checks }
  const { verdict, scene } = found
  const took = { verify: Math.round(performance.now() - began) }
  return accepted(reportOfProven(task.plan, scene.title, verdict, took))
}

function accepted(report: EditedReport): CodeResult {
  return { accepted: true, files: filesOfEdited(task.code, report), answer: report.answer }
}
