import type { RunEvent } from '@makebelieve/contract/run-events'
import { dimensionMeant } from '../../brief/view.ts'
import type { Outcome, Platform } from '../../pipeline/engine.ts'
import { generate, realise } from '../../pipeline/pipeline.ts'
import { reasonOf } from '../../pipeline/reason.ts'
import { seedOf } from '../../pipeline/seed.ts'
import { timed } from '../../pipeline/timed.ts'
import type { ToldChange } from '../../told/change.ts'
import type { GameBuild } from './build.ts'
import { dimensionOf } from './change-dimension.ts'
import { type Contested, type ContestRules, contest } from './contest.ts'
import type { PlannedGame } from './design.ts'
import { recast, type ShownAs } from './drawn/recast.ts'
import { accountOfEdit } from './edit/account.ts'
import { editGame } from './edit.ts'
import { engineIn, gameEngine } from './engine.ts'
import { beginCover, filesOf, type GameFile, type Made, type ProvenGame } from './files.ts'
import type { Dimension } from './genres/index.ts'
import { guessOf } from './guesses.ts'
import { briefOfPlan } from './read/brief-of-prompt.ts'
import { accountOfRepair, type Complaint } from './repair-account.ts'
import type { CastModel } from './solid/with-models.ts'
import { type GameVerdict, proveGame } from './verify.ts'

export { cutOut } from './drawn/cut-out.ts'
export type { ShownAs } from './drawn/recast.ts'
export { createToldGame } from './told/create.ts'

export type GameOrder = {
  prompt: string
  mode: 'quick' | 'agent'
  /** Without one, what the words mean; 2D where they say nothing of it. */
  dimension?: Dimension
  /** Without one it comes from the prompt: the same words make the same game. */
  seed?: number
  /** The detail level of the advanced settings, from 20 to 100: how much is tried. Without one, as little as at 30. */
  detail?: number
  /** Models of the user's own that play a part. */
  models?: CastModel[]
  /** What can't be made is made as what comes nearest, instead of being declined. */
  anyway?: boolean
  /** Changes to make one after the other, each proven like a new game. */
  edits?: string[]
  now(): number
  emit(event: RunEvent): void
}

export type CreatedGame =
  | { proven: true; outcome: ProvenGame; files: GameFile[]; changes: string[] }
  | { proven: false; reason: string }

/**
 * A prompt becomes a proven game with its files, or a plain reason why not. Throws `Refused` for what is no prompt,
 * `Declined` for what could only be made as something else.
 */
export async function createGame(order: GameOrder): Promise<CreatedGame> {
  const { prompt, mode, detail, now, emit } = order
  const dimension = order.dimension ?? dimensionMeant(prompt) ?? '2d'
  const { took, platform } = timed({ seed: order.seed ?? seedOf(prompt), now, emit })
  let { outcome, effort } = await make(prompt, platform, {
    ...rulesFor(mode, detail),
    dimension,
    models: order.models ?? [],
    anyway: order.anyway ?? false,
  })
  if (outcome.proven && !order.edits?.length) outcome = withGuess(outcome)
  const changes: string[] = []
  const history: PlannedGame[] = []
  for (const text of order.edits ?? []) {
    if (!outcome.proven) break
    const edited = await editProven(outcome.plan, text, history, platform)
    history.push(outcome.plan)
    changes.push(...edited.changes)
    outcome = edited.outcome
  }
  return finish(outcome, changes, { took, effort: { ...(detail !== undefined && { detail }), ...effort } })
}

/** Of what was only guessed it is said so, once it is known what was made of it. */
function withGuess(outcome: ProvenGame): ProvenGame {
  const { plan } = outcome
  const brief = briefOfPlan(plan)
  const guess = 'refused' in brief ? undefined : guessOf(plan, brief, dimensionOf(plan))
  return guess ? { ...outcome, plan: { ...plan, guess } } : outcome
}

/** Whoever changes a game has taken it for what it is. */
function settled({ guess: _, ...plan }: PlannedGame): PlannedGame {
  return plan
}

