import { strToU8 } from 'fflate'
import { describeEnvironment } from '../answer.ts'
import type { EnvironmentPlan } from '../design.ts'
import type { EnvironmentFile } from '../files.ts'
import { pageFor } from '../scene/pages.ts'
import type { EnvironmentVerdict } from '../verify.ts'

/** What is kept about an environment whose code was edited by hand. */
export type EditedReport = Partial<Omit<EnvironmentVerdict, 'walk'>> & {
  plan: EnvironmentPlan
  title: string
  answer: string
  notes: string[]
  milliseconds: Record<string, number>
}

const byHand = 'Its code was edited by hand.'

export function reportOfProven(
  plan: EnvironmentPlan,
  title: string,
  { checks, requirements, figures, astray }: EnvironmentVerdict,
  milliseconds: Record<string, number>,
): EditedReport {
  const answer = `${describeEnvironment(plan)} ${byHand}`
  const notes = [...plan.notes, byHand]
  return { checks, requirements, figures, astray, plan, title, answer, notes, milliseconds }
}

const notProven = 'Not proven: the code was saved as it is.'

/** Nothing was looked at, so nothing is claimed. */
export function reportOfUnproven(plan: EnvironmentPlan): EditedReport {
  const { title, claims, notes } = plan
  return {
    plan,
    title,
    checks: [],
    requirements: claims.map(({ text }) => ({ claim: text, status: 'unsupported', evidence: notProven })),
    answer: `${title}, with code edited by hand. ${notProven}`,
    notes: [...notes, byHand],
    milliseconds: {},
  }
}

/** The files of such an environment; its preview stays that of the version before. */
export function filesOfEdited(code: string, report: EditedReport): EnvironmentFile[] {
  return [
    { path: 'index.html', type: 'text/html', bytes: strToU8(pageFor(report.title)) },
    { path: 'environment.js', type: 'text/javascript', bytes: strToU8(code) },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
}
