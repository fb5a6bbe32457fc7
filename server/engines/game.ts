import type { RunEvent } from '@makebelieve/contract/run-events'
import { understand } from '@makebelieve/generation/brief/understand'
import { type CreatedGame, createGame, editCreated, repairCreated } from '@makebelieve/generation/create-game'
import { describe } from '@makebelieve/generation/engines/game/answer'
import type { PlannedGame } from '@makebelieve/generation/engines/game/design'
import { exportsOf } from '@makebelieve/generation/engines/game/files'
import { plannedGame } from '@makebelieve/generation/engines/game/plan-schema'
import type { CastModel } from '@makebelieve/generation/engines/game/solid/with-models'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Warm } from '../runs/generator.ts'
import type { GameDetails } from './game-details.ts'
import { asFailure } from './refusals.ts'

/**
 * What a run of a game tells its engine. With a plan it is an edit or a repair; `history` are the plans before it, oldest
 * first.
 */
const gameTask = z.object({
  prompt: z.string(),
  dimension: z.enum(['2d', '3d']).default('2d'),
  seed: z.int().optional(),
  detail: z.number().optional(),
  /** Models of the user's own that play a part. */
  ownModels: z
    .array(
      z.object({
        modelId: z.string(),
        name: z.string(),
        as: z.enum(['player', 'object']),
        pieces: z.array(z.custom<CastModel['pieces'][number]>()),
      }),
    )
    .default([]),
  plan: plannedGame.optional(),
  history: z.array(plannedGame).default([]),
  /** The version whose code was edited by hand: an edit of its plan replaces that. */
  handEdited: z.number().optional(),
  /** What was seen to go wrong: then the plan is not changed but mended. */
  complaint: z.object({ error: z.string(), version: z.number(), editedByHand: z.boolean() }).optional(),
})

type Proven = Extract<CreatedGame, { proven: true }>

/** Games, as runs want them made: from the prompt in a run, or from the plan that it is to change. */
export const generate: Generate = async ({ kind, input }, emit) => {
  const task = gameTask.parse(input)
  const { files, outcome, changes: made } = await make(kind, task, emit)
  const { plan, build, verdict } = outcome
  const changes = task.handEdited === undefined ? made : [...made, replaced(task.handEdited)]
  const told = describe(plan, verdict)
  // Where a game was there before, what was done to it comes first.
  const answer = { ...told, introduction: [...changes, told.introduction].join(' ') }
  if (changes.length > 0) emit({ type: 'agent_response', text: `${changes.join('\n')}\n` })
  emit({ type: 'editor_result', text: told.introduction })
  const details: GameDetails = { plan, answer, changes }
  return {
    kind: 'game',
    name: plan.game.title,
    files: [...files, ...(await exportsOf(plan, build.code, build.credits))],
    details,
  }
}

const replaced = (version: number) =>
  `The code you edited by hand was replaced: an edit makes it anew from the design. Yours is still there in version ${version}.`

async function make(
  kind: string,
  { prompt, dimension, ownModels: models, seed, detail, plan, history, complaint }: z.output<typeof gameTask>,
  emit: (event: RunEvent) => void,
): Promise<Proven> {
  const now = () => performance.now()
  const create = () =>
    createGame({
      prompt,
      dimension,
      models,
      seed,
      detail,
      mode: kind === 'agent' ? 'agent' : 'quick',
      now,
      emit,
    })
  const change = (plan: PlannedGame) => {
    const platform = { seed: seed ?? plan.game.seed, now, emit }
    return complaint ? repairCreated(plan, complaint, platform) : editCreated(plan, prompt, history, platform)
  }
  const made = await (plan ? change(plan) : create()).catch(asFailure)
  if (!made.proven) throw new GenerationFailure(made.reason)
  return made
}

/** The language model and the catalogue of nouns take a second to load. */
export const warm: Warm = () => {
  understand('A cat collects fish while dogs chase it')
}
