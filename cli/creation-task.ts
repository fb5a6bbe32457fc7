import type { Guess, Offer } from '@makebelieve/contract/offer'
import type { RunEvent } from '@makebelieve/contract/run-events'
import type { MeshOptions, PictureOptions } from '@makebelieve/generation/engines/model/create'
import { Declined, Refused } from '@makebelieve/generation/pipeline/engine'

/** Lines as they come, for whoever waits. */
export type Say = (line: string) => void

type Task = { prompt: string; out: string; seed?: number; edits: string[] }
export type GameTask = Task & {
  kind: 'game'
  mode: 'quick' | 'agent'
  /** As the words say, and 2D where they say nothing. */
  dimension?: '2d' | '3d'
  anyway: boolean
}
export type ModelTask = Task & {
  kind: 'model'
  anyway: boolean
  options: PictureOptions & MeshOptions
  /** A strip of four views beside the preview. */
  shots: boolean
}
export type EnvironmentTask = Task & {
  kind: 'environment'
  /** A file whose colours, light and horizon the place is to have. */
  picture?: string
  /** Real pictures in a browser: the first view and two others, in a strip. */
  shots: boolean
}
export type SimulationTask = Task & {
  kind: 'simulation'
  anyway: boolean
  /** The stage at three moments, in a strip. */
  shots: boolean
}
export type CreateTask = GameTask | ModelTask | EnvironmentTask | SimulationTask

/** `made` says what came of it in a word or two: a genre, a number of triangles. */
export type Created =
  | { proven: true; title: string; made: string; met: number; wishes: number; milliseconds: number }
  | { proven: false; reason: string; offers?: Offer[]; milliseconds: number }

/** What an engine refuses is said; what breaks in it is thrown on. */
export function asRefused(error: unknown, milliseconds: number): Created {
  if (!(error instanceof Refused)) throw error
  const offers = error instanceof Declined ? { offers: error.offers } : {}
  return { proven: false, reason: error.message, ...offers, milliseconds }
}

/** What was only guessed, and what else may have been meant. */
export function tellGuess(guess: Guess | undefined, say: Say): void {
  if (!guess) return
  say(`  ? ${guess.says}`)
  for (const { label, prompt } of guess.offers) say(`    → ${label}: "${prompt}"`)
}

export const markOf = { met: '✓', unmet: '✗', unsupported: '?' } as const

export function tellEvent(event: RunEvent, say: Say): void {
  if (event.type === 'stage' && event.state !== 'started')
    say(`  ${event.name} ${event.state} (${Math.round(event.milliseconds ?? 0)} ms)`)
  if (event.type === 'agent_response' || event.type === 'editor_result') say(`  ${event.text}`)
}
