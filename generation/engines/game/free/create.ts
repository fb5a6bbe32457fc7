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

/** A game that a language provider wrote whole, proven in a browser. Of what was asked for, that is met which was seen in play. */
export async function createFreeGame(order: FreeOrder): Promise<CreatedFreeGame> {
  const { prompt, title, code, by, chromiumPath, now, emit } = order
  const stage = stages({ now, emit })
  const proof = await stage('verify', () =>
    proveFreeGame({ code, prompt, ...(chromiumPath && { chromiumPath }) }),
  )
  const { picture, seen = [], ...verdict } = proof
  if (!isProven(verdict) || !picture) return { proven: false, reason: reasonOf('The game', verdict) }
  const files = await filesOfFreeGame({ title, code, picture, verdict })
  const introduction = `${title}: our bots have already won and lost it in a browser. ${by}`
  return {
    proven: true,
    files: files.map((file) => withWishes(file, wishesIn(prompt, seen), by)),
    introduction,
  }
}

const notLookedFor = 'Its code is free, and its author has not said where to look for this.'

/** What was looked for, and after it whatever else the sentence asks for. */
function wishesIn(prompt: string, seen: readonly Requirement[]): Requirement[] {
  const brief = briefOfPrompt(prompt)
  if ('refused' in brief) return [...seen]
  const told = seen.flatMap(({ claim }) => wordsOf(claim))
  const rest = brief.claims.filter(({ words }) => !wordsOf(words).every((word) => told.includes(word)))
  return [
    ...seen,
    ...rest.map(
      ({ words }): Requirement => ({ claim: words, status: 'unsupported', evidence: notLookedFor }),
    ),
  ]
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

function withWishes(file: GameFile, requirements: Requirement[], by: string): GameFile {
  if (file.path !== 'report.json') return file
  const report = JSON.parse(new TextDecoder().decode(file.bytes)) as { notes: string[] }
  return reportFile({ ...report, requirements, notes: [by, ...report.notes] })
}