/** What the mode and the detail level buy. An agent never does less than it is paid for. */
function rulesFor(
  mode: 'quick' | 'agent',
  detail = 30,
): Omit<ContestRules, 'dimension' | 'models' | 'anyway'> {
  if (mode === 'agent') return { designs: 3, moreLevels: detail > 70 ? 2 : 1, aloud: true }
  return { designs: detail > 70 ? 3 : detail > 40 ? 2 : 1, moreLevels: 0, aloud: false }
}

async function make(prompt: string, platform: Platform, rules: ContestRules): Promise<Contested> {
  if (rules.designs > 1) return contest(prompt, platform, rules)
  const effort = { designs: ['The plain reading'], moreLevels: 0 }
  return { outcome: await generate(withCover(engineIn(rules.dimension, rules)), prompt, platform), effort }
}

/** Where one design is made, it is the one that is shown: its cover need not wait until the proof is over. */
function withCover(engine: ReturnType<typeof engineIn>): ReturnType<typeof engineIn> {
  return {
    ...engine,
    verify: (build, plan) =>
      proveGame(build, plan, ({ won }) => {
        if (won) beginCover(plan, build, won)
      }),
  }
}

/** An edit of a game that exists: `history` holds its earlier plans, the oldest first, for undoing; `told` is what a provider read in it. */
export async function editCreated(
  plan: PlannedGame,
  text: string,
  history: readonly PlannedGame[],
  platform: Platform,
  told?: ToldChange,
): Promise<CreatedGame> {
  const { took, platform: watched } = timed(platform)
  const { outcome, changes } = await editProven(plan, text, history, watched, told)
  return finish(outcome, changes, { took })
}

/**
 * What an edit changed is looked for in the game like any wish. What cannot be seen there is not said to be done: it is taken back, and the rest is
 * proven once more.
 */
async function editProven(
  plan: PlannedGame,
  text: string,
  history: readonly PlannedGame[],
  platform: Platform,
  told?: ToldChange,
): Promise<{ outcome: Outcome<PlannedGame, GameBuild, GameVerdict>; changes: string[] }> {
  const unseen: string[] = []
  for (;;) {
    const edit = editGame(settled(plan), text, history, unseen, told)
    const outcome = await realise(withCover(gameEngine), edit.plan, platform)
    const { changes, taken } = accountOfEdit(edit, outcome)
    if (taken.length === 0) return { outcome, changes }
    unseen.push(...taken)
  }
}

/** Somebody of a game that exists, shown as its user drew it or as a model of theirs: proven like any other edit. */
export async function recastCreated(
  plan: PlannedGame,
  member: string,
  shown: ShownAs,
  platform: Platform,
): Promise<CreatedGame> {
  const { plan: changed, changes } = recast(plan, member, shown)
  return buildPlannedGame(settled(changed), platform, changes)
}

/** A game in which its user saw an error: proven and built anew, and tuned where the proof fails. */
export async function repairCreated(
  plan: PlannedGame,
  complaint: Complaint,
  platform: Platform,
): Promise<CreatedGame> {
  const made = await buildPlannedGame(plan, platform)
  return made.proven ? { ...made, changes: accountOfRepair(made.outcome, complaint) } : made
}

/** A game whose plan is there already: built and proven anew. */
export async function buildPlannedGame(
  plan: PlannedGame,
  platform: Platform,
  changes: string[] = [],
): Promise<CreatedGame> {
  const { took, platform: watched } = timed(platform)
  return finish(await realise(withCover(gameEngine), plan, watched), changes, { took })
}

async function finish(
  outcome: Outcome<PlannedGame, GameBuild, GameVerdict>,
  changes: string[],
  made: Made,
): Promise<CreatedGame> {
  if (!outcome.proven) return { proven: false, reason: reasonOf('The game', outcome.verdict) }
  return { proven: true, outcome, files: await filesOf(outcome, made), changes }
}
