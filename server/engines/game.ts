import type { RunEvent } from '@makebelieve/contract/run-events'
import { describe } from '@makebelieve/generation/engines/game/answer'
import {
  type CreatedGame,
  createGame,
  createToldGame,
  editCreated,
  recastCreated,
  repairCreated,
  type ShownAs,
} from '@makebelieve/generation/engines/game/create'
import type { PlannedGame } from '@makebelieve/generation/engines/game/design'
import { exportsOf } from '@makebelieve/generation/engines/game/files'
import { drawing, plannedGame } from '@makebelieve/generation/engines/game/plan-schema'
import type { CastModel } from '@makebelieve/generation/engines/game/solid/with-models'
import { gameDesign } from '@makebelieve/generation/engines/game/told/design-schema'
import { changeForms } from '@makebelieve/generation/reading/form'
import { z } from 'zod'
import { type Generate, GenerationFailure, type Warm } from '../runs/generator.ts'
import { makeFreeGame } from './free-game.ts'
import { freePlan } from './free-plan.ts'
import type { GameDetails } from './game-details.ts'
import { asFailure } from './refusals.ts'

/** A game as a language provider told it: a design, what the words of a change say, or code of its own. */
const toldDesign = z.object({ design: gameDesign, by: z.string(), takesBack: z.array(z.string()) })
type ToldDesign = z.output<typeof toldDesign>
const toldChange = z.object({ change: changeForms.game, by: z.string() })
const toldGame = z.union([
  toldDesign,
  toldChange,
  z.object({ code: z.string(), title: z.string(), by: z.string() }),
])

/** A drawing that was cut out, one of `ownModels`, or what everybody would see. */
const shown = z.union([
  z.object({ by: z.literal('drawing'), drawn: drawing }),
  z.object({ by: z.literal('model'), modelId: z.string() }),
  z.object({ by: z.literal('usual') }),
])

/**
 * What a run of a game tells its engine. With a plan it is an edit or a repair; `history` are the plans before it, oldest
 * first.
 */
const gameTask = z.object({
  prompt: z.string(),
  dimension: z.enum(['2d', '3d']).default('2d'),
  seed: z.int().optional(),
  detail: z.number().optional(),
  anyway: z.boolean().default(false),
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
  plan: z.union([plannedGame, freePlan]).optional(),
  /** Those that a design can be taken back to. */
  history: z.array(z.unknown()).default([]),
  /** The version whose code was edited by hand: an edit of its plan replaces that. */
  handEdited: z.number().optional(),
  /** What was seen to go wrong: then the plan is not changed but mended. */
  complaint: z.object({ error: z.string(), version: z.number(), editedByHand: z.boolean() }).optional(),
  /** Who is shown as what from now on. */
  recast: z.object({ member: z.string(), shown }).optional(),
  told: toldGame.optional(),
  /** Said before all else. */
  remark: z.string().optional(),
})
type Task = z.output<typeof gameTask>

type Proven = Extract<CreatedGame, { proven: true }>

/** Games, as runs want them made: from the prompt in a run, from the plan that it is to change, or as a provider told it. */
export const generate: Generate = async ({ kind, input }, emit) => {
  const task = gameTask.parse(input)
  if (task.told && 'code' in task.told) return makeFreeGame({ prompt: task.prompt, ...task.told }, emit)
  const { files, outcome, changes: made } = await make(kind, task, emit)
  const { plan, build, verdict } = outcome
  const changes = [
    ...(task.remark ? [task.remark] : []),
    ...made,
    ...(task.handEdited === undefined ? [] : [replaced(task.handEdited)]),
  ]
  const told = describe(plan, verdict)
  // Where a game was there before, what was done to it comes first.
  const answer = { ...told, introduction: [...changes, told.introduction].join(' ') }
  if (changes.length > 0) emit({ type: 'agent_response', text: `${changes.join('\n')}\n` })
  emit({ type: 'editor_result', text: told.introduction })
  const details: GameDetails = { plan, answer, changes }
  const exported = await exportsOf(plan, build.code, build.credits)
  return {
    kind: 'game',
    name: plan.game.title,
    files: [...files, ...exported.filter(({ path }) => !files.some((file) => file.path === path))],
    details,
  }
}

const replaced = (version: number) =>
  `This edit replaced the code you changed by hand, because edits rebuild from the design. Your code is still there in version ${version}.`

async function make(kind: string, task: Task, emit: (event: RunEvent) => void): Promise<Proven> {
  const { prompt, dimension, ownModels: models, seed, detail, anyway, plan, complaint, told } = task
  if (plan && 'free' in plan)
    throw new GenerationFailure("A language model wrote this game's code, so changing it takes one too.")
  const now = () => performance.now()
  const create = () =>
    createGame({
      prompt,
      dimension,
      models,
      seed,
      detail,
      anyway,
      mode: kind === 'agent' ? 'agent' : 'quick',
      now,
      emit,
    })
  const change = (plan: PlannedGame) => {
    const platform = { seed: seed ?? plan.game.seed, now, emit }
    const { recast } = task
    if (recast) return recastCreated(plan, recast.member, shownAs(recast.shown, models), platform)
    const history = task.history.flatMap((old) => plannedGame.safeParse(old).data ?? [])
    const read = told && 'change' in told ? told : undefined
    return complaint
      ? repairCreated(plan, complaint, platform)
      : editCreated(plan, prompt, history, platform, read)
  }
  const tell = ({ design, by, takesBack }: ToldDesign) =>
    createToldGame({
      prompt: plan?.prompt ?? prompt,
      design,
      by,
      dimension: plan ? (plan.solid ? '3d' : '2d') : dimension,
      ...(plan ? { seed: plan.game.seed, before: { plan, takesBack, change: prompt } } : { seed }),
      models,
      now,
      emit,
    })
  const making = told && 'design' in told ? tell(told) : plan ? change(plan) : create()
  const made = await making.catch(asFailure)
  if (!made.proven) throw new GenerationFailure(made.reason)
  return made
}

function shownAs(wanted: z.output<typeof shown>, models: readonly CastModel[]): ShownAs {
  if (wanted.by !== 'model') return wanted
  const own = models.find(({ modelId }) => modelId === wanted.modelId)
  if (!own) throw new GenerationFailure('The model you chose is no longer yours to use.')
  const { modelId, name, pieces } = own
  return { by: 'model', model: { modelId, name, pieces } }
}

/**
 * A whole game, of which nothing is kept: the reader and the catalogue are loaded by it, the process that shipped files are
 * tried in is started, and the code that bots play with has been run in. That is half of what a first wish would wait for.
 */
export const warm: Warm = async () => {
  const prompt = 'A cat collects 3 fish while dogs chase it'
  await createGame({ prompt, mode: 'quick', now: () => performance.now(), emit: () => {} }).catch(() => {})
}
