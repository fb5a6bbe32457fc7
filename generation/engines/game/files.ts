import type { Replay } from '@makebelieve/kit/core/replay'
import type { Canvas } from '@napi-rs/canvas'
import { strToU8, zipSync } from 'fflate'
import { encodeCover } from '../../cover/cover.ts'
import { exportPage } from '../../page/three-pages.ts'
import type { Outcome } from '../../pipeline/engine.ts'
import { describe } from './answer.ts'
import { type GameBuild, offlinePage } from './build.ts'
import { coverOfGame } from './cover.ts'
import type { PlannedGame } from './design.ts'
import { liveliestMoment, paintMoments } from './picture.ts'
import { coverOfSolid, paintMoments3d } from './solid/picture.ts'
import type { GameVerdict } from './verify.ts'

export type GameFile = { path: string; type: string; bytes: Uint8Array }
export type ProvenGame = Extract<Outcome<PlannedGame, GameBuild, GameVerdict>, { proven: true }>

/** How much work went into a game beyond one design: asked for by its detail level or by the mode. */
export type Effort = { detail?: number; designs: string[]; moreLevels: number }

export type Made = { took: Record<string, number>; effort?: Effort }

/** The files of a proven game: what is played, looked at, and kept. */
export async function filesOf(game: ProvenGame, made: Made): Promise<GameFile[]> {
  const { plan, build, verdict, trace } = game
  const { won } = verdict.evidence
  if (!won) throw new Error('A game without a win was never proven')
  const preview = await (begun.get(won) ?? coverOf(plan, build, won))
  const attempts = trace.map((attempt) => attempt.verdict.checks.filter(({ passed }) => !passed))
  const report = { ...reportOf(plan, verdict, made), attempts, credits: build.credits }
  return [
    { path: 'index.html', type: 'text/html', bytes: strToU8(build.html) },
    { path: 'game.js', type: 'text/javascript', bytes: strToU8(build.code) },
    { path: 'preview.webp', type: 'image/webp', bytes: preview },
    reportFile(report),
  ]
}

/** Covers that were begun before it was sure that their game is shown. */
const begun = new WeakMap<Replay, Promise<Uint8Array>>()

/** Paints the cover while the last of the proof goes on in another process: who waits for the game waits for one of both. */
export function beginCover(plan: PlannedGame, build: GameBuild, won: Replay): void {
  const painting = coverOf(plan, build, won)
  begun.set(won, painting)
  // Whoever needs it meets what went wrong; of a game that is not shown, nobody does.
  painting.catch(() => {})
}

async function coverOf(plan: PlannedGame, build: GameBuild, won: Replay): Promise<Uint8Array> {
  return encodeCover(await paintCover(plan, build, won))
}

export function paintCover(plan: PlannedGame, build: GameBuild, won: Replay): Promise<Canvas> {
  return build.dressed ? coverOfSolid(plan, build.dressed, won) : coverOfGame(plan, build, won)
}

const momentSize = { width: 800, height: 500, type: 'image/webp' } as const

/** The game in play, as its players see it: for a model that wants to make it better, to whom a cover says little. */
export async function momentFile({ plan, build, verdict }: ProvenGame): Promise<GameFile> {
  const { won } = verdict.evidence
  if (!won) throw new Error('A game without a win was never proven')
  const [bytes] = build.dressed
    ? await paintMoments3d(plan, build.dressed, won, [0.5], momentSize)
    : await paintMoments(plan, build, won, [liveliestMoment(plan, won)], momentSize)
  if (!bytes) throw new Error('A game has moments')
  return { path: 'moment.webp', type: 'image/webp', bytes }
}

/** What is told about a proven game. */
export function reportOf(plan: PlannedGame, verdict: GameVerdict, { took, effort }: Made) {
  return {
    plan,
    requirements: verdict.requirements,
    checks: verdict.checks,
    evidence: verdict.evidence,
    ...(plan.standsIn && { standsIn: plan.standsIn }),
    answer: describe(plan, verdict),
    notes: plan.notes,
    effort,
    milliseconds: took,
  }
}

export function reportFile(report: object): GameFile {
  return { path: 'report.json', type: 'application/json', bytes: strToU8(JSON.stringify(report, null, 2)) }
}

/** What the export menu gives. */
export async function exportsOf(plan: PlannedGame, code: string, credits: string): Promise<GameFile[]> {
  return [
    { path: 'game.zip', type: 'application/zip', bytes: zipGame(plan.game.title, code, credits) },
    { path: 'offline.html', type: 'text/html', bytes: strToU8(await offlinePage(plan, code)) },
  ]
}

/**
 * `game.zip` of an export: the code, a page that plays it, and the credits that must travel with the art. The page finds
 * three.js at a pinned address, should the code ask for it.
 */
export function zipGame(title: string, code: string, credits: string, before = ''): Uint8Array {
  return zipSync({
    'index.html': strToU8(exportPage(title, 'game.js', before)),
    'game.js': strToU8(code),
    'CREDITS.txt': strToU8(credits),
  })
}

export { offlinePage }
