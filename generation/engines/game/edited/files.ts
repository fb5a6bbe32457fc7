import type { GamePlan } from '@makebelieve/kit/game/plan'
import { strToU8 } from 'fflate'
import { creditsOf } from '../../../things/art.ts'
import { pageFor } from '../build.ts'
import type { PlannedGame } from '../design.ts'
import { exportsOf, type GameFile, reportFile, reportOf } from '../files.ts'
import type { GameVerdict } from '../verify.ts'

/** What is kept about a game whose code was edited by hand. Its plan is that which the code plays. */
export type EditedReport = { plan: PlannedGame; answer: { introduction: string } }

/** The files of such a game; its preview stays that of the version before. */
export async function filesOfEdited(code: string, report: EditedReport): Promise<GameFile[]> {
  const { pictures } = report.plan
  const credits = creditsOf(Object.values(pictures).map(({ art }) => art))
  return [
    { path: 'index.html', type: 'text/html', bytes: strToU8(pageFor(report.plan)) },
    { path: 'game.js', type: 'text/javascript', bytes: strToU8(code) },
    reportFile({ ...report, credits }),
    ...(await exportsOf(report.plan, code, credits)),
  ]
}

export function reportOfProven(
  plan: PlannedGame,
  game: GamePlan,
  verdict: GameVerdict,
  took: Record<string, number>,
): EditedReport {
  const notes = [...plan.notes, 'Its code was edited by hand.']
  return reportOf({ ...plan, game, notes }, verdict, { took })
}

const notProven = 'Not proven: the code was saved as it is.'

/** Nothing was looked at, so nothing is claimed. */
export function reportOfUnproven(plan: PlannedGame): EditedReport {
  const { claims, game, notes } = plan
  const report = {
    plan,
    checks: [],
    requirements: claims.map(({ words }) => ({ claim: words, status: 'unsupported', evidence: notProven })),
    evidence: { seconds: 0, variety: 0 },
    answer: { introduction: `${game.title}, with code edited by hand. ${notProven}` },
    notes: [...notes, 'Its code was edited by hand.'],
    milliseconds: {},
  }
  return report
}
