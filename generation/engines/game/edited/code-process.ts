import { once } from 'node:events'
import { setPriority } from 'node:os'
import { type EditedReport, filesOfEdited, reportOfProven, reportOfUnproven } from './files.ts'
import { type CodeVerdict, proveCode } from './prove-code.ts'
import type { CodeResult, CodeTask } from './work-on-code.ts'

// Whoever answers requests goes first.
setPriority(10)

const [{ code, plan, prove, limits }] = (await once(process, 'message')) as [CodeTask]
const began = performance.now()
const result = prove ? judged(await proveCode(code, plan, limits)) : accepted(reportOfUnproven(plan))
process.send?.(await result)

function judged({ verdict, game = plan.game }: CodeVerdict): Promise<CodeResult> | CodeResult {
  const { checks } = verdict
  if (checks.length === 0 || checks.some(({ passed }) => !passed)) return { accepted: false, checks }
  return accepted(reportOfProven(plan, game, verdict, { verify: performance.now() - began }))
}

async function accepted(report: EditedReport): Promise<CodeResult> {
  const { plan, answer } = report
  return { accepted: true, title: plan.game.title, files: await filesOfEdited(code, report), answer }
}
