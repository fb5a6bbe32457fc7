import { strToU8, zipSync } from 'fflate'
import type { Outcome } from '../../engine.ts'
import { describe } from './answer.ts'
import { exportPageFor, type Game2dBuild, offlinePage } from './build.ts'
import type { Game2dPlan } from './design.ts'
import { liveliestMoment, paintMoments } from './picture.ts'
import type { Game2dVerdict } from './verify.ts'

export type GameFile = { path: string; type: string; bytes: Uint8Array }
export type ProvenGame = Extract<Outcome<Game2dPlan, Game2dBuild, Game2dVerdict>, { proven: true }>

const preview = { width: 960, height: 600, type: 'image/webp' } as const

/** The files of a proven game: what is played, looked at, and kept. */
export async function filesOf(game: ProvenGame, took: Record<string, number>): Promise<GameFile[]> {
  const { plan, build, verdict, trace } = game
  const { won } = verdict.evidence
  if (!won) throw new Error('A game without a win was never proven')
  const [picture] = await paintMoments(plan, build.pictures, won, [liveliestMoment(plan, won)], preview)
  const report = {
    plan,
    requirements: verdict.requirements,
    checks: verdict.checks,
    evidence: verdict.evidence,
    answer: describe(plan, verdict),
    notes: plan.notes,
    attempts: trace.map((attempt) => attempt.verdict.checks.filter(({ passed }) => !passed)),
    milliseconds: took,
    credits: build.credits,
  }
  return [
    { path: 'index.html', type: 'text/html', bytes: strToU8(build.html) },
    { path: 'game.js', type: 'text/javascript', bytes: strToU8(build.code) },
    { path: 'preview.webp', type: 'image/webp', bytes: picture ?? new Uint8Array() },
    { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) },
  ]
}

/** `game.zip` of an export: the code, a page that plays it, and the credits that must travel with the art. */
export function zipGame(title: string, code: string, credits: string): Uint8Array {
  return zipSync({
    'index.html': strToU8(exportPageFor(title)),
    'game.js': strToU8(code),
    'CREDITS.txt': strToU8(credits),
  })
}

export { offlinePage }
