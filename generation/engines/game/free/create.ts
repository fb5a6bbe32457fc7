import type { RunEvent } from '@makebelieve/contract/run-events'
import type { Requirement } from '../../../pipeline/engine.ts'
import { stages } from '../../../pipeline/pipeline.ts'
import { reasonOf } from '../../../pipeline/reason.ts'
import type { GameFile } from '../files.ts'
import { reportFile } from '../files.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { filesOfFreeGame } from './files-of-free-game.ts'
import { isProven, proveFreeGame } from './prove-free-game.ts'

export type FreeOrder = {
  prompt: string
  title: string
  code: string
  /** Who wrote it. */
  by: string
  chromiumPath?: string
  now(): number
  emit(event: RunEvent): void
}

export type CreatedFreeGame =
  | { proven: true; files: GameFile[]; introduction: string }
  | { proven: false; reason: string }

/** A game that a language provider wrote whole, proven in a browser. What it was asked for is shown, but not claimed. */
export async function createFreeGame(order: FreeOrder): Promise<CreatedFreeGame> {
  const { prompt, title, code, by, chromiumPath, now, emit } = order
  const stage = stages({ now, emit })
  const proof = await stage('verify', () => proveFreeGame({ code, ...(chromiumPath && { chromiumPath }) }))
  const { picture, ...verdict } = proof
  if (!isProven(verdict) || !picture) return { proven: false, reason: reasonOf('The game', verdict) }
  const files = await filesOfFreeGame({ title, code, picture, verdict })
  const introduction = `${title}: our bots have already won and lost it in a browser. ${by}`
  return { proven: true, files: files.map((file) => withWishes(file, wishesIn(prompt), by)), introduction }
}

const notLookedFor = 'Its code is free, so only its author knows where to look for this.'

function wishesIn(prompt: string): Requirement[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) return []
  return brief.claims.map(({ words }) => ({ claim: words, status: 'unsupported', evidence: notLookedFor }))
}

function withWishes(file: GameFile, requirements: Requirement[], by: string): GameFile {
  if (file.path !== 'report.json') return file
  const report = JSON.parse(new TextDecoder().decode(file.bytes)) as { notes: string[] }
  return reportFile({ ...report, requirements, notes: [by, ...report.notes] })
}
