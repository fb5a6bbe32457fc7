import type { RunEvent } from '@makebelieve/contract/run-events'
import { understand } from '@makebelieve/generation/brief/understand'
import { type CreatedGame, createGame, editCreated } from '@makebelieve/generation/create-game'
import { Refused } from '@makebelieve/generation/engine'
import { describe } from '@makebelieve/generation/engines/game-2d/answer'
import { type GameFile, offlinePage, zipGame } from '@makebelieve/generation/engines/game-2d/files'
import { game2dPlan } from '@makebelieve/generation/engines/game-2d/plan-schema'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Warm } from '../runs/generator.ts'
import type { GameDetails } from './game-details.ts'

/** What a run of a game tells its engine. With a plan it is an edit; `history` are the plans before it, oldest first. */
const gameTask = z.object({
  prompt: z.string(),
  seed: z.int().optional(),
  plan: game2dPlan.optional(),
  history: z.array(game2dPlan).default([]),
})

type Proven = Extract<CreatedGame, { proven: true }>

/** Games, as runs want them made: from the prompt in a run, or from the plan that it is to change. */
export const generate: Generate = async ({ kind, input }, emit) => {
  const { files, outcome, changes } = await make(kind, gameTask.parse(input), emit)
  const { plan, verdict } = outcome
  const answer = describe(plan, verdict)
  if (changes.length > 0) emit({ type: 'agent_response', text: `${changes.join('\n')}\n` })
  emit({ type: 'editor_result', text: answer.introduction })
  const details: GameDetails = { plan, answer, changes }
  return {
    kind: 'game',
    name: plan.game.title,
    files: [...files, ...exportsOf(outcome)],
    details,
  }
}

/** What the export menu gives, made here and not on the thread that answers requests. */
function exportsOf({ plan, build }: Proven['outcome']): GameFile[] {
  const { title } = plan.game
  const zip = zipGame(title, build.code, build.credits)
  const page = new TextEncoder().encode(offlinePage(title, build.code))
  return [
    { path: 'game.zip', type: 'application/zip', bytes: zip },
    { path: 'offline.html', type: 'text/html', bytes: page },
  ]
}

async function make(
  kind: string,
  { prompt, seed, plan, history }: z.output<typeof gameTask>,
  emit: (event: RunEvent) => void,
): Promise<Proven> {
  const now = () => performance.now()
  try {
    const made = plan
      ? await editCreated(plan, prompt, history, { seed: seed ?? plan.game.seed, now, emit })
      : await createGame({ prompt, seed, mode: kind === 'agent' ? 'agent' : 'quick', now, emit })
    if (!made.proven) throw new GenerationFailure(made.reason)
    return made
  } catch (error) {
    throw error instanceof Refused ? new GenerationFailure(error.message) : error
  }
}

/** The language model and the catalogue of nouns take a second to load. */
export const warm: Warm = () => {
  understand('A cat collects fish while dogs chase it')
}
