import type { RunEvent } from '@makebelieve/contract/run-events'
import { Refused } from '../../../pipeline/engine.ts'
import { realise, stages } from '../../../pipeline/pipeline.ts'
import { reasonOf } from '../../../pipeline/reason.ts'
import { seedOf } from '../../../pipeline/seed.ts'
import { type Before, changedAs, lossIn } from '../../../told/change.ts'
import { designAs } from '../../../told/design.ts'
import { buildGame } from '../build.ts'
import type { CreatedGame } from '../create.ts'
import type { PlannedGame } from '../design.ts'
import { withDrawingsOf } from '../drawn/with-drawings.ts'
import { workOnCode } from '../edited/work-on-code.ts'
import { gameEngine } from '../engine.ts'
import { filesOf, momentFile } from '../files.ts'
import { type Dimension, genresIn, ownRules } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { type CastModel, withModels } from '../solid/with-models.ts'
import { onlyAsAsked } from '../stand-ins.ts'
import { upToDate } from '../up-to-date.ts'
import { verifyGame } from '../verify.ts'
import { briefOfDesign } from './brief-of-design.ts'
import { type GameDesign, gameDesign } from './design-schema.ts'
import { codeWithHooks } from './hooks.ts'

export type ToldGame = {
  prompt: string
  design: GameDesign
  /** Who told it, for the notes: 'Designed by gpt-x (OpenAI).' */
  by: string
  dimension: Dimension
  seed?: number
  /** The game that is changed. */
  before?: Before<PlannedGame>
  models?: CastModel[]
  now(): number
  emit(event: RunEvent): void
}

/** A game that a language provider designed: planned, built and proven like any other. */
export async function createToldGame(order: ToldGame): Promise<CreatedGame> {
  const { prompt, design, by, dimension, models = [], now, emit } = order
  const platform = { seed: order.seed ?? seedOf(prompt), now, emit }
  const stage = stages(platform)
  const genres = genresIn(dimension)
  const known = [...genres.keys(), ...(dimension === '2d' ? [ownRules] : [])]
  if (design.genre !== null && !known.includes(design.genre))
    throw new Refused(`There is no genre “${design.genre}”. Choose one of: ${known.join(', ')}.`)
  const { before } = order
  const brief = await stage('understand', () =>
    briefOfDesign(prompt, designAs(gameDesign, design), { isWhole: before !== undefined }),
  )
  const planned = await stage('plan', () => {
    const plan = planGame(brief, platform.seed, { ...(design.genre && { genre: design.genre }), dimension })
    return withModels(design.genre ? plan : onlyAsAsked(plan, brief), models)
  })
  const redrawn = before ? withDrawingsOf(before.plan, planned) : planned
  const plan = { ...redrawn, notes: [by, ...redrawn.notes] }
  const outcome = await realise(gameEngine, plan, platform)
  if (!outcome.proven) return { proven: false, reason: reasonOf('The game', outcome.verdict) }
  const today = before && upToDate(before.plan)
  const earlier = today && verifyGame(await buildGame(today), today)
  const loss = before && lossIn(earlier?.requirements ?? [], outcome.verdict.requirements, before.takesBack)
  if (loss) return { proven: false, reason: loss }
  const changes = before ? [changedAs(before)] : []
  const files = [...(await filesOf(outcome, { took: {} })), await momentFile(outcome)]
  if (!design.hooks?.trim()) return { proven: true, outcome, files, changes }

  // Code that nobody of us wrote runs only in a process of its own, inside an isolate.
  const code = codeWithHooks(outcome.build.code, design.hooks)
  const hooked = await stage('verify', () => workOnCode({ code, plan: outcome.plan, prove: true }))
  if (!hooked.accepted) return { proven: false, reason: reasonOf('The game with its hooks', hooked) }
  const kept = files.filter(({ path }) => !hooked.files.some((file) => file.path === path))
  const build = { ...outcome.build, code }
  return { proven: true, outcome: { ...outcome, build }, files: [...kept, ...hooked.files], changes }
}
