import type { RunEvent } from '@makebelieve/contract/run-events'
import { contest } from './contest.ts'
import type { Outcome, Platform } from './engine.ts'
import type { Game2dBuild } from './engines/game-2d/build.ts'
import type { Game2dPlan } from './engines/game-2d/design.ts'
import { editGame } from './engines/game-2d/edit.ts'
import { game2d } from './engines/game-2d/engine.ts'
import { filesOf, type GameFile, type ProvenGame } from './engines/game-2d/files.ts'
import type { Game2dVerdict } from './engines/game-2d/verify.ts'
import { generate, realise } from './pipeline.ts'

export type GameOrder = {
  prompt: string
  mode: 'quick' | 'agent'
  /** Without one it comes from the prompt: the same words make the same game. */
  seed?: number
  /** Changes to make one after the other, each proven like a new game. */
  edits?: string[]
  now(): number
  emit(event: RunEvent): void
}

export type CreatedGame =
  | { proven: true; outcome: ProvenGame; files: GameFile[]; changes: string[] }
  | { proven: false; reason: string }

/** A prompt becomes a proven game with its files, or a plain reason why not. Throws `Refused` for what is no prompt. */
export async function createGame(order: GameOrder): Promise<CreatedGame> {
  const took: Record<string, number> = {}
  const platform: Platform = {
    seed: order.seed ?? seedOf(order.prompt),
    now: order.now,
    emit(event) {
      if (event.type === 'stage' && event.milliseconds !== undefined)
        took[event.name] = (took[event.name] ?? 0) + event.milliseconds
      order.emit(event)
    },
  }
  let outcome =
    order.mode === 'agent'
      ? await contest(order.prompt, platform)
      : await generate(game2d, order.prompt, platform)
  const changes: string[] = []
  const history: Game2dPlan[] = []
  for (const text of order.edits ?? []) {
    if (!outcome.proven) break
    const edit = editGame(outcome.plan, text, history)
    history.push(outcome.plan)
    changes.push(...edit.changes)
    outcome = await realise(game2d, edit.plan, platform)
  }
  return finish(outcome, changes, took)
}

/** An edit of a game that exists: `history` holds its earlier plans, the oldest first, for undoing. */
export async function editCreated(
  plan: Game2dPlan,
  text: string,
  history: readonly Game2dPlan[],
  platform: Platform,
): Promise<CreatedGame> {
  const { plan: changed, changes } = editGame(plan, text, history)
  return finish(await realise(game2d, changed, platform), changes, {})
}

async function finish(
  outcome: Outcome<Game2dPlan, Game2dBuild, Game2dVerdict>,
  changes: string[],
  took: Record<string, number>,
): Promise<CreatedGame> {
  if (!outcome.proven) return { proven: false, reason: reasonOf(outcome.verdict) }
  return { proven: true, outcome, files: await filesOf(outcome, took), changes }
}

function reasonOf({ checks }: Game2dVerdict): string {
  const failed = checks.filter(({ passed }) => !passed).map(({ name, evidence }) => `${name}: ${evidence}`)
  return `The game did not pass its proof, so it is not shown. ${failed.join(' ')}`
}

/** A number for a text, the same every time (FNV-1a). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 1_000_000
}
